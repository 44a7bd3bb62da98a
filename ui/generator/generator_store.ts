/**
 * @module The generator's state and what a person can do with it. The island shows it; the forms write into
 * it.
 */
import { atom, computed, map } from "nanostores";
import type { RecentPicture } from "../../lib/character.ts";
import type { Accessory } from "../../lib/choices.ts";
import type { LockablePart } from "../../lib/locked_parts.ts";
import type { TabStorage } from "../storage/tab_storage.ts";
import { toggled } from "../forms/toggled.ts";
import { showToast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import { changedLooks } from "./changed_looks.ts";
import {
  type Draft,
  type DraftCharacter,
  draftFor,
  emptyDraft,
  loadDraft,
  saveDraft,
  savePhoto,
} from "./draft.ts";
import type { Changing } from "./change_state.ts";
import { createDrawing } from "./drawing.ts";
import { createHistory } from "./history.ts";
import type { Sketch } from "./sketch_state.ts";
import { anotherVersion, type Problems, readDrawRequest } from "./draw_request.ts";
import { t } from "../../lib/i18n/translate.ts";
import { savedIn, withNewest } from "./recent_pictures.ts";
import { createWordReplacement } from "./word_replacement.ts";

export type GeneratorStore = ReturnType<typeof createGeneratorStore>;

/** A store with an empty draft: what the server renders and the browser starts from. */
export function createGeneratorStore(server: Parameters<typeof createDrawing>[2] = {}) {
  const $draft = map<Draft>(emptyDraft());
  const $changing = atom<Changing>({ state: "idle" });
  /** Pictures of the last day, newest first. */
  const $recent = atom<RecentPicture[]>([]);
  /** What the next new cat has from the picture. */
  const $locks = atom<LockablePart[]>([]);
  /** The sketch that came last. */
  const $sketch = atom<Sketch | undefined>(undefined);
  const history = createHistory($draft);
  const { $steps } = history;
  const words = createWordReplacement({ $draft, $steps, show, undo });
  const { $drawing, isBusy, begin, resume, ...drawing } = createDrawing($draft, show, server);
  /** Whether the form was sent with mistakes: from then on mistakes are shown during typing. */
  const $checked = atom(false);
  const $problems = computed([$draft, $checked], (draft, checked): Problems => {
    const read = readDrawRequest(draft);
    return checked && "problems" in read ? read.problems : {};
  });

  /** Takes up what the tab keeps for `user`, beneath what was `typed` before the scripts came. */
  function hydrate(storage: TabStorage, typed: Partial<Draft>, user: User | null): void {
    $draft.set({ ...draftFor(user, loadDraft(storage)), ...typed });
    $draft.subscribe((draft, before) => {
      saveDraft(storage, draft);
      if (!before || draft.photo !== before.photo) savePhoto(storage, draft);
    });
    resume();
  }

  /** Shows this from now on; another picture or other words are a step to go back from. */
  function show(change: Partial<Draft>): void {
    const draft = $draft.get();
    const { character = draft.character, description = draft.description } = change;
    const isStep = character?.imageUrl !== draft.character?.imageUrl ||
      description !== draft.description;
    if (isStep) history.record();
    if (isStep) $changing.set({ state: "idle" });
    $draft.set({ ...draft, ...change });
    const recent = $recent.get();
    const isNew = character && recent.every(({ imageUrl }) => imageUrl !== character.imageUrl);
    if (isNew) $recent.set(withNewest(recent, character));
  }

  /** A picture was saved: its looks from before belong to the character. */
  function adopt(saved: DraftCharacter): void {
    history.adopt(saved);
    $recent.set(savedIn($recent.get(), saved));
  }

  function undo(): void {
    if (isBusy()) return;
    $changing.set({ state: "idle" });
    history.undo();
  }

  function redo(): void {
    if (isBusy()) return;
    $changing.set({ state: "idle" });
    history.redo();
  }

  /** Draws what the form says. Returns what is wrong with the form, if so; a second press is ignored. */
  function generate(): Problems | undefined {
    if (isBusy()) return;
    const read = readDrawRequest($draft.get(), $locks.get());
    $checked.set("problems" in read);
    if ("request" in read) return void begin(read.request);
    showToast({
      title: t("Validation Error"),
      description: t("Please fill out all required fields"),
      tone: "destructive",
    });
    return read.problems;
  }

  /** Draws the present character once more, with another chance. */
  function drawAnotherVersion(): void {
    const draft = $draft.get();
    if (draft.character) begin(anotherVersion(draft.character, draft, $locks.get()));
  }

  /** Draws another cat: these words, and the present ones where they say nothing else. */
  function drawNewCat(change: string): void {
    const draft = $draft.get();
    if (!draft.character || isBusy()) return;
    const { seed: _, ...request } = anotherVersion(draft.character, draft, $locks.get());
    const { style = request.style } = changedLooks(draft) ?? {};
    const prompt = change ? `${change}, ${request.prompt}` : request.prompt;
    if (prompt !== draft.description) history.record();
    $draft.setKey("description", prompt);
    begin({ ...request, prompt, style });
  }

  function toggleLock(part: LockablePart): void {
    $locks.set(toggled($locks.get(), part));
  }

  function toggleAccessory(accessory: Accessory): void {
    $draft.setKey("accessories", toggled($draft.get().accessories, accessory));
  }

  return {
    $draft,
    $drawing,
    $problems,
    $changing,
    $recent,
    $sketch,
    $locks,
    toggleLock,
    $steps,
    ...words,
    isBusy,
    hydrate,
    show,
    undo,
    redo,
    adopt,
    generate,
    drawAnotherVersion,
    drawNewCat,
    retry: drawing.retry,
    cancelRetry: drawing.cancelRetry,
    forgetFailure: drawing.forgetFailure,
    toggleAccessory,
  };
}
