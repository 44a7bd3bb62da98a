import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";
import type { Alternate } from "../../../lib/feeds.ts";
import { oEmbedOf } from "../../../lib/oembed.ts";

export default function alternate(
  { data, origin }: PageContext<CharacterData>,
): Alternate | undefined {
  const character = data.page?.character;
  return character && oEmbedOf(character, origin);
}
