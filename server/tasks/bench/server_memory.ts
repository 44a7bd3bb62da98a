/**
 * @module What the real server needs of the machine's memory while a crowd has its pictures drawn.
 */
import { FREE_STYLES, type Style } from "../../../lib/choices.ts";
import { type ProductOptions, startProduct } from "../product.ts";
import type { Row } from "./row.ts";

const MB = 1024 * 1024;

/** Between two looks at the process. */
const LOOK_MS = 25;

interface Load {
  options: ProductOptions;
  /** Pictures asked for at once. */
  atOnce: number;
  /** How often as many come again, each time when all are drawn. */
  times: number;
  styles: readonly Style[];
}

/** Peaks of the process in bytes: Linux has them; elsewhere there are no rows. */
export async function serverMemoryRows(): Promise<Row[]> {
  if (Deno.build.os !== "linux") return [];
  const bursts = await peakUnder({
    options: { variables: { ILLUSTRATOR_WORKERS: "3" } },
    atOnce: 45,
    times: 3,
    styles: FREE_STYLES,
  });
  const bare = await peakUnder({
    options: { bare: true, variables: { ILLUSTRATOR_WORKERS: "1" } },
    atOnce: 10,
    times: 10,
    styles: ["realistic"],
  });
  return [
    row("the server's memory at most, bursts of 45 pictures, three threads", bursts, 450),
    row("the same without flags, as on Deno Deploy, 100 realistic pictures", bare, 512),
  ];
}

function row(what: string, bytes: number, goalMb: number): Row {
  const mb = Math.round(bytes / MB);
  return { what, measured: `${mb} MB`, goal: `≤ ${goalMb} MB`, met: mb <= goalMb };
}

/** The most memory that the server had resident. */
async function peakUnder({ options, atOnce, times, styles }: Load): Promise<number> {
  const product = await startProduct(options);
  let peak = 0;
  const look = setInterval(() => (peak = Math.max(peak, residentBytes(product.pid))), LOOK_MS);
  try {
    for (let time = 0; time < times; time++) {
      const pictures = Array.from(
        { length: atOnce },
        (_, n) =>
          draw(
            product.origin,
            `a ginger cat number ${time * atOnce + n}`,
            styles[n % styles.length]!,
          ),
      );
      await Promise.all(pictures);
    }
    return peak;
  } finally {
    clearInterval(look);
    await product.stop();
    await product.clear();
  }
}

function residentBytes(pid: number): number {
  const status = Deno.readTextFileSync(`/proc/${pid}/status`);
  return Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1] ?? 0) * 1024;
}

/** As a browser asks: with progress and a sketch. */
async function draw(origin: string, prompt: string, style: Style): Promise<void> {
  const response = await fetch(`${origin}/api/characters/generate`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, Accept: "text/event-stream" },
    body: JSON.stringify({ prompt, style }),
  });
  const events = await response.text();
  if (!events.includes("event: done")) throw new Error(`No picture: ${events.slice(-300)}`);
}
