/**
 * Production start: serves what is built, tidies up every minute, ends cleanly when told to.
 *
 * @module
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "./app.ts";
import { ConfigError, distFolder, readConfig, readUiRuntime } from "./config.ts";
import { captureConsole, log } from "./log.ts";
import { operatorCommands } from "./operator/commands.ts";
import { openOperatorSocket } from "./operator/socket.ts";
import { inTurn } from "./pages/in_turn.ts";
import { renderWithVike } from "./pages/page_renderer.ts";
import { openServices } from "./services.ts";

/** How long requests in flight may take to end after SIGTERM; platforms kill after 10 s. */
const DRAIN_MS = 8_000;

try {
  await serve();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  // deno-lint-ignore no-console -- the last words of a start that failed
  console.error(error.message);
  Deno.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig();
  const { level, format = Deno.stdout.isTerminal() ? "text" : "json" } = config.log;
  captureConsole({ level, format });
  const dist = distFolder(readUiRuntime());
  await importPages(dist);
  const services = await openServices(config, {
    renderPage: inTurn(renderWithVike),
    clientFolder: `${dist}/client`,
    development: false,
  });
  const app = createApp(services);

  Deno.cron("sweep", "* * * * *", { backoffSchedule: [] }, async () => {
    await services.generation.sweep().catch((error) => log.error("sweep generations", error));
    await services.deletions.sweep().catch((error) => log.error("sweep deleted characters", error));
    await services.contest.closePast().catch((error) => log.error("close the contest", error));
    await services.demo?.deliver().catch((error) => log.error("deliver demo events", error));
    await services.payments.resume().catch((error) => log.error("sweep payments", error));
    await services.accounts.sweep().catch((error) => log.error("sweep accounts", error));
    await services.audit.sweep().catch((error) => log.error("sweep the audit log", error));
  });

  Deno.cron("close the contest", "0 0 1 * *", { backoffSchedule: [] }, async () => {
    await services.contest.closePast().catch((error) => log.error("close the contest", error));
  });

  // At night, when few people pay.
  Deno.cron("reconcile payments", "17 3 * * *", { backoffSchedule: [] }, async () => {
    try {
      const { lostEvents, repaired, corrected } = await services.payments.reconcile();
      log.info(
        `payments compared: ${lostEvents} events had been lost, ${repaired} purchases were repaired, ` +
          `${corrected} ledgers corrected`,
      );
    } catch (error) {
      log.error("reconcile payments", error);
    }
  });

  if (!config.onDeploy) await openOperatorSocket(config.dataDir, operatorCommands(services));

  const server = Deno.serve({
    port: config.port,
    hostname: config.host,
    onListen() {
      announce(config.appUrl);
      services.generator.warmUp?.();
      services.contest.warmUp().catch((error) => log.error("open the contest", error));
    },
  }, app.fetch);

  function announce(address: string) {
    log.info(`Purrtrait at ${address}`);
    log.info(`pictures drawn by ${services.generator.name}, kept as ${services.images.name}`);
    log.info(`payments taken by ${services.payments.title}`);
  }

  async function stop() {
    const timeout = new Promise((done) => setTimeout(done, DRAIN_MS));
    // Payment events that were answered are acted on.
    const served = server.shutdown().then(() => services.payments.settled());
    await Promise.race([
      Promise.all([served, services.generation.close(), services.contest.close()]),
      timeout,
    ]);
    Deno.exit(0);
  }
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);
}

/** Loads the built pages; Vike's `renderPage` works once they are there. */
async function importPages(dist: string): Promise<void> {
  const entry = resolve(dist, "server/entry.mjs");
  const built = await Deno.stat(entry).then(() => true, () => false);
  if (!built) throw new ConfigError("Nothing is built yet. Run `deno task start`.");
  await import(pathToFileURL(entry).href);
}
