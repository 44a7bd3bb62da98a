/** @module The understanding of a description while it is typed. */
import { useEffect, useState } from "react";
import { STYLES } from "../../lib/choices.ts";
import { promptProblem } from "../../lib/prompt.ts";
import type { Understanding } from "../../lib/understanding.ts";
import { costOf } from "./cost.ts";
import { type Draft, NO_STYLE } from "./draft.ts";
import { chosenLooks } from "./draw_request.ts";
import { requestUnderstanding } from "./understanding_request.ts";

export interface UnderstandingView {
  state: "none" | "loading" | "ready" | "failed";
  /** The newest one; while loading that of the text before, so that nothing flickers. */
  understanding?: Understanding;
}

/** A pause this long is a pause in typing. */
const PAUSE_MS = 350;

/** Follows the draft. The picture that was drawn from this very form shows how it was understood. */
export function useUnderstanding(draft: Draft): UnderstandingView {
  const { description, style, character, seed } = draft;
  const keepPhoto = draft.photo !== undefined && draft.keepPhoto || undefined;
  const [view, setView] = useState<UnderstandingView>({ state: "none" });
  const prompt = description.trim();
  const isDrawn = character?.prompt === prompt && character.style === style &&
    character.understanding.cost === costOf(draft) && character.keepPhoto === keepPhoto;
  const drawn = isDrawn ? character.understanding : undefined;
  const isFit = !promptProblem(prompt);
  const looks = JSON.stringify(chosenLooks(draft));

  useEffect(() => {
    if (drawn || !isFit) return setView({ state: "none" });
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setView(({ understanding }) => ({ state: "loading", understanding }));
      const description = {
        prompt,
        style: style === NO_STYLE ? STYLES[0] : style,
        keepPhoto,
        seed,
        ...JSON.parse(looks),
      };
      requestUnderstanding(description, stop.signal).then(
        (understanding) => setView({ state: "ready", understanding }),
        () => stop.signal.aborted || setView({ state: "failed" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [prompt, style, keepPhoto, seed, looks, drawn]);

  return drawn ? { state: "ready", understanding: drawn } : view;
}
