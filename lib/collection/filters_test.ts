import assert from "node:assert/strict";
import {
  activeFilters,
  ALL,
  collectionUrl,
  type Filters,
  nextPageUrl,
  NO_FILTERS,
  readFilters,
} from "./filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

const SOME: Filters = {
  search: "a cat & a hat",
  style: "pixel",
  trait: "Très sage",
  favorite: true,
  sort: "name",
};

Deno.test("[filters] an address brings back what was put into it", () => {
  const url = collectionUrl(SOME);
  assert.deepEqual(read(url.slice("/collection?".length)), SOME);
  assert.equal(collectionUrl(NO_FILTERS), "/collection");
});

const harmless: [query: string, why: string][] = [
  ["", "nothing asked for"],
  ["search=&style=&trait=", "empty values, as a form without scripts sends them"],
  ["style=all&trait=all&sort=newest", "all of everything"],
  ["style=oil&sort=loudest&favorite=maybe", "what does not exist"],
  ["search=+++", "blanks"],
];
for (const [query, why] of harmless) {
  Deno.test(`[filters] ${why} filters nothing`, () => assert.deepEqual(read(query), NO_FILTERS));
}

Deno.test("[filters] each one that is on can be taken away alone", () => {
  const active = activeFilters(SOME);
  assert.deepEqual(active.map(({ text }) => text), [
    "“a cat & a hat”",
    "Pixel Art",
    "Très sage",
    "Favorites",
  ]);
  assert.deepEqual(active[1]!.without, { ...SOME, style: ALL });
  assert.deepEqual(activeFilters({ ...NO_FILTERS, sort: "oldest" }), []);
});

Deno.test("[filters] the page after the first keeps the filters", () => {
  assert.equal(
    nextPageUrl({ ...NO_FILTERS, style: "anime" }, "/api/characters?limit=60&cursor=12+Miso"),
    "/collection?style=anime&cursor=12+Miso",
  );
});
