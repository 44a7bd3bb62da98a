/** @module Something that is sent once, however often it is pressed. */
import { useRef, useState } from "react";

/** `send` says whether it is done; then it stays busy, because something else takes its place. */
export function useSending(send: () => Promise<boolean>): { busy: boolean; start: () => void } {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  async function start() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    let done = false;
    try {
      done = await send();
    } finally {
      underWay.current = done;
      setBusy(done);
    }
  }

  return { busy, start };
}
