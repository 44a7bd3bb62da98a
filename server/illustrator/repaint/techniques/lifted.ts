/** @module Dark pictures made lighter before they are drawn: on paper a night is drawn with light left bare. */

/** The lightness that a drawing has at least on average, and the most that shadows are lifted, as an exponent. */
const MEAN = 0.62, MOST = 0.5;

/** The lightness with its shadows lifted where it is dark on average; the same where it is light. */
export function lifted(lightness: Float32Array): Float32Array {
  const mean = lightness.reduce((sum, l) => sum + l, 0) / lightness.length;
  if (mean >= MEAN) return lightness;
  const power = Math.max(MOST, Math.log(MEAN) / Math.log(Math.max(0.01, mean)));
  return lightness.map((l) => Math.max(0, l) ** power);
}
