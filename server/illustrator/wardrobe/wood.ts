/** @module The wood of handles and sticks. */
import type { Colour } from "../colour/colour.ts";

export const WOODEN: Colour = { l: 0.58, c: 0.09, h: 60 };
