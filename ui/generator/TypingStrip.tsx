/**
 * @module The stage while one types on a small screen: a strip at the top of the window, as long as the
 * stage itself is out of view.
 */
import { useStore } from "../islands/use_store.ts";
import { type RefObject, useEffect, useState } from "react";
import { pictureUrl } from "../pictures/picture_url.ts";
import { shownName } from "./draft.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { characterToKeep } from "./pending_character.ts";
import { sketchFor } from "./sketch_state.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface TypingStripProps {
  store: GeneratorStore;
  stage: RefObject<HTMLElement | null>;
}

/** Decoration: what it shows is on the stage. */
export function TypingStrip({ store, stage }: TypingStripProps) {
  const draft = useStore(store.$draft);
  const sketch = useStore(store.$sketch);
  const shown = useShown(stage);
  const [url, setUrl] = useState<string>();
  const { character } = draft;
  const next = sketchFor(sketch, draft);

  useEffect(() => {
    if (character) pictureUrl(character.imageUrl, { width: 256 }).then(setUrl, () => undefined);
  }, [character?.imageUrl]);

  const picture = next?.url ?? (character && url);
  if (!shown || !picture) return null;
  return (
    <div
      aria-hidden="true"
      data-typing-strip
      className="fixed inset-x-0 top-0 z-30 flex animate-appear items-center gap-3 border-b border-line bg-surface/95 px-4 py-2 shadow-card lg:hidden"
    >
      <img src={picture} alt="" className="size-18 rounded-field object-cover" />
      <p className="min-w-0 truncate font-display font-medium">
        {next ? t("Sketch") : shownName(characterToKeep(draft)!)}
      </p>
    </div>
  );
}

/** Whether one types while the stage is out of view. */
function useShown(stage: RefObject<HTMLElement | null>): boolean {
  const [typing, setTyping] = useState(false);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = () => setTyping(document.activeElement?.matches(TEXT_FIELD) ?? false);
    const observer = new IntersectionObserver(
      ([entry]) => entry && setAway(entry.intersectionRatio < SEEN),
      { threshold: SEEN },
    );
    observer.observe(stage.current!);
    const stop = new AbortController();
    document.addEventListener("focusin", look, { signal: stop.signal });
    document.addEventListener("focusout", look, { signal: stop.signal });
    look();
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, []);
  return typing && away;
}

/** This part of the stage is enough to see the cat. */
const SEEN = 0.3;

const TEXT_FIELD = "textarea, input:not([type=radio], [type=checkbox], [type=file])";
