import assert from "node:assert/strict";
import type { ApiCall, callApi } from "../api/api.ts";
import { deleteCharacters, restoreCharacters } from "./deletion.ts";

function server() {
  const asked: [string, unknown][] = [];
  const call = ((url: string, { body }: ApiCall) => {
    asked.push([url, body]);
    return Promise.resolve({ body: { ok: true } });
  }) as typeof callApi;
  return { asked, call };
}

Deno.test("[deletion] one character takes one call, several share one call, very many share a few", async () => {
  const { asked, call } = server();
  const many = Array.from({ length: 150 }, (_, index) => index + 1);
  await deleteCharacters([7], { call });
  await deleteCharacters([7, 8], { call });
  await restoreCharacters(many, { call });
  assert.deepEqual(asked.slice(0, 2), [
    ["/api/characters/7", undefined],
    ["/api/characters/delete", { ids: [7, 8] }],
  ]);
  assert.deepEqual(asked.slice(2), [
    ["/api/characters/restore", { ids: many.slice(0, 100) }],
    ["/api/characters/restore", { ids: many.slice(100) }],
  ]);
});
