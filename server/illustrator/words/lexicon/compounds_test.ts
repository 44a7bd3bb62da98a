import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { planCharacter } from "../../plan.ts";

const readOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" }).understanding;

Deno.test("[compounds] of a compound noun that is in no dictionary, the last part is drawn, and a receipt says so", () => {
  const cases: [description: string, drawnAs: string][] = [
    ["eine Katze mit einem Holzschwert", "a sword"],
    ["Katze auf dem Gartenstuhl", "a chair"],
    ["kat in een fietsmand", "a basket"],
    ["kat op een tuinstoel", "a chair"],
    ["katt i en trädgårdsstol", "a chair"],
  ];
  for (const [description, drawnAs] of cases) {
    const { understood, ignored } = readOf(description);
    assert.ok(understood.some((one) => one.drawnAs === drawnAs), description);
    assert.deepEqual(ignored, [], description);
  }
});

Deno.test("[compounds] a word that only ends like a noun is none", () => {
  for (const description of ["Katze mit Schulterblatt", "Katze mit Maulkorb", "kat met zeepaard"]) {
    assert.deepEqual(
      readOf(description).understood.filter(({ drawnAs }) => drawnAs !== undefined),
      [],
      description,
    );
  }
});

Deno.test("[compounds] a cat is in no tulip, where it is in an unknown thing full of tulips", () => {
  for (
    const description of ["kat in een zorpelgrom vol tulpen", "Katze in einem Zorpelgrom Tulpen"]
  ) {
    assert.deepEqual(parse(description).relations ?? [], [], description);
  }
});

Deno.test("[compounds] of a cat's compound, what says which cat it is says how it looks", () => {
  for (const description of ["een dikke lapjeskater op de bank", "die Glückskatzenkatze schläft"]) {
    assert.ok(
      readOf(description).understood.some(({ meaning }) => meaning === "pattern: calico"),
      description,
    );
  }
});
