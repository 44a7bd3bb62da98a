/**
 * @module Draws the picture of the draft again with changes: those of the form by themselves, soon after
 * the last one, and those in words when they are sent. One after the other; the newest form counts. In a
 * crowd a change waits, and is asked for again when the server had no place in line.
 */
import type { ReadableAtom } from "nanostores";
import { OUT_OF_REACH } from "../api/api.ts";
import type { GeneratedCharacter } from "../../lib/character.ts";
import { isPremiumStyle } from "../../lib/choices.ts";
import { keepPicture } from "../pictures/picture_url.ts";
import { $user } from "../session/user_store.ts";
import { showToast } from "../toast/toast.ts";
import { type ChangedLooks, changedLooks } from "./changed_looks.ts";
import type { Draft, DraftCharacter } from "./draft.ts";
import { showFailureTexts, STYLE_LOCKED } from "./failure_texts.ts";
import type { Changing } from "./change_state.ts";
import { preloadPicture } from "./preloading.ts";
import { requestRedraw } from "./redraw_request.ts";
import { PATIENCE_SECONDS, pauseAfter } from "./retrying.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { sleep } from "../../lib/sleep.ts";

/** What is changed: the store of the generator. */
export interface ChangedStore {
  $draft: ReadableAtom<Draft>;
  $changing: { get(): Changing; set(changing: Changing): void };
  isBusy: () => boolean;
  /** Takes the form and the picture that are to be seen from now on. */
  show: (change: Partial<Draft>) => void;
}

export interface ChangingOptions {
  send?: typeof requestRedraw;
  preload?: typeof preloadPicture;
  /** How long the form must rest. */
  pauseMs?: number;
  /** The length of a second, in milliseconds. */
  secondMs?: number;
}

/** One change at work: of this picture, by the form or by words. */
interface Step {
  character: DraftCharacter;
  looks: ChangedLooks | undefined;
  words: string | undefined;
}

/** Long enough for two toggles to be one change, too short to be noticed. */
const PAUSE_MS = 150;

const FAILED = msg("The picture could not be changed. Please try again.");

/** Follows the form and takes words; `pauseMs` is how long the form must rest. */
export function createChanging(
  { $draft, $changing, isBusy, show }: ChangedStore,
  { send = requestRedraw, preload = preloadPicture, pauseMs = PAUSE_MS, secondMs = 1000 }:
    ChangingOptions = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Words that wait to be sent, with the picture they are about. */
  let said: string | undefined;
  let isWorking = false;
  /** How long it still waits for a place in line. */
  let patience = PATIENCE_SECONDS;

  /** Draws what the form says, once it rests. */
  function follow(): void {
    clearTimeout(timer);
    timer = setTimeout(work, pauseMs);
  }

  /** Draws what the words say. */
  function change(words: string): void {
    said = words;
    clearTimeout(timer);
    void work();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    patience = PATIENCE_SECONDS;
    while (await step() || said !== undefined);
    isWorking = false;
    // A change that was taken back before its picture came.
    if ($changing.get().state === "changing") $changing.set({ state: "idle" });
  }

  /** One picture. Answers whether there may be more to draw. */
  async function step(): Promise<boolean> {
    const draft = $draft.get();
    const looks = changedLooks(draft);
    const words = said;
    said = undefined;
    if (isBusy() || !draft.character || (!looks && words === undefined)) return false;
    if (looks?.style && isPremiumStyle(looks.style) && !$user.get()?.isPremium) {
      show({ style: draft.character.style });
      showFailureTexts(STYLE_LOCKED);
      return false;
    }
    const { character } = draft;
    const { imageUrl } = character;
    const step: Step = { character, looks, words };
    $changing.set({ state: "changing" });
    let whole: string | undefined;
    const answer = await send({ imageUrl, ...looks, ...(words !== undefined && { words }) }, {
      onProgress({ ahead, seconds = 0 }) {
        const isInLine = ahead !== undefined && isOnStage(step);
        if (isInLine) $changing.set({ state: "changing", wait: { seconds } });
      },
      onWhole(image) {
        whole = image;
        if (isOnStage(step) && isLast(step)) $changing.set({ state: "changing", whole });
      },
    });
    if ("body" in answer) {
      if (whole) keepPicture(answer.body.imageUrl, whole);
      await preload(answer.body.imageUrl);
    }
    // Meanwhile another picture may be there, or another person.
    if (!isOnStage(step)) {
      $changing.set({ state: "idle" });
      return false;
    }
    const pause = "status" in answer && pauseAfter(answer);
    if (!pause || pause.seconds > patience) return settle(answer, step, whole);
    patience -= pause.seconds;
    $changing.set({ state: "changing", wait: pause });
    await sleep(pause.seconds * secondMs);
    // What the form says then counts.
    if (isOnStage(step)) said ??= words;
    return true;
  }

  function isOnStage({ character }: Step): boolean {
    return $draft.get().character?.imageUrl === character.imageUrl;
  }

  /** Whether the form still says what is drawn. */
  function isLast({ looks, words }: Step): boolean {
    return words !== undefined || sameLooks(looks, changedLooks($draft.get()));
  }

  function settle(
    answer: Awaited<ReturnType<typeof requestRedraw>>,
    step: Step,
    whole: string | undefined,
  ): boolean {
    const { character, looks, words } = step;
    if ("body" in answer) {
      const { changed, cost: _, ...redrawn } = answer.body;
      // The newest form counts; its picture starts from the one that is still there.
      if (!isLast(step)) return true;
      show({ character: merge({ ...character, ...looks }, redrawn) });
      $changing.set({ state: "changed", changed, ...(whole && { whole }) });
      return true;
    }
    const { status, message } = answer;
    if (status === 400 && looks && words === undefined) {
      // The picture shows it already, by its words.
      show({ character: { ...character, ...looks } });
      $changing.set({ state: "changed", changed: [] });
      return true;
    }
    const { style, accessories, colorScheme } = character;
    // What the form says is what the picture shows.
    if (looks) {
      show({
        ...(looks.style && { style }),
        ...(looks.accessories && { accessories }),
        ...(looks.colorScheme && { colorScheme }),
      });
    }
    const reason = message || t(status === 0 ? OUT_OF_REACH : FAILED);
    $changing.set({ state: "failed", reason, ...(status === 409 && words && { newCat: words }) });
    if (words === undefined) {
      showToast({ title: t("Change failed"), description: reason, tone: "destructive" });
    }
    return false;
  }

  return { follow, change };
}

/**
 * What belongs to the character stays: its name and traits, its id once it is saved, what it has cost. So do
 * the looks of the form: the server does not remember one that it refused because the picture showed it already.
 */
function merge(
  before: DraftCharacter,
  { name: _name, traits: _traits, accessories: _accessories, colorScheme: _scheme, ...redrawn }:
    GeneratedCharacter,
): DraftCharacter {
  const { id, imageUrl, savedImageUrl = imageUrl, createdAt, understanding: { cost } } = before;
  return {
    ...before,
    ...redrawn,
    understanding: { ...redrawn.understanding, cost },
    ...(id !== undefined && { savedImageUrl, createdAt }),
  };
}

function sameLooks(one: ChangedLooks | undefined, other: ChangedLooks | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
