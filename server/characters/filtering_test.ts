import assert from "node:assert/strict";
import { type Filters, NO_FILTERS } from "../../lib/collection/filters.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { filtered, ORDERS, traitsOf } from "./filtering.ts";

function row(id: number, parts: Partial<CharacterRow>): CharacterRow {
  return {
    id,
    userId: 1,
    generationId: String(id),
    name: "",
    prompt: "",
    style: "anime",
    imageKey: "",
    alt: "",
    traits: [],
    accessories: [],
    colorScheme: "pink",
    favorite: false,
    isPremium: false,
    createdAt: "2026-11-20T12:00:00.000Z",
    ...parts,
  };
}

const ROWS = [
  row(4, { name: "Éclair 10", prompt: "a ginger CAT", traits: ["Shy", "brave"] }),
  row(3, { name: "eclair 2", prompt: "100% cotton [a-z]+", style: "pixel", favorite: true }),
  row(2, { name: "Ångström", prompt: "ΣΊΣΥΦΟΣ pushes a ball", traits: ["Brave"] }),
  row(1, { name: "小猫", prompt: "a cat 🐈 naps", style: "pixel", traits: ["naïve", "Brave "] }),
];

const cases: [what: string, filters: Partial<Filters>, ids: number[]][] = [
  ["nothing", {}, [4, 3, 2, 1]],
  ["part of a name", { search: "clair" }, [4, 3]],
  ["a name in another case", { search: "éCLAIR" }, [4]],
  ["a name with its accent written apart", { search: "e\u0301clair" }, [4]],
  ["part of a description", { search: "cat" }, [4, 1]],
  ["signs that mean something elsewhere", { search: "[a-z]+" }, [3]],
  ["a percent sign", { search: "100%" }, [3]],
  ["another script", { search: "小" }, [1]],
  ["an emoji", { search: "🐈" }, [1]],
  ["what is nowhere", { search: "dog" }, []],
  ["a style", { style: "pixel" }, [3, 1]],
  ["a trait, whatever its case", { trait: "BRAVE" }, [4, 2]],
  ["part of a trait", { trait: "brav" }, []],
  ["a trait with an accent", { trait: "Naïve" }, [1]],
  ["favourites", { favorite: true }, [3]],
  ["everything at once", { search: "cotton", style: "pixel", favorite: true }, [3]],
  ["everything at once, one wrong", { search: "cotton", style: "anime" }, []],
];
for (const [what, filters, ids] of cases) {
  Deno.test(`looking for ${what}`, () => {
    const found = filtered(ROWS, { ...NO_FILTERS, ...filters });
    assert.deepEqual(found.map(({ id }) => id), ids);
  });
}

Deno.test("orders: by age both ways, by name as people sort", () => {
  const idsBy = (sort: Filters["sort"]) => ROWS.toSorted(ORDERS[sort]).map(({ id }) => id);
  assert.deepEqual(idsBy("newest"), [4, 3, 2, 1]);
  assert.deepEqual(idsBy("oldest"), [1, 2, 3, 4]);
  assert.deepEqual(idsBy("name"), [2, 3, 4, 1]);
  const twins = [row(1, { name: "miso" }), row(2, { name: "Miso" })];
  assert.deepEqual(twins.sort(ORDERS.name).map(({ id }) => id), [2, 1]);
});

Deno.test("every trait once, as it was written last", () => {
  assert.deepEqual(traitsOf(ROWS), ["brave", "Brave ", "naïve", "Shy"]);
  assert.deepEqual(traitsOf([]), []);
});
