/** @module How a request becomes the picture of the draft: asked for, waited for, paid. */
import { atom, type MapStore } from "nanostores";
import type { GeneratedCharacter } from "../../lib/character.ts";
import { isPremiumStyle } from "../../lib/choices.ts";
import { PHOTO_PICTURE_COST } from "../../lib/credits.ts";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import { lazyImport } from "../islands/lazy_import.ts";
import { $user, refreshUser, updateBalance } from "../session/user_store.ts";
import { $toast, closeToast, showToast } from "../toast/toast.ts";
import { type Answer, requestCharacter } from "./character_request.ts";
import type { Draft } from "./draft.ts";
import {
  type FailureTexts,
  failureTexts,
  PHOTO_NEEDS_LOGIN,
  showFailureTexts,
  STYLE_LOCKED,
  TOO_FEW_FOR_PHOTO,
} from "./failure_texts.ts";
import { preloadPicture } from "./preloading.ts";
import type { RetryPause } from "./retrying.ts";
import { type DrawRequest, nextTry } from "./draw_request.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Where the drawing stands. A picture that is there is in the draft. */
export type Drawing =
  /** `partial` is what was last seen of a picture that has just come: it grows out of that. */
  | { state: "idle"; partial?: string }
  /**
   * `partial` is the picture as far as it is, as a data URL; `pause` is there while the server had no
   * place in line and is asked again later.
   */
  | { state: "drawing"; progress: GenerationProgress; partial?: string; pause?: RetryPause }
  | { state: "failed"; reason: FailureTexts; retry: DrawRequest; photo?: string };

/** Draws what `$draft` asks for, and shows it. Nothing begins while something is being drawn. */
export function createDrawing(
  $draft: MapStore<Draft>,
  show: (change: Partial<Draft>) => void,
  { send = requestCharacter, refresh = refreshUser, preload = preloadPicture, secondMs = 1000 } =
    {},
) {
  const $drawing = atom<Drawing>({ state: "idle" });
  let cancelling = new AbortController();
  const isBusy = () => $drawing.get().state === "drawing";

  /** Draws something new, unless it needs a photo that is not there or cannot be paid. */
  function begin(request: DrawRequest): void {
    if (isBusy()) return;
    const { photo } = $draft.get();
    const user = $user.get();
    if (isPremiumStyle(request.style) && !user?.isPremium) return showFailureTexts(STYLE_LOCKED);
    if (request.withPhoto) {
      if (!user) return showFailureTexts(PHOTO_NEEDS_LOGIN);
      if (!photo) {
        return askForPhoto(t("Another version needs the photo this picture was made from."));
      }
      if (user.remainingGenerations < PHOTO_PICTURE_COST) {
        return showFailureTexts(TOO_FEW_FOR_PHOTO);
      }
      showToast({
        title: t("Photo transformation"),
        description: t("This uses 2 generation credits instead of 1."),
      });
    }
    draw(user ? { ...request, by: user.id } : request, photo);
  }

  /** Goes on with what was being drawn when the page was left. */
  function resume(): void {
    const { request, photo } = $draft.get();
    if (!request) return;
    if (photo || !request.withPhoto) return void draw(request, photo);
    // The storage had no room for the photo.
    $draft.setKey("request", undefined);
    askForPhoto(t("Everything else is as you left it."));
  }

  /** Asks again for what failed. */
  function retry(): void {
    const drawing = $drawing.get();
    if (drawing.state === "failed") draw(drawing.retry, drawing.photo);
  }

  /** Asks no more for what found no place in line. */
  function cancelRetry(): void {
    const drawing = $drawing.get();
    if (drawing.state !== "drawing" || !drawing.pause) return;
    cancelling.abort();
    $draft.setKey("request", undefined);
    $drawing.set({ state: "idle" });
  }

  /** Goes back to the picture from before. */
  function forgetFailure(): void {
    if ($drawing.get().state === "failed") $drawing.set({ state: "idle" });
  }

  async function draw(request: DrawRequest, photo: string | undefined): Promise<void> {
    closeComplaint();
    $draft.setKey("request", request);
    const begun: Drawing = { state: "drawing", progress: { stage: "waiting", percent: 0 } };
    $drawing.set(begun);
    const report = (news: { progress: GenerationProgress } | { partial: string }) => {
      const drawing = $drawing.get();
      if (drawing.state === "drawing") $drawing.set({ ...drawing, ...news });
    };
    const ask = () =>
      send(request, {
        photo,
        onProgress: (progress) => report({ progress }),
        onPartial: (partial) => report({ partial }),
      });
    cancelling = new AbortController();
    let answer: Answer | undefined = await ask();
    const late = "status" in answer && answer.status === 503 &&
      await lazyImport(() => import("./retrying.ts"));
    if (late) {
      answer = await late.retrying(answer, ask, {
        signal: cancelling.signal,
        onPause: (pause) => $drawing.set({ ...begun, pause }),
        onRetry: () => $drawing.set(begun),
        secondMs,
      });
    }
    if (!answer) return;
    if ("character" in answer) return arrive(answer.character);
    const reason = failureTexts(answer);
    $draft.setKey("request", undefined);
    $drawing.set({ state: "failed", reason, retry: nextTry(request, answer), photo });
    showFailureTexts(reason);
    // Credits kept back for the picture are free again, or there were fewer than thought.
    if ($user.get()) refresh();
  }

  /** Until the picture can be seen, its sketch stays. */
  async function arrive(character: GeneratedCharacter): Promise<void> {
    await preload(character.imageUrl);
    const { name } = $draft.get();
    show({ request: undefined, seed: undefined, character, name: character.name || name });
    const drawing = $drawing.get();
    const partial = drawing.state === "drawing" ? drawing.partial : undefined;
    $drawing.set({ state: "idle", ...(partial && { partial }) });
    updateBalance(character.remainingGenerations);
    showToast({ title: t("Character generated!"), tone: "success" });
  }

  return { $drawing, isBusy, begin, resume, retry, cancelRetry, forgetFailure };
}

function askForPhoto(description: string): void {
  showToast({ title: t("Please choose your photo again"), description });
}

/** Whatever went wrong before is over when something new begins. */
function closeComplaint(): void {
  const toast = $toast.get();
  if (toast?.tone === "destructive") closeToast(toast.id);
}
