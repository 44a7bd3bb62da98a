/**
 * @module The tiers inside the illustrator: a module imports values of its own tier and of those below, never of
 * one above. Types may come from above, because an entry names what it is drawn with. `server/illustrator/README.md`
 * says what each tier makes.
 */
import { valueImports } from "./own_imports.ts";

const FOLDER = "server/illustrator/";

/** From the highest to the lowest, the folders and files right in the illustrator; what is not named is ground. */
const TIERS: readonly (readonly string[])[] = [
  ["mod.ts", "illustrate.ts", "draw.ts", "sketch.ts", "repaint.ts", "threads"],
  ["files", "motion", "raster", "vector"],
  ["recipe", "style_prompt.ts"],
  ["photo", "repaint"],
  ["painters", "load_painter.ts"],
  ["compose.ts", "composing"],
  ["relief"],
  ["genetics"],
  ["plan.ts", "revision"],
  ["words"],
  ["relations", "relations.ts"],
  ["staging"],
  [
    "world",
    "wardrobe",
    "cat",
    "styles",
    "styles.ts",
    "style_entry.ts",
    "techniques",
    "techniques.ts",
    "technique_entry.ts",
    "uncoloured.ts",
  ],
  ["things"],
  ["vocabulary"],
];

/** Tests may use everything, and these measure pictures of every tier. */
const LEFT_OUT = /_test\.ts$|^server\/illustrator\/(?:quality|entries)\//;

/** What a file of the illustrator, named by its path from the root, imports from a tier above its own. */
export function importsFromHigherTier(path: string, source: string): string[] {
  if (!path.startsWith(FOLDER) || LEFT_OUT.test(path)) return [];
  const tier = tierOf(path);
  return valueImports(path, source)
    .filter((target) => target.startsWith(FOLDER) && tierOf(target) < tier)
    .map((target) => `${path}: imports a value of a higher tier ("${target}")`);
}

function tierOf(path: string): number {
  const [part] = path.slice(FOLDER.length).split("/");
  const tier = TIERS.findIndex((parts) => parts.includes(part!));
  return tier >= 0 ? tier : TIERS.length;
}
