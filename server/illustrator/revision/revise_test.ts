import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { planCharacter } from "../plan.ts";
import { RELATIONS } from "../relations.ts";
import type { CatSpec } from "../spec.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { seenOf } from "../staging/seen.ts";
import { type Changes, revise } from "./revise.ts";

const TWO = "Milo (orange tabby) and Luna (black with green eyes) in a garden";

function changed(prompt: string, changes: Changes): CatSpec {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "7" });
  const revision = revise(spec, prompt, changes);
  assert.ok("spec" in revision, JSON.stringify(revision));
  return revision.spec;
}

/** Who does what with whom, by the names of things. */
function doings({ relations = [], props }: CatSpec): string[] {
  const nameOf = (actor: string) => {
    const [sort, number] = actor.split(" ");
    return sort === "thing" ? props[Number(number) - 1]?.kind ?? "nothing" : actor;
  };
  return relations.map(({ who, is, what }) => `${nameOf(who)} ${is} ${nameOf(what)}`);
}

Deno.test("[redraw] a thing that goes takes only its own relations along", () => {
  const prompt = "a cat on a couch, holding a balloon, beside a pumpkin";
  const before = planCharacter(prompt, { style: "cartoon", seed: "7" }).spec;
  assert.deepEqual(doings(before), [
    "cat 1 on couch",
    "cat 1 holding balloon",
    "cat 1 beside pumpkin",
  ]);
  const after = changed(prompt, { words: "no couch" });
  assert.ok(!after.props.some(({ kind }) => kind === "couch"));
  assert.deepEqual(doings(after), ["cat 1 holding balloon", "cat 1 beside pumpkin"]);
});

Deno.test("[redraw] what the words let a cat do is done with their own things", () => {
  const after = changed("a cat on a pumpkin", { words: "now riding a skateboard" });
  assert.deepEqual(doings(after), ["cat 1 riding skateboard"]);
  const { posesWith }: RelationEntry = RELATIONS.riding;
  assert.ok(posesWith?.("skateboard")?.includes(after.pose));
  const scene = compose(after);
  const [cat, skateboard] = [seenOf(scene, "cat 1"), seenOf(scene, after.relations![0]!.what)];
  assert.ok(cat && skateboard && RELATIONS.riding.holds(cat, skateboard));
});

Deno.test("[redraw] a relation to another thing stays beside one that is added", () => {
  const after = changed("a cat on a pumpkin", { words: "holding a balloon" });
  assert.deepEqual(doings(after), ["cat 1 on pumpkin", "cat 1 holding balloon"]);
});

Deno.test("[redraw] a cat that sleeps now no longer does what cannot be done asleep", () => {
  const after = changed("a cat riding a bicycle", { words: "sleeping" });
  assert.equal(after.pose, "sleeping");
  assert.deepEqual(doings(after), []);
});

Deno.test("[redraw] words are of the cat they name", () => {
  const before = planCharacter(TWO, { style: "cartoon", seed: "7" }).spec;
  const after = changed(TWO, { words: "Luna with a red hat, at night" });
  assert.deepEqual(after.accessories, before.accessories);
  assert.deepEqual(
    after.others?.[0]?.accessories.map(({ kind, colour }) => [kind, colour]),
    [...before.others![0]!.accessories.map(({ kind, colour }) => [kind, colour]), ["hat", "red"]],
  );
  assert.deepEqual(after.others?.[0]?.coat, before.others?.[0]?.coat);
  assert.deepEqual([after.time, after.setting], ["night", "garden"]);
  assert.equal(after.others?.length, 1);
});

Deno.test("[redraw] a denial is of the cat it names, and without a name of the first", () => {
  const prompt = "Milo (orange, with a red hat) and Luna (black, with a blue hat)";
  const luna = changed(prompt, { words: "Luna without the hat" });
  assert.deepEqual(luna.others![0]!.accessories, []);
  assert.equal(luna.accessories.length, 1);
  const both = changed(prompt, { words: "both without the hat" });
  assert.deepEqual([both.accessories, both.others![0]!.accessories], [[], []]);
});

Deno.test("[redraw] cats of a picture do with each other what the words say", () => {
  const after = changed(TWO, { words: "Milo hugging Luna" });
  assert.deepEqual(doings(after), ["cat 1 hugging cat 2"]);
  const other = changed(TWO, { words: "Luna riding a skateboard" });
  assert.deepEqual(doings(other), ["cat 2 riding skateboard"]);
});

Deno.test("[redraw] another coat for any of the cats is another cat", () => {
  const { spec } = planCharacter(TWO, { style: "cartoon", seed: "7" });
  assert.deepEqual(revise(spec, TWO, { words: "Luna is white" }), { otherCat: ["coat"] });
});

Deno.test("[redraw] changes of the second cat and of what cats do are listed", () => {
  const { spec } = planCharacter(TWO, { style: "cartoon", seed: "7" });
  const revision = revise(spec, TWO, { words: "Luna hugging Milo, Luna with a red scarf" });
  assert.ok("changed" in revision);
  const changes = Object.fromEntries(revision.changed.map(({ what, to }) => [what, to]));
  assert.match(changes["accessories of Luna"]!, /red scarf/);
  assert.equal(changes.relations, "Luna hugging Milo");
});

Deno.test("[redraw] words that bring more cats ask for other cats", () => {
  const prompt = "a grey cat in a garden";
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "7" });
  const words = "mother cat carrying her baby by the scruff across a rope bridge";
  assert.deepEqual(revise(spec, prompt, { words }), { otherCat: ["cats"] });
});

Deno.test("[revision] words give a picture another technique or other tones, and only those", () => {
  const prompt = "a black cat in a meadow, oil painting, in blue and orange tones";
  const { spec } = planCharacter(prompt, { style: "anime", seed: "1" });
  assert.equal(spec.technique, "oil painting");
  const cut = revise(spec, prompt, { words: "now as a linocut" });
  assert.ok("spec" in cut);
  assert.deepEqual(cut.changed, [{ what: "technique", from: "oil painting", to: "linocut" }]);
  assert.equal(cut.spec.tone, spec.tone);
  const sepia = revise(spec, prompt, { words: "in sepia" });
  assert.ok("spec" in sepia);
  assert.equal(sepia.spec.tone, "sepia");
  assert.equal(sepia.spec.otherShade, undefined);
  assert.equal(sepia.spec.technique, "oil painting");
});
