/** @module How Stripe answers a call: a thing with what was asked for of it, a page of a list, a refusal. */
import type { Books } from "./stripe_books.ts";
import { expanded, group, type Parameters, text } from "./stripe_form.ts";
import type { Named } from "./stripe_objects.ts";

export interface CallEnv {
  Variables: { parameters: Parameters };
}

export function answersFrom(books: Books) {
  function show(thing: object, parameters: Parameters) {
    return expanded(thing, Object.values(group(parameters, "expand")), books.find);
  }

  function list(things: Named[], parameters: Parameters) {
    const since = Number(text(parameters, "created.gte") ?? 0);
    const after = text(parameters, "starting_after");
    const limit = Number(text(parameters, "limit") ?? 10);
    const wanted = things.filter(({ created }) => created >= since);
    const rest = wanted.slice(after ? wanted.findIndex(({ id }) => id === after) + 1 : 0);
    const paths = Object.values(group(parameters, "expand"))
      .map((path) => path.replace(/^data\./, ""));
    return {
      object: "list",
      data: rest.slice(0, limit).map((thing) => expanded(thing, paths, books.find)),
      has_more: rest.length > limit,
      url: "/v1",
    };
  }

  return { show, list };
}

/** Throws `Missing` for a customer that was deleted. */
export function customerOf(books: Books, parameters: Parameters): string {
  return books.get(text(parameters, "customer"), "customer").id;
}

/** A refusal, in Stripe's words. */
export function problem(message: string, more: { code?: string; param?: string } = {}) {
  return { error: { type: "invalid_request_error", message, ...more } };
}
