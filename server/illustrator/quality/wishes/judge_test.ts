import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { planCharacter } from "../../plan.ts";
import type { Scene } from "../../scene.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { viewOf } from "../view.ts";
import { judge } from "./judge.ts";
import { pictureOf } from "./seen.ts";
import type { Wish } from "./wish.ts";

const PROMPT =
  "an orange tabby with green eyes and a red scarf, sitting beside a pumpkin in a garden";

const WISHES: Wish[] = [
  { what: "coat", text: "orange tabby" },
  { what: "eyes", text: "green" },
  { what: "clothing", text: "red scarf" },
  { what: "pose", text: "sitting" },
  { what: "object", text: "pumpkin" },
  { what: "relation", text: "pumpkin next to the cat" },
  { what: "place", text: "garden" },
  { what: "negation", text: "no dogs" },
];

const NOT_THERE: Wish[] = [
  { what: "coat", text: "black" },
  { what: "coat", text: "calico" },
  { what: "eyes", text: "blue" },
  { what: "clothing", text: "blue scarf" },
  { what: "clothing", text: "top hat" },
  { what: "pose", text: "sleeping" },
  { what: "object", text: "two pumpkins" },
  { what: "object", text: "guitar" },
  { what: "animal", text: "two cats" },
  { what: "relation", text: "cat on the pumpkin" },
  { what: "place", text: "kitchen" },
  { what: "time", text: "night" },
  { what: "weather", text: "rain" },
  { what: "negation", text: "no pumpkins" },
];

const paint = await STYLE_ENTRIES.cartoon.loadPainter();
const { spec, understanding } = planCharacter(PROMPT, { style: "cartoon", seed: "4" });

function verdicts(wishes: Wish[], scene: Scene = compose(spec), prompt = PROMPT) {
  const picture = pictureOf(scene, viewOf(paint(scene)));
  const described = { id: 1, lang: "en", prompt, elements: wishes };
  return judge(described, picture, understanding)
    .map(({ wish, verdict }) => `${verdict}: ${wish.text}`);
}

Deno.test("what is seen in a picture is right", () => {
  assert.deepEqual(verdicts(WISHES), WISHES.map(({ text }) => `right: ${text}`));
});

Deno.test("a wish that the picture does not show is wrong", () => {
  assert.deepEqual(verdicts(NOT_THERE), NOT_THERE.map(({ text }) => `wrong: ${text}`));
});

Deno.test("a thing the recipe names and the scene lacks is wrong", () => {
  const scene = compose(spec);
  const without = { ...scene, items: scene.items.filter(({ name }) => !name.includes("pumpkin")) };
  assert.deepEqual(verdicts([{ what: "object", text: "pumpkin" }], without), ["wrong: pumpkin"]);
});

Deno.test("a coat is judged by its painted colour and not by the recipe", () => {
  const scene = compose(spec);
  const painted = compose({ ...spec, coat: { ...spec.coat, colour: "grey" } });
  const repainted = { ...painted, spec: scene.spec };
  assert.deepEqual(verdicts([{ what: "coat", text: "orange" }], repainted), ["wrong: orange"]);
});

Deno.test("a wish whose words the receipt lists as ignored counts as disclosed", () => {
  const words = "an orange cat with a theodolite";
  const plan = planCharacter(words, { style: "cartoon", seed: "4" });
  const scene = compose(plan.spec);
  const picture = pictureOf(scene, viewOf(paint(scene)));
  const elements: Wish[] = [{ what: "object", text: "theodolite" }, {
    what: "coat",
    text: "black",
  }];
  const described = { id: 1, lang: "en", prompt: words, elements };
  assert.deepEqual(
    judge(described, picture, plan.understanding).map(({ verdict }) => verdict),
    ["disclosed", "wrong"],
  );
});

Deno.test("a wish in another language is disclosed by the person's own words, and no more wishes than words are left out", () => {
  const left = (prompt: string, lang: string, elements: Wish[]) => {
    const plan = planCharacter(prompt, { style: "cartoon", seed: "4" });
    const scene = compose(plan.spec);
    const picture = pictureOf(scene, viewOf(paint(scene)));
    return judge({ id: 1, lang, prompt, elements }, picture, plan.understanding)
      .map(({ verdict }) => verdict);
  };
  const theodolite: Wish = { what: "object", text: "theodolite", said: "经纬仪" };
  assert.deepEqual(left("橘猫和经纬仪", "zh", [theodolite, { ...theodolite, said: "吉他" }]), [
    "disclosed",
    "wrong",
  ]);
  assert.deepEqual(
    left("ein schwarzer Kater mit einem Theodoliten", "de", [
      { what: "object", text: "surveying instrument" },
      { what: "object", text: "umbrella" },
    ]),
    ["disclosed", "wrong"],
  );
});

Deno.test("what each of several cats should wear is seen on each", () => {
  const blue = { what: "clothing", text: "blue bow on each" } as const;
  const judged = (prompt: string) => {
    const { spec, understanding } = planCharacter(prompt, { style: "cartoon", seed: "4" });
    const scene = compose(spec);
    return judge(
      { id: 1, lang: "en", prompt, elements: [blue] },
      pictureOf(scene, viewOf(paint(scene))),
      understanding,
    ).map(({ verdict }) => verdict);
  };
  assert.deepEqual(judged("two white kittens, a blue bow on each"), ["right"]);
  assert.deepEqual(judged("a white cat with a blue bow next to a black cat"), ["wrong"]);
});

Deno.test("of two blankets the one in the colour that was asked for counts", () => {
  const prompt = "a grey cat on a red blanket in a bedroom";
  const { spec, understanding } = planCharacter(prompt, { style: "cartoon", seed: "4" });
  const scene = compose(spec);
  const elements: Wish[] = [{ what: "object", text: "red blanket" }];
  const picture = pictureOf(scene, viewOf(paint(scene)));
  const judged = judge({ id: 1, lang: "en", prompt, elements }, picture, understanding);
  assert.deepEqual(judged.map(({ verdict }) => verdict), ["right"]);
});
