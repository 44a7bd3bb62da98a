/**
 * @module Sketches of the cat that is being described: one with every pause in typing, four with different
 * seeds when they are asked for. They are free, so they wait when there are too many.
 */
import type { MapStore, ReadableAtom, WritableAtom } from "nanostores";
import { STYLES } from "../../lib/choices.ts";
import type { LockablePart } from "../../lib/locked_parts.ts";
import { promptProblem } from "../../lib/prompt.ts";
import { type Draft, NO_STYLE } from "./draft.ts";
import { chosenLooks, lockedIn } from "./draw_request.ts";
import { randomKey } from "./random_key.ts";
import { describesAnother, isSketched, type Sketch } from "./sketch_state.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface SketchedStore {
  $draft: MapStore<Draft>;
  $sketch: WritableAtom<Sketch | undefined>;
  $locks: ReadableAtom<LockablePart[]>;
}

export interface SketchingOptions {
  fetch?: typeof fetch;
  /** How long the form must rest. */
  pauseMs?: number;
}

/** What was asked for has not come, and why. */
export type NoSketch = { reason: "busy"; message: string } | { reason: "none" };

/** A pause this long is a pause in typing. */
const PAUSE_MS = 350;

/** When the server does not say how long to wait. */
const WAIT_SECONDS = 10;

/** How many ideas there are at once. */
const IDEAS = 4;

const BUSY = msg("Many sketches are being drawn right now. Please try again in a moment.");

/** Follows the form, and draws four on request; `pauseMs` is the pause in typing. */
export function createSketching(
  { $draft, $sketch, $locks }: SketchedStore,
  { fetch = globalThis.fetch, pauseMs = PAUSE_MS }: SketchingOptions = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  let sketched = "";
  /** Until then nothing is asked by itself. */
  let restUntil = 0;

  /** Follows the form. Returns how to stop. */
  function follow(): () => void {
    const look = () => {
      const draft = $draft.get();
      const wanted = !isSketched(draft) || !describesAnother(draft)
        ? undefined
        : wordsOf(draft, $locks.get());
      const key = wanted === undefined ? "" : JSON.stringify([wanted, draft.seed]);
      if (key === sketched) return;
      sketched = key;
      clearTimeout(timer);
      asking.abort();
      if (wanted) timer = setTimeout(refresh, pauseMs);
    };
    const unsubscribers = [$draft.subscribe(look), $locks.listen(look)];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      clearTimeout(timer);
      asking.abort();
    };
  }

  async function refresh(): Promise<void> {
    if (Date.now() < restUntil) return;
    const draft = $draft.get();
    const words = wordsOf(draft, $locks.get());
    if (!words) return;
    asking = new AbortController();
    const { signal } = asking;
    const seed = draft.seed ?? randomKey();
    const answer = await ask({ ...words, seed }, signal);
    if (signal.aborted || "reason" in answer) return;
    sketched = JSON.stringify([words, seed]);
    $sketch.set(answer);
    if (draft.seed !== seed) $draft.setKey("seed", seed);
  }

  /** Sketches with different seeds, as many as there come; why, when there comes none. */
  async function ideas(): Promise<Sketch[] | NoSketch> {
    const words = wordsOf($draft.get(), $locks.get());
    if (!words) return { reason: "none" };
    const found: Sketch[] = [];
    let last: NoSketch = { reason: "none" };
    for (let count = 0; count < IDEAS; count++) {
      const answer = await ask({ ...words, seed: randomKey() });
      if ("reason" in answer) last = answer;
      else found.push(answer);
      if ("reason" in answer) break;
    }
    return found.length > 0 ? found : last;
  }

  /** The next picture is to be this one. */
  function choose(sketch: Sketch): void {
    const words = wordsOf($draft.get(), $locks.get());
    sketched = JSON.stringify([words, sketch.seed]);
    $sketch.set(sketch);
    $draft.setKey("seed", sketch.seed);
  }

  async function ask(
    body: NonNullable<ReturnType<typeof wordsOf>> & { seed: string },
    signal?: AbortSignal,
  ): Promise<Sketch | NoSketch> {
    try {
      const response = await fetch("/api/characters/sketch", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal,
      });
      if (response.ok) {
        const url = await dataUrl(await response.blob());
        return { url, prompt: body.prompt, seed: body.seed };
      }
      const seconds = Number(response.headers.get("retry-after") ?? WAIT_SECONDS);
      // Another generator makes no sketches, and words that are refused have none.
      if (response.status !== 429 && response.status !== 503) return { reason: "none" };
      restUntil = Date.now() + seconds * 1000;
      return { reason: "busy", message: t(BUSY) };
    } catch {
      return { reason: "none" };
    }
  }

  return { follow, ideas, choose };
}

/** What decides the cat; undefined as long as it cannot be drawn. */
function wordsOf(draft: Draft, locks: LockablePart[]) {
  const prompt = draft.description.trim();
  if (promptProblem(prompt)) return undefined;
  const style = draft.style === NO_STYLE ? STYLES[0] : draft.style;
  return {
    prompt,
    style,
    ...draft.photo && { seen: draft.seen },
    ...chosenLooks(draft),
    ...lockedIn(draft, locks),
  };
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
