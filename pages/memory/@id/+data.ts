import { readRef } from "../../../lib/characters/character_url.ts";
import type { MemorialPage } from "../../../lib/memorials/memorial.ts";
import type { PageContext } from "../../types.ts";

/** Null where there is no such page for this visitor. */
export async function data(pageContext: PageContext): Promise<MemorialPage | null> {
  const ref = readRef(pageContext.routeParams.id!);
  const page = ref === null ? null : await pageContext.load.memory(ref);
  if (!page) pageContext.status = 404;
  return page;
}
