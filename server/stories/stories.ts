/**
 * @module Stories of saved cats: four panels of the same cat, paid for once, and the page they make.
 */
import { identityNames } from "../generation/identity_names.ts";
import { isPremiumStyle } from "../../lib/choices.ts";
import { PICTURE_COST } from "../../lib/credits.ts";
import type { StoryRequest } from "../../lib/schemas/story_request.ts";
import { PANELS, type Story, type StoryAnswer } from "../../lib/stories/story.ts";
import { drawnRecipe, type RecipeDeps } from "../characters/drawn_recipe.ts";
import { characterNotFound } from "../characters/or_not_found.ts";
import { visibleRow } from "../characters/visibility.ts";
import { Failure } from "../failures/failure.ts";
import type { Generation } from "../generation/generation.ts";
import type { GenerationRequest } from "../generation/generation_request.ts";
import { sha256 } from "../hashing/sha256.ts";
import { canSay, panelsOf, type Plan } from "../illustrator/mod.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { userOwner } from "../store/generations/generation_row.ts";
import { findStory, listStories, removeStory } from "../store/stories/stories.ts";
import type { StoryRow } from "../store/stories/story_row.ts";
import { createStoryPages, type PageDeps, type PageFormat } from "./story_pages.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Who has a story drawn. */
export interface StoryOwner {
  /** The signed-in user. */
  userId: number;
  /** Whether it may be drawn in premium styles, and is drawn first. */
  isPremium: boolean;
  /** The client's own key: with the same key and request there is one story, paid once. */
  idempotencyKey?: string;
}

/** Stories of saved cats. */
export interface Stories {
  /**
   * A story of the user's own cat. Throws `invalid` for words that cannot be drawn or are offensive, `notFound` for
   * a cat that is not the user's, `conflict` where the illustrator has not drawn it or a line asks for another cat;
   * else as `Generation.generateStory`.
   */
  create(who: StoryOwner, request: StoryRequest): Promise<StoryAnswer>;
  /** The user's stories, the newest first. */
  list(userId: number): Promise<Story[]>;
  /** One of them; throws `notFound`. */
  find(userId: number, id: string): Promise<Story>;
  /** Its page as a file; throws `notFound`, `rateLimited`, and `conflict` where nothing draws it. */
  page(userId: number, id: string, format: PageFormat): Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes it; throws `notFound`. */
  remove(userId: number, id: string): Promise<void>;
}

/** What they are made with. */
export interface StoryDeps extends Omit<RecipeDeps, "generator">, PageDeps {
  /** Reads recipes and draws pages. */
  generator: RecipeDeps["generator"] & PageDeps["generator"];
  /** Draws the panels. */
  generation: Pick<Generation, "generateStory">;
}

/** More than a page lists. */
const MOST_LISTED = 100;

/** Stories of the cats in this database. */
export function createStories({ generation, ...deps }: StoryDeps): Stories {
  const { kv } = deps;
  const pages = createStoryPages(deps);

  async function rowOf(userId: number, id: string): Promise<StoryRow> {
    const row = await findStory(kv, userId, id);
    if (row) return row;
    throw new Failure("notFound", t("There is no such story."));
  }

  return {
    async create({ userId, isPremium, idempotencyKey }, request) {
      const { lines } = request;
      refuseProfanity({ lines: lines.flatMap(({ text, says = "" }) => [text, says]) });
      for (const { says } of lines) if (says && !canSay(says)) throw cannotSay(says);
      const cat = await visibleRow(kv, request.characterId, userId);
      if (cat.userId !== userId) throw characterNotFound();
      const recipe = await drawnRecipe(deps, cat);
      if (!recipe) throw notDrawnHere(cat);
      const style = isPremium || !isPremiumStyle(recipe.style) ? recipe.style : "cartoon";
      const plans = panelsOf({ ...recipe, style }, cat.prompt, lines).map((revision, i): Plan => {
        if ("otherCat" in revision) throw otherCat(i, revision.otherCat);
        return revision;
      });
      const owner = userOwner(userId);
      const key = idempotencyKey !== undefined && { idempotencyKey };
      const { id, panels } = await generation.generateStory({
        owner,
        isPremium,
        ...key,
        fingerprint: await fingerprintOf(request),
        requests: () =>
          plans.map((plan, i): GenerationRequest => ({
            ...requestOf(cat, plan, lines[i]!.text),
            owner,
            isPremium,
            ...(i === 0 && key),
            cost: i === 0 ? PANELS * PICTURE_COST : 0,
            ...(i === 0 && {
              story: {
                characterId: cat.id,
                name: cat.name,
                lines,
                alts: plans.map(({ alt }) => alt),
                recipes: plans.map(({ spec }) => spec),
              },
            }),
          })),
      });
      const story = publicStory(await rowOf(userId, id));
      return { ...story, panels, remainingGenerations: panels[0]!.remainingGenerations ?? 0 };
    },

    async list(userId) {
      return (await listStories(kv, userId, { limit: MOST_LISTED })).map(publicStory);
    },

    find: async (userId, id) => publicStory(await rowOf(userId, id)),

    page: async (userId, id, format) => await pages.draw(await rowOf(userId, id), format),

    async remove(userId, id) {
      if (!await removeStory(kv, userId, id)) {
        throw new Failure("notFound", t("There is no such story."));
      }
    },
  };
}

function publicStory({ id, characterId, name, lines, alts, createdAt }: StoryRow): Story {
  return { id, characterId, name, lines, alts, createdAt };
}

function requestOf(
  { name }: CharacterRow,
  { spec, alt, understanding }: Plan,
  line: string,
): Pick<GenerationRequest, "choices" | "revision"> {
  return {
    choices: {
      prompt: `${name} ${line}`,
      style: spec.style,
      seed: spec.seed,
      traits: [],
      accessories: [],
      colorScheme: spec.scheme,
    },
    revision: { spec, alt, understanding },
  };
}

function notDrawnHere({ name }: CharacterRow): Failure {
  return new Failure(
    "conflict",
    t("{name} can have no story: only cats that the built-in illustrator drew from words can.", {
      name,
    }),
  );
}

function otherCat(panel: number, parts: string[]): Failure {
  const message = t("Line {line} asks for another cat ({parts}).", {
    line: panel + 1,
    parts: identityNames(parts),
  });
  return new Failure("conflict", message);
}

function cannotSay(says: string): Failure {
  const message = t(
    "“{text}” has letters that a speech bubble cannot show: write Latin or Cyrillic.",
    { text: says },
  );
  return new Failure("invalid", message, { issues: [{ path: "lines", message }] });
}

async function fingerprintOf({ characterId, lines }: StoryRequest): Promise<string> {
  const text = JSON.stringify({ story: [characterId, lines] });
  return await sha256(new TextEncoder().encode(text));
}
