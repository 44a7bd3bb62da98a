/**
 * @module What is seen and done before a picture: its sketch, and four ideas to choose from. The first
 * description loads it.
 */
import { useStore } from "../islands/use_store.ts";
import { useEffect, useRef, useState } from "react";
import { Badge } from "../components/Badge.tsx";
import { Button } from "../components/Button.tsx";
import { classNames } from "../components/class_names.ts";
import { showToast } from "../toast/toast.ts";
import { listText } from "../format/list_text.ts";
import type { LockablePart } from "../../lib/locked_parts.ts";
import type { GeneratorStore } from "./generator_store.ts";
import type { Sketch } from "./sketch_state.ts";
import { createSketching } from "./sketching.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

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
        alt={t("A sketch: {words}", { words: sketch.prompt })}
        className={classNames(
          "size-full animate-appear object-cover transition-opacity",
          isStale && "opacity-60",
        )}
      />
      <figcaption className="absolute top-3 left-3">
        <Badge tone="accent">{t("Sketch")}</Badge>
      </figcaption>
    </figure>
  );
}

/** The sketch of the next cat, in the corner of the picture that is there. */
export function SketchCorner({ sketch }: { sketch: Sketch }) {
  return (
    <figure className="absolute right-4 bottom-4 w-[30%] overflow-hidden rounded-field border-4 border-surface bg-surface shadow-float">
      <img
        src={sketch.url}
        alt={t("A sketch: {words}", { words: sketch.prompt })}
        className="animate-appear"
      />
      <figcaption className="px-1 text-center text-xs leading-snug">
        {t("Sketch of your next cat")}
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
        title: t("No ideas right now"),
        description: answer.reason === "busy"
          ? answer.message
          : t("There are no sketches of these words."),
      });
    }
    setIdeas(answer);
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-sm text-pretty text-muted">
          {isStale ? t("This sketch shows your words from before.") : sketchOffer(locks)}
        </p>
        <Button variant="secondary" size="small" busy={busy} onClick={ask}>
          {t("Four ideas")}
        </Button>
      </div>
      {shown.length > 0 && (
        <ul aria-label={t("Four ideas")} className="grid grid-cols-4 gap-2">
          {shown.map((idea, index) => (
            <li key={idea.seed}>
              <button
                type="button"
                aria-label={t("Idea {n}", { n: index + 1 })}
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

function sketchOffer(locks: LockablePart[]): string {
  if (locks.length === 0) return t("A free sketch. Generate paints exactly this cat.");
  return t("A free sketch with the locked {parts}. Generate paints exactly this cat.", {
    parts: listText(locks.map((part) => t(PARTS[part]))),
  });
}

/** Within a sentence. */
const PARTS: Record<LockablePart, string> = {
  coat: msg("coat"),
  eyes: msg("eyes"),
  pose: msg("pose"),
  clothes: msg("clothes"),
  place: msg("place"),
  light: msg("light"),
};
