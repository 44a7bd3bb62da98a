import assert from "node:assert/strict";
import { parsePrometheus } from "../../tests/support/prometheus.ts";
import { counter, gauge, histogram } from "./instruments.ts";
import { INSTRUMENTS } from "./metrics.ts";
import { prometheusName, prometheusText } from "./prometheus.ts";

Deno.test("[prometheus] counters, gauges and histograms are written as Prometheus reads them", async () => {
  const cats = counter({ name: "test.cats", unit: "{cat}", meaning: "Cats", labels: ["name"] });
  cats.add(1, 'a "cat"\\\n');
  cats.add(2, 'a "cat"\\\n');
  const size = gauge({ name: "test.size", unit: "By", meaning: "Size", labels: [] });
  size.observe(() => Promise.resolve([{ labels: [], value: 1.5 }]));
  const naps = histogram({
    name: "test.nap",
    unit: "s",
    meaning: "Naps",
    labels: ["place"],
    bounds: [0.1, 1],
  });
  for (const seconds of [0.05, 0.1, 0.5, 3]) naps.record(seconds, "sofa");

  const text = await prometheusText([cats, size, naps]);
  assert.equal(
    text,
    `# HELP test_cats_total Cats
# TYPE test_cats_total counter
test_cats_total{name="a \\"cat\\"\\\\\\n"} 3
# HELP test_size_bytes Size
# TYPE test_size_bytes gauge
test_size_bytes 1.5
# HELP test_nap_seconds Naps
# TYPE test_nap_seconds histogram
test_nap_seconds_bucket{place="sofa",le="0.1"} 2
test_nap_seconds_bucket{place="sofa",le="1"} 3
test_nap_seconds_bucket{place="sofa",le="+Inf"} 4
test_nap_seconds_sum{place="sofa"} 3.65
test_nap_seconds_count{place="sofa"} 4
`,
  );
  parsePrometheus(text);
});

Deno.test("[prometheus] a gauge that cannot be read leaves the others readable", async () => {
  const broken = gauge({ name: "test.broken", unit: "s", meaning: "Broken", labels: [] });
  broken.observe(() => Promise.reject(new Error("the database is away")));
  const fine = gauge({ name: "test.fine", unit: "s", meaning: "Fine", labels: [] });
  fine.observe(() => [{ labels: [], value: 1 }]);
  const families = parsePrometheus(await prometheusText([broken, fine]));
  assert.deepEqual(families.get("test_broken_seconds")!.samples, []);
  assert.equal(families.get("test_fine_seconds")!.samples[0]!.value, 1);
});

Deno.test("[metrics] each has a name of its own and a meaning", () => {
  const names = INSTRUMENTS.map(prometheusName);
  assert.equal(new Set(names).size, names.length);
  for (const { name, meaning } of INSTRUMENTS) {
    assert.match(name, /^purrtrait(\.[a-z_]+)+$/);
    assert.ok(meaning.length > 10);
  }
});
