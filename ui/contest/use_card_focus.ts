/** @module Where the focus goes in a list of cards that grows and shrinks. */
import { useEffect, useRef } from "react";

/** `count` is how many cards there are; `list` goes to their `<ul>`, which can take the focus itself. */
export function useCardFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const beside = useRef<HTMLElement | null>(null);
  /** Where the next cards begin once they were asked for. */
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    const card = list.current!.children[firstNew.current ?? -1];
    if (!card) return;
    firstNew.current = undefined;
    card.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  }, [count]);

  return {
    list,
    /** Takes the focus when the card that had it is gone. */
    beside,
    /** Remembers what is beside the card that has the focus now. */
    keepBeside() {
      const card = document.activeElement?.closest("li");
      const next = card?.nextElementSibling ?? card?.previousElementSibling;
      beside.current = next?.querySelector<HTMLElement>("a") ?? list.current;
    },
    /** Lets the first card that comes now have the focus. */
    goToNext() {
      firstNew.current = count;
    },
  };
}
