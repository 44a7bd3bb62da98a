/**
 * Every page and every dialog in every language: accessible, no id twice, and nothing wider than its
 * window on a small phone, a phone and a desk.
 */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import de from "../../lib/i18n/catalogues/de.json" with { type: "json" };
import es from "../../lib/i18n/catalogues/es.json" with { type: "json" };
import fr from "../../lib/i18n/catalogues/fr.json" with { type: "json" };
import ja from "../../lib/i18n/catalogues/ja.json" with { type: "json" };
import pt from "../../lib/i18n/catalogues/pt.json" with { type: "json" };
import { saveCharacters } from "./collections.ts";
import { enter, entryOfAnotherUser, startWithWinners } from "./contests.ts";
import { type E2e, e2e, PHONE } from "./e2e.ts";
import { checkPage, untilHydrated, untilPainted } from "./page_checks.ts";
import { type Person, signUp } from "./people.ts";

interface Step extends E2e {
  language: string;
  failures: Failures;
}

const CATALOGUES: Record<string, Record<string, string>> = { de, es, fr, ja, pt };

/** A small phone, and a desk; axe looks at the page on a phone. */
const OTHER_WIDTHS = [320, 1280];

/** What one person sees who has two cats, one of them in the contest, beside the cat of another. */
interface World {
  person: Person;
  /** Not in the contest. */
  cat: number;
  entered: number;
  /** Of somebody else, in the contest. */
  foreign: number;
}

/** Pages that everybody has seen within a minute. */
const MAIN_PAGES = (world: World) => [
  "/",
  "/community",
  "/collection",
  `/character/${world.cat}`,
  "/account",
];

const OTHER_PAGES = (world: World) => [
  "/generator",
  "/collection?q=nothing+like+it",
  "/collection/deleted",
  `/character/${world.entered}`,
  `/character/${world.foreign}`,
  `/character/${world.cat}/stickers`,
  `/kittens?one=${world.cat}&other=${world.entered}`,
  `/stories?cat=${world.cat}`,
  `/memory/${world.cat}`,
  "/community?tab=winners",
  "/community?tab=mine",
  "/community/how-voting-works",
  "/subscription",
  "/subscription?success=true&type=monthly",
  "/subscription?canceled=true",
  "/checkout",
  "/checkout?productId=monthly",
  "/credits",
  "/notifications",
  `/by/${world.person.username}`,
  "/terms",
  "/privacy",
  "/offline",
];

const GUEST_PAGES = [
  "/",
  "/auth",
  "/auth?tab=register",
  "/community",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/no/such/page",
];

/** What opens a dialog or a list, and on which page. */
const MAIN_DIALOGS = (world: World): [path: string, button: string, name: string][] => [
  ["/collection", "Edit {name}", "Miso"],
  ["/collection", "Delete {name}", "Miso"],
  ["/community?sort=new", "Vote for {name}", "Nori"],
  [`/character/${world.cat}`, "Share", ""],
];

const OTHER_DIALOGS = (world: World): [path: string, button: string, name: string][] => [
  ["/collection", "Share {name}", "Miso"],
  ["/community", "Submit Your Character", ""],
  ["/community?sort=new", "Report {name}", "Nori"],
  ["/community?tab=mine", "Withdraw {name}", "Tama"],
  [`/character/${world.cat}`, "Submit", ""],
  [`/character/${world.cat}`, "Delete", ""],
];

async function makeWorld(step: E2e): Promise<World> {
  const { character } = await entryOfAnotherUser(step, { name: "Nori" });
  const person = await signUp(step.context);
  const [entered, cat] = await saveCharacters(step, [{ name: "Tama" }, { name: "Miso" }]);
  await enter(step, entered!, "Sleeps all day.");
  return { person, cat: cat!.id, entered: entered!.id, foreign: character.id };
}

/** On a phone with axe, then whether it is too wide for the other windows. */
async function check(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await untilPainted(page);
  await checkPage(page);
  assert.deepEqual(await misnamed(page), [], "a name without the words that are seen");
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await untilPainted(page);
    assert.deepEqual(await tooWide(page), [], `at ${width} px`);
  }
  await page.setViewportSize(PHONE);
}

/** The page and its dialogs where they scroll sideways, and words that a button cuts. */
async function tooWide(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("[role=dialog]")];
    const labels = [...document.querySelectorAll("button, a[class], label")]
      .filter((label) => label.checkVisibility() && !label.closest(".sr-only, .truncate"));
    return [...boxes, ...labels]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 300));
  });
}

/** Controls whose name for readers lacks the words that are seen on them. */
async function misnamed(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main [aria-label]:is(button, a)")]
      .filter((control) => {
        const seen = control.checkVisibility() ? control.innerText.trim().toLowerCase() : "";
        return !control.ariaLabel!.toLowerCase().includes(seen.replace(/\s+/g, " "));
      })
      .map(({ ariaLabel, innerText }) => `${ariaLabel}: ${innerText}`)
  );
}

async function open({ page, language }: Step, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  assert.equal(await page.locator("html").getAttribute("lang"), language, path);
}

async function checkPages(step: Step, paths: string[]): Promise<void> {
  for (const path of paths) {
    await step.failures.catch(path, async () => {
      await open(step, path);
      await check(step.page);
    });
  }
}

async function checkDialogs(
  step: Step,
  dialogs: [path: string, button: string, name: string][],
): Promise<void> {
  for (const [path, text, name] of dialogs) {
    const label = CATALOGUES[step.language]![text]!.replace("{name}", name);
    await step.failures.catch(`${path}: ${label}`, async () => {
      await open(step, path);
      await opener(step.page, label).click();
      await step.page.getByRole("dialog").waitFor();
      await check(step.page);
    });
  }
}

const opener = (page: Page, label: string): Locator =>
  page.getByRole("main").getByRole("button", { name: label, exact: true }).first();

/** Everything that fails, each with where it is. */
class Failures {
  readonly #texts: string[] = [];

  async catch(what: string, steps: () => Promise<void>): Promise<void> {
    try {
      await steps();
    } catch (error) {
      this.#texts.push(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  }

  end(): void {
    assert.equal(this.#texts.join("\n\n"), "");
  }
}

for (const language of Object.keys(CATALOGUES)) {
  const isWhole = language === "de" || language === "ja";
  const options = { locale: language, start: startWithWinners };

  e2e(`pages stand every check in ${language}`, { ...options, viewport: PHONE }, async (given) => {
    given.expectMessage(/Failed to load resource.*404/);
    const step = { ...given, language, failures: new Failures() };
    if (isWhole) await checkPages(step, GUEST_PAGES);
    const world = await makeWorld(step);
    await checkPages(step, MAIN_PAGES(world));
    if (isWhole) await checkPages(step, OTHER_PAGES(world));
    step.failures.end();
  });

  e2e(
    `dialogs stand every check in ${language}`,
    { ...options, viewport: PHONE },
    async (given) => {
      const step = { ...given, language, failures: new Failures() };
      const world = await makeWorld(step);
      await checkDialogs(step, MAIN_DIALOGS(world));
      if (isWhole) await checkDialogs(step, OTHER_DIALOGS(world));
      step.failures.end();
    },
  );

  if (!isWhole) continue;
  e2e(`a plan's payment and its end stand every check in ${language}`, options, async (given) => {
    const { page } = given;
    const step = { ...given, language, failures: new Failures() };
    const button = (text: string) => opener(page, CATALOGUES[language]![text]!);
    await signUp(step.context);
    await open(step, "/subscription");
    await button("Subscribe").click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("iframe").waitFor();
    await checkPage(page);
    const frame = page.frameLocator("iframe");
    await frame.locator("cat-island[hydrated]").waitFor({ state: "attached" });
    const card = ["4242 4242 4242 4242", "12 / 34", "123"];
    for (const [at, value] of card.entries()) {
      await frame.locator("form input[type=text], form input:not([type])").nth(at).fill(value);
    }
    await frame.locator("form button[type=submit]").click();
    await page.waitForURL(/success=true/);
    await open(step, "/subscription");
    await button("Cancel plan").click();
    await dialog.waitFor();
    await check(page);
  });
}
