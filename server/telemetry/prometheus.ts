/** @module The instruments in Prometheus' text format, version 0.0.4. */
import type { Description, Distribution, Histogram, Instrument } from "./instruments.ts";

export const PROMETHEUS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** What Prometheus calls the units it wants in names. */
const UNIT_NAMES: Record<string, string> = { s: "seconds", By: "bytes" };

/** All series of these instruments as they are now. */
export async function prometheusText(instruments: readonly Instrument[]): Promise<string> {
  const families = await Promise.all(instruments.map(async (instrument) => {
    const name = prometheusName(instrument);
    return [
      `# HELP ${name} ${instrument.meaning.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
      `# TYPE ${name} ${instrument.kind}`,
      ...await samples(instrument, name),
    ];
  }));
  return `${families.flat().join("\n")}\n`;
}

/** E.g. `purrtrait_request_duration_seconds` for `purrtrait.request.duration` in `s`. */
export function prometheusName({ name, unit, kind }: Pick<Instrument, "name" | "unit" | "kind">) {
  const parts = [name.replaceAll(".", "_")];
  const unitName = UNIT_NAMES[unit];
  if (unitName) parts.push(unitName);
  if (kind === "counter") parts.push("total");
  return parts.join("_");
}

async function samples(instrument: Instrument, name: string): Promise<string[]> {
  if (instrument.kind === "histogram") {
    return instrument.distributions().flatMap((each) => bucketSamples(instrument, name, each));
  }
  const readings = await instrument.readings();
  return readings.map(({ labels, value }) => sample(name, pairs(instrument, labels), value));
}

function bucketSamples(
  histogram: Histogram,
  name: string,
  { labels, counts, count, sum }: Distribution,
): string[] {
  const own = pairs(histogram, labels);
  let below = 0;
  const buckets = [...histogram.bounds, "+Inf"].map((bound, index) => {
    below += counts[index]!;
    return sample(`${name}_bucket`, [...own, `le="${bound}"`], below);
  });
  return [...buckets, sample(`${name}_sum`, own, sum), sample(`${name}_count`, own, count)];
}

function pairs({ labels }: Description, values: readonly string[]): string[] {
  return labels.map((label, index) => `${label}="${escaped(values[index] ?? "")}"`);
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function sample(name: string, labels: string[], value: number): string {
  return `${name}${labels.length > 0 ? `{${labels.join(",")}}` : ""} ${value}`;
}
