import { redirect } from "vike/abort";
import type { CharacterData } from "../../../lib/characters/character_data.ts";
import { characterUrl, readRef } from "../../../lib/characters/character_url.ts";
import type { PageContext } from "../../types.ts";

export async function data(pageContext: PageContext): Promise<CharacterData> {
  const { load, user, routeParams } = pageContext;
  const ref = readRef(routeParams.id!);
  const page = ref === null ? null : await load.character(ref);
  if (!page) {
    pageContext.status = 404;
    return { page: null };
  }
  const { character, entry } = page;
  // The URL it was shared under while it was unlisted.
  if (typeof ref === "string" && !character.slug) throw redirect(characterUrl(character));
  if (!user) return { page };
  if (user.id === character.userId) return { page, ...await load.neighbours(character.id) };
  const [vote] = entry ? await load.votesFor([entry.id]) : [];
  return { page, ...(vote && { rating: vote.rating }) };
}
