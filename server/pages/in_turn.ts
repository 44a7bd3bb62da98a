/**
 * Rendering in turn: a page keeps the one thread busy for a millisecond or two, so pages of a crowd
 * wait in line, and other requests do not wait for the crowd.
 *
 * @module
 */
import { setImmediate } from "node:timers/promises";
import { Failure } from "../failures/failure.ts";
import type { PageRenderer } from "./page_renderer.ts";

/** Beyond about two seconds of waiting a request is refused with Retry-After. */
const MOST_WAITING = 1000;

const RETRY_AFTER_SECONDS = 5;

/** The same renderer, one page at a time with other work in between. Rejects (busy) when the line is full. */
export function inTurn(render: PageRenderer, mostWaiting = MOST_WAITING): PageRenderer {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function renderAfter(before: Promise<unknown>, input: Parameters<PageRenderer>[0]) {
    try {
      await before;
      await setImmediate();
      return await render(input);
    } finally {
      waiting--;
    }
  }

  return function renderInTurn(input) {
    if (waiting >= mostWaiting) {
      const message = "Many people are here right now. Please try again in a moment.";
      const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
      return Promise.reject(new Failure("unavailable", message, details));
    }
    waiting++;
    const page = renderAfter(last, input);
    last = page.catch(() => undefined);
    return page;
  };
}
