/**
 * A generation as the database keeps it: one picture that somebody asked for.
 *
 * @module
 */
import type { Style } from "../../lib/choices.ts";
import type { WordsRead } from "../../lib/understanding.ts";

/** Whose generation it is: a visitor, known by the client address. */
export type Owner = `guest:${string}`;

/** The states of a generation at work. */
export const OPEN_STATES = ["reserved", "drawn", "stored"] as const;
export type GenerationState =
  | (typeof OPEN_STATES)[number]
  | "settled"
  | "discarded"
  | "released";

/** A visitor's picture, counted on this UTC day. */
export interface GuestCharge {
  kind: "guest";
  day: string;
}

/** What is known once the picture exists. */
export interface DrawnPicture {
  imageKey: string;
  alt: string;
  understanding: WordsRead;
}

export interface GenerationRow {
  /** ULID. */
  id: string;
  owner: Owner;
  state: GenerationState;
  idempotencyKey?: string;
  /** The same for the same request, to tell a repeated one from another one under the same key. */
  fingerprint: string;
  prompt: string;
  style: Style;
  seed: string;
  /** What it costs; absent when it costs nothing. */
  charge?: GuestCharge;
  picture?: DrawnPicture;
  /** ISO 8601. */
  createdAt: string;
  leaseUntil: number;
  /** When the picture is swept unless somebody has saved it. */
  unsavedUntil: number;
}

/** What is known when it is reserved. */
export type NewGeneration = Omit<GenerationRow, "state" | "picture">;
