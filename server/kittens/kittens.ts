/** @module Kittens of two saved cats: what they may look like, and litters, paid for once. */
import { isPremiumStyle, type Style } from "../../lib/choices.ts";
import { LITTER_COST } from "../../lib/credits.ts";
import type {
  KittenPicture,
  LitterAnswer,
  PairingPage,
  ParentCat,
} from "../../lib/kittens/kittens.ts";
import type { KittensRequest } from "../../lib/schemas/kittens_request.ts";
import type { RecipeDeps } from "../characters/drawn_recipe.ts";
import { publicCharacter } from "../characters/public_character.ts";
import { Failure } from "../failures/failure.ts";
import type { Generation } from "../generation/generation.ts";
import { type GenerationRequest, randomSeed } from "../generation/generation_request.ts";
import { sha256 } from "../hashing/sha256.ts";
import { type Kitten, litterOf, type Pairing, pairingOf } from "../illustrator/mod.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { userOwner } from "../store/generations/generation_row.ts";
import { type Couple, coupleOf } from "./parents.ts";
import { t } from "../../lib/i18n/translate.ts";
import { kittenText, shownPairing } from "./genetics_text.ts";

/** Who has kittens drawn. */
export interface Breeder {
  /** The signed-in user. */
  userId: number;
  /** Whether kittens may be drawn in premium styles, and are drawn first. */
  isPremium: boolean;
  /** The client's own key: with the same key and request there is one litter, paid once. */
  idempotencyKey?: string;
}

/** Litters of saved cats. */
export interface Kittens {
  /**
   * What kittens of these two may look like; free. Throws `invalid` for one cat or two of a sex, `notFound` for what
   * the user does not see, `forbidden` where an owner has not allowed it, `conflict` where one of them can have none.
   */
  pair(userId: number, couple: Pick<KittensRequest, "motherId" | "fatherId">): Promise<PairingPage>;
  /** A litter; throws as `pair` and `Generation.generate` do. `id` names it for its owner. */
  breed(who: Breeder, request: KittensRequest): Promise<LitterAnswer & { id: string }>;
  /** The kittens of a litter of this user that are kept; null when there is none. */
  litter(userId: number, id: string): Promise<KittenPicture[] | null>;
}

/** What kittens are made with. */
export interface KittenDeps extends RecipeDeps {
  /** Draws them. */
  generation: Pick<Generation, "generateLitter" | "litter">;
}

/** Kittens of the cats in this database. */
export function createKittens({ generation, ...deps }: KittenDeps): Kittens {
  return {
    async pair(userId, request) {
      const couple = await coupleOf(deps, userId, request);
      const { mother, father } = couple;
      return {
        ...shownPairing(pairingOrSterile(couple)),
        mother: parentCat(mother),
        father: parentCat(father),
      };
    },

    async breed({ userId, isPremium, idempotencyKey }, request) {
      const couple = await coupleOf(deps, userId, request);
      const { odds, squares } = shownPairing(pairingOrSterile(couple));
      const { motherId, fatherId, seed } = request;
      const owner = userOwner(userId);
      const { id, kittens, births, remainingGenerations } = await generation.generateLitter({
        owner,
        isPremium,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        fingerprint: await fingerprintOf(request),
        requests() {
          const style = styleOf(couple, isPremium);
          const litter = litterOf(couple.recipes, { seed: seed ?? randomSeed(), style })!;
          return litter.map((kitten, i): GenerationRequest => ({
            ...requestOf(couple, kitten),
            owner,
            isPremium,
            ...(i === 0 && idempotencyKey !== undefined && { idempotencyKey }),
            birth: { parents: [motherId, fatherId], sex: kitten.sex },
            cost: i === 0 ? LITTER_COST : 0,
          }));
        },
      });
      const litter = kittens.map(({ savedAs: _, expiresAt: _until, ...kitten }, i) => ({
        ...kitten,
        ...births[i]!,
      }));
      return { id, litter, odds, squares, remainingGenerations };
    },

    async litter(userId, id) {
      const found = await generation.litter(userOwner(userId), id);
      if (!found) return null;
      return found.kittens.map((kitten, i) => ({ ...kitten, sex: found.births[i]!.sex }));
    },
  };
}

/** What the page shows of a cat. */
export function parentCat(row: CharacterRow): ParentCat {
  const { id, slug, name, imageUrl, alt, sex } = publicCharacter(row);
  return { id, ...(slug && { slug }), name, imageUrl, alt, sex };
}

function pairingOrSterile({ father, recipes }: Couple): Pairing {
  const pairing = pairingOf(recipes);
  if (pairing) return pairing;
  throw new Failure(
    "conflict",
    t("{name} can have no kittens: a male of two colours, orange among them, is sterile.", {
      name: father.name,
    }),
  );
}

/** As the mother is drawn, where this person may have that style. */
function styleOf({ mother, father }: Couple, isPremium: boolean): Style {
  const styles = [mother.style, father.style, "cartoon"] as const;
  return styles.find((style) => isPremium || !isPremiumStyle(style))!;
}

function requestOf(
  { mother, father }: Couple,
  { spec, alt, look }: Kitten,
): Pick<GenerationRequest, "choices" | "revision"> {
  return {
    choices: {
      prompt: kittenText(look, { mother: mother.name, father: father.name }),
      style: spec.style,
      seed: spec.seed,
      traits: [],
      accessories: [],
      colorScheme: spec.scheme,
    },
    revision: {
      spec,
      alt,
      understanding: {
        understood: [
          { text: mother.name, meaning: t("its mother") },
          { text: father.name, meaning: t("its father") },
        ],
        guessed: [],
        ignored: [],
      },
    },
  };
}

async function fingerprintOf({ motherId, fatherId, seed }: KittensRequest): Promise<string> {
  const text = JSON.stringify({ litter: [motherId, fatherId, seed] });
  return await sha256(new TextEncoder().encode(text));
}
