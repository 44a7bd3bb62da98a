/**
 * @module A strict reader of Prometheus' text format: it refuses what Prometheus refuses, and what it
 * merely bears.
 */
import assert from "node:assert/strict";

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Family {
  type: string;
  help: string;
  samples: Sample[];
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;
const NUMBER = /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/;

/** The metrics in a text, by name. Throws where the text is not what the format asks for. */
export function parsePrometheus(text: string): Map<string, Family> {
  assert.ok(text.endsWith("\n"), "the last line ends");
  const families = new Map<string, Family>();
  let name = "";
  for (const line of text.slice(0, -1).split("\n")) {
    const [, keyword, about, rest] = line.match(/^# (HELP|TYPE) (\S+) (.+)$/) ?? [];
    if (keyword === "HELP") {
      assert.ok(!families.has(about!), `${about} comes once`);
      name = about!;
      families.set(name, { type: "", help: rest!, samples: [] });
    } else if (keyword === "TYPE") {
      assert.equal(about, name, "TYPE follows HELP");
      assert.match(rest!, /^(counter|gauge|histogram)$/);
      families.get(name)!.type = rest!;
    } else families.get(name)!.samples.push(parseSample(line, name));
  }
  for (const [name, family] of families) checkFamily(name, family);
  return families;
}

function parseSample(line: string, family: string): Sample {
  const [, name, labelText = "", number] = line.match(SAMPLE) ?? assert.fail(`no sample: ${line}`);
  assert.ok(name === family || /^_(bucket|sum|count)$/.test(name!.slice(family.length)), line);
  assert.match(number!, NUMBER, line);
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < labelText.length) {
    const [, label, value] = LABEL.exec(labelText) ?? assert.fail(`no labels: ${line}`);
    assert.ok(!(label! in labels), line);
    labels[label!] = value!;
  }
  return { name: name!, labels, value: Number(number!.replace("Inf", "Infinity")) };
}

function checkFamily(name: string, { type, samples }: Family): void {
  const series = samples.map(({ name, labels }) => JSON.stringify([name, labels]));
  assert.equal(new Set(series).size, series.length, `${name}: each series comes once`);
  if (type === "counter") assert.match(name, /_total$/);
  if (type !== "histogram") {
    for (const sample of samples) assert.equal(sample.name, name);
    return;
  }
  const groups = Map.groupBy(samples, ({ labels: { le: _, ...own } }) => JSON.stringify(own));
  for (const group of groups.values()) {
    const buckets = group.filter((sample) => sample.name === `${name}_bucket`);
    const bounds = buckets.map(({ labels }) => Number(labels.le!.replace("Inf", "Infinity")));
    assert.deepEqual(bounds, bounds.toSorted((a, b) => a - b), `${name}: bounds ascend`);
    const counts = buckets.map(({ value }) => value);
    assert.deepEqual(counts, counts.toSorted((a, b) => a - b), `${name}: buckets are cumulative`);
    const count = group.find((sample) => sample.name === `${name}_count`)!;
    assert.equal(buckets.at(-1)!.labels.le, "+Inf");
    assert.equal(counts.at(-1), count.value);
    assert.ok(group.some((sample) => sample.name === `${name}_sum`));
  }
}
