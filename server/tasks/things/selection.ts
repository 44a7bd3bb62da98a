/**
 * @module Which emoji become things. A row of `selection.tsv` has a category, a natural size, and each
 * emoji with its name, and with its plural where that is irregular ("mouse/mice").
 *
 * People, faces, flags, signs and symbols are left out.
 */
import type { Category, SizeClass } from "../../illustrator/things/thing.ts";
import { readTable } from "./tables.ts";

/** One emoji that is imported. */
export interface Selected {
  emoji: string;
  category: Category;
  size: SizeClass;
  name: string;
  plural?: string;
}

const [, ...rows] = await readTable("selection.tsv");

/** Every emoji that becomes a thing, in the order of the table. */
export const SELECTED: readonly Selected[] = rows.flatMap(([category, size, list = ""]) =>
  entriesOf(list).map(([emoji = "", called = ""]) => {
    const [name = "", plural] = called.split("/");
    return {
      emoji,
      category: category as Category,
      size: size as SizeClass,
      name,
      ...(plural && { plural }),
    };
  })
);

/** Names may hold spaces, so an entry ends where the next emoji begins. */
function entriesOf(list: string): string[][] {
  return list.split(/ (?=[^a-zA-Z0-9 ]*\p{Extended_Pictographic})/u).map((entry) =>
    entry.split("=")
  );
}
