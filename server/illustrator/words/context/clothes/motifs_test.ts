import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

const planned = (prompt: string) => resolve(parse(prompt), { style: "cartoon", seed: "1" });

Deno.test("[words] coloured stripes and spots behind a thing are its own", () => {
  const { props, coat } = planned("a black cat on a bench with white stripes");
  assert.deepEqual(props.map(({ kind, colour, print }) => [kind, colour, print]), [
    ["bench", "white", "striped"],
  ]);
  assert.equal(coat.pattern, "solid");
  assert.equal(planned("gato con un jarrón con rayas azules").props[0]!.print, "striped");
});

Deno.test("[words] stripes that are said of the cat stay on its coat", () => {
  const { props, coat } = planned("a cat with white stripes on a bench");
  assert.equal(coat.pattern, "tabby");
  assert.equal(props[0]!.print, undefined);
});
