/**
 * @module The mark of a prepared database. Deno Deploy gives an app without an assigned database a silent
 * one in memory, lost with the instance; the deployment writes this mark, so a server that cannot see it
 * knows that its database is not the real one.
 */
import { keys } from "../keys.ts";

/** Writes the mark; again is no harm. */
export async function markInstalled(kv: Deno.Kv, moment = new Date()): Promise<void> {
  await kv.set(keys.installation, { preparedAt: moment.toISOString() });
}

/** Whether a deployment has prepared this database. */
export async function isInstalled(kv: Deno.Kv): Promise<boolean> {
  return (await kv.get(keys.installation)).value !== null;
}
