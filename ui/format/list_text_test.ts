import assert from "node:assert/strict";
import { readLanguageBy } from "../../lib/i18n/current_language.ts";
import { listText } from "./list_text.ts";

Deno.test("[list] the last item is joined as in the reader's language", () => {
  assert.equal(listText(["coat", "eyes", "pose"]), "coat, eyes and pose");
  readLanguageBy(() => "de");
  assert.equal(listText(["Fell", "Augen", "Haltung"]), "Fell, Augen und Haltung");
  readLanguageBy(() => "en");
});
