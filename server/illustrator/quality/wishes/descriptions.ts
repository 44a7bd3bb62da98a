/**
 * @module The labelled descriptions of the repository: what people write, in many languages, with every
 * wish labelled. They were written without a look at the vocabulary; nothing of the illustrator may be made
 * to fit them.
 */
import labelled from "./descriptions.json" with { type: "json" };
import type { Described } from "./wish.ts";

export const OWN_DESCRIPTIONS = labelled as Described[];
