/**
 * @module Drawing a picture again with changes: the same cat, for nothing, as often as a person looks for
 * the right hat in an hour.
 */
import { identityNames } from "./identity_names.ts";
import type { Locked } from "../../lib/locked_parts.ts";
import type { RedrawnCharacter } from "../../lib/redrawn.ts";
import type { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import { Failure } from "../failures/failure.ts";
import { noPicture } from "../images/picture_failures.ts";
import type { ImageStore } from "../images/image_store.ts";
import { isPictureKey } from "../images/picture_key.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { findByImage } from "../store/generations/generation_lookups.ts";
import { findCharacter } from "../store/characters/characters.ts";
import { type GenerationRow, recentOwner, userIdOf } from "../store/generations/generation_row.ts";
import { pictureChoices } from "../store/generations/picture_choices.ts";
import type { Generation } from "./generation.ts";
import type { GenerationRequest } from "./generation_request.ts";
import type { GeneratorRecipe, ImageGenerator } from "./image_generator.ts";
import { requirePermittedChoices } from "./permitted_choices.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Drawing a picture again with a change. */
export interface Redrawing {
  /**
   * Throws a `Failure`: `notFound` unless it is a picture of this owner, `conflict` when it cannot be redrawn
   * or the words ask for another cat, `invalid` when nothing would change or for offensive words, `forbidden`
   * for a premium style without membership, `rateLimited` beyond the limit.
   */
  redraw(
    who: Omit<GenerationRequest, "choices" | "photo" | "revision">,
    changes: RedrawRequest,
  ): Promise<RedrawnCharacter>;
  /**
   * The locked parts of a picture, for a request for a new one. Throws `notFound` unless it is a picture of
   * this owner, `conflict` when its parts cannot be locked.
   */
  lock(who: Pick<GenerationRequest, "owner" | "browser">, locked: Locked): Promise<GeneratorRecipe>;
}

/** What redrawing needs. */
export interface RedrawingDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The picture storage. */
  images: ImageStore;
  /** Changes recipes. */
  generator: Pick<ImageGenerator, "revise" | "lock">;
  /** Draws the changed recipe. */
  generation: Pick<Generation, "generate">;
  /** The clock. */
  now?: () => Date;
}

/** Redrawing with these parts. */
export function createRedrawing(
  { kv, images, generator, generation, now = () => new Date() }: RedrawingDeps,
): Redrawing {
  async function find(who: Pick<GenerationRequest, "owner" | "browser">, imageUrl: string) {
    const row = isPictureKey(imageUrl) ? await findByImage(kv, imageUrl) : null;
    if (!row || !await mayRedraw(kv, row, who)) throw noPicture();
    const png = await images.get(imageUrl);
    if (!png) throw noPicture();
    return { row, png };
  }

  return {
    async lock(who, { imageUrl, parts }) {
      const { row, png } = await find(who, imageUrl);
      const locked = row.keepPhoto ? undefined : generator.lock?.(png, parts);
      if (locked === undefined) {
        throw new Failure(
          "conflict",
          t("Only pictures of the built-in illustrator have parts to lock."),
        );
      }
      return locked;
    },

    async redraw(who, { imageUrl, ...changes }) {
      requirePermittedChoices({ ...changes, prompt: changes.words }, who);
      const { row, png } = await find(who, imageUrl);
      const revision = row.keepPhoto ? undefined : generator.revise?.(png, row, changes);
      if (!revision) {
        throw new Failure(
          "conflict",
          t("Only pictures of the built-in illustrator can be changed."),
        );
      }
      if ("otherCat" in revision) throw anotherCat(revision.otherCat, userIdOf(who.owner));
      if (revision.changed.length === 0) {
        throw new Failure("invalid", t("There is nothing to change in this picture."));
      }
      await enforceLimit({ kv, now }, RATE_LIMITS.redraws, who.owner);
      const character = await generation.generate({
        ...who,
        choices: choicesOf(row, changes),
        ...(row.birth && { birth: row.birth }),
        revision: revision.recipe,
      });
      return { ...character, cost: 0, changed: revision.changed };
    },
  };
}

/**
 * A user's own pictures, those of the user's characters, and a guest's that is not saved: who knows its key
 * drew it before signing up. A guest's own are those of the browser.
 */
async function mayRedraw(
  kv: Deno.Kv,
  row: GenerationRow,
  who: Pick<GenerationRequest, "owner" | "browser">,
): Promise<boolean> {
  if (recentOwner(row) === recentOwner(who)) return true;
  const userId = userIdOf(who.owner);
  if (userId === null) return false;
  if (row.characterId === undefined) return userIdOf(row.owner) === null;
  return (await findCharacter(kv, row.characterId))?.userId === userId;
}

/** What was chosen for the picture, with the changes. */
function choicesOf(
  row: GenerationRow,
  changes: Omit<RedrawRequest, "imageUrl">,
): GenerationRequest["choices"] {
  const { words: _, ...chosen } = changes;
  return { ...pictureChoices(row), ...chosen };
}

/** Guests have no generations to pay with. */
function anotherCat(otherParts: string[], userId: number | null): Failure {
  const parts = identityNames(otherParts);
  return new Failure(
    "conflict",
    userId === null
      ? t("The words ask for another cat ({parts}). A new cat is free.", { parts })
      : t("The words ask for another cat ({parts}). A new cat takes a generation.", { parts }),
  );
}
