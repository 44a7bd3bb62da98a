/**
 * @module The calls that other programs may make, one row each. Bodies are the schemas that check the
 * calls.
 */
import type { Call } from "./calls/call.ts";
import { CHARACTER_FILES_CALLS } from "./calls/character_files.ts";
import { CHARACTERS_CALLS } from "./calls/characters.ts";
import { COMMUNITY_CALLS } from "./calls/community.ts";
import { DRAWING_CALLS } from "./calls/drawing.ts";
import { OTHERS_CALLS } from "./calls/others.ts";
import { PAYMENTS_CALLS } from "./calls/payments.ts";
import { SESSION_CALLS } from "./calls/session.ts";

export const CALLS: Call[] = [
  ...SESSION_CALLS,
  ...DRAWING_CALLS,
  ...CHARACTERS_CALLS,
  ...CHARACTER_FILES_CALLS,
  ...PAYMENTS_CALLS,
  ...COMMUNITY_CALLS,
  ...OTHERS_CALLS,
];
