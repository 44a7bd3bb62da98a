/** @module What is said where too many pictures are asked for at once. */
import { msg } from "../../lib/i18n/translate.ts";

export const CROWDED = msg("Many pictures are being drawn right now.");
