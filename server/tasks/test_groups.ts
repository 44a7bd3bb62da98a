/**
 * @module Test files that share an isolate: what they import is loaded, compiled and warmed up once for all
 * of them.
 */
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

export interface TestGroups extends AsyncDisposable {
  /** Modules for `deno test`, each of which imports the files of its group. */
  entries: string[];
}

/** The case of a file that cannot be loaded is called by the file, and so. */
const CAN_BE_LOADED = " can be loaded";

/**
 * Neighbours share a group: they import much the same. Of as equal numbers as can be, at most `size`. Groups with one
 * of the `longest` files come first, in their order.
 */
export async function writeTestGroups(
  files: string[],
  size: number,
  longest: readonly string[] = [],
): Promise<TestGroups> {
  const folder = await Deno.makeTempDir({ prefix: "test-groups-" });
  const entries: string[] = [];
  const place = (group: string[]) => {
    const first = longest.findIndex((file) => group.includes(file));
    return first === -1 ? longest.length : first;
  };
  const groups = equalParts(files.toSorted(), size).toSorted((a, b) => place(a) - place(b));
  for (const [index, group] of groups.entries()) {
    const entry = join(folder, `${index + 1}_${dirname(group[0]!).replaceAll("/", "_")}.ts`);
    await Deno.writeTextFile(entry, group.map(importing).join(""));
    entries.push(entry);
  }
  return { entries, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

/** A file that cannot be loaded is a case that fails; the other files of its group have theirs all the same. */
function importing(file: string): string {
  return `try {
  await import("${pathToFileURL(resolve(file))}");
} catch (error) {
  Deno.test(${JSON.stringify(file + CAN_BE_LOADED)}, () => { throw error; });
}
`;
}

function equalParts<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  const start = (part: number) => Math.floor(part * items.length / count);
  return Array.from({ length: count }, (_, part) => items.slice(start(part), start(part + 1)));
}
