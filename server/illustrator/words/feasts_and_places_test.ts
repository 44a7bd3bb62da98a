import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

const read = (prompt: string) => {
  const spec = resolve(parse(prompt), { style: "cartoon", seed: "1" });
  return { ...spec, kinds: spec.props.map(({ kind }) => kind) };
};

Deno.test("[words] a feast brings its marks, also beside other things", () => {
  for (
    const [prompt, ...marks] of [
      ["Thanksgiving cat stealing a turkey leg off the table", "pumpkin"],
      ["a cat for day of the dead", "sugar skull", "marigold", "candle"],
      ["a cat with a party hat on new year's eve", "fireworks", "champagne glasses"],
      ["Christmas, a cat asleep by the fireplace", "Christmas tree"],
      ["a cat on the 4th of July", "fireworks", "American flag"],
      ["two cats, wedding", "bouquet"],
    ] as const
  ) {
    const { kinds } = read(prompt);
    for (const mark of marks) assert.ok(kinds.includes(mark), `${prompt}: ${kinds}`);
  }
});

Deno.test("[words] places under snow stay these places, and it snows", () => {
  for (
    const [prompt, setting] of [
      ["three kittens on a sled on a snowy hill", "hill"],
      ["a cat in a snow covered forest", "forest"],
      ["a cat in a snowy village", "village"],
      ["a cat in a snowy street", "city"],
    ] as const
  ) {
    const spec = read(prompt);
    assert.deepEqual([spec.setting, spec.weather], [setting, "snow"], prompt);
  }
});

Deno.test("[words] a bus, a bar, a porch, a junkyard, Greece and a ski slope are places of their own", () => {
  for (
    const [prompt, setting] of [
      ["a cat on the bus", "bus"],
      ["a cat at the bar", "bar"],
      ["a cat on the porch", "porch"],
      ["a robot cat in a scrapyard", "junkyard"],
      ["a cat on a wall in Greece", "greek village"],
      ["a cat on a ski slope", "ski slope"],
    ] as const
  ) assert.equal(read(prompt).setting, setting, prompt);
});

Deno.test("[words] a comic that is read, champagne in a list, and flowers are things", () => {
  assert.ok(read("a cat in a hammock reading a comic").kinds.includes("comic book"));
  assert.ok(
    read("black cat, party hat, champagne, fireworks").kinds.includes("bottle of champagne"),
  );
  assert.ok(read("a cat beside hollyhocks").kinds.includes("hollyhock"));
  assert.ok(
    !read("a cat on a wall that likes to watch the world go by").kinds.includes("wristwatch"),
  );
  assert.equal(read("a cat in red light").scheme, "red");
  // A champagne cat is no bottle.
  assert.deepEqual(read("a champagne cat").kinds.filter((kind) => /champagne/.test(kind)), []);
});

Deno.test("[words] a place named beside a window lies outside it", () => {
  for (
    const [prompt, setting, outside] of [
      ["a cat on a windowsill watching pigeons, city skyline", "window", "city"],
      ["a cat looking out of the window at the sea", "window", "sea"],
      ["a cat in a living room with a view of the mountains", "living room", "mountains"],
      ["a cat in the city", "city", undefined],
      ["a cat by the window", "window", undefined],
    ] as const
  ) {
    const spec = read(prompt);
    assert.deepEqual([spec.setting, spec.outside], [setting, outside], prompt);
  }
});

Deno.test("[words] a plain coloured background is understood with the word plain", () => {
  const said = parse("a cat, plain yellow background");
  const spec = resolve(said, { style: "cartoon", seed: "1" });
  assert.deepEqual([spec.setting, spec.scheme], ["studio", "yellow"]);
  assert.ok(
    said.readings.some(({ start, end }) =>
      said.prompt.slice(start, end) === "plain yellow background"
    ),
  );
});
