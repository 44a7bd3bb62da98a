/**
 * @module Files that are made of a saved character's recipe: cut-outs, stickers, pets, prints. Each is
 * drawn when it is first asked for and kept in memory for a while.
 */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import { drawnRecipe } from "../characters/drawn_recipe.ts";
import { pictureFileName } from "../characters/file_name.ts";
import { visibleRow } from "../characters/visibility.ts";
import { createLimit } from "../concurrency/limit.ts";
import { Failure } from "../failures/failure.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import type { ImageStore } from "../images/image_store.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { log } from "../telemetry/log.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import type { DrawerName } from "../illustrator/mod.ts";
import type { Owner } from "../store/generations/generation_row.ts";
import type { CatOfFile, FileKind } from "./file_kind.ts";
import { createFileCache } from "../images/file_cache.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { currentLanguage } from "../../lib/i18n/current_language.ts";
import { DEFAULT_LANGUAGE } from "../../lib/i18n/languages.ts";

/** Who asks for a file. */
export interface FileClient {
  /** Names the client for the limit: an account, or an address. */
  client: Owner;
  /** The signed-in user; absent for a guest. */
  viewerId?: number;
}

/** A file, and whether a guest sees it there as well; or how many files are drawn before it. */
export type FileState =
  | { bytes: Uint8Array<ArrayBuffer>; name: string; isPublic: boolean }
  | { ahead: number; retryAfterSeconds: number };

/** Files of saved characters. */
export interface CharacterFiles {
  /**
   * The file of this kind. `wait` says whether a slow one is waited for, by default unless the kind is
   * deferred. Throws `notFound` where this client sees no character, `conflict` where the illustrator has not
   * drawn it, `invalid` where the query chooses what there is not, `rateLimited` beyond the limit, `unavailable`
   * while too many are drawn.
   */
  find(
    ref: CharacterRef,
    kind: FileKind,
    options: FileClient & { query: Record<string, string>; wait?: boolean },
  ): Promise<FileState>;
}

/** What they are made with. */
export interface CharacterFileDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where the pictures with their recipes are kept. */
  images: ImageStore;
  /** Draws them, where its pictures carry recipes. */
  generator: Pick<ImageGenerator, "recipeOf" | "drawFile">;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** One at a time: they share the drawing threads with pictures that were paid for. */
const LINE = {
  atOnce: 1,
  maxWaitMs: 60_000,
  typicalMs: 800,
  crowded: msg("Many files are being drawn right now."),
};

/** Parts of more than one file: a pet and the packs of sprites have the same rows. */
const SHARED: ReadonlySet<DrawerName> = new Set(["petRow", "outlines"]);

/** A file that is drawn now, and how many come first. */
interface Work {
  bytes: Promise<Uint8Array<ArrayBuffer>>;
  ahead: number;
  seconds: number;
}

/** Files of the characters of this database. */
export function createCharacterFiles(
  { kv, images, generator, now = () => new Date() }: CharacterFileDeps,
): CharacterFiles {
  const line = observedLimit("files", createLimit(LINE));
  const memory = createFileCache();
  const atWork = new Map<string, Work>();

  async function catOf(row: CharacterRow): Promise<CatOfFile> {
    const recipe = await drawnRecipe({ kv, images, generator }, row);
    const { drawFile } = generator;
    if (!recipe || !drawFile) throw notDrawnHere();
    const { id, name } = row;
    return { id, name, recipe, drawFile: keepingShared(drawFile) };
  }

  /** What several files are made of is drawn once. */
  function keepingShared(drawFile: CatOfFile["drawFile"]): CatOfFile["drawFile"] {
    return async (name, recipe, options) => {
      if (!SHARED.has(name)) return await drawFile(name, recipe, options);
      const key = JSON.stringify([name, recipe, options]);
      const bytes = memory.get(key) ?? await drawFile(name, recipe, options);
      memory.set(key, bytes);
      return bytes;
    };
  }

  function begin(key: string, draw: () => Promise<Uint8Array<ArrayBuffer>>): Work {
    const work: Work = { bytes: Promise.resolve(new Uint8Array()), ahead: 0, seconds: 1 };
    work.bytes = line.run(draw, { onPlace: (place) => void Object.assign(work, place) })
      .finally(() => atWork.delete(key));
    work.bytes = work.bytes.then((bytes) => (memory.set(key, bytes), bytes));
    atWork.set(key, work);
    return work;
  }

  return {
    async find(ref, kind, { client, viewerId, query, wait = !kind.isDeferred }) {
      const row = await visibleRow(kv, ref, viewerId);
      const isPublic = !row.isUnlisted || typeof ref === "string";
      const choices = choicesOf(kind, query);
      const cat = await catOf(row);
      const name = pictureFileName(row).replace(/\.png$/, `-${kind.name}`);
      const language = kind.hasWords ? currentLanguage() : DEFAULT_LANGUAGE;
      const key = JSON.stringify([row.imageKey, row.name, kind.name, choices, language]);
      if (!memory.get(key) && !atWork.has(key)) {
        await enforceLimit({ kv, now }, RATE_LIMITS.files, client);
      }
      // Another one may have begun it, or have it drawn, in the meantime.
      const kept = memory.get(key);
      if (kept) return { bytes: kept, name, isPublic };
      const work = atWork.get(key) ?? begin(key, () => kind.draw(cat, choices));
      if (!kind.isSlow || wait) return { bytes: await work.bytes, name, isPublic };
      work.bytes.catch((error) => log.error(`${kind.name} of character ${row.id}`, error));
      return { ahead: work.ahead, retryAfterSeconds: Math.max(1, work.seconds) };
    },
  };
}

function choicesOf(kind: FileKind, query: Record<string, string>): unknown {
  const read = kind.choices.safeParse(query);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Failure(
    "invalid",
    t("The parameter {name} has no such value.", { name: issue!.path.join(".") }),
  );
}

function notDrawnHere(): Failure {
  return new Failure(
    "conflict",
    t("Only cats that the built-in illustrator drew from words can be made into files."),
  );
}
