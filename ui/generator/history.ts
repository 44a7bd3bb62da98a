/** @module The changes of this visit, to go back through and forth again. */
import { atom, type MapStore } from "nanostores";
import type { Draft, DraftCharacter } from "./draft.ts";

/** What a step back brings back: the words and looks of the form, and the picture. */
export type Moment = Pick<
  Draft,
  "description" | "style" | "traits" | "colorScheme" | "accessories" | "character"
>;

export interface Steps {
  /** Oldest first. */
  past: Moment[];
  /** The next one first. */
  future: Moment[];
}

/** More than a person goes back one by one. */
const MAX_STEPS = 50;

const NONE: Steps = { past: [], future: [] };

/** The history of `$draft`. */
export function createHistory($draft: MapStore<Draft>) {
  const $steps = atom<Steps>(NONE);

  /** Remembers what is there now; called before it changes. */
  function record(): void {
    const past = [...$steps.get().past, momentOf($draft.get())].slice(-MAX_STEPS);
    $steps.set({ past, future: [] });
  }

  function undo(): void {
    const { past, future } = $steps.get();
    const moment = past.at(-1);
    if (!moment) return;
    $steps.set({ past: past.slice(0, -1), future: [momentOf($draft.get()), ...future] });
    restore(moment);
  }

  function redo(): void {
    const { past, future: [moment, ...future] } = $steps.get();
    if (!moment) return;
    $steps.set({ past: [...past, momentOf($draft.get())], future });
    restore(moment);
  }

  function restore(moment: Moment): void {
    const { id, name } = moment.character ?? {};
    $draft.set({ ...$draft.get(), ...moment, ...(id !== undefined && { name }) });
  }

  /** Looks of the same cat from before it was saved belong to the saved character. */
  function adopt(saved: DraftCharacter): void {
    const adopted = (moment: Moment): Moment => {
      const { character } = moment;
      const isLook = character?.id === undefined && character?.seed === saved.seed &&
        character.prompt === saved.prompt;
      return isLook ? { ...moment, character: { ...character, ...keptOf(saved) } } : moment;
    };
    const { past, future } = $steps.get();
    $steps.set({ past: past.map(adopted), future: future.map(adopted) });
  }

  return { $steps, record, undo, redo, adopt, clear: () => $steps.set(NONE) };
}

function keptOf({ id, userId, name, traits, imageUrl }: DraftCharacter) {
  return { id, userId, name, traits, savedImageUrl: imageUrl };
}

/** The form as its picture shows it: a toggle that has not been drawn yet is no moment of its own. */
function momentOf(draft: Draft): Moment {
  const { description, style, traits, character } = draft;
  const { colorScheme, accessories } = character ?? draft;
  return { description, style, traits, colorScheme, accessories, character };
}
