/** @module A number or a letter on what a cat wears: "with the *number 9* on his shirt", "a jersey, *number 23*". */
import type { Found } from "./written_text.ts";

const GARMENT =
  "(?:t-?shirt|shirt|jersey|kit|top|vest|hoodie|sweater|jumper|uniform|costume|suit|bib)";
const BODY = "(?:back|chest|front)(?! (?:of|paw|leg))";
const ON_IT =
  `(?: (?:printed|written|sewn|painted))? (?:on|across) (?:it|(?:his|her|its|their|the) (?:${BODY}|(?:\\p{L}+ )?${GARMENT}))`;
const NUMBER = "(?:number|no\\.|nr\\.?|#|letters?) ?";
const FEW = "(?<text>\\d{1,4}|\\p{Lu}{1,3})(?![\\p{L}\\p{N}])";

const PATTERNS = [
  `(?<cue>${NUMBER})${FEW}(?=${ON_IT})`,
  `(?<cue>${NUMBER})${FEW}(?= (?:\\p{Ll}+ )?${GARMENT})`,
  `(?<=${GARMENT},? (?:with (?:the |an? )?)?(?:big |large )?)(?<cue>${NUMBER})${FEW}`,
  `(?<=\\b(?:an?|the|big|large|with) )(?<cue>)${FEW}(?=${ON_IT})`,
].map((pattern) => new RegExp(pattern, "u"));

const WHERE = new RegExp(`^${ON_IT}`, "u"), ON_BODY = new RegExp(` ${BODY}$`);

/** Says that the shirt of a team is worn. */
const TEAM = /\b(?:jersey|kit|uniform|t-shirt|player|footballer|striker|goalkeeper)\b/i;

/** The number or letters; undefined where nothing worn has any. */
export function wornNumber(prompt: string): Found | undefined {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(prompt), text = match?.groups?.text;
    if (!match || text === undefined) continue;
    const start = match.index, end = start + match[0].length;
    const onIt = WHERE.exec(prompt.slice(end))?.[0] ?? "";
    // "In a football kit with the number 9 on his shirt": it has no other shirt, and lies on no back.
    const isSame = ON_BODY.test(onIt) || TEAM.test(prompt.replace(onIt, ""));
    return { start, end: isSame ? end + onIt.length : end, text, on: "garment" };
  }
  return undefined;
}
