/**
 * @module A cat in memory: its picture, its name and years, a line, a candle. Nothing is counted, sold or
 * compared here.
 */
import { characterUrl, refOf } from "../../../lib/characters/character_url.ts";
import { t } from "../../../lib/i18n/translate.ts";
import type { MemorialPage } from "../../../lib/memorials/memorial.ts";
import { pictureVariants } from "../../../ui/pictures/variants.ts";
import { NotFound } from "../../character/@id/NotFound.tsx";
import type { PageProps } from "../../types.ts";
import { Candle } from "./Candle.tsx";
import { Keepsakes } from "./Keepsakes.tsx";
import { MemorialForm } from "./MemorialForm.tsx";

export function Page({ pageContext }: PageProps<MemorialPage | null>) {
  const { data, formAnswer } = pageContext;
  if (!data) return <NotFound />;
  const { character, memory, isOwn, hasFiles } = data;
  return (
    <article className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-center gap-6 pt-4 text-center">
      <img
        {...pictureVariants(refOf(character), character)}
        sizes="(min-width: 40rem) 24rem, 80vw"
        alt={character.alt}
        width={1024}
        height={1024}
        className="aspect-square w-full max-w-sm rounded-card bg-sunken object-cover shadow-card"
      />
      <header className="grid gap-1">
        <p className="text-muted">{t("In memory of")}</p>
        <h1 className="wrap-anywhere">{character.name}</h1>
        {memory?.years && (
          <p className="font-display text-xl wrap-anywhere text-muted">{memory.years}</p>
        )}
      </header>
      {memory?.line && (
        <p className="max-w-prose text-xl text-balance wrap-anywhere">{memory.line}</p>
      )}
      <Candle className="h-32" />
      {memory && <Keepsakes character={character} hasFiles={hasFiles} isOwn={isOwn} />}
      {isOwn && (
        <MemorialForm
          character={character}
          memory={memory}
          refused={formAnswer?.refused}
        />
      )}
      <p>
        <a href={characterUrl(character)} className="text-muted">
          {t("The page of {name}", { name: character.name })}
        </a>
      </p>
    </article>
  );
}
