/**
 * @module What the tests of generations work with: a real database, a real folder of pictures, and a
 * generator that paints one colour.
 */
import sharp from "sharp";
import type { Balance } from "../../lib/credits.ts";
import { diskImages } from "../../server/images/disk_images.ts";
import type { ImageStore } from "../../server/images/image_store.ts";
import { planCharacter } from "../../server/illustrator/mod.ts";
import type { LeaseOptions } from "../../server/store/database/leases.ts";
import { openBalance } from "../../server/store/credits/ledger.ts";
import { recomputeBalance } from "../../server/store/credits/statement.ts";
import { createGeneration, type Generation } from "../../server/generation/generation.ts";
import type {
  Capacity,
  ImageGenerator,
  Picture,
  PictureRequest,
} from "../../server/generation/image_generator.ts";
import { atomic } from "../../server/store/database/commit.ts";

/** Who asks for pictures, and with how many credits, where a test needs no others. */
export const USER = 7, CREDITS = 6;

/** What they ask for. */
export const REQUEST = {
  owner: `user:${USER}`,
  choices: { prompt: "a ginger cat", style: "anime" },
  idempotencyKey: "a-key-of-the-client",
} as const;

/** By size, made once: a megapixel takes as long as everything else that a generation does. */
const plainPngs = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

/** A PNG of this size in one colour, in memory of its own. */
export async function plainPng(size = 1024): Promise<Uint8Array<ArrayBuffer>> {
  let png = plainPngs.get(size);
  if (!png) plainPngs.set(size, png = makePlainPng(size));
  return (await png).slice();
}

async function makePlainPng(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: size, height: size, channels: 3 as const, background: "#f6a" };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

/** What the outlines of a colouring page are. */
const ONE_SHAPE = JSON.stringify([{ d: "M9 9h99v99H9z", fill: "white", inside: [] }]);

export interface TestGenerator extends ImageGenerator {
  /** Every request it has drawn. */
  readonly drawn: PictureRequest[];
}

/** A generator whose pictures come from `paint`. */
export function testGenerator(
  paint: () => Promise<Uint8Array<ArrayBuffer>> = plainPng,
  capacity: Partial<Capacity> = {},
): TestGenerator {
  const drawn: PictureRequest[] = [];
  const understand = ({ prompt }: { prompt: string }) => ({
    understood: [],
    guessed: [{ what: "coat", value: "pink" }],
    ignored: [prompt],
  });
  return {
    name: "one colour",
    capacity: { atOnce: 4, typicalMs: 10, timeLimitMs: 60_000, ...capacity },
    drawn,
    understand,
    async generate(request, { onProgress } = {}): Promise<Picture> {
      drawn.push(request);
      onProgress?.({ stage: "painting", percent: 50 });
      return {
        png: (await paint()).slice(),
        alt: "Nothing but pink.",
        understanding: understand(request),
      };
    },
    revise: (_png, { prompt }) => ({
      recipe: { prompt },
      changed: [{ what: "pose", from: "sitting", to: "sleeping" }],
    }),
    recipeOf: () => planCharacter("a ginger cat", { style: "cartoon", seed: "1" }).spec,
    plan: ({ prompt, style, seed }) => {
      const { spec, alt } = planCharacter(prompt, { style, seed });
      return { recipe: spec, alt };
    },
    drawFile: (name) =>
      name === "outlines"
        ? Promise.resolve(new TextEncoder().encode(ONE_SHAPE))
        : plainPng(name === "cells" ? 8 : 512),
    close() {},
  };
}

export interface GenerationFixture extends AsyncDisposable {
  folder: string;
  kv: Deno.Kv;
  images: ImageStore;
  /** The use case over this database and folder; another one over the same is like a restart. */
  open(
    options?: {
      kv?: Deno.Kv;
      generator?: ImageGenerator;
      images?: ImageStore;
      limit?: number;
      siteLimit?: number;
      now?: () => Date;
      storingPatienceMs?: number;
      lease?: LeaseOptions;
    },
  ): Generation;
  /** Every picture on disk. */
  files(): Promise<string[]>;
  /** Opens the account of a user with these credits. */
  openAccount(userId: number, credits: number): Promise<void>;
  /** What the user has; throws unless it agrees with the ledger. */
  balance(userId: number): Promise<Balance>;
}

/** A fixture in a folder of its own, gone when the test ends. */
export async function generationFixture(): Promise<GenerationFixture> {
  const folder = await Deno.makeTempDir();
  const kv = await Deno.openKv(`${folder}/kv.sqlite3`);
  const images = await diskImages({
    folder: `${folder}/images`,
    secret: crypto.getRandomValues(new Uint8Array(32)),
  });
  return {
    folder,
    kv,
    images,
    open: ({ limit = 0, siteLimit = 0, ...parts } = {}) =>
      createGeneration({
        kv,
        images,
        generator: testGenerator(),
        config: { guestGenerationsPerDay: limit, siteGuestGenerationsPerDay: siteLimit },
        ...parts,
      }),
    files: () => filesIn(`${folder}/images`),
    async openAccount(userId, amount) {
      const operation = atomic(kv);
      const cause = { kind: "grant", reference: "registration", at: new Date() } as const;
      openBalance(operation, { userId, amount, cause });
      await operation.commit();
    },
    async balance(userId) {
      const { agrees, sum, ...balance } = (await recomputeBalance(kv, userId))!;
      if (!agrees) throw new Error(`The ledger comes to ${sum}.`);
      return balance;
    },
    async [Symbol.asyncDispose]() {
      kv.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) files.push(...await filesIn(`${folder}/${name}`));
    else files.push(`${folder}/${name}`);
  }
  return files;
}
