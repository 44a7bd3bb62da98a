import { redirect } from "vike/abort";
import type { CharacterData } from "../../../lib/characters/character_data.ts";
import { characterUrl, readRef } from "../../../lib/characters/character_url.ts";
import type { PageContext } from "../../types.ts";

export async function data(pageContext: PageContext): Promise<CharacterData> {
  const { load, user, routeParams } = pageContext;
  const ref = readRef(routeParams.id!);
  const character = ref === null ? null : await load.character(ref);
  if (!character) {
    pageContext.status = 404;
    return { character: null };
  }
  // The URL it was shared under while it was unlisted.
  if (typeof ref === "string" && !character.slug) throw redirect(characterUrl(character));
  const isOwn = user?.id === character.userId;
  return { character, ...(isOwn && await load.neighbours(character.id)) };
}
