/**
 * @module What payments cost: the webhook against bare commits, a long statement against a short one. With
 * a database on disk.
 */
import { Hono } from "hono";
import { ulid } from "ulid";
import { demoPaymentOf } from "../../../lib/payments/demo_payment.ts";
import type { LedgerEntry } from "../../../lib/credits.ts";
import { newSession } from "../../accounts/sessions.ts";
import type { AppEnv } from "../../http/env.ts";
import { sign, SIGNATURE_HEADER, signingKey } from "../../payments/signature.ts";
import { paidOrder } from "../../../tests/support/paid_order.ts";
import { SECRET, testPayments } from "../../../tests/support/payments.ts";
import { createCredits } from "../../credits/credits.ts";
import { creditRoutes } from "../../routes/credits.ts";
import { paymentWebhookRoutes } from "../../routes/payment_webhook.ts";
import { keys } from "../../store/keys.ts";
import { createUser } from "../../store/accounts/users.ts";
import { medianMs } from "./median.ts";
import { costRow, type Row, throughputRow } from "./row.ts";
import { atomic } from "../../store/database/commit.ts";

/** Events that arrive at once, as after an outage of the provider's. */
const AT_ONCE = 50;
const ROUNDS = 20;

const SHORT = 10;
const LONG = 10_000;

export async function paymentRows(): Promise<Row[]> {
  const folder = await Deno.makeTempDir();
  const kv = await Deno.openKv(`${folder}/kv.sqlite3`);
  try {
    return [await webhookRow(kv), await statementRow(kv)];
  } finally {
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
}

/** Each event is of a purchase of its own: kept, acted on, credited. */
async function webhookRow(kv: Deno.Kv): Promise<Row> {
  const { payments } = await testPayments(kv);
  const webhook = paymentWebhookRoutes({ payments });
  const key = await signingKey(SECRET);
  let commits = 0;
  let events = 0;
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const requests: Request[] = [];
    for (let n = 0; n < AT_ONCE; n++) {
      const userId = round * AT_ONCE + n + 1;
      const body = await newPaidOrder(kv, payments, userId);
      const headers = { [SIGNATURE_HEADER]: await sign(key, body, new Date()) };
      const url = "http://localhost/api/payments/webhook";
      requests.push(new Request(url, { method: "POST", body, headers }));
    }
    const bare = await msOf(AT_ONCE, (n) => kv.atomic().set(["bare", n], { n, round }).commit());
    const ours = await msOf(
      AT_ONCE,
      (n) => webhook.request(requests[n]!),
      () => payments.settled(),
    );
    if (round === 0) continue;
    commits += bare;
    events += ours;
  }
  const perSecond = (ms: number) => ROUNDS * AT_ONCE / ms * 1000;
  return throughputRow(
    "payment events, from the webhook to the credit",
    perSecond(events),
    { name: "bare commits", perSecond: perSecond(commits) },
    0.5,
  );
}

/** The event of an order that was paid at the provider. */
async function newPaidOrder(
  kv: Deno.Kv,
  payments: Awaited<ReturnType<typeof testPayments>>["payments"],
  userId: number,
): Promise<string> {
  await addUser(kv, userId);
  const checkout = await payments.buy({ userId, productId: "credit_pack", mode: "embedded" });
  const id = "clientSecret" in checkout ? demoPaymentOf(checkout.clientSecret) : "";
  const [event] = await paidOrder(kv, id, { at: new Date() });
  return event!;
}

async function statementRow(kv: Deno.Kv): Promise<Row> {
  const [short, long] = [1_000_001, 1_000_002];
  for (const [userId, entries] of [[short, SHORT], [long, LONG]] as const) {
    for (let first = 0; first < entries; first += 500) {
      const operation = atomic(kv);
      for (let n = first; n < Math.min(entries, first + 500); n++) {
        const entry: LedgerEntry = {
          kind: "generation",
          amount: -1,
          balanceAfter: n,
          at: new Date(n).toISOString(),
          reference: ulid(n),
        };
        operation.set(keys.ledgerEntry(userId, ulid(n)), entry);
      }
      await operation.commit();
    }
    await kv.set(keys.balance(userId), { available: entries, held: 0 });
  }
  const ask = (id: number) => {
    const app = new Hono<AppEnv>()
      .use(async (c, next) => {
        const user = { id, username: "bench" };
        c.set("session", { user } as AppEnv["Variables"]["session"]);
        await next();
      })
      .route("/", creditRoutes({ credits: createCredits({ kv }) }));
    return async () => await (await app.request(`/?limit=${SHORT}`)).text();
  };
  const shortMs = await medianMs(ask(short));
  const longMs = await medianMs(ask(long));
  const what = `a page of a statement with ${LONG.toLocaleString("en")} entries`;
  return costRow(what, longMs, { name: `one with ${SHORT}`, ms: shortMs }, 2);
}

async function addUser(kv: Deno.Kv, id: number): Promise<void> {
  const createdAt = new Date().toISOString();
  const names = { username: `buyer${id}`, email: `buyer${id}@example.com` };
  const session = newSession({
    userId: id,
    device: "Bench",
    clientAddress: "unknown",
    now: Date.now(),
  });
  await createUser(kv, { id, ...names, passwordHash: "", sessionEra: 0, createdAt }, session);
}

/** How long it takes until all of them are done, and what comes after. */
async function msOf(
  count: number,
  work: (n: number) => unknown,
  after: () => Promise<void> = async () => {},
): Promise<number> {
  const before = performance.now();
  await Promise.all(Array.from({ length: count }, (_, n) => work(n)));
  await after();
  return performance.now() - before;
}
