/** @module The user's deleted characters that can still be brought back. */
import { useRef, useState } from "react";
import type { DeletedCharacter } from "../lib/character.ts";
import { RESTORE_FAILED, restoreCharacters } from "../ui/characters/deletion.ts";
import { showFailure } from "../ui/session/failure.ts";
import { DeletedCard } from "../ui/collection/DeletedCard.tsx";
import { joinPages } from "../ui/session/list_pages.ts";
import { useResource } from "../ui/session/use_resource.ts";
import { showToast } from "../ui/toast/toast.ts";
import { Button, ButtonLink } from "../ui/components/Button.tsx";
import { Card } from "../ui/components/Card.tsx";
import { LoadState } from "../ui/components/LoadState.tsx";
import { EmptyState } from "../ui/components/EmptyState.tsx";
import { Skeleton } from "../ui/components/Skeleton.tsx";
import { t } from "../lib/i18n/translate.ts";

/** As high as the empty list is, so that nothing below moves when the characters come. */
const HEIGHT = "min-h-[23rem]";

export default function DeletedCharacters() {
  const list = useRef<HTMLDivElement>(null);
  const deleted = useResource<DeletedCharacter[]>("/api/user/characters/deleted", {
    join: joinPages,
    onEnd: focusList,
  });
  const { value: characters, change } = deleted;
  const [restoring, setRestoring] = useState<number>();

  /** The button that was pressed is gone; the focus stays near. */
  function focusList() {
    list.current?.focus();
  }

  async function restore({ id, name }: DeletedCharacter) {
    if (restoring !== undefined) return;
    setRestoring(id);
    const problem = await restoreCharacters([id]);
    setRestoring(undefined);
    if (problem) return showFailure(problem, RESTORE_FAILED);
    change((characters = []) => characters.filter((each) => each.id !== id));
    focusList();
    showToast({
      title: t("Character restored"),
      description: t("{name} is back in your collection.", { name }),
      tone: "success",
    });
  }

  if (deleted.error || !characters) {
    return (
      <LoadState of={deleted} failure={t("Your deleted characters could not be loaded")}>
        <Loading />
      </LoadState>
    );
  }
  return (
    <div ref={list} tabIndex={-1} className={`grid content-start gap-6 outline-none ${HEIGHT}`}>
      {characters.length === 0
        ? (
          <Card>
            <EmptyState
              title={t("Nothing to bring back")}
              action={
                <ButtonLink href="/collection" variant="secondary">{t("My Collection")}</ButtonLink>
              }
            >
              {t("Characters you delete wait here for a while.")}
            </EmptyState>
          </Card>
        )
        : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {characters.map((character) => (
              <DeletedCard
                key={character.id}
                character={character}
                restoring={restoring === character.id}
                onRestore={() => restore(character)}
              />
            ))}
          </ul>
        )}
      {deleted.next && (
        <Button
          variant="secondary"
          busy={deleted.adding}
          onClick={deleted.showMore}
          className="justify-self-center"
        >
          {t("Show more")}
        </Button>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div
      role="status"
      className={`grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-3 ${HEIGHT}`}
    >
      <span className="sr-only">{t("Loading your deleted characters")}</span>
      {["first", "second", "third"].map((each) => <Skeleton key={each} className="h-28" />)}
    </div>
  );
}
