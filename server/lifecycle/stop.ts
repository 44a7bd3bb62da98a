/**
 * @module The one way in which the server ends: it says that it is not ready, serves on until proxies have
 * noticed, finishes what is at work, and closes the database.
 */
import { within } from "../concurrency/deadline.ts";
import { SECOND_MS } from "../../lib/durations.ts";
import { log } from "../telemetry/log.ts";
import { recordGauges } from "../telemetry/open_telemetry.ts";
import type { Services } from "../services.ts";
import { watchParent } from "./parent_process.ts";
import { STOP_SIGNALS } from "./stop_signals.ts";
import { sleep } from "../../lib/sleep.ts";

/** Deno Deploy kills 5 s after its SIGINT, and sends no more requests; closing the database takes a moment. */
const CLOSE_AFTER_SIGINT_MS = 3.5 * SECOND_MS;

const LAST_GAUGES_MS = SECOND_MS / 2;

/** What is to be stopped. */
export interface Running {
  /** Answers requests. */
  server: Deno.HttpServer;
  /** Takes the operator's commands. */
  socket: Deno.HttpServer<Deno.UnixAddr> | null;
  /** The use cases, which are closed last. */
  services: Services;
}

/** From now on signals, the parent's end and the listener's end stop the server and end the process. */
export function stopWhenAsked({ server, socket, services }: Running): void {
  const { shutdownGraceMs, parentPid } = services.config;
  let stopping = false;

  for (const signal of STOP_SIGNALS) {
    Deno.addSignalListener(signal, () => {
      if (signal === "SIGINT") stop({ graceMs: 0, withinMs: CLOSE_AFTER_SIGINT_MS });
      else stop({ graceMs: shutdownGraceMs });
    });
  }
  if (parentPid !== undefined) watchParent(parentPid, () => stop({ graceMs: shutdownGraceMs }));

  server.finished.catch(async (error) => {
    log.error("the server no longer listens", error);
    await stop({ graceMs: 0, exitCode: 1 });
  });

  async function stop(
    { graceMs, withinMs, exitCode = 0 }: { graceMs: number; withinMs?: number; exitCode?: number },
  ): Promise<void> {
    if (stopping) return;
    stopping = true;
    services.readiness.state = "stopping";
    await sleep(graceMs);
    const requests = Promise.all([server.shutdown(), socket?.shutdown()]);
    // They read the database, which may be what does not answer.
    await within(LAST_GAUGES_MS, recordGauges()).catch(() => {});
    await services.close({ requests, withinMs });
    Deno.exit(exitCode);
  }
}
