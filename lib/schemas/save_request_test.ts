import assert from "node:assert/strict";
import { SubmitRequest } from "./contest.ts";
import { Traits } from "./description_request.ts";
import { Name } from "./save_request.ts";

Deno.test("[names] what cannot be seen is dropped, before the length counts", () => {
  assert.equal(Name.parse(" Mi\u200bso\u202e \n the  2nd 🐈‍⬛ "), "Miso the 2nd 🐈‍⬛");
  assert.equal(Name.parse("\u200b".repeat(100) + "Miso"), "Miso");
  assert.equal(Name.safeParse("\u2066\u3164\u2069").error?.issues[0]?.message, "Name is required");
  assert.deepEqual(Traits.parse(["sh\u00ady", "very\tbrave"]), ["shy", "very brave"]);
  const entry = { characterId: 1, description: "first line\nsecond\u202e line" };
  assert.equal(SubmitRequest.parse(entry).description, "first line\nsecond line");
});
