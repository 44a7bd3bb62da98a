import assert from "node:assert/strict";
import { LOG_FIELDS } from "./log_fields.ts";
import { INSTRUMENTS } from "./metrics.ts";
import { prometheusName } from "./prometheus.ts";

const text = await Deno.readTextFile("docs/operations.md");

/** Cells of the tables' rows, without the padding. */
const rows = text.split("\n").filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));

Deno.test("[telemetry] the operator's guide lists every metric and log field as it is", () => {
  for (const instrument of INSTRUMENTS) {
    const { kind, labels, meaning } = instrument;
    const name = `\`${prometheusName(instrument)}\``;
    const row = rows.find(([cell]) => cell === name);
    const expected = [name, kind, labels.map((label) => `\`${label}\``).join(", "), meaning];
    assert.deepEqual(row, expected);
  }
  for (const [name, meaning] of Object.entries(LOG_FIELDS)) {
    assert.deepEqual(rows.find(([cell]) => cell === `\`${name}\``), [`\`${name}\``, meaning]);
  }
});

Deno.test("[telemetry] the guide's alerts and tables name only metrics and labels that exist", () => {
  const known = INSTRUMENTS.flatMap((instrument) => {
    const name = prometheusName(instrument);
    const parts = ["_bucket", "_sum", "_count"].map((part) => name + part);
    return instrument.kind === "histogram" ? [name, ...parts] : [name];
  });
  const named = text.match(/\bpurrtrait_\w+/g) ?? [];
  assert.ok(named.length > INSTRUMENTS.length);
  for (const name of named) assert.ok(known.includes(name), name);
  for (const [, name, labels] of text.matchAll(/\b(purrtrait_\w+)\{([^}]*)\}/g)) {
    const instrument = INSTRUMENTS.find((each) => name!.startsWith(prometheusName(each)))!;
    for (const [, label] of labels!.matchAll(/(\w+)=~?"/g)) {
      assert.ok(instrument.labels.includes(label!), `${name} has no ${label}`);
    }
  }
});
