/** @module Puts other words in place of those of the form, and brings the first ones back. */
import type { MapStore } from "nanostores";
import { isPremiumStyle } from "../../lib/choices.ts";
import type { GalleryPicture } from "../../lib/gallery.ts";
import { t } from "../../lib/i18n/translate.ts";
import { showToast } from "../toast/toast.ts";
import type { Draft } from "./draft.ts";
import type { createHistory, Moment } from "./history.ts";

/** What of the generator's store it works with. */
export interface ReplacedStore {
  $draft: MapStore<Draft>;
  $steps: ReturnType<typeof createHistory>["$steps"];
  show: (change: Partial<Draft>) => void;
  undo: () => void;
}

export function createWordReplacement({ $draft, $steps, show, undo }: ReplacedStore) {
  /** What took the place of the words last, and the step that brings them back. */
  let replaced: { by: string; step: Moment | undefined } | undefined;

  /** Puts other words in place of those that are there; the step back brings them back, and a toast says so. */
  function replaceWords(change: Pick<Draft, "description"> & Partial<Draft>): void {
    const { description } = $draft.get();
    show({ seed: undefined, ...change });
    if (description.trim() === "" || description === change.description) return;
    replaced = { by: change.description, step: lastStep() };
    showToast({ title: t("Description replaced"), action: { label: t("Undo"), onSelect: undo } });
  }

  /** Brings replaced words back, unless something was done since. True when it did. */
  function undoReplacing(): boolean {
    const isLast = replaced?.by === $draft.get().description && replaced.step === lastStep();
    if (isLast) undo();
    return isLast;
  }

  /** Takes words, style and seed of a picture of the gallery; a premium style only where it is open. */
  function takeExample(
    { words, style, seed }: GalleryPicture,
    { isPremium }: { isPremium: boolean },
  ): void {
    const isOpen = isPremium || !isPremiumStyle(style);
    replaceWords({ description: t(words), ...(isOpen && { style, seed }) });
  }

  function lastStep(): Moment | undefined {
    return $steps.get().past.at(-1);
  }

  return { replaceWords, undoReplacing, takeExample };
}
