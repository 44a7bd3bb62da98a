/**
 * @module Run by Deno Deploy before a revision serves, with the database of its timeline: marks it as the
 * real one.
 */
import { readConfig } from "../config.ts";
import { markInstalled } from "../store/database/installation.ts";

using kv = await Deno.openKv(readConfig().kvUrl);
await markInstalled(kv);
