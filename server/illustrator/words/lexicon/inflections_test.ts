import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

Deno.test("[words] forms of nouns draw what their base forms draw", () => {
  const descriptions: [description: string, kind: string][] = [
    ["eine Katze und drei Kürbisse", "pumpkin"],
    ["ein Kater mit Büchern", "books"],
    ["кот с тыквами", "pumpkin"],
    ["чёрный кот с книгами", "book"],
    ["czarny kot z dyniami", "pumpkin"],
    ["un gatto con due zucche", "pumpkin"],
    ["un gato con flores", "flower"],
  ];
  for (const [description, kind] of descriptions) {
    const { props } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.ok(props.some((prop) => prop.kind === kind), `${description}: ${JSON.stringify(props)}`);
  }
});

Deno.test("[words] a word that only ends like a form of another is unknown", () => {
  for (const description of ["кот и косами", "eine Katze in Essen", "un gato con casi"]) {
    const { props } = resolve(parse(description), { style: "cartoon", seed: "1" });
    const { provenance } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.notEqual(provenance.props, "text", `${description}: ${JSON.stringify(props)}`);
  }
});
