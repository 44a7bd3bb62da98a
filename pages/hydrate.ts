/**
 * @module The script of pages with islands. A page folder asks for it with a `+client.ts` that imports this
 * file; a folder without it ships no script at all.
 */
import { prefetch } from "../ui/islands/prefetch.ts";
import { hydrateIslands } from "../ui/islands/hydrate.ts";
import { registerServiceWorker } from "../ui/offline/register.ts";
import { reloadAfterSessionChange } from "../ui/session/changes.ts";

reloadAfterSessionChange();
registerServiceWorker();
hydrateIslands(import.meta.glob("../islands/*.tsx"));
prefetch();
