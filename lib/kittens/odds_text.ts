/**
 * Chances as people say them.
 *
 * @module
 */

/** More parts than any look is one of. */
const MOST_PARTS = 65_536;

/** "1 in 32", "3 in 16"; "always" for certain. */
export function oddsText(chance: number): string {
  if (chance === 1) return "always";
  for (let parts = 2; parts <= MOST_PARTS; parts *= 2) {
    const count = chance * parts;
    if (Number.isInteger(count)) return `${count} in ${parts}`;
  }
  return `1 in ${Math.round(1 / chance).toLocaleString("en")}`;
}
