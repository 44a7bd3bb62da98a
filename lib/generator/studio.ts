/**
 * The generator's state and what a person can do with it. The island shows it; the forms write into it.
 *
 * @module
 */
import { atom, computed, map } from "nanostores";
import type { Accessory } from "../choices.ts";
import type { GenerationProgress } from "../generation_progress.ts";
import { $toast, closeToast, showToast } from "../toast.ts";
import { type Answer, requestCharacter } from "./character_request.ts";
import { type Draft, EMPTY_DRAFT, loadDraft, saveDraft } from "./draft.ts";
import { type FailureTexts, failureTexts } from "./failure_texts.ts";
import type { TabStorage } from "./tab_storage.ts";
import { anotherVersion, nextTry, type Problems, readWish, type Wish } from "./wish.ts";

/** Where the drawing stands. A picture that is there is in the draft. */
export type Drawing =
  | { state: "idle" }
  | { state: "drawing"; progress: GenerationProgress }
  | { state: "failed"; reason: FailureTexts; retry: Wish };

export type Studio = ReturnType<typeof createStudio>;

/** A studio with an empty draft: what the server renders and the browser starts from. */
export function createStudio({ request = requestCharacter } = {}) {
  const $draft = map<Draft>(EMPTY_DRAFT);
  const $drawing = atom<Drawing>({ state: "idle" });
  /** Whether the form was sent with mistakes: from then on it says what is wrong as one types. */
  const $checked = atom(false);
  const $problems = computed([$draft, $checked], (draft, checked): Problems => {
    const read = readWish(draft);
    return checked && "problems" in read ? read.problems : {};
  });

  /** Takes up the tab's stored draft, beneath what was `typed` before the scripts came. */
  function wake(storage: TabStorage, typed: Partial<Draft>): void {
    $draft.set({ ...loadDraft(storage), ...typed });
    $draft.listen((draft) => saveDraft(storage, draft));
    saveDraft(storage, $draft.get());
    const { wish } = $draft.get();
    if (wish) draw(wish);
  }

  /** Draws what the form says. Returns what is wrong with the form, if so; a second press is ignored. */
  function generate(): Problems | undefined {
    if ($drawing.get().state === "drawing") return;
    const read = readWish($draft.get());
    $checked.set("problems" in read);
    if ("wish" in read) return void draw(read.wish);
    showToast({
      title: "Validation Error",
      description: "Please fill out all required fields",
      tone: "destructive",
    });
    return read.problems;
  }

  /** Draws the present character once more, with another chance. */
  function drawAnotherVersion(): void {
    const { character } = $draft.get();
    if (character && $drawing.get().state !== "drawing") draw(anotherVersion(character));
  }

  /** Asks again for what failed. */
  function retry(): void {
    const drawing = $drawing.get();
    if (drawing.state === "failed") draw(drawing.retry);
  }

  /** Goes back to the picture from before. */
  function forgetFailure(): void {
    if ($drawing.get().state === "failed") $drawing.set({ state: "idle" });
  }

  async function draw(wish: Wish): Promise<void> {
    closeComplaint();
    $draft.setKey("wish", wish);
    $drawing.set({ state: "drawing", progress: { stage: "waiting", percent: 0 } });
    const onProgress = (progress: GenerationProgress) =>
      $drawing.set({ state: "drawing", progress });
    finish(wish, await request(wish, { onProgress }));
  }

  function finish(wish: Wish, answer: Answer): void {
    if ("character" in answer) {
      const { character } = answer;
      const draft = $draft.get();
      $draft.set({ ...draft, wish: undefined, character, name: character.name || draft.name });
      $drawing.set({ state: "idle" });
      showToast({ title: "Character generated!", tone: "success" });
      return;
    }
    const reason = failureTexts(answer);
    $draft.setKey("wish", undefined);
    $drawing.set({ state: "failed", reason, retry: nextTry(wish, answer) });
    showToast({ ...reason, tone: "destructive" });
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
    wake,
    generate,
    drawAnotherVersion,
    retry,
    forgetFailure,
    toggleAccessory,
  };
}

/** Whatever went wrong before is over when something new begins. */
function closeComplaint(): void {
  const toast = $toast.get();
  if (toast?.tone === "destructive") closeToast(toast.id);
}
