/**
 * @module What can make a picture from a description: the built-in illustrator, or a foreign service.
 */
import type { Accessory, ColourScheme, Style } from "../../lib/choices.ts";
import type { CatSeen } from "../../lib/cat_seen.ts";
import type { PictureColours } from "../../lib/picture_colours.ts";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import type { DrawerName, FileOptions } from "../illustrator/mod.ts";
import type { LockablePart } from "../../lib/locked_parts.ts";
import type { Change } from "../../lib/redrawn.ts";
import type { WordsRead } from "../../lib/understanding.ts";
import type { Photo } from "../photos/photo.ts";
import type { Owner } from "../store/generations/generation_row.ts";

/** Width and height of every picture, in pixels. */
export const PICTURE_SIZE = 1024;

/** What a generator is to draw. */
export interface PictureRequest {
  /** The user or guest who asked. */
  owner: Owner;
  /** The description, 1 to 1,000 characters. */
  prompt: string;
  /** The art style. */
  style: Style;
  /** The same request with the same seed gives the same picture, where the generator can. */
  seed: string;
  /** Personality traits, in any words. */
  traits: string[];
  /** Chosen accessories, besides those of the description. */
  accessories: Accessory[];
  /** The chosen colours; absent: the generator's choice. */
  colorScheme?: ColourScheme;
  /** Parts of another picture that stay, as `lock` answers them. */
  locked?: GeneratorRecipe;
  /** In place of the words: a recipe of the generator's own, as `revise` answers it. */
  recipe?: GeneratorRecipe;
  /** The cat to start from. */
  photo?: Photo;
  /** What the photo shows, where a person has said so; null: no cat. A sketch has it without the photo. */
  seen?: CatSeen | null;
  /** Whether the photo itself is painted anew, instead of a new picture drawn from it. */
  keepPhoto?: boolean;
}

/** What a generator has drawn. */
export interface Picture {
  /** PNG, {@link PICTURE_SIZE} wide and high, in a buffer of its own: once it is stored, that is given back. */
  png: Uint8Array<ArrayBuffer>;
  /** Absent where the generator has not seen the pixels itself: then the PNG is decoded, to check it and to look. */
  colours?: PictureColours;
  /** A true description of what the picture shows, in English. */
  alt: string;
  /** What it was drawn from, without what cannot be seen; absent where there are no recipes. */
  recipe?: GeneratorRecipe;
  /** What was understood of the description, in the language of the request. */
  understanding: WordsRead;
  /** What a foreign service counted, for its bill. */
  tokens?: number;
}

/** What is to be different in a picture; what is absent stays. */
export interface PictureChanges {
  /** What to change, as a person writes it. */
  words?: string;
  /** Another art style. */
  style?: Style;
  /** Other personality traits. */
  traits?: string[];
  /** All accessories chosen in the form from now on. */
  accessories?: Accessory[];
  /** Other colours around the cat. */
  colorScheme?: ColourScheme;
}

/** A recipe as the generator writes and reads it, as plain data. */
export type GeneratorRecipe = unknown;

/** A changed recipe and what is different in it, or what would be another cat. */
export type PictureRevision =
  | { recipe: GeneratorRecipe; changed: Change[] }
  /** The words ask for another coat, other eyes …, by the names that people read. */
  | { otherCat: string[] };

/** Who follows the drawing, and when to stop. */
export interface GenerationOptions {
  /** Called as each stage starts. */
  onProgress?: (progress: GenerationProgress) => void;
  /** Called with the picture as far as it is, as a data URL; absent when no client listens. */
  onPartial?: (image: string) => void;
  /**
   * Called with the whole picture painted small, a WebP, long before the full one; absent when no client looks
   * or others wait for their pictures. Not every generator makes one.
   */
  onSmallView?: (webp: Uint8Array<ArrayBuffer>) => void;
  /**
   * Called with the whole picture as the copy that pages show, a WebP in a buffer of its own, as soon as there is
   * one; absent when no client looks. Not every generator makes one.
   */
  onView?: (webp: Uint8Array<ArrayBuffer>) => void;
  /** Aborted when no client waits for the picture any longer. */
  signal?: AbortSignal;
}

/** How much a generator can do. */
export interface Capacity {
  /** Pictures it makes at once. */
  atOnce: number;
  /** How long a picture takes, until enough were drawn to know better. */
  typicalMs: number;
  /** A picture that takes longer has failed. */
  timeLimitMs: number;
}

/** Something that draws: the illustrator, or a foreign service. */
export interface ImageGenerator {
  /** What the start-up message calls it. */
  readonly name: string;
  /** How much it can do, for the line in front of it. */
  readonly capacity: Capacity;
  /** What it makes of a description, without drawing. Never throws. */
  understand(request: Pick<PictureRequest, "prompt" | "style" | "keepPhoto">): WordsRead;
  /**
   * The same for the picture that `generate` draws with this seed: what other things will hide is listed as left out.
   * Undefined while nothing is free to look; absent where a first look costs as much as the picture.
   */
  understandAsDrawn?(
    request:
      & Pick<PictureRequest, "prompt" | "style" | "seed">
      & Partial<Pick<PictureRequest, "traits" | "accessories" | "colorScheme">>,
  ): Promise<WordsRead | undefined>;
  /**
   * Asked before anything is paid. Throws `invalid` when it will not draw this, `unavailable` when
   * it cannot now.
   */
  approve?(request: Omit<PictureRequest, "seed">): Promise<void>;
  /** The picture. Throws when there is none; a `Failure` when its message is fit to be shown. */
  generate(request: PictureRequest, options?: GenerationOptions): Promise<Picture>;
  /**
   * A sketch of the picture that `generate` draws for the same request: a WebP of 256 × 256 pixels. Absent
   * where a first look costs as much as the picture.
   */
  sketch?(request: Omit<PictureRequest, "photo" | "keepPhoto">): Promise<Uint8Array<ArrayBuffer>>;
  /** The cat that a photo shows; null for none. Absent where photos are not read apart from drawing. */
  readPhoto?(photo: Photo): Promise<CatSeen | null>;
  /**
   * The recipe of a picture of its own with these changes; undefined when the picture holds none. Absent where
   * the same cat cannot be drawn again.
   */
  revise?(
    png: Uint8Array,
    drawnFrom: Pick<PictureRequest, "prompt" | "accessories">,
    changes: PictureChanges,
  ): PictureRevision | undefined;
  /**
   * A revision as a small picture: a WebP of this many pixels' width, drawn when no other picture waits. Absent
   * where the same cat cannot be drawn again.
   */
  thumbnail?(revision: GeneratorRecipe, size: number): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * These parts of a picture of its own, for a new picture that is to have them too; undefined when the picture
   * holds no recipe. Absent where nothing can be locked.
   */
  lock?(png: Uint8Array, parts: readonly LockablePart[]): GeneratorRecipe | undefined;
  /** The recipe that a picture of its own carries; undefined when it has none. Absent where pictures have none. */
  recipeOf?(png: Uint8Array): GeneratorRecipe | undefined;
  /** A file of a recipe, or a part of one, drawn when no picture waits. Absent where there are no recipes. */
  drawFile?<Name extends DrawerName>(
    name: Name,
    recipe: GeneratorRecipe,
    options: FileOptions[Name],
    more?: Pick<GenerationOptions, "signal">,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The recipe of these words, and what its picture shows. Absent where there are no recipes. */
  plan?(
    request: Pick<PictureRequest, "prompt" | "style" | "seed">,
  ): { recipe: GeneratorRecipe; alt: string };
  /** Makes the first picture as quick as the next ones; called once the server answers requests. */
  warmUp?(): Promise<void>;
  /** Stops what still runs and frees its threads. */
  close(): void;
}
