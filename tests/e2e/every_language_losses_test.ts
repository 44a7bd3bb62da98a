/**
 * A lost connection in every language, under the checks of pages.
 */
import { checkStates, inEveryLanguage } from "./language_checks.ts";
import { LOST_BY_GUESTS, lostOf } from "./language_losses.ts";
import { theWorld } from "./language_world.ts";

inEveryLanguage("what a lost connection leaves stands every check", async (step) => {
  const { context, expectMessage } = step;
  expectMessage(/Failed to load resource: net::/);
  // An island that the taller windows of the checks bring into view.
  expectMessage(/Failed to fetch dynamically imported module/);
  const world = await theWorld(step);
  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await checkStates(step, LOST_BY_GUESTS);
  await world.enter(context);
  await checkStates(step, lostOf(world));
});
