/**
 * The page of a cat that the illustrator did not draw from words says why it has no kittens, stories and files.
 */
import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import type { SavedCharacter } from "../../../lib/character.ts";
import { KittensLink } from "./KittensLink.tsx";
import { StoryLink } from "./StoryLink.tsx";
import { Downloads } from "./Downloads.tsx";

const MISO = {
  id: 7,
  name: "Miso",
  sex: "female",
  visibility: "public",
  mayHaveKittens: true,
} as SavedCharacter;

Deno.test("[character] without a recipe its owner reads why there are no kittens, stories, files", () => {
  const html = renderToString(
    <>
      <KittensLink character={MISO} isOwn hasGenes={false} />
      <StoryLink character={MISO} hasRecipe={false} />
      <Downloads character={MISO} files={[]} isSignedIn />
    </>,
  );
  assert.match(html, /Miso can have no kittens: only cats that the built-in illustrator drew/);
  assert.match(html, /Miso can have no story: only cats that the built-in illustrator drew/);
  assert.match(html, /only cats that the built-in illustrator drew from words can be taken along/);
  assert.doesNotMatch(html, /<a /);
});

Deno.test("[character] with a recipe there are the ways to kittens and stories", () => {
  const html = renderToString(
    <>
      <KittensLink character={MISO} isOwn hasGenes />
      <StoryLink character={MISO} hasRecipe />
    </>,
  );
  assert.match(html, /href="\/kittens\?mother=7"/);
  assert.match(html, /href="\/stories\?cat=7"/);
  assert.doesNotMatch(html, /built-in illustrator/);
});

Deno.test("[character] others are offered kittens only where its owner allows them and it has genes", () => {
  const shown = (character: SavedCharacter, hasGenes = true) =>
    renderToString(<KittensLink character={character} isOwn={false} hasGenes={hasGenes} />);
  assert.match(shown(MISO), /Kittens with your cat/);
  assert.equal(shown({ ...MISO, mayHaveKittens: false }), "");
  assert.equal(shown(MISO, false), "");
});
