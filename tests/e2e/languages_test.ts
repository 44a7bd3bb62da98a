/**
 * The product in other languages than English: chosen by the browser or by the switch, whole, accessible, and
 * as light.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import de from "../../lib/i18n/catalogues/de.json" with { type: "json" };
import fr from "../../lib/i18n/catalogues/fr.json" with { type: "json" };
import ja from "../../lib/i18n/catalogues/ja.json" with { type: "json" };
import { LANGUAGES } from "../../lib/i18n/languages.ts";
import { saveCharacters } from "./collections.ts";
import { DESKTOP, type E2e, e2e, PHONE } from "./e2e.ts";
import { checkPage, loadedBytes, untilHydrated } from "./page_checks.ts";
import { signUp } from "./people.ts";

type Tested = "de" | "fr" | "ja";

const CATALOGUES: Record<Tested, Record<string, string>> = { de, fr, ja };

/** The text in this language; whether each has a translation is a unit test's matter. */
function say(language: Tested, text: string): string {
  return CATALOGUES[language][text] ?? text;
}

/** Opens the page in whatever language it comes; islands must say what the server said. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  const html = await response!.text();
  await untilHydrated(page);
  const changed = await page.evaluate((html) => {
    const wordsOf = (document: Document) =>
      [...document.querySelectorAll("cat-island")].map(({ textContent }) => textContent);
    const sent = wordsOf(new DOMParser().parseFromString(html, "text/html"));
    return wordsOf(document).flatMap((words, at) => words === sent[at] ? [] : [[sent[at], words]]);
  }, html);
  assert.deepEqual(changed, [], "an island changes what it says when it is hydrated");
}

async function languageOf(page: Page): Promise<string | null> {
  return await page.locator("html").getAttribute("lang");
}

for (const language of ["de", "ja"] as const) {
  for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const options = { locale: language, viewport, smoke: language === "de" };

    e2e(`a guest reads all of it on a ${name} in ${language}`, options, async (step) => {
      const { page, runtime } = step;
      for (const path of ["/", "/auth", "/community", "/community/how-voting-works"]) {
        await open(page, path);
        assert.equal(await languageOf(page), language);
        if (runtime === "preact") assert.ok(await loadedBytes(page, "script") <= 62_000, path);
        await checkPage(page);
      }
      await page.goto("/no/such/page");
      await page.getByRole("heading", { name: say(language, "404 Page Not Found") }).waitFor();
      step.expectMessage(/Failed to load resource.*404/);
    });

    e2e(`a picture is drawn and collected on a ${name} in ${language}`, options, async (step) => {
      const { page, context } = step;
      await signUp(context);
      await open(page, "/");
      await page.getByLabel(say(language, "Describe your cat")).fill("an orange cat with a hat");
      await page.getByRole("button", { name: say(language, "Generate Character") }).press("Enter");
      await page.getByRole("button", { name: say(language, "SAVE CHARACTER") }).waitFor();
      await checkPage(page);
      await saveCharacters(step, [{ name: "Miso" }]);
      await open(page, "/collection");
      await page.getByRole("link", { name: "Miso" }).first().waitFor();
      await checkPage(page);
    });
  }
}

async function chooseFrench({ page }: E2e): Promise<void> {
  await page.goto("/community?tab=winners");
  assert.equal(await languageOf(page), "en");
  const choice = page.getByRole("form", { name: "Language" });
  assert.equal(await choice.getByRole("button", { pressed: true }).textContent(), LANGUAGES.en);
  await choice.getByRole("button", { name: LANGUAGES.fr }).click();
  await page.waitForURL("**/community?tab=winners");
  await page.locator("html[lang=fr]").waitFor();
  await page.getByRole("form", { name: say("fr", "Language") }).waitFor();
  await page.goto("/auth");
  assert.equal(await languageOf(page), "fr");
}

e2e("a language is chosen and stays", {}, chooseFrench);

e2e("a language is chosen without script", { javaScriptEnabled: false }, chooseFrench);

e2e("refusals are in the reader's language", { locale: "de" }, async ({ context }) => {
  const response = await context.request.post("/api/login", {
    data: { username: "nobody", password: "a cat on the roof" },
    headers: { "Sec-Fetch-Site": "same-origin", "Accept-Language": "de" },
  });
  const { message } = await response.json();
  assert.equal(message, say("de", "Invalid username or password"));
});

e2e("simultaneous pages are each in their reader's language", {}, async ({ origin }) => {
  const asked = Object.keys(LANGUAGES);
  // Fewer than wait in line for a page: a busy server refuses the rest.
  const crowd = Array.from({ length: 36 }, async (_, number) => {
    const language = asked[number % asked.length]!;
    // No page is kept for guests where the address has a query: each is made for this request.
    const headers = { "Accept-Language": language };
    const response = await fetch(`${origin}/community?${number}`, { headers });
    const html = await response.text();
    const shown = /<html lang="(\w+)"/.exec(html)?.[1];
    const pressed = /lang="(\w+)" aria-pressed="true"/.exec(html)?.[1];
    return [language, shown, response.headers.get("content-language"), pressed];
  });
  for (const [language, ...shown] of await Promise.all(crowd)) {
    assert.deepEqual(shown, [language, language, language]);
  }
});
