/** @module The baseline server in a process of its own. */
import { freePort } from "../product.ts";
import { sleep } from "../../../lib/sleep.ts";

export interface BareServer {
  origin: string;
  stop(): void;
}

/**
 * Starts `bare_hono.ts` and waits until it answers. `page`: URL of the page whose text it sends.
 */
export async function startBare(
  { page, file = "" }: { page: string; file?: string },
): Promise<BareServer> {
  const port = String(freePort());
  const bare = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "server/tasks/bench/bare_hono.ts", port, page, file],
    stdout: "null",
  }).spawn();
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const response = await fetch(`${origin}/text`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return { origin, stop: () => bare.kill() };
    await sleep(50);
  }
}
