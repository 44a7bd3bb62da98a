import assert from "node:assert/strict";
import type { Language } from "../../../lib/i18n/languages.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { revise } from "./revise.ts";

Deno.test("[revision] changes are listed in the reader's language", () => {
  const base = resolve(parse("an orange cat sitting on the moon"), { style: "anime", seed: "1" });
  const changedIn = (language: Language) => {
    const revision = revise(base, "", { words: "now sleeping, with a red scarf", language });
    return "changed" in revision
      ? revision.changed.filter(({ what }) => what !== "mood").map(({ what, to }) => [what, to])
      : [];
  };
  assert.deepEqual(changedIn("en"), [["pose", "sleeping"], ["accessories", "a red scarf"]]);
  assert.deepEqual(changedIn("de"), [["pose", "schlafend"], ["accessories", "ein roter Schal"]]);
  assert.deepEqual(changedIn("ja"), [["pose", "眠る"], ["accessories", "赤いマフラー"]]);
});
