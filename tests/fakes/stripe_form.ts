/**
 * @module How Stripe is asked: parameters as a form with brackets, and answers with parts written out on
 * demand.
 */

export type Parameters = { [name: string]: string | Parameters };

/** The parameters in this form: `a[b][0]=c` is `{ a: { b: { 0: "c" } } }`. */
export function parseForm(text: string): Parameters {
  const parameters: Parameters = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    let place = parameters;
    for (const part of path.slice(0, -1)) {
      const next = place[part] ??= {};
      if (typeof next === "string") throw new Error(`${name} is both a value and a group`);
      place = next;
    }
    place[path.at(-1)!] = value;
  }
  return parameters;
}

/** What stands at this place, dots between levels. */
function at(parameters: Parameters, path: string): string | Parameters | undefined {
  let value: string | Parameters | undefined = parameters;
  for (const part of path.split(".")) {
    if (value === undefined || typeof value === "string") return undefined;
    value = value[part];
  }
  return value;
}

export function text(parameters: Parameters, path: string): string | undefined {
  const value = at(parameters, path);
  return typeof value === "string" ? value : undefined;
}

/** Texts by name, as metadata are. */
export function group(parameters: Parameters, path: string): Record<string, string> {
  const value = at(parameters, path) ?? {};
  return typeof value === "string" ? {} : value as Record<string, string>;
}

/** Parts that are left out of an answer unless they are asked for. */
const INCLUDABLE = ["payments", "confirmation_secret", "line_items"];

type Thing = Record<string, unknown>;

/** A copy in which the parts named by `expand` are written out; `find` knows things by their names. */
export function expanded(
  thing: object,
  paths: string[],
  find: (id: string) => object | undefined,
): Thing {
  const copy: Thing = { ...thing };
  for (const name of INCLUDABLE) {
    if (!paths.some((path) => path === name || path.startsWith(`${name}.`))) delete copy[name];
  }
  for (const name of new Set(paths.map((path) => path.split(".")[0]!))) {
    const inner = paths.filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1));
    const value = copy[name];
    const part = typeof value === "string" ? find(value) : value;
    if (part && typeof part === "object") copy[name] = expanded(part, inner, find);
  }
  return copy;
}
