import assert from "node:assert/strict";
import { parse } from "../parse.ts";

/** What is claimed of the picture, without the cat's own looks. */
function claimsIn(description: string): string[] {
  return parse(description).readings.flatMap(({ claims }) =>
    claims.map(({ slot, value }) => `${slot} ${value}`)
  );
}

Deno.test("[words] what stands around a word says which sense is meant", () => {
  const cases: [string, string][] = [
    ["two wrestlers in a ring, a ginger cat and a black cat", "setting boxing ring"],
    ["a fly lands on the cat's nose", "prop housefly"],
    ["a seal balancing a ball next to a cat", "prop seal"],
    ["a crane carrying a cat over a building site", "prop building crane"],
    ["a cat on the trunk of a fallen tree", "prop log of wood"],
    ["a siamese that ducks under a table", "pose crouching"],
    ["a hot dog panting next to a cat", "prop dog"],
    ["a baker cat with a crusty loaf", "prop bread"],
  ];
  for (const [description, claim] of cases) {
    assert.ok(claimsIn(description).includes(claim), description);
    const near = parse(description).readings.filter(({ isNear }) => isNear)
      .flatMap(({ claims }) => claims.map(({ slot, value }) => `${slot} ${value}`));
    assert.ok(!near.includes(claim), description);
  }
});

Deno.test("[words] a loaf of bread is no way to lie, lying like one is", () => {
  assert.ok(!claimsIn("a calico baker holding a loaf of bread").includes("pose loaf"));
  assert.ok(claimsIn("a cat like a loaf of bread").includes("pose loaf"));
  assert.ok(claimsIn("an orange cat loaf").includes("pose loaf"));
});

Deno.test("[words] the commonest sense stays where nothing says otherwise", () => {
  const cases: [string, string][] = [
    ["a cat with a ring on its paw", "prop ring"],
    ["a cat that can fly over the city", "pose flying"],
    ["a cat with a bunch of keys", "prop key"],
    ["a black cat in spring", "season spring"],
    ["un chat tient une coupe", "prop goblet"],
  ];
  for (const [description, claim] of cases) {
    assert.ok(claimsIn(description).some((one) => one.startsWith(claim)), description);
  }
});

Deno.test("[words] verbs that look like things are not drawn as things", () => {
  const descriptions = [
    "a cat leaves the house",
    "a cat rocks a cradle",
    "a cat anchors a boat",
    "un chat roux coupe un gâteau",
    "an elephant raising its trunk behind a cat",
    "a cat playing the keys of a piano",
  ];
  for (const description of descriptions) {
    const props = claimsIn(description).filter((claim) => claim.startsWith("prop"));
    assert.doesNotMatch(props.join(), /leaves|boulder|anchor|goblet|box|key\b/, description);
  }
});

Deno.test("[words] common English words are no misspelt or foreign ones", () => {
  for (const word of ["water", "sort", "worst", "lesson", "vast", "fond", "stress", "joined"]) {
    assert.deepEqual(claimsIn(`a cat and the ${word} of it`), [], word);
  }
});

Deno.test("[words] a thing that one can see through makes no ghost", () => {
  for (const description of ["a cat with a see-through umbrella", "撑着透明的伞的灰猫"]) {
    assert.ok(!claimsIn(description).some((claim) => /ghost/.test(claim)), description);
  }
  assert.ok(claimsIn("a see-through cat").some((claim) => /ghost/.test(claim)));
});

Deno.test("[words] what another animal is seen doing is not what the cat does", () => {
  const descriptions = [
    "a cat watches a duck swim by",
    "a cat watching birds fly past the window",
    "a cat sees a dog run across the street",
  ];
  for (const description of descriptions) {
    const own = parse(description).readings.filter(({ note }) => !note?.startsWith("left out"))
      .flatMap(({ claims }) => claims.map(({ value }) => String(value)));
    assert.doesNotMatch(own.join(), /flying|running|pool/, description);
  }
});

Deno.test("[words] a white tail is white as a whole, its tip where the words say so", () => {
  assert.ok(claimsIn("a black cat with a white tail").includes("ownMark a white spot on tail"));
  assert.ok(
    claimsIn("schwarze Katze mit weißem Schwanz").includes("ownMark a white spot on tail"),
  );
  assert.ok(claimsIn("a black cat with a white tail tip").includes("coat.white tailtip"));
});
