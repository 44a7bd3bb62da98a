/** @module A small site with some of everything, written by the product's own commits. */
import sharp from "sharp";
import { ulid } from "ulid";
import { periodBefore, periodOf } from "../../lib/contest/period.ts";
import { newSession } from "../../server/accounts/sessions.ts";
import { closeMonth } from "../../server/contest/closing.ts";
import { MINUTE_MS } from "../../lib/durations.ts";
import { imagesIn } from "../../server/images/disk_images.ts";
import { newPictureKey } from "../../server/images/picture_key.ts";
import { recordAudit } from "../../server/store/accounts/audit_log.ts";
import { editCharacter } from "../../server/store/characters/character_editing.ts";
import { saveCharacter } from "../../server/store/characters/characters.ts";
import { deleteCharacter } from "../../server/store/characters/deleted_characters.ts";
import { userOwner } from "../../server/store/generations/generation_row.ts";
import { markDrawn, reserve, settleTogether } from "../../server/store/generations/generations.ts";
import { setOwner } from "../../server/store/accounts/owners.ts";
import { addEvents } from "../../server/store/payments/provider_events.ts";
import { addPurchase, settlePurchase } from "../../server/store/payments/purchases.ts";
import { addReport } from "../../server/store/contest/reports.ts";
import { enterContest } from "../../server/store/contest/submissions.ts";
import { createUser } from "../../server/store/accounts/users.ts";
import { castVote } from "../../server/store/contest/votes.ts";

export interface TestSite {
  dataDir: string;
  /** Keys of the pictures of the characters, in the order of their ids. */
  pictures: string[];
  /** Id of the generation that is at work, and holds a credit. */
  openGeneration: string;
  purchase: string;
  /** The month that is not closed, and the one before it. */
  period: string;
  lastPeriod: string;
}

/** What one orange picture is stored as. */
async function orangePng(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 32, height: 32, channels: 3, background: "orange" } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

/** Fills a new data folder: two accounts, three characters, one of them unlisted, a purchase, two months of the contest. */
export async function writeTestSite(dataDir: string): Promise<TestSite> {
  using kv = await Deno.openKv(`${dataDir}/kv.sqlite3`);
  await Deno.mkdir(`${dataDir}/images/unfinished`, { recursive: true });
  const images = imagesIn({ folder: `${dataDir}/images`, secret: new Uint8Array(32) });
  const png = await orangePng();
  const now = new Date();
  const period = periodOf(now);
  const lastPeriod = periodBefore(period);
  const lastMonth = new Date(`${lastPeriod}-10T12:00:00Z`);
  const pictures: string[] = [];

  for (const [id, username] of [[1, "Alice"], [2, "Bob"]] as const) {
    await createUser(kv, {
      id,
      username,
      email: `${username}@example.com`,
      passwordHash: "",
      sessionEra: 0,
      createdAt: now.toISOString(),
    }, newSession({ userId: id, device: "test", clientAddress: "unknown", now: now.getTime() }));
  }
  await setOwner(kv, { username: "alice", isOwner: true, at: now });
  await recordAudit(kv, { actor: 1, action: "sign_in", subject: 1 });

  async function order(): Promise<string> {
    const id = ulid();
    await reserve(kv, {
      id,
      owner: userOwner(1),
      idempotencyKey: `key ${id}`,
      fingerprint: "",
      prompt: "an orange cat",
      style: "cartoon",
      seed: "1",
      traits: [],
      accessories: [],
      charge: { kind: "credits", userId: 1, amount: 1 },
      createdAt: now.toISOString(),
      worker: "test",
      unsavedUntil: now.getTime() + 60 * MINUTE_MS,
    }, { guestLimit: 0 });
    return id;
  }
  for (let id = 1; id <= 3; id++) {
    const generation = await order();
    const imageKey = newPictureKey();
    const understanding = { understood: [], guessed: [], ignored: [] };
    await markDrawn(kv, generation, { imageKey, alt: "An orange cat.", understanding });
    await images.put(imageKey, png);
    await settleTogether(kv, [generation], now);
    const details = {
      name: `Cat ${id}`,
      traits: [],
      accessories: [],
      colorScheme: "pink",
    } as const;
    await saveCharacter(kv, {
      id,
      userId: 1,
      imageKey,
      details: { ...details, traits: [], accessories: [] },
    });
    pictures.push(imageKey);
  }
  for (const name of ["users", "characters", "submissions"]) await kv.set(["sequences", name], 100);

  const allow = () => {};
  await enterContest(kv, { id: 1, userId: 1, characterId: 1, at: lastMonth }, allow);
  await castVote(kv, { submissionId: 1, userId: 2, rating: 4, now: () => lastMonth }, allow);
  await closeMonth(kv, lastPeriod, now);
  await enterContest(kv, { id: 2, userId: 1, characterId: 1, at: now }, allow);
  await castVote(kv, { submissionId: 2, userId: 2, rating: 5, now: () => now }, allow);
  await addReport(kv, { submissionId: 2, userId: 2, reason: "other", at: now.toISOString() });
  await editCharacter(kv, { id: 2, userId: 1, changes: { visibility: "unlisted" }, at: now });
  await deleteCharacter(kv, { id: 3, userId: 1, at: now, until: now.getTime() + 60 * MINUTE_MS });

  const purchase = ulid();
  await addPurchase(kv, {
    id: purchase,
    userId: 2,
    productId: "premium_lifetime",
    price: 3000,
    credits: 100,
    mode: "hosted",
    provider: "demo",
    status: "pending",
    payments: [],
    createdAt: now.toISOString(),
  });
  await addEvents(kv, [{ id: "event 1", type: "paid", subject: { purchaseId: purchase } }]);
  await settlePurchase(kv, purchase, (row) =>
    Promise.resolve({
      row: {
        ...row,
        status: "active",
        reference: "checkout 1",
        payments: [{ id: "payment 1", at: now.toISOString(), credits: 100, takenBack: 0 }],
      },
      postings: [{
        amount: 100,
        cause: { kind: "premium_lifetime", reference: purchase, at: now },
      }],
    }));
  return { dataDir, pictures, openGeneration: await order(), purchase, period, lastPeriod };
}
