/**
 * @module Findings of `deno doc --lint` about types that no module of ours can export with their
 * documentation: those of packages, whose own modules are elsewhere, and those that zod infers from a
 * schema, which would have to be written a second time.
 */

/** What a finding says: which type is named, and where. */
const PRIVATE_TYPE =
  /^error\[private-type-ref\]: .* references private type '(?<name>[\w$]+)'\s+--> (?<path>.+?):\d+:\d+$/m;

/** The names and the module of each import of a module. */
const IMPORTS = /^import (?:type )?\{(?<names>[^}]*)\} from "(?<from>[^"]+)";$/gm;

/** A relative path to a schema of ours. */
const SCHEMA = /^\.\.?\/(?:.*\/)?schemas\/\w+\.ts$/;

/** Whether the finding is only that the module names a type that it imports from a package or a schema. */
export function namesForeignType(finding: string): boolean {
  const { name, path } = PRIVATE_TYPE.exec(finding)?.groups ?? {};
  if (!name || !path) return false;
  for (const { groups } of Deno.readTextFileSync(path).matchAll(IMPORTS)) {
    const { names, from } = groups as { names: string; from: string };
    const imported = names.split(",").map((each) => each.trim().replace(/^type /, ""));
    if (imported.includes(name)) return !from.startsWith(".") || SCHEMA.test(from);
  }
  return false;
}
