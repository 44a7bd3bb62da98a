/**
 * @module A store of `nanostores` in a component. The library's own hook brings its listening to single
 * keys along, half a kilobyte on every page.
 */
import type { ReadableAtom } from "nanostores";
import { useCallback, useSyncExternalStore } from "react";

/** The value of the store, at each change anew; `onServer` is what the server rendered, if it differs. */
export function useStore<Value>(
  store: ReadableAtom<Value>,
  onServer: () => NoInfer<Value> = () => store.get(),
): Value {
  const subscribe = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(subscribe, () => store.get(), onServer);
}
