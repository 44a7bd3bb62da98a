/**
 * @module Something a page asks the server for once it is hydrated; of a long list one page after the
 * other.
 */
import { useEffect, useRef, useState } from "react";
import { type ApiAnswer, callApi } from "../api/api.ts";
import { signInAgain } from "./expiry.ts";
import { addNextPage, type GrowingList } from "./list_pages.ts";
import { t } from "../../lib/i18n/translate.ts";

interface State<Body> extends GrowingList {
  /** Undefined until it is there. */
  body?: Body;
  /** Why it could not be loaded. */
  error?: string;
  /** Whether something is on its way. */
  loading: boolean;
}

export interface Resource<Body> extends Omit<State<Body>, "body"> {
  /** Undefined until it is there. */
  value?: Body;
  /** Loads it anew; what is there stays until then. */
  reload: () => Promise<void>;
  /** Changes what is there by then; meanwhile a page may have come. */
  change: (update: (shown?: Body) => Body) => void;
  /** Adds the next page of a list. */
  showMore: () => Promise<void>;
}

export interface ResourceOptions<Body> {
  /** What is shown when another page of a list has come. */
  join?: (shown: Body, page: Body) => Body;
  /** Called after the last page, when the button that asked for it is gone. */
  onEnd?: () => void;
  /** Asks for it. */
  call?: (url: string) => Promise<ApiAnswer<Body>>;
}

/** What is at `url`, a path of ours that needs a session, and at those that its answers lead to. */
export function useResource<Body>(
  url: string,
  { join, onEnd, call = callApi }: ResourceOptions<Body> = {},
): Resource<Body> {
  const [state, setState] = useState<State<Body>>({ loading: true, adding: false });
  const latest = useRef(state);
  const store = {
    get: () => latest.current,
    set: (state: State<Body>) => setState(latest.current = state),
  };

  async function reload() {
    store.set({ ...store.get(), loading: true, error: undefined });
    const answer = await call(url);
    if ("body" in answer) return store.set({ ...answer, loading: false, adding: false });
    if (signInAgain(answer.problem)) return;
    const error = answer.problem.message || t("Please try again.");
    store.set({ ...store.get(), error, loading: false });
  }

  async function showMore() {
    await addNextPage(store, call, (shown, answer) => ({
      ...answer,
      body: join!(shown.body!, answer.body),
    }));
    if (!store.get().next) onEnd?.();
  }

  useEffect(() => void reload(), []);

  return {
    ...state,
    value: state.body,
    reload,
    change(update) {
      const shown = store.get();
      store.set({ ...shown, error: undefined, body: update(shown.body) });
    },
    showMore,
  };
}
