/**
 * A long list that a page asks the server for, one page after the other.
 *
 * @module
 */
import { useRef, useState } from "react";
import { type ApiSuccess, callApi } from "../api/api.ts";
import { showPageFailure } from "./list_pages.ts";
import { type Resource, useResource } from "./use_resource.ts";

export interface Pages<Body> extends Omit<Resource<Body>, "change"> {
  /** Changes what is there. */
  change: (update: (shown: Body) => Body) => void;
  /** Whether there are more than those loaded. */
  hasMore: boolean;
  /** Whether another page is on its way. */
  adding: boolean;
  /** Adds the next page; a failure shows a toast. Nothing while one is on its way. */
  showMore: () => Promise<void>;
}

export interface PagesOptions<Body> {
  /** What is shown when another page has come. */
  join: (shown: Body, more: Body) => Body;
  /** Called after the last page, when the button that asked for it is gone. */
  onEnd: () => void;
}

/** What is at `url`, a path of ours that needs a session, and at those that its answers lead to. */
export function usePages<Body>(
  url: string,
  { join, onEnd }: PagesOptions<Body>,
): Pages<Body> {
  const { value, change, ...resource } = useResource<Body, ApiSuccess<Body>>(
    url,
    (answer) => answer,
  );
  const [adding, setAdding] = useState(false);
  /** What is shown by the time a page comes: meanwhile something may have changed. */
  const latest = useRef(value);
  latest.current = value;

  async function showMore() {
    if (!value?.next || adding) return;
    setAdding(true);
    const answer = await callApi<Body>(value.next);
    setAdding(false);
    if ("problem" in answer) return showPageFailure(answer.problem);
    change({ ...answer, body: join(latest.current!.body, answer.body) });
    if (!answer.next) onEnd();
  }

  return {
    ...resource,
    value: value?.body,
    change(update) {
      const { current } = latest;
      if (current) change({ ...current, body: update(current.body) });
    },
    hasMore: value?.next !== undefined,
    adding,
    showMore,
  };
}
