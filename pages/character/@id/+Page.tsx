/**
 * A character, for every visitor who has its URL.
 *
 * @module
 */
import BackLink from "../../../islands/BackLink.tsx";
import CharacterActions from "../../../islands/CharacterActions.tsx";
import CharacterPicture from "../../../islands/CharacterPicture.tsx";
import { refOf } from "../../../lib/characters/character_url.ts";
import { SCHEME_LOOKS } from "../../../lib/generator/looks.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { artwork } from "../../artwork.ts";
import { JsonLd } from "../../JsonLd.tsx";
import type { CharacterData } from "../../../lib/characters/character_data.ts";
import type { PageProps } from "../../types.ts";
import { CharacterFacts } from "./CharacterFacts.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { NotFound } from "./NotFound.tsx";
import { OtherPictures } from "./OtherPictures.tsx";

export function Page({ pageContext }: PageProps<CharacterData>) {
  const { character, previous, next } = pageContext.data;
  if (!character) return <NotFound />;
  const { user, origin } = pageContext;
  const { imageUrl, alt, colorScheme } = character;
  return (
    <>
      <Island of={BackLink} props={{}} />
      <article className="grid items-start gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-10">
        <div
          className="rounded-card p-2.5 shadow-card"
          style={{ background: SCHEME_LOOKS[colorScheme].background }}
        >
          <div className="aspect-square overflow-hidden rounded-[1.1rem] bg-sunken">
            <Island of={CharacterPicture} props={{ id: refOf(character), imageUrl, alt }} />
          </div>
        </div>
        <div className="grid gap-6">
          <CharacterFacts character={character} />
          <Island of={CharacterActions} props={{ character, user }} />
          <OtherPictures character={character} />
        </div>
      </article>
      <Neighbours previous={previous} next={next} />
      <JsonLd data={{ "@context": "https://schema.org", ...artwork(character, origin) }} />
    </>
  );
}
