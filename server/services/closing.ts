/** @module How the services stop: what is at work is finished first. */
import { within } from "../concurrency/deadline.ts";
import { SECOND_MS } from "../../lib/durations.ts";
import type { EagerVariants } from "../images/eager_variants.ts";
import { log } from "../telemetry/log.ts";
import type { Providers } from "../providers.ts";
import type { CloseOptions, Services } from "./service_list.ts";

/** What is closed, and what closes the providers after it. */
export interface ClosedServices extends Pick<Services, "generation" | "contest" | "cronLease"> {
  /** Database, pictures, payments and e-mail. */
  providers: Pick<Providers, "payments" | "mailer" | "close">;
  /** The copies of saved pictures. */
  eagerVariants: Pick<EagerVariants, "close">;
}

/** Longer than every picture of the illustrator takes, shorter than platforms wait before they kill. */
const CLOSE_MS = 6 * SECOND_MS;

/** Of that, for handing back the credits of pictures that cannot be finished. */
const HAND_BACK_MS = 1_000;

/** For each part, also when requests have taken all the time. */
const LEAST_MS = 300;

/** Finishes what is at work, then closes everything; the database is then one file. */
export async function closeServices(
  { providers, generation, contest, cronLease, eagerVariants }: ClosedServices,
  { requests, withinMs = CLOSE_MS }: CloseOptions = {},
): Promise<void> {
  const closeBy = performance.now() + withinMs;
  const graceMs = Math.max(0, withinMs - HAND_BACK_MS);
  // Requests wait for their pictures, and for everything else that closes after them.
  await closing("requests", withinMs, () => Promise.all([requests, generation.close(graceMs)]));
  const leftMs = Math.max(closeBy - performance.now(), LEAST_MS);
  await Promise.all([
    closing("early variants", leftMs, eagerVariants.close),
    closing("payments", leftMs, providers.payments.settled),
    closing("the contest", leftMs, contest.close),
    closing("the lease on crons", leftMs, cronLease.release),
    closing("mail", leftMs, () => providers.mailer?.settled()),
  ]);
  await providers.close();
}

/** Closes a part; one that fails or takes longer is logged and keeps no other from closing. */
async function closing(part: string, limitMs: number, close: () => unknown): Promise<void> {
  await within(limitMs, Promise.try(close)).catch((error) => log.error(`close ${part}`, error));
}
