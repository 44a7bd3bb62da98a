/**
 * @module Development: the same application with Vite in front, which serves sources and reloads them hot.
 */
import { getRequestListener } from "@hono/node-server";
import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { log } from "./telemetry/log.ts";
import { operatorCommands } from "./operator/commands.ts";
import { openOperatorSocket } from "./operator/socket.ts";
import { vikeRenderer } from "./pages/page_renderer.ts";
import { openServices } from "./services.ts";

const config = readConfig();
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
const services = await openServices(config, {
  renderPage: vikeRenderer(undefined),
  clientFolder: undefined,
  development: true,
});
const app = createApp(services);
await openOperatorSocket(config.dataDir, operatorCommands(services));
// With its own `Response` in place of Deno's, everything with a body would be `text/plain` at first.
const answer = getRequestListener(
  (request, { incoming }) =>
    app.fetch(request, { remoteAddr: { hostname: incoming.socket.remoteAddress } }),
  { overrideGlobalObjects: false },
);

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
server.listen(
  config.port,
  config.host,
  () => log.info(`Purrtrait (development) at ${config.appUrl}`),
);
