/**
 * Counters, histograms and gauges. The numbers are kept here; `prometheus.ts` and `open_telemetry.ts` export
 * them. Each series of an instrument belongs to one combination of label values.
 *
 * @module
 */

export interface Description<Label extends string = string> {
  /** In OpenTelemetry's form, e.g. `purrtrait.request.duration`. */
  name: string;
  /** A UCUM unit: `s`, `By`, or what is counted in braces, e.g. `{vote}`. */
  unit: string;
  meaning: string;
  /** Names of the labels, in the order in which values are given. */
  labels: readonly Label[];
}

/** One value, with the values of its labels. */
export interface Reading {
  labels: readonly string[];
  value: number;
}

/** Only grows. */
export interface Counter extends Description {
  kind: "counter";
  add(amount: number, ...labels: string[]): void;
  readings(): Reading[];
}

/** Goes up and down. */
export interface Gauge extends Description {
  kind: "gauge";
  /** Says where the values come from, in place of what said so before. */
  observe(read: () => Reading[] | Promise<Reading[]>): void;
  readings(): Promise<Reading[]>;
}

export interface Distribution {
  labels: readonly string[];
  /** How many values are at most each bound and above the one before; the last are above all bounds. */
  counts: number[];
  count: number;
  sum: number;
}

/** How values are distributed. */
export interface Histogram extends Description {
  kind: "histogram";
  /** Upper bounds, ascending. */
  bounds: readonly number[];
  record(value: number, ...labels: string[]): void;
  distributions(): Distribution[];
  /** Told every value as well. */
  forward?: (value: number, labels: readonly string[]) => void;
}

export type Instrument = Counter | Gauge | Histogram;

export function counter(description: Description): Counter {
  const series = new Map<string, { labels: readonly string[]; value: number }>();
  return {
    ...description,
    kind: "counter",
    add(amount, ...labels) {
      const key = labels.join("\n");
      const known = series.get(key);
      if (known) known.value += amount;
      else series.set(key, { labels, value: amount });
    },
    readings: () => [...series.values()],
  };
}

export function gauge(description: Description): Gauge {
  let read: () => Reading[] | Promise<Reading[]> = () => [];
  return {
    ...description,
    kind: "gauge",
    observe: (source) => void (read = source),
    // What cannot be read now is left out.
    readings: async () => {
      try {
        return await read();
      } catch {
        return [];
      }
    },
  };
}

export function histogram(description: Description & Pick<Histogram, "bounds">): Histogram {
  const { bounds } = description;
  const series = new Map<string, Distribution>();

  function distributionOf(labels: string[]): Distribution {
    const key = labels.length === 1 ? labels[0]! : labels.join("\n");
    const known = series.get(key);
    if (known) return known;
    const fresh = { labels, counts: Array(bounds.length + 1).fill(0), count: 0, sum: 0 };
    series.set(key, fresh);
    return fresh;
  }

  const instrument: Histogram = {
    ...description,
    kind: "histogram",
    record(value, ...labels) {
      const distribution = distributionOf(labels);
      let bucket = 0;
      while (bucket < bounds.length && value > bounds[bucket]!) bucket++;
      distribution.counts[bucket]!++;
      distribution.count++;
      distribution.sum += value;
      instrument.forward?.(value, labels);
    },
    distributions: () => [...series.values()],
  };
  return instrument;
}
