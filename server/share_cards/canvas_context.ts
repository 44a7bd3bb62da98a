/** @module What everything on a card draws with. */
import type { SKRSContext2D } from "@napi-rs/canvas";

/** A canvas context of Skia. */
export type Context = SKRSContext2D;
