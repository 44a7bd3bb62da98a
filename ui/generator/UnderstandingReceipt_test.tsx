import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import type { Understanding } from "../../lib/understanding.ts";
import { UnderstandingReceipt } from "./UnderstandingReceipt.tsx";

const UNDERSTANDING: Understanding = {
  understood: [
    { text: "orange", meaning: "coat colour: orange", cat: 2 },
    { text: "trench coat", meaning: "drawn as a detective", drawnAs: "a detective" },
  ],
  guessed: [],
  ignored: ["lol"],
  cost: 1,
};

Deno.test("[receipt] shows which words are drawn as something similar, and which cat each word is about", () => {
  const html = renderToString(
    <UnderstandingReceipt
      state="ready"
      understanding={UNDERSTANDING}
      cost={1}
      withPhoto={false}
    />,
  );
  const text = html.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");
  assert.match(text, /orange →means cat 2, coat colour: orange/);
  assert.match(text, /trench coat ≈is near to drawn as a detective/);
});
