/** @module Things that belong to one user, and an account that has one of each. */
import assert from "node:assert/strict";
import { GOOD_CARD } from "../support/payments.ts";
import { addPasskey } from "../../server/store/accounts/passkeys.ts";
import type { Account, WholeApp } from "./whole_app.ts";

export interface Belongings {
  sessionId: string;
  /** Id of a passkey. */
  passkey: string;
  /** Id of an API key. */
  apiKey: string;
  /** Key of a picture that is not saved. */
  picture: string;
  /** Id of a saved character. */
  character: number;
  /** Id of a saved male; the one before is female. */
  mate: number;
  /** Id of a saved character that is deleted and can be brought back. */
  deleted: number;
  /** Id of an entry of this month's contest. */
  submission: number;
  /** Id of another user's, which is public. */
  anothers: number;
  /** Demo payments that can still be paid, that wait for the bank, and of a plan that runs. */
  openPayment: string;
  pendingPayment: string;
  paidPayment: string;
  /** Id of a story. */
  story: string;
}

/** What no user has, in the form of what a user could have. */
export const NOTHING: Belongings = {
  sessionId: "01JD3Y0000000000000000000A",
  passkey: "A".repeat(43),
  apiKey: "01JD3Y0000000000000000000B",
  picture: `pictures/${"A".repeat(24)}.png`,
  character: 404_404,
  mate: 404_405,
  deleted: 404_404,
  submission: 404_404,
  anothers: 404_404,
  openPayment: `demo_${"0".repeat(32)}`,
  pendingPayment: `demo_${"0".repeat(32)}`,
  paidPayment: `demo_${"0".repeat(32)}`,
  story: "01JD3Y0000000000000000000E",
};

/** The description of the picture that is not saved. */
export const SECRET_PROMPT = "a secret cat of its owner alone";

/** Gives a new account one of everything. */
export async function furnish(whole: WholeApp, account: Account): Promise<Belongings> {
  const { kv } = whole.services;
  const { requestJson, draw, save, enter, order, pay, tell } = actionsOf(whole, account);
  const submission = await enter(await save());
  const character = await save();
  const mate = await save();
  await requestJson("PATCH", `/api/characters/${character}`, { sex: "female" });
  await requestJson("PATCH", `/api/characters/${mate}`, { sex: "male" });
  const deleted = await save();
  await requestJson("DELETE", `/api/characters/${deleted}`);
  const [session] = await Array.fromAsync(kv.list({ prefix: ["sessions_by_user", account.id] }));
  return {
    sessionId: String(session!.key.at(-1)),
    passkey: await passkeyOf(whole, account),
    apiKey: (await whole.services.accounts.apiKeys.add(account, "a program")).id,
    picture: await draw(SECRET_PROMPT),
    character,
    mate,
    deleted,
    submission,
    anothers: await entryOfAnother(whole),
    openPayment: await order("credit-pack"),
    pendingPayment: await pay(await order("credit-pack"), "4000 0000 0000 0077"),
    paidPayment: await pay(await order("monthly"), GOOD_CARD.cardNumber),
    // Last: the plan pays for it.
    story: await tell(character),
  };
}

/** One that no device has: what is known of it is only shown, renamed and removed. */
async function passkeyOf({ services: { kv } }: WholeApp, { id: userId }: Account): Promise<string> {
  const id = crypto.getRandomValues(new Uint8Array(32))
    .toBase64({ alphabet: "base64url", omitPadding: true });
  const row = { id, userId, name: "My phone", publicKey: new Uint8Array(77), counter: 0 };
  assert.equal(await addPasskey(kv, { ...row, createdAt: Date.now() }), "added");
  return id;
}

/** The same for all accounts of an application. */
const entriesOfOthers = new WeakMap<WholeApp, Promise<number>>();

function entryOfAnother(whole: WholeApp): Promise<number> {
  const known = entriesOfOthers.get(whole);
  if (known) return known;
  const entry = whole.signUp("another").then(async (account) => {
    const { save, enter } = actionsOf(whole, account);
    return await enter(await save());
  });
  entriesOfOthers.set(whole, entry);
  return entry;
}

/** What an account does to come by its things. */
function actionsOf({ ask }: WholeApp, { cookie }: Account) {
  async function requestJson(method: string, path: string, body?: object) {
    const response = await ask(method, path, { body, cookie });
    assert.ok(response.ok, `${method} ${path} → ${response.status}`);
    return await response.json();
  }
  async function draw(prompt: string): Promise<string> {
    return (await requestJson("POST", "/api/characters/generate", { prompt, style: "pixel" }))
      .imageUrl;
  }
  async function save(): Promise<number> {
    const details = { name: "Felix", traits: ["Brave"], accessories: [], colorScheme: "pink" };
    const cat = { prompt: "a cat on a public page", style: "pixel" };
    const body = { ...cat, ...details, imageUrl: await draw(cat.prompt) };
    return (await requestJson("POST", "/api/characters", body)).id;
  }
  async function enter(characterId: number): Promise<number> {
    return (await requestJson("POST", "/api/community/submissions", { characterId })).id;
  }
  async function order(product: string): Promise<string> {
    const { url } = await requestJson("POST", `/api/subscription/${product}`);
    return url.split("/").at(-1);
  }
  async function pay(id: string, cardNumber: string): Promise<string> {
    await requestJson("POST", `/api/demo-payments/${id}/pay`, { ...GOOD_CARD, cardNumber });
    return id;
  }
  async function tell(characterId: number): Promise<string> {
    const lines = Array.from({ length: 4 }, () => ({ text: "sleeps" }));
    return (await requestJson("POST", "/api/stories", { characterId, lines })).id;
  }
  return { requestJson, draw, save, enter, order, pay, tell };
}
