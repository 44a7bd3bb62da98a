/**
 * What is seen and done before a picture: its sketch, and four ideas to choose from. The first description
 * loads it.
 *
 * @module
 */
import { useStore } from "../islands/use_store.ts";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import { classNames } from "../components/class_names.ts";
import { showToast } from "../toast/toast.ts";
import type { GeneratorStore } from "./generator_store.ts";
import type { Sketch } from "./sketch_state.ts";
import { createSketching } from "./sketching.ts";

export { TypingStrip } from "./TypingStrip.tsx";

/** Keeps the sketch up to date; renders nothing. */
export function SketchFollower({ store }: { store: GeneratorStore }) {
  useEffect(() => createSketching(store).follow(), []);
  return null;
}

export interface SketchPictureProps {
  sketch: Sketch;
  /** Whether it is of the words from before. */
  isStale: boolean;
}

/** The sketch in place of a picture. */
export function SketchPicture({ sketch, isStale }: SketchPictureProps) {
  return (
    <figure className="relative size-full">
      <img
        src={sketch.url}
        alt={`A sketch: ${sketch.prompt}`}
        className={classNames(
          "size-full animate-appear object-cover transition-opacity",
          isStale && "opacity-60",
        )}
      />
      <figcaption className="absolute top-3 left-3">
        <Badge tone="accent">Sketch</Badge>
      </figcaption>
    </figure>
  );
}

/** The sketch of the next cat, in the corner of the picture that is there. */
export function SketchCorner({ sketch }: { sketch: Sketch }) {
  return (
    <figure className="absolute right-4 bottom-4 w-[30%] overflow-hidden rounded-field border-4 border-surface bg-surface shadow-float">
      <img src={sketch.url} alt={`A sketch: ${sketch.prompt}`} className="animate-appear" />
      <figcaption className="px-1 text-center text-xs leading-snug">
        Sketch of your next cat
      </figcaption>
    </figure>
  );
}

/** What the sketch is, and four others to choose from. */
export function SketchCaption({ store, isStale }: { store: GeneratorStore; isStale: boolean }) {
  const draft = useStore(store.$draft);
  const locks = useStore(store.$locks);
  const sketching = useRef<ReturnType<typeof createSketching>>(undefined);
  const [ideas, setIdeas] = useState<Sketch[]>([]);
  const [busy, setBusy] = useState(false);
  const shown = ideas.filter(({ prompt }) => prompt === draft.description.trim());

  async function ask() {
    sketching.current ??= createSketching(store);
    setBusy(true);
    const answer = await sketching.current.ideas();
    setBusy(false);
    if ("reason" in answer) {
      return showToast({
        title: "No ideas right now",
        description: answer.reason === "busy"
          ? answer.message
          : "There are no sketches of these words.",
      });
    }
    setIdeas(answer);
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-sm text-pretty text-muted">
          {isStale
            ? "This sketch shows your words from before."
            : `A free sketch${lockedWords(locks)}. Generate paints exactly this cat.`}
        </p>
        <Button variant="secondary" size="small" busy={busy} onClick={ask}>Four ideas</Button>
      </div>
      {shown.length > 0 && (
        <ul aria-label="Four ideas" className="grid grid-cols-4 gap-2">
          {shown.map((idea, index) => (
            <li key={idea.seed}>
              <button
                type="button"
                aria-label={`Idea ${index + 1}`}
                aria-pressed={idea.seed === draft.seed}
                onClick={() => sketching.current?.choose(idea)}
                className="block w-full cursor-pointer overflow-hidden rounded-field border-2 border-line hover:border-edge aria-pressed:border-accent-ink"
              >
                <img src={idea.url} alt="" className="aspect-square w-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const LIST = new Intl.ListFormat("en-GB");

function lockedWords(parts: readonly string[]): string {
  return parts.length > 0 ? ` with the locked ${LIST.format(parts)}` : "";
}
