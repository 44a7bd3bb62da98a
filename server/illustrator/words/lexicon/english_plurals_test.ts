import assert from "node:assert/strict";
import { says } from "../../vocabulary/term.ts";
import { withPlurals } from "./english_plurals.ts";

Deno.test("[words] English terms are found by their plurals, where no other term has these", () => {
  const thing = (words: string) => says({}, words, { role: "thing" });
  const cat = thing("cat"), fox = thing("red fox"), puppy = thing("puppy");
  const specs = thing("spec"), glasses = thing("specs"), no = says({}, "with", { role: "frame" });
  const party = thing("party"), guests = thing("parties");
  const terms = withPlurals(
    [cat, fox, puppy, specs, glasses, no, party, guests].flatMap((term) =>
      term.words.map((word) => [word, term] as const)
    ),
  );
  const found: [phrase: string, term: unknown][] = [
    ["cat", cat],
    ["cats", cat],
    ["catss", undefined],
    ["red foxes", fox],
    ["red foxs", undefined],
    ["foxes", undefined],
    ["puppies", puppy],
    ["specs", glasses],
    ["parties", guests],
    ["withs", undefined],
  ];
  for (const [phrase, term] of found) assert.equal(terms.get(phrase), term, phrase);
  assert.ok(new Set(terms.keys()).has("cats"));
  assert.ok(terms.hasWord("foxes"));
  assert.ok(terms.hasStart("red") && !terms.hasWord("withs"));
});
