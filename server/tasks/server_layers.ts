/**
 * @module The layers inside `server/`: a module imports of its own layer and of those below, never of one
 * above, types included: a layer owns the types of what it works on.
 */
import { allImports } from "./own_imports.ts";

/** A layer's name, and its folders and files right in `server/`. */
type Layer = readonly [name: string, parts: readonly string[]];

/** Every other folder holds use cases. */
const USE_CASES: Layer = ["use cases", []];

/** From the lowest to the highest. */
const LAYERS: readonly Layer[] = [
  ["ground", [
    "config",
    "config.ts",
    "concurrency",
    "failures",
    "hashing",
    "i18n",
    "illustrator",
    "telemetry",
    "time",
  ]],
  ["store", ["store"]],
  USE_CASES,
  ["services", ["services.ts", "services", "providers.ts", "frontend.ts"]],
  ["HTTP", ["http"]],
  ["routes", ["routes", "pages", "mcp"]],
  ["application", ["app.ts", "lifecycle", "operator"]],
  ["start", ["main.ts", "dev.ts", "production.ts", "tasks"]],
];

/** Routes translate HTTP; what they would find in the store, a use case answers. */
const ROUTES = "server/routes/", STORE = "server/store/";

/** Tests stand beside what they test and may use everything. */
const LEFT_OUT = /_test\.tsx?$/;

/** What a file of the server, named by its path from the root, imports from a layer above its own. */
export function importsFromAbove(path: string, source: string): string[] {
  const from = layerOf(path);
  if (from === undefined || LEFT_OUT.test(path)) return [];
  return allImports(path, source).flatMap((target) => {
    if (path.startsWith(ROUTES) && target.startsWith(STORE)) {
      return [`${path}: routes ask use cases, not the store ("${target}")`];
    }
    const to = layerOf(target);
    if (to === undefined || to <= from) return [];
    const [lower, upper] = [LAYERS[from]![0], LAYERS[to]![0]];
    return [`${path}: ${lower} must not import ${upper} ("${target}")`];
  });
}

/** Its position from below; undefined outside `server/`. */
function layerOf(path: string): number | undefined {
  const [root, part] = path.split("/");
  if (root !== "server") return undefined;
  const layer = LAYERS.findIndex(([, parts]) => parts.includes(part!));
  return layer >= 0 ? layer : LAYERS.indexOf(USE_CASES);
}
