/**
 * Which handlers answer a request. Hono looks it up in its routes for every request; for a path without
 * parameters the answer is always the same, and is looked up once.
 *
 * @module
 */
import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

/** Parameters, wildcards and optional parts. */
const VARIABLE = /[:*?]/;

/**
 * Hono's router, with a memory for the methods and paths that stand literally in the routes. Nothing else is
 * remembered: strangers choose what they ask for.
 */
export function routing<T>(): Router<T> {
  const routes = new TrieRouter<T>();
  /** By path, then method; null until it was asked for. */
  const literal = new Map<string, Map<string, Result<T> | null>>();

  return {
    name: "routing",
    add(method, path, handler) {
      routes.add(method, path, handler);
      if (VARIABLE.test(path)) return;
      if (!literal.has(path)) literal.set(path, new Map());
      literal.get(path)!.set(method, null);
    },
    match(method, path) {
      const methods = literal.get(path);
      const known = methods?.get(method);
      if (known) return known;
      const result = routes.match(method, path);
      if (known === null) methods!.set(method, result);
      return result;
    },
  };
}
