/** @module The characters the signed-in person has saved last. */
import { characterUrl, refOf } from "../lib/characters/character_url.ts";
import { useStore } from "../ui/islands/use_store.ts";
import { useEffect } from "react";
import type { SavedCharacter } from "../lib/character.ts";
import { $recentCharacters, loadRecentCharacters } from "../ui/generator/recent_characters.ts";
import { StoredPicture } from "../ui/pictures/StoredPicture.tsx";
import { Alert } from "../ui/components/Alert.tsx";
import { Button } from "../ui/components/Button.tsx";
import { Card } from "../ui/components/Card.tsx";
import { EmptyState } from "../ui/components/EmptyState.tsx";
import { Skeleton } from "../ui/components/Skeleton.tsx";
import { t } from "../lib/i18n/translate.ts";

export default function RecentlyCreated() {
  // The server has no list; one that came before this island was hydrated shows right after hydration.
  const recent = useStore($recentCharacters, () => ({ state: "loading" as const }));

  useEffect(() => void loadRecentCharacters(), []);

  return (
    <Card as="section" aria-labelledby="recently-created" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="recently-created">{t("Recently Created")}</h2>
        <a
          href="/collection"
          className="py-1 font-display font-medium text-accent-ink underline underline-offset-4 hover:decoration-2"
        >
          {t("View All")}
        </a>
      </div>
      {recent.state === "loading" && <Loading />}
      {recent.state === "failed" && (
        <Alert
          tone="destructive"
          title={t("Your characters could not be loaded")}
          action={
            <Button variant="secondary" size="small" onClick={() => loadRecentCharacters()}>
              {t("Try again")}
            </Button>
          }
        >
          {recent.message}
        </Alert>
      )}
      {recent.state === "ready" && <Characters characters={recent.characters} />}
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" className={ROW}>
      <span className="sr-only">{t("Loading your characters")}</span>
      {["first", "second", "third"].map((each) => (
        <Skeleton
          key={each}
          className="aspect-square"
        />
      ))}
    </div>
  );
}

function Characters({ characters }: { characters: SavedCharacter[] }) {
  if (characters.length === 0) {
    return (
      <EmptyState title={t("Nobody here yet")} className="py-4">
        {t("Characters you save are kept here.")}
      </EmptyState>
    );
  }
  return (
    <ul className={ROW}>
      {characters.map((character) => (
        <li key={character.id} className="min-w-0">
          <a
            href={characterUrl(character)}
            className="group grid gap-1.5 rounded-field no-underline"
          >
            <span className="block aspect-square overflow-hidden rounded-field bg-sunken">
              <StoredPicture
                imageUrl={character.imageUrl}
                characterId={refOf(character)}
                sizes="(min-width: 64rem) 10rem, 30vw"
                priority="later"
                alt={character.alt}
                className="size-full object-cover transition-transform duration-300 group-hover:scale-105"
              />
            </span>
            <span className="truncate px-1 font-display font-medium group-hover:underline">
              {character.name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const ROW = "relative grid grid-cols-3 gap-3 sm:gap-4 lg:grid-cols-6";
