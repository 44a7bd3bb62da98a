/**
 * @module Props of an island as text. Only plain data crosses from the server to the browser: what JSON
 * would drop or change in silence is refused by name.
 */

/** The props as JSON. Throws a `TypeError` that names the island and the first prop that cannot cross. */
export function serialiseProps(island: string, props: object): string {
  for (const [prop, value] of Object.entries(props)) {
    const problem = findProblem(value, prop, []);
    if (problem) {
      throw new TypeError(`Island <${island}>: ${problem} cannot be sent to the browser`);
    }
  }
  return JSON.stringify(props);
}

function findProblem(value: unknown, path: string, ancestors: object[]): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") {
    return Number.isFinite(value) ? undefined : `prop "${path}" (${value})`;
  }
  if (typeof value !== "object") return `prop "${path}" (a ${typeof value})`;
  if (ancestors.includes(value)) return `prop "${path}" (a cycle)`;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) {
    return `prop "${path}" (a ${prototype.constructor?.name ?? "class instance"})`;
  }
  for (const [key, inner] of Object.entries(value)) {
    const problem = findProblem(inner, `${path}.${key}`, [...ancestors, value]);
    if (problem) return problem;
  }
  return undefined;
}
