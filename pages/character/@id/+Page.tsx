/** @module A character, for every visitor who has its URL. */
import BackLink from "../../../islands/BackLink.tsx";
import CharacterActions from "../../../islands/CharacterActions.tsx";
import CharacterEntry from "../../../islands/CharacterEntry.tsx";
import CharacterPicture from "../../../islands/CharacterPicture.tsx";
import CharacterNotFoundToast from "../../../islands/CharacterNotFoundToast.tsx";
import OwnerActions from "../../../islands/OwnerActions.tsx";
import { loginUrl } from "../../../lib/auth/login_url.ts";
import { characterUrl, refOf } from "../../../lib/characters/character_url.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { memorialUrl } from "../../../lib/memorials/memorial.ts";
import { SCHEME_LOOKS } from "../../../lib/generator/looks.ts";
import { DONE } from "../../../lib/contest/entry_forms.ts";
import { DONE_PARAMETER } from "../../../lib/forms/refused_form.ts";
import { Alert } from "../../../ui/components/Alert.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { ContestIcon } from "../../../ui/contest/ContestIcon.tsx";
import { EntryBox } from "../../../ui/contest/EntryBox.tsx";
import { Island } from "../../../ui/islands/Island.tsx";
import { artwork } from "../../artwork.ts";
import { JsonLd } from "../../JsonLd.tsx";
import { StoryLink } from "./StoryLink.tsx";
import { Downloads } from "./Downloads.tsx";
import type { CharacterData } from "../../../lib/characters/character_data.ts";
import type { PageProps } from "../../types.ts";
import { FamilyTree } from "./FamilyTree.tsx";
import { KittensLink } from "./KittensLink.tsx";
import { CharacterFacts, CharacterHeading } from "./CharacterFacts.tsx";
import { MoreCharacters } from "./MoreCharacters.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { NotFound } from "./NotFound.tsx";
import { PlainActions } from "./PlainActions.tsx";
import { PlainEntry } from "./PlainEntry.tsx";
import { OtherPictures } from "./OtherPictures.tsx";

export function Page({ pageContext }: PageProps<CharacterData>) {
  const { page, rating, previous, next } = pageContext.data;
  if (!page) {
    return (
      <>
        <NotFound />
        <Island of={CharacterNotFoundToast} props={{}} />
      </>
    );
  }
  const { user, origin, formAnswer, urlParsed } = pageContext;
  const done = urlParsed.search[DONE_PARAMETER] ?? "";
  const { character, by, entry, inOtherStyles, files } = page;
  const { imageUrl, alt, colorScheme } = character;
  const isOwn = user?.id === character.userId;
  return (
    <>
      <Island of={BackLink} props={{ href: isOwn ? "/collection" : "/community" }} />
      {Object.hasOwn(DONE, done) && (
        <Alert tone="success" title={t(DONE[done as keyof typeof DONE])} className="mb-6" />
      )}
      <article className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,45rem)_minmax(22rem,1fr)] lg:grid-rows-[auto_1fr] lg:gap-8">
        <div
          className="rounded-card p-2.5 shadow-card"
          style={{ background: SCHEME_LOOKS[colorScheme].background }}
        >
          <div className="aspect-square overflow-hidden rounded-[1.1rem] bg-sunken">
            <Island of={CharacterPicture} props={{ id: refOf(character), imageUrl, alt }} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CharacterHeading character={character} by={by} />
          {user && (isOwn || entry) && (
            <Island
              of={CharacterEntry}
              props={{ characterId: character.id, entry, rating, user }}
              plain={
                <PlainEntry
                  character={character}
                  entry={entry}
                  rating={rating}
                  isOwn={isOwn}
                  refused={formAnswer?.refused}
                />
              }
            />
          )}
          {!user && entry && (
            <EntryBox
              points={entry.voteCount}
              actions={
                <ButtonLink
                  href={loginUrl(characterUrl(character))}
                  variant="secondary"
                  icon={<ContestIcon of="star" className="size-[1.15em] text-accent" />}
                  aria-label={t("Login to vote for {name}", { name: character.name })}
                >
                  {t("Login to vote")}
                </ButtonLink>
              }
            />
          )}
          {!isOwn && (
            <ButtonLink href="/" size="large" className="justify-self-start">
              {t("Make your own cat")}
            </ButtonLink>
          )}
          <div className="flex flex-wrap gap-2">
            {isOwn && <Island of={OwnerActions} props={{ character, competes: Boolean(entry) }} />}
            <Island
              of={CharacterActions}
              props={{ character, user }}
              plain={<PlainActions character={character} user={user} />}
            />
            <KittensLink character={character} isOwn={isOwn} hasGenes={inOtherStyles} />
            {isOwn && <StoryLink character={character} hasRecipe={inOtherStyles} />}
          </div>
          <CharacterFacts character={character} />
        </div>
        <OtherPictures character={character} inOtherStyles={inOtherStyles} isOwn={isOwn} />
      </article>
      <Downloads character={character} files={files} isSignedIn={Boolean(user)} />
      {page.family && <FamilyTree {...page.family} name={character.name} />}
      {isOwn && (
        <p className="mt-8">
          <a href={memorialUrl(character)} className="text-sm text-muted">
            {t("Keep {name} in memory", { name: character.name })}
          </a>
        </p>
      )}
      <Neighbours previous={previous} next={next} />
      <MoreCharacters {...page} />
      <JsonLd data={{ "@context": "https://schema.org", ...artwork(character, origin) }} />
    </>
  );
}
