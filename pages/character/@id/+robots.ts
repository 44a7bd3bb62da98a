import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";

export default function robots({ data }: PageContext<CharacterData>): string | undefined {
  return data.page?.character.visibility === "unlisted" ? "noindex" : undefined;
}
