/**
 * @module Accounts on a database in memory with a clock the test turns, asked through HTTP as a browser
 * would.
 */
import { ulid } from "ulid";
import { readConfig } from "../../server/config.ts";
import { createMailer, type Mailer } from "../../server/mail/mailer.ts";
import type { ImageStore } from "../../server/images/image_store.ts";
import { newPictureKey } from "../../server/images/picture_key.ts";
import { testPayments } from "./payments.ts";
import type { GenerationRow } from "../../server/store/generations/generation_row.ts";
import { keys } from "../../server/store/keys.ts";
import { hold, spendHold } from "../../server/store/credits/ledger.ts";
import type { Accounts } from "../../server/accounts/accounts.ts";
import type { Passwords } from "../../server/accounts/passwords.ts";
import { ORIGIN, testApp } from "./app.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { atomic } from "../../server/store/database/commit.ts";

export const START = new Date("2026-11-20T12:00:00.000Z");
export interface TestAccounts extends Disposable {
  kv: Deno.Kv;
  accounts: Accounts;
  images: Map<string, Uint8Array<ArrayBuffer>>;
  /** The storage of these images, to be broken by a test. */
  imageStore: ImageStore;
  clock: { now: number };
  /** Present with the variables of e-mail. */
  mailer: Mailer | undefined;
  /** A settled picture of this user; its row. */
  draw(userId: number, prompt: string): Promise<PaidPicture>;
  /** A browser with cookies of its own, at an address of its own. */
  browser(options?: { clientAddress?: string; headers?: Record<string, string> }): Browser;
}

/** The parts of a generation that accounts know of. */
export type PaidPicture =
  & Pick<
    GenerationRow,
    "id" | "prompt" | "style" | "seed" | "traits" | "accessories" | "createdAt"
  >
  & { imageKey: string };

export interface TestOptions {
  /** Environment variables. */
  variables?: Record<string, string>;
  /** Instead of real hashes. */
  passwords?: Passwords;
}

export async function openTestAccounts(
  { variables = {}, passwords }: TestOptions = {},
): Promise<TestAccounts> {
  const kv = await Deno.openKv(":memory:");
  const config = readConfig({ APP_URL: ORIGIN, ...variables });
  const images = new Map<string, Uint8Array<ArrayBuffer>>();
  const imageStore = imagesIn(images);
  const clock = { now: START.getTime() };
  const now = () => new Date(clock.now);
  const { payments, demo } = await testPayments(kv, { now });
  const mailer = config.mail && createMailer(config.mail);
  const app = await testApp({
    kv,
    images: imageStore,
    payments,
    demo,
    mailer,
    config,
    passwords,
    now,
  });

  return {
    kv,
    accounts: app.services.accounts,
    images,
    imageStore,
    clock,
    mailer,
    draw: (userId, prompt) => draw({ kv, images }, { userId, prompt, now: clock.now }),
    browser: ({ clientAddress, headers = {} } = {}) =>
      openBrowser((path, init) => app.request(path, init, clientAddress), headers),
    [Symbol.dispose]: () => kv.close(),
  };
}

async function draw(
  { kv, images }: Pick<TestAccounts, "kv" | "images">,
  { userId, prompt, now }: { userId: number; prompt: string; now: number },
): Promise<PaidPicture> {
  const id = ulid(now);
  const imageKey = newPictureKey();
  images.set(imageKey, crypto.getRandomValues(new Uint8Array(2_000)));
  const createdAt = new Date(now).toISOString();
  const chosen = { traits: ["Friendly"], accessories: ["hat" as const] };
  const about = { id, prompt, style: "anime" as const, seed: "7", ...chosen, createdAt };
  const understanding = { understood: [], guessed: [], ignored: [] };
  const idempotencyKey = `key of ${id}`;
  const row: GenerationRow = {
    ...about,
    owner: `user:${userId}`,
    state: "settled",
    idempotencyKey,
    fingerprint: "f",
    picture: { imageKey, alt: `A picture of ${prompt}.`, understanding },
    worker: "of this test",
    unsavedUntil: now,
  };
  const cost = { userId, amount: 1 };
  const holding = atomic(kv);
  await hold(kv, holding, cost);
  await holding.commit();
  const settling = atomic(kv)
    .set(keys.generation(id), row)
    .set(keys.unsavedGeneration(now, id), id)
    .set(keys.generationByImage(imageKey), id)
    .set(keys.idempotency(row.owner, idempotencyKey), id);
  const cause = { kind: "generation" as const, reference: id, at: new Date(now) };
  await spendHold(kv, settling, { ...cost, cause });
  await settling.commit();
  return { ...about, imageKey };
}

function imagesIn(files: Map<string, Uint8Array<ArrayBuffer>>): ImageStore {
  return {
    name: "a map",
    put: (key, bytes) => Promise.resolve(void files.set(key, bytes)),
    get: (key) => Promise.resolve(files.get(key) ?? null),
    remove: (key) => Promise.resolve(void files.delete(key)),
    list: () => ReadableStream.from(files.keys()),
    url: (key) => Promise.resolve(`/images/${key}`),
    localUrl: (key) => Promise.resolve(`/images/${key}`),
    remainingLife: () => Promise.resolve(null),
    check: () => Promise.resolve(),
    checkWrite: () => Promise.resolve(),
  };
}
