/**
 * The index file of each kind of entry: it imports every file of the kind's folder, so that a new entry is
 * one new file. `deno task entries` writes them; a test compares them with the folders.
 *
 * @module
 */
import { filledLines } from "./filled_lines.ts";

/** A kind of entry: a folder with one file for each, and the index that collects them. */
export interface Kind {
  folder: string;
  index: string;
  /** What every file of the folder exports. */
  exported: string;
  /** The type of an entry, and the module that declares it. */
  type: string;
  from: string;
  /** The names in the index: the collection, the type of its keys, the list of its keys. */
  collection: string;
  key: string;
  keys?: string;
  /** The module that lists the keys for the whole application; missing: the index declares them. */
  listed?: string;
}

export const KINDS: readonly Kind[] = [
  {
    folder: "world/places",
    index: "world/places.ts",
    exported: "place",
    type: "PlaceEntry",
    from: "./place_entry.ts",
    collection: "PLACES",
    key: "Setting",
    keys: "SETTINGS",
  },
  {
    folder: "wardrobe/props",
    index: "wardrobe/props.ts",
    exported: "prop",
    type: "PropEntry",
    from: "./prop_entry.ts",
    collection: "PROPS",
    key: "DrawnProp",
    keys: "DRAWN_PROPS",
  },
  {
    folder: "wardrobe/costumes",
    index: "wardrobe/costumes.ts",
    exported: "costume",
    type: "CostumeEntry",
    from: "./costume_entry.ts",
    collection: "COSTUMES",
    key: "Costume",
    keys: "COSTUME_KINDS",
  },
  {
    folder: "wardrobe/hats",
    index: "wardrobe/hats.ts",
    exported: "variant",
    type: "HatEntry",
    from: "./accessory_entry.ts",
    collection: "HATS",
    key: "HatVariant",
    keys: "HAT_VARIANTS",
  },
  {
    folder: "wardrobe/glasses",
    index: "wardrobe/glasses.ts",
    exported: "variant",
    type: "GlassesEntry",
    from: "./accessory_entry.ts",
    collection: "GLASSES",
    key: "GlassesVariant",
    keys: "GLASSES_VARIANTS",
  },
  {
    folder: "wardrobe/scarves",
    index: "wardrobe/scarves.ts",
    exported: "variant",
    type: "ScarfEntry",
    from: "./accessory_entry.ts",
    collection: "SCARVES",
    key: "ScarfVariant",
    keys: "SCARF_VARIANTS",
  },
  {
    folder: "wardrobe/gadgets",
    index: "wardrobe/gadgets.ts",
    exported: "variant",
    type: "GadgetEntry",
    from: "./accessory_entry.ts",
    collection: "GADGETS",
    key: "GadgetVariant",
    keys: "GADGET_VARIANTS",
  },
  {
    folder: "cat/moods",
    index: "cat/moods.ts",
    exported: "mood",
    type: "MoodEntry",
    from: "./mood_entry.ts",
    collection: "MOODS",
    key: "Mood",
    keys: "MOOD_NAMES",
  },
  {
    folder: "cat/poses",
    index: "cat/poses.ts",
    exported: "pose",
    type: "PoseEntry",
    from: "./pose_entry.ts",
    collection: "POSES",
    key: "Pose",
    keys: "POSE_NAMES",
  },
  {
    folder: "styles",
    index: "styles.ts",
    exported: "style",
    type: "StyleEntry",
    from: "./style_entry.ts",
    collection: "STYLE_ENTRIES",
    key: "Style",
    listed: "../../lib/choices.ts",
  },
  {
    folder: "relations",
    index: "relations.ts",
    exported: "relation",
    type: "RelationEntry",
    from: "./staging/relation_entry.ts",
    collection: "RELATIONS",
    key: "Relation",
    keys: "RELATION_NAMES",
  },
];

const ROOT = new URL("..", import.meta.url);

/** The URL of a kind's index file. */
export function indexUrl({ index }: Kind): URL {
  return new URL(index, ROOT);
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
 * Every entry of \`${folder}\`. Written by \`deno task entries\`: change the entries, not this file.
 *
 * @module
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
