/**
 * @module The sex of a character: that of its birth, else what its owner chose, else what its description
 * says, else one that its number decides for ever. Cats of two colours with orange among them are female.
 */
import type { Sex } from "../../lib/kittens/birth.ts";
import { isTortoiseshell } from "../../lib/kittens/tortoiseshell.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";

/** Words that say it; the first one counts. */
const WORDS =
  /\b(?:(she|her|female|queen|girl|lady|princess|mother|mum|witch)|(he|his|him|male|tom|tomcat|boy|king|prince|gentleman|father|dad))\b/i;

/** Scrambles a small number: neighbours differ. */
const ODD = 2_654_435_761;

type Known = Pick<CharacterRow, "id" | "sex" | "prompt" | "alt">;

/** The sex of this character. */
export function sexOf({ id, sex, prompt, alt }: Known): Sex {
  if (isTortoiseshell({ alt })) return "female";
  if (sex) return sex;
  const [, female, male] = WORDS.exec(prompt) ?? [];
  if (female || male) return female ? "female" : "male";
  return Math.imul(id, ODD) >>> 31 === 0 ? "female" : "male";
}
