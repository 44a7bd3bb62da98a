import assert from "node:assert/strict";
import { Hono } from "hono";
import { setImmediate } from "node:timers/promises";
import { readLanguageBy } from "../../lib/i18n/current_language.ts";
import { LANGUAGES } from "../../lib/i18n/languages.ts";
import { t, translateBy } from "../../lib/i18n/translate.ts";
import { createLimit } from "../concurrency/limit.ts";
import { languageOfRequest, requestLanguage } from "./request_language.ts";

/** Translations that name their language. */
function translateForTest(): Disposable {
  readLanguageBy(languageOfRequest);
  translateBy((text, language) => `${text} (${language})`);
  return {
    [Symbol.dispose]() {
      readLanguageBy(() => "en");
      translateBy(() => undefined);
    },
  };
}

Deno.test("[languages] simultaneous requests are each answered in their own language, queued ones too", async () => {
  using _ = translateForTest();
  const line = createLimit({ atOnce: 1, maxWaitMs: 60_000, typicalMs: 1, crowded: "Too many." });
  const app = new Hono().use(requestLanguage()).get("/", async (c) => {
    const text = await line.run(async () => {
      await setImmediate();
      return t("Hello");
    });
    await setImmediate();
    return c.text(`${text}, ${t("Bye")}`);
  });
  const languages = Array.from({ length: 20 }, () => Object.keys(LANGUAGES)).flat();
  const answers = await Promise.all(languages.map(async (language) => {
    const response = await app.request("/", { headers: { "Accept-Language": language } });
    return await response.text();
  }));
  assert.deepEqual(answers, languages.map((language) => `Hello (${language}), Bye (${language})`));
});

Deno.test("[languages] the cookie counts more than the browser's languages", async () => {
  using _ = translateForTest();
  const app = new Hono().use(requestLanguage()).get("/", (c) => c.text(t("Hello")));
  const headers = { "Accept-Language": "de", Cookie: "theme=dark; lang=ja" };
  assert.equal(await (await app.request("/", { headers })).text(), "Hello (ja)");
});

Deno.test("[languages] work that no request asked for is in English", () => {
  using _ = translateForTest();
  assert.equal(t("Hello"), "Hello (en)");
});
