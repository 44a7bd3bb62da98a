/** @module Everything routes use, opened at the start. The folder `services/` has its parts. */
import type { Config } from "./config.ts";
import type { Frontend } from "./frontend.ts";
import { readOwnTexts } from "./legal/own_texts.ts";
import { openProviders } from "./providers.ts";
import { countHeldCredits } from "./store/generations/generation_lookups.ts";
import { creditsHeld } from "./telemetry/metrics.ts";
import { createServices, type ServiceDeps } from "./services/create_services.ts";
import { isShared } from "./services/is_shared.ts";
import type { Services } from "./services/service_list.ts";

export { createServices, type ServiceDeps } from "./services/create_services.ts";
export type { CloseOptions, Readiness, Services } from "./services/service_list.ts";

/** Opens everything. Throws `ConfigError` when this machine cannot run the product safely. */
export async function openServices(
  config: Config,
  frontend: Frontend,
  parts: Pick<ServiceDeps, "eagerVariants"> = {},
): Promise<Services> {
  const ownTexts = await readOwnTexts(config.legalDir);
  const providers = await openProviders(config);
  const services = createServices({ config, providers, frontend, ownTexts, ...parts });
  try {
    const { generation, payments, demo } = services;
    creditsHeld.observe(async () => [{ labels: [], value: await countHeldCredits(services.kv) }]);
    // Where the database is ours alone, everything unfinished is a leftover of a crash.
    if (isShared(config)) await generation.sweep();
    else await generation.recover();
    generation.watch();
    await demo?.deliver();
    await payments.resume();
    return services;
  } catch (error) {
    await services.close();
    throw error;
  }
}
