/**
 * The generator's state and what a person can do with it. The island shows it; the forms write into it.
 *
 * @module
 */
import { atom, computed, map } from "nanostores";
import type { Accessory } from "../../lib/choices.ts";
import type { TabStorage } from "../storage/tab_storage.ts";
import { showToast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import { type Draft, draftFor, EMPTY_DRAFT, loadDraft, saveDraft, savePhoto } from "./draft.ts";
import { createDrawing } from "./drawing.ts";
import { anotherVersion, type Problems, readDrawRequest } from "./draw_request.ts";

export type GeneratorStore = ReturnType<typeof createGeneratorStore>;

/** A store with an empty draft: what the server renders and the browser starts from. */
export function createGeneratorStore(server: Parameters<typeof createDrawing>[1] = {}) {
  const $draft = map<Draft>(EMPTY_DRAFT);
  const { $drawing, isBusy, begin, resume, ...drawing } = createDrawing($draft, server);
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

  /** Draws what the form says. Returns what is wrong with the form, if so; a second press is ignored. */
  function generate(): Problems | undefined {
    if (isBusy()) return;
    const read = readDrawRequest($draft.get());
    $checked.set("problems" in read);
    if ("request" in read) return void begin(read.request);
    showToast({
      title: "Validation Error",
      description: "Please fill out all required fields",
      tone: "destructive",
    });
    return read.problems;
  }

  /** Draws the present character once more, with another chance. */
  function drawAnotherVersion(): void {
    const draft = $draft.get();
    if (draft.character) begin(anotherVersion(draft.character, draft));
  }

  function toggleAccessory(accessory: Accessory): void {
    const { accessories } = $draft.get();
    const worn = accessories.includes(accessory);
    $draft.setKey(
      "accessories",
      worn ? accessories.filter((each) => each !== accessory) : [...accessories, accessory],
    );
  }

  return {
    $draft,
    $drawing,
    $problems,
    hydrate,
    generate,
    drawAnotherVersion,
    retry: drawing.retry,
    cancelRetry: drawing.cancelRetry,
    forgetFailure: drawing.forgetFailure,
    toggleAccessory,
  };
}
