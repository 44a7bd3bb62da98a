/**
 * The characters somebody has deleted and can still bring back.
 *
 * @module
 */
import { useRef, useState } from "react";
import { type ApiSuccess, callApi } from "../lib/api.ts";
import type { DeletedCharacter } from "../lib/character.ts";
import { RESTORE_FAILED, restoreCharacters } from "../lib/characters/deletion.ts";
import { showFailure } from "../lib/characters/failure.ts";
import { DeletedCard } from "../lib/collection/DeletedCard.tsx";
import { useResource } from "../lib/session/use_resource.ts";
import { showToast } from "../lib/toast.ts";
import { Alert } from "../lib/ui/Alert.tsx";
import { Button, ButtonLink } from "../lib/ui/Button.tsx";
import { Card } from "../lib/ui/Card.tsx";
import { EmptyState } from "../lib/ui/EmptyState.tsx";
import { Skeleton } from "../lib/ui/Skeleton.tsx";

const ADDRESS = "/api/characters/deleted";

/** The characters loaded so far, and where there are more. */
interface Pages {
  characters: DeletedCharacter[];
  next?: string;
}

export default function DeletedCharacters() {
  const { value, error, loading, reload, change } = useResource<DeletedCharacter[], Pages>(
    ADDRESS,
    toPages,
  );
  const [restoring, setRestoring] = useState<number>();
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  async function restore({ id, name }: DeletedCharacter, { characters, ...rest }: Pages) {
    if (restoring !== undefined) return;
    setRestoring(id);
    const problem = await restoreCharacters([id]);
    setRestoring(undefined);
    if (problem) return showFailure(problem, RESTORE_FAILED);
    change({ ...rest, characters: characters.filter((each) => each.id !== id) });
    // The button that was pressed is gone; the focus stays near.
    list.current?.focus();
    showToast({
      title: "Character restored",
      description: `${name} is back in your collection.`,
      tone: "success",
    });
  }

  async function showMore({ characters, next }: Pages) {
    if (adding) return;
    setAdding(true);
    const answer = await callApi<DeletedCharacter[]>(next!);
    setAdding(false);
    if ("problem" in answer) {
      return showFailure(answer.problem, {
        title: "Could not load more",
        fallback: "Please try again.",
      });
    }
    const more = toPages(answer);
    change({ ...more, characters: [...characters, ...more.characters] });
  }

  if (error) {
    return (
      <Alert
        tone="destructive"
        title="Your deleted characters could not be loaded"
        action={<Button size="small" busy={loading} onClick={reload}>Try again</Button>}
      >
        {error}
      </Alert>
    );
  }
  if (!value) return <Loading />;
  return (
    <div ref={list} tabIndex={-1} className="grid gap-6 outline-none">
      {value.characters.length === 0
        ? (
          <Card>
            <EmptyState
              title="Nothing to bring back"
              action={<ButtonLink href="/collection" variant="secondary">My Collection</ButtonLink>}
            >
              Characters you delete wait here for a while.
            </EmptyState>
          </Card>
        )
        : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {value.characters.map((character) => (
              <DeletedCard
                key={character.id}
                character={character}
                restoring={restoring === character.id}
                onRestore={() => restore(character, value)}
              />
            ))}
          </ul>
        )}
      {value.next && (
        <Button
          variant="secondary"
          busy={adding}
          onClick={() => showMore(value)}
          className="justify-self-center"
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function toPages({ body, next }: ApiSuccess<DeletedCharacter[]>): Pages {
  return { characters: body, next };
}

function Loading() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading your deleted characters</span>
      {["first", "second", "third"].map((each) => <Skeleton key={each} className="h-28" />)}
    </div>
  );
}
