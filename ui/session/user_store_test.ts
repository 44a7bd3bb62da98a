import assert from "node:assert/strict";
import type { ApiAnswer } from "../api/api.ts";
import type { User } from "../../lib/user.ts";
import { $user, refreshUser, setUser, updateBalance } from "./user_store.ts";

const MISO: User = { id: 1, username: "miso", remainingGenerations: 6 };

const answers = (answer: ApiAnswer<User>) => () => Promise.resolve(answer);
const refuses = (status: number) => answers({ problem: { status, message: "", issues: [] } });

Deno.test("[user] the page says who it was made for, once", async () => {
  // A page that was just opened: other tests of the isolate have set the user of theirs.
  const opened: typeof import("./user_store.ts") = await import(
    new URL("user_store.ts?opened", import.meta.url).href
  );
  assert.equal(opened.$user.get(), undefined);
  opened.seedUser(MISO);
  opened.seedUser(null);
  assert.deepEqual(opened.$user.get(), MISO);
});

Deno.test("[user] a payment changes the balance and nothing else", () => {
  setUser(MISO);
  updateBalance(4);
  assert.deepEqual($user.get(), { ...MISO, remainingGenerations: 4 });
  updateBalance(undefined);
  assert.equal($user.get()?.remainingGenerations, 4);
  setUser(null);
  updateBalance(3);
  assert.equal($user.get(), null);
});

Deno.test("[user] asked again, the server's answer counts", async () => {
  setUser(MISO);
  await refreshUser(answers({ body: { ...MISO, remainingGenerations: 36 } }));
  assert.equal($user.get()?.remainingGenerations, 36);
});

Deno.test("[user] 401 means signed out, other failures change nothing", async () => {
  setUser(MISO);
  await refreshUser(refuses(503));
  await refreshUser(refuses(0));
  assert.deepEqual($user.get(), MISO);
  await refreshUser(refuses(401));
  assert.equal($user.get(), null);
});

Deno.test("[user] an answer overtaken by a payment is dropped", async () => {
  setUser(MISO);
  const late = Promise.withResolvers<ApiAnswer<User>>();
  const refreshed = refreshUser(() => late.promise);
  updateBalance(5);
  late.resolve({ body: MISO });
  await refreshed;
  assert.equal($user.get()?.remainingGenerations, 5);
});

Deno.test("[user] of two answers the one asked for later counts", async () => {
  setUser(MISO);
  const early = Promise.withResolvers<ApiAnswer<User>>();
  const first = refreshUser(() => early.promise);
  const second = refreshUser(refuses(401));
  early.resolve({ body: MISO });
  await Promise.all([first, second]);
  assert.equal($user.get(), null);
});
