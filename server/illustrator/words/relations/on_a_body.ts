/** @module Relations of a thing on the body of a cat, which no paw holds. */
import type { Relation } from "../../relations.ts";

/** A thing on a head, a nose or a back, behind an ear, around a neck. */
export const ON_A_BODY: readonly Relation[] = [
  "wearing",
  "carrying on the back",
  "on the shoulder",
  "on the nose",
  "over the face",
  "behind the ear",
  "in the hair",
  "around the neck",
];
