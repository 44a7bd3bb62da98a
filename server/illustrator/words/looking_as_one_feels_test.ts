/**
 * Who looks sad is sad: the verb for looking says no mood of its own where another word does.
 */
import assert from "node:assert/strict";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

Deno.test("[words] a mood beside a verb for looking wins, in every language", () => {
  const descriptions = [
    "a cat looking sad",
    "Katze schaut traurig",
    "Kater guckt traurig",
    "gato mirando triste",
    "chat qui regarde tristement",
    "gatto che guarda triste",
    "gato olhando triste",
    "kat kijkt verdrietig",
    "kot patrzy smutno",
    "кот смотрит грустно",
    "katt tittar ledset",
  ];
  for (const description of descriptions) {
    const { mood } = resolve(parse(description), { style: "cartoon", seed: "3" });
    assert.equal(mood, "sad", description);
  }
});
