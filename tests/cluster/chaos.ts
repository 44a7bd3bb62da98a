/**
 * @module What goes wrong in the life of a site, at random and one after the other: servers are killed and
 * restarted, and what they depend on is away, hangs or fails.
 */
import { sleep } from "../../lib/sleep.ts";
import { type Cluster, restart } from "./cluster.ts";

type Mishap = (cluster: Cluster) => Promise<void>;

const MISHAPS: Record<string, Mishap> = {
  async "a server killed"({ instances, chance }) {
    const victim = chance.pick(instances);
    await victim.stop("SIGKILL");
    await sleep(chance.between(0, 3_000));
    await victim.start();
  },
  async "all servers killed"({ instances }) {
    await Promise.all(instances.map((instance) => restart(instance, "SIGKILL")));
  },
  async "a server restarted"({ instances, chance }) {
    await restart(chance.pick(instances), "SIGTERM");
  },
  async "the database killed"({ denokv, chance }) {
    await denokv.kill();
    await sleep(chance.between(0, 8_000));
    await denokv.restart();
  },
  async "the database hanging"({ denokv, chance }) {
    await denokv.pause();
    await sleep(chance.between(200, 8_000));
    denokv.goOn();
  },
  async "the database and a server killed"({ denokv, instances, chance }) {
    const victim = chance.pick(instances);
    await Promise.all([denokv.kill(), victim.stop("SIGKILL")]);
    await sleep(chance.between(0, 3_000));
    await denokv.restart();
    await victim.start();
  },
  async "the storage killed"({ storage, chance }) {
    await storage.stop();
    await sleep(chance.between(0, 10_000));
    await storage.start();
  },
  async "the payment provider failing"({ stripe, chance }) {
    stripe.trouble = () => chance.chance(0.5) ? "server error" : "lost answer";
    await sleep(chance.between(500, 5_000));
    stripe.trouble = undefined;
  },
};

/** Between two mishaps. */
const PEACE_MS = { from: 1_000, to: 12_000 };

/** One mishap after the other while `isOpen`; how often each happened. */
export async function causeChaos(
  cluster: Cluster,
  { isOpen, between }: { isOpen(): boolean; between(): Promise<void> },
): Promise<string[]> {
  const { chance } = cluster;
  const caused: string[] = [];
  while (isOpen()) {
    await sleep(chance.between(PEACE_MS.from, PEACE_MS.to));
    if (!isOpen()) break;
    const name = chance.pick(Object.keys(MISHAPS));
    await MISHAPS[name]!(cluster);
    caused.push(name);
    await between();
  }
  return caused;
}
