/**
 * @module What runs by the clock. `main.ts` registers it before anything else, because Deno Deploy finds
 * crons by evaluating top-level code, before there is a database.
 */
import { log } from "../telemetry/log.ts";
import type { Services } from "../services.ts";

/** A failed run is not repeated: the next one does the same work. */
const NO_RETRY = { backoffSchedule: [] };

/** Registers every cron; a run waits until the server has opened its services. */
export function registerCrons(opened: Promise<Services>): void {
  const cron = (name: string, schedule: string, work: (services: Services) => Promise<void>) =>
    Deno.cron(name, schedule, NO_RETRY, async () => {
      const services = await opened;
      // Of several processes over one database, one does the work of all.
      await services.cronLease.whileHeld(() => work(services))
        .catch((error) => log.error(name, error));
    });

  cron("sweep", "* * * * *", sweep);
  cron("close the contest", "0 0 1 * *", ({ contest }) => contest.closePast());
  // At night, when few people pay.
  cron("reconcile payments", "17 3 * * *", reconcile);
}

async function sweep(services: Services): Promise<void> {
  const { generation, deletions, contest, demo, payments, accounts, audit } = services;
  await generation.sweep().catch((error) => log.error("sweep generations", error));
  await deletions.sweep().catch((error) => log.error("sweep deleted characters", error));
  await contest.closePast().catch((error) => log.error("close the contest", error));
  await demo?.deliver().catch((error) => log.error("deliver demo events", error));
  await payments.resume().catch((error) => log.error("sweep payments", error));
  await accounts.sweep().catch((error) => log.error("sweep accounts", error));
  await audit.sweep().catch((error) => log.error("sweep the audit log", error));
}

async function reconcile({ payments }: Services): Promise<void> {
  const { lostEvents, repaired, corrected } = await payments.reconcile();
  log.info(
    `payments compared: ${lostEvents} events had been lost, ${repaired} purchases were repaired, ` +
      `${corrected} ledgers corrected`,
  );
}
