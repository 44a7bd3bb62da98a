/** @module The platform's own wish to close what lies over the page: Back on an Android phone. */
import { useEffect, useRef } from "react";

/** `close` is called on a request to close while `open`; browsers without `CloseWatcher` make none. */
export function useCloseRequest(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;

  useEffect(() => {
    if (!open || !("CloseWatcher" in globalThis)) return;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        // What asks before it closes goes on watching.
        watch();
        latest.current();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}

/** https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers */
interface CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}

declare const CloseWatcher: new () => CloseWatcher;
