import type { CharacterData } from "../../../lib/characters/character_data.ts";
import type { PageContext } from "../../types.ts";

/** Nothing is looked for under an id that is no number. */
const ID = /^\d{1,15}$/;

export async function data(pageContext: PageContext): Promise<CharacterData> {
  const { load, user, routeParams } = pageContext;
  const id = routeParams.id!;
  const character = ID.test(id) ? await load.character(Number(id)) : null;
  if (!character) {
    pageContext.status = 404;
    return { character: null };
  }
  const isOwn = user?.id === character.userId;
  return { character, ...(isOwn && await load.neighbours(character.id)) };
}
