import type { CharacterData } from "../../../../lib/characters/character_data.ts";
import { readRef } from "../../../../lib/characters/character_url.ts";
import type { PageContext } from "../../../types.ts";

/** The character, where its visitor sees one that stickers can be made of. */
export async function data(pageContext: PageContext): Promise<Pick<CharacterData, "page">> {
  const ref = readRef(pageContext.routeParams.id!);
  const page = ref === null ? null : await pageContext.load.character(ref);
  const isThere = page !== null && page.files.length > 0;
  if (!isThere) pageContext.status = 404;
  return { page: isThere ? page : null };
}
