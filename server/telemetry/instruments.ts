/**
 * @module Counters, histograms and gauges. The numbers are kept here; `prometheus.ts` and
 * `open_telemetry.ts` export them. Each series of an instrument belongs to one combination of label values.
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

/** Takes a value and the values of its labels to another exporter. */
export type Forward = (value: number, labels: readonly string[]) => void;

/** Only grows. */
export interface Counter extends Description {
  kind: "counter";
  add(amount: number, ...labels: string[]): void;
  readings(): Reading[];
  /** Called with every amount as well. */
  forward?: Forward;
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
  /** Called with every value as well. */
  forward?: Forward;
}

export type Instrument = Counter | Gauge | Histogram;

/** A count that only grows, for each set of labels. */
export function counter(description: Description): Counter {
  const series = createSeries((labels) => ({ labels, value: 0 }));
  const instrument: Counter = {
    ...description,
    kind: "counter",
    add(amount, ...labels) {
      series.of(labels).value += amount;
      instrument.forward?.(amount, labels);
    },
    readings: () => series.all,
  };
  return instrument;
}

/** A value that is read when someone asks. */
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

/** A distribution over `bounds`, for each set of labels. */
export function histogram(description: Description & Pick<Histogram, "bounds">): Histogram {
  const { bounds } = description;
  const series = createSeries((labels): Distribution => ({
    labels,
    counts: Array(bounds.length + 1).fill(0),
    count: 0,
    sum: 0,
  }));
  const instrument: Histogram = {
    ...description,
    kind: "histogram",
    record(value, ...labels) {
      const distribution = series.of(labels);
      let bucket = 0;
      while (bucket < bounds.length && value > bounds[bucket]!) bucket++;
      distribution.counts[bucket]!++;
      distribution.count++;
      distribution.sum += value;
      instrument.forward?.(value, labels);
    },
    distributions: () => series.all,
  };
  return instrument;
}

interface Node<T> {
  below: Map<string, Node<T>>;
  series?: T;
}

/** One series for each combination of values, found label by label: quicker than by a text made of them. */
function createSeries<T>(make: (labels: string[]) => T) {
  const root: Node<T> = { below: new Map() };
  const all: T[] = [];

  function of(labels: string[]): T {
    let node = root;
    for (const label of labels) {
      let next = node.below.get(label);
      if (!next) node.below.set(label, next = { below: new Map() });
      node = next;
    }
    if (node.series === undefined) all.push(node.series = make(labels));
    return node.series;
  }

  return { of, all };
}
