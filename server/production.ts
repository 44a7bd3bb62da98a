/** @module Serves what is built, until it is asked to stop. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "./app.ts";
import { ConfigError, distFolder, readConfig, readUiRuntime, usesDataFolder } from "./config.ts";
import { serveHttp } from "./http/serve_http.ts";
import { listenFailure } from "./lifecycle/start.ts";
import { stopWhenAsked } from "./lifecycle/stop.ts";
import { endOnUncaughtErrors, logUncaughtErrors } from "./lifecycle/uncaught_errors.ts";
import { captureConsole, log } from "./telemetry/log.ts";
import { operatorCommands } from "./operator/commands.ts";
import { openOperatorSocket } from "./operator/socket.ts";
import { vikeRenderer } from "./pages/page_renderer.ts";
import { openServices, type Services } from "./services.ts";
import { startOpenTelemetry } from "./telemetry/open_telemetry.ts";
import { measureProcess } from "./telemetry/process_metrics.ts";

/** Serves, and gives the services as soon as they are open. Throws when it cannot. */
export async function startProduction(opened: (services: Services) => void): Promise<void> {
  endOnUncaughtErrors();
  const config = readConfig();
  const { level, format = Deno.stdout.isTerminal() ? "text" : "json" } = config.log;
  captureConsole({ level, format });
  startOpenTelemetry({ gaugeMs: config.metricExportMs });
  measureProcess();
  const dist = distFolder(readUiRuntime());
  await importPages(dist);
  const clientFolder = `${dist}/client`;
  const services = await openServices(config, {
    renderPage: vikeRenderer(clientFolder),
    clientFolder,
    development: false,
  });
  const server = await listen(services);
  logUncaughtErrors();
  const socket = usesDataFolder(config)
    ? await openOperatorSocket(config.dataDir, operatorCommands(services))
    : null;
  stopWhenAsked({ server, socket, services });
  opened(services);
  announce(services);
  await warmUp(services);
}

/** Closes what is open when the port is not to be had. */
async function listen(services: Services): Promise<Deno.HttpServer> {
  const { host, port, onDeploy } = services.config;
  const address = { port, hostname: host };
  const { fetch } = createApp(services);
  try {
    // Deno Deploy has a proxy of its own, and finds the server through `Deno.serve`.
    return onDeploy ? Deno.serve({ ...address, onListen() {} }, fetch) : serveHttp(address, fetch);
  } catch (error) {
    await services.close();
    throw listenFailure(error, { host, port });
  }
}

function announce({ config, generator, images, payments }: Services): void {
  log.info(`Purrtrait at ${config.appUrl}`);
  log.info(`pictures drawn by ${generator.name}, kept as ${images.name}`);
  log.info(`payments taken by ${payments.title}`);
}

/** Makes ready what the first visitors would wait for. */
async function warmUp({ config, generator, contest, readiness }: Services): Promise<void> {
  const drawing = config.warmUp ? generator.warmUp?.() : undefined;
  await Promise.all([drawing, contest.warmUp()]).catch((error) => {
    if (readiness.state === "starting") log.error("warm up", error);
  });
  if (readiness.state === "starting") readiness.state = "ready";
}

/** Loads the built pages; Vike's `renderPage` works once they are there. */
async function importPages(dist: string): Promise<void> {
  const entry = resolve(dist, "server/entry.mjs");
  const built = await Deno.stat(entry).then(() => true, () => false);
  if (!built) throw new ConfigError("Nothing is built yet. Run `deno task start`.");
  await import(pathToFileURL(entry).href);
}
