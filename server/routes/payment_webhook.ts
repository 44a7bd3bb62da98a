/**
 * @module Where the payment provider reports what happened. The only URL that takes a request from another
 * site: it believes nothing but the signature on the bytes as they came.
 */
import { Hono } from "hono";
import type { AppEnv } from "../http/env.ts";
import { readText } from "../http/text_body.ts";
import { SIGNATURE_HEADER } from "../payments/signature.ts";
import type { Services } from "../services.ts";

/** The longest events are those with long invoices. */
const MAX_EVENT_BYTES = 256 * 1024;

/**
 * `POST /api/payments/webhook`: 200 once the event is kept; 400 without a valid signature, 413 for one that is too
 * long, so that the provider sends it again.
 */
export function paymentWebhookRoutes({ payments }: Pick<Services, "payments">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post("/api/payments/webhook", async function webhook(c) {
      const signature = c.req.header(SIGNATURE_HEADER);
      // Without a signature nothing is believed, so nothing is read.
      const body = signature ? await readText(c.req.raw, MAX_EVENT_BYTES) : "";
      await payments.accept(body, signature);
      return c.json({ received: true });
    });
}
