/**
 * @module Production start. Everything else is imported where a failure is caught: Vike listens to
 * unhandled rejections, and a module that cannot be loaded after it would end the process with 0.
 */
import { registerCrons } from "./lifecycle/crons.ts";
import { startOrExit } from "./lifecycle/start.ts";
import type { Services } from "./services.ts";

const opened = Promise.withResolvers<Services>();
registerCrons(opened.promise);

await startOrExit(async () => {
  const { startProduction } = await import("./production.ts");
  await startProduction(opened.resolve);
});
