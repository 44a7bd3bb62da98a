import assert from "node:assert/strict";
import { TrieRouter } from "hono/router/trie-router";
import { routing } from "./routing.ts";

const ROUTES = [
  ["ALL", "/*"],
  ["GET", "/api/cats"],
  ["POST", "/api/cats"],
  ["GET", "/api/cats/recent"],
  ["GET", "/api/cats/:id{[0-9]+}"],
  ["DELETE", "/api/cats/:id{[0-9]+}"],
  ["ALL", "/api/*"],
  ["GET", "/"],
  ["GET", "/*"],
] as const;

const ASKED = [
  "/",
  "/api/cats",
  "/api/cats/recent",
  "/api/cats/7",
  "/api/cats/Miso",
  "/api/x",
  "/x",
];

Deno.test("[routing] the same handlers in the same order as Hono's, the first and every other time", () => {
  const [ours, hono] = [routing<string>(), new TrieRouter<string>()];
  for (const router of [ours, hono]) {
    for (const [method, path] of ROUTES) router.add(method, path, `${method} ${path}`);
  }
  for (const time of ["first", "second", "third"]) {
    for (const method of ["GET", "POST", "DELETE", "PURR"]) {
      for (const path of ASKED) {
        const expected = hono.match(method, path);
        assert.deepEqual(ours.match(method, path), expected, `${method} ${path}, the ${time} time`);
      }
    }
  }
});
