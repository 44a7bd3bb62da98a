/** @module Whether all numbers in a value can be drawn with. */

/** Whether no number in it is infinite or NaN. A scene has tens of thousands, which is much for a replacer of JSON. */
export function hasFiniteNumbers(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  return Array.isArray(value)
    ? value.every(hasFiniteNumbers)
    : Object.values(value).every(hasFiniteNumbers);
}
