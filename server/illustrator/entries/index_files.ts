/**
 * @module The index file of each kind of entry: it imports every file of the kind's folder, so that a new
 * entry is one new file. `deno task entries` writes them; a test compares them with the folders.
 */
import { filledLines } from "./filled_lines.ts";

/** A kind of entry: a folder with one file for each, and an index of the same name that collects them. */
export interface Kind {
  folder: string;
  /** What every file of the folder exports. */
  exported: string;
  /** The type of an entry. */
  type: string;
  /** The module that declares the type. */
  from: string;
  /** The name of the collection in the index. */
  collection: string;
  /** The type of its keys. */
  key: string;
  /** The list of its keys; absent where `listed` has it. */
  keys?: string;
  /** The module that lists the keys for the whole application; absent: the index declares them. */
  listed?: string;
}

/** Kinds whose index declares its keys: folder, export, entry type and its module, collection, key type, key list. */
const ROWS = `
world/places      place    PlaceEntry    ./place_entry.ts             PLACES     Setting        SETTINGS
wardrobe/props    prop     PropEntry     ./prop_entry.ts              PROPS      DrawnProp      DRAWN_PROPS
wardrobe/costumes costume  CostumeEntry  ./costume_entry.ts           COSTUMES   Costume        COSTUME_KINDS
wardrobe/hats     variant  HatEntry      ./accessory_entry.ts         HATS       HatVariant     HAT_VARIANTS
wardrobe/glasses  variant  GlassesEntry  ./accessory_entry.ts         GLASSES    GlassesVariant GLASSES_VARIANTS
wardrobe/scarves  variant  ScarfEntry    ./accessory_entry.ts         SCARVES    ScarfVariant   SCARF_VARIANTS
wardrobe/gadgets  variant  GadgetEntry   ./accessory_entry.ts         GADGETS    GadgetVariant  GADGET_VARIANTS
cat/moods         mood     MoodEntry     ./mood_entry.ts              MOODS      Mood           MOOD_NAMES
cat/poses         pose     PoseEntry     ./pose_entry.ts              POSES      Pose           POSE_NAMES
techniques        technique TechniqueEntry ./technique_entry.ts        TECHNIQUES Technique      TECHNIQUE_NAMES
relations         relation RelationEntry ./staging/relation_entry.ts  RELATIONS  Relation       RELATION_NAMES
`.trim().split("\n").map((row) => row.split(/\s+/));

export const KINDS: readonly Kind[] = [
  ...ROWS.map(([folder, exported, type, from, collection, key, keys]) =>
    ({ folder, exported, type, from, collection, key, keys }) as Kind
  ),
  {
    folder: "styles",
    exported: "style",
    type: "StyleEntry",
    from: "./style_entry.ts",
    collection: "STYLE_ENTRIES",
    key: "Style",
    listed: "../../lib/choices.ts",
  },
];

const ROOT = new URL("..", import.meta.url);

/** The URL of a kind's index file. */
export function indexUrl({ folder }: Kind): URL {
  return new URL(`${folder}.ts`, ROOT);
}

/**
 * The text of a kind's index file. The key of an entry is its file's name, spaces for underscores.
 * Throws `Deno.errors.NotFound` when the folder is missing.
 */
export async function indexText(kind: Kind): Promise<string> {
  const { folder, exported, type, from, collection, key, keys, listed } = kind;
  const files = (await Array.fromAsync(Deno.readDir(new URL(folder, ROOT))))
    .map(({ name }) => name)
    .filter((name) => name.endsWith(".ts") && !name.endsWith("_test.ts"))
    .sort()
    .map((name) => name.slice(0, -".ts".length));
  const path = `./${folder.split("/").at(-1)}`;
  return `/**
 * @module Every entry of \`${folder}\`. Written by \`deno task entries\`: change the entries, not this file.
 */
${listed ? `import type { ${key} } from "${listed}";\n` : ""}import type { ${type} } from "${from}";
${
    files.map((file) => `import { ${exported} as ${nameOf(file)} } from "${path}/${file}.ts";`)
      .join("\n")
  }
${
    listed ? "" : `
/** The name of an entry. */
// deno-fmt-ignore
export type ${key} =
${filledLines(files.map((file) => `| "${file.replaceAll("_", " ")}"`))};
`
  }
/** Every entry by its name. */
// deno-fmt-ignore
export const ${collection}: Readonly<Record<${key}, ${type}>> = {
${filledLines(files.map((file) => `${propertyOf(file)},`))}
};
${
    listed ? "" : `
/** Every name, in the order of the alphabet. */
export const ${keys}: ${key}[] = Object.keys(${collection}) as ${key}[];
`
  }`;
}

/** `living_room` → `livingRoom` */
function nameOf(file: string): string {
  return file.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `living_room` → `"living room": livingRoom` */
function propertyOf(file: string): string {
  return /[_-]/.test(file) ? `"${file.replaceAll("_", " ")}": ${nameOf(file)}` : file;
}
