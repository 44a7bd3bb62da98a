/**
 * @module What the pages of a person show who has done everything: cats, a litter, a story, an entry with
 * votes, letters of the site. Made once, for every language.
 */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import { askServer } from "../../server/operator/socket.ts";
import { saveCharacters } from "./collections.ts";
import { enter } from "./contests.ts";
import type { E2e } from "./e2e.ts";
import { type Person, signUp } from "./people.ts";

export interface SeededSite {
  /** Who owns the site as well. */
  person: Person;
  /** Not in the contest. */
  cat: number;
  /** In the contest, with votes. */
  entered: number;
  /** Another person's, in the contest, reported. */
  foreign: number;
  /** Addresses of a litter and of a story. */
  litter: string;
  story: string;
  /** Addresses of a reported entry, an account and an invitation in the admin pages. */
  admin: string[];
  /** Signs this browser in. */
  enter(context: BrowserContext): Promise<void>;
}

/** By origin of their product. */
const sites = new Map<string, Promise<SeededSite>>();

/** The same site for every test on this product. */
export function seededSite(step: E2e): Promise<SeededSite> {
  return sites.getOrInsertComputed(step.origin, () => seedSite(step));
}

async function seedSite(step: E2e): Promise<SeededSite> {
  const { context: visitor, origin, dataDir } = step;
  const context = await visitor.browser()!.newContext({ baseURL: origin, locale: "en" });
  const own = { ...step, context };
  const [foreign, entry] = await neighbour(own);
  const person = await signUp(context);
  const added = { action: "add", username: person.username } as const;
  assert.ok("answer" in (await askServer(dataDir, "owner", added))!);
  const [entered, cat, deleted] = await saveCharacters(own, [
    { name: "Tama", prompt: "a grey calico queen in a garden" },
    { name: "Miso", prompt: "an orange tabby tomcat", traits: ["Friendly", "Shy"] },
    { name: "Gone" },
  ]);
  await send(context, `/api/characters/${deleted!.id}`, "delete");
  const { id: submission } = await enter(own, entered!, "Sleeps all day.");
  const { cookies } = await context.storageState();
  await context.clearCookies();
  await signUp(context);
  await vote(context, submission, 4);
  await send(context, `/api/community/submissions/${entry}/report`, "post", {
    reason: "other",
    text: "It looks like mine.",
  });
  await context.clearCookies();
  await context.addCookies(cookies);
  const page = await context.newPage();
  const made = {
    person,
    cat: cat!.id,
    entered: entered!.id,
    foreign,
    litter: await haveKittens(page, entered!.id, cat!.id),
    story: await tellStory(page, cat!.id),
    admin: await adminPages(page, person),
    enter: (context: BrowserContext) => context.addCookies(cookies),
  };
  await context.close();
  return made;
}

/** Another person's cat in the contest: its id, and that of its entry. */
async function neighbour(step: E2e): Promise<[character: number, entry: number]> {
  await signUp(step.context);
  const [saved] = await saveCharacters(step, [{ name: "Nori" }]);
  const { id } = await enter(step, saved!, "Found in a box.");
  await step.context.clearCookies();
  return [saved!.id, id];
}

async function vote(context: BrowserContext, entry: number, rating: number): Promise<void> {
  await send(context, `/api/community/submissions/${entry}/vote`, "post", { rating });
}

async function haveKittens(page: Page, mother: number, father: number): Promise<string> {
  await page.goto(`/kittens?mother=${mother}&father=${father}`);
  await page.getByRole("button", { name: "Have kittens" }).click();
  await page.getByRole("heading", { name: "The litter" }).waitFor();
  return pathOf(page);
}

async function tellStory(page: Page, cat: number): Promise<string> {
  await page.goto(`/stories?cat=${cat}`);
  for (const [at, line] of ["wakes up", "eats", "jumps", "sleeps"].entries()) {
    await page.getByLabel(`Panel ${at + 1}: what happens`).fill(line);
  }
  await page.getByLabel("Panel 1: what the cat says, if anything").fill("Meow");
  await page.getByRole("button", { name: "Draw the story" }).click();
  await page.getByRole("heading", { name: "A story of Miso" }).waitFor();
  return pathOf(page);
}

/** An invitation is made, and generations are given; the pages of an account and of a report are found. */
async function adminPages(page: Page, { username }: Person): Promise<string[]> {
  await page.goto("/admin/registration");
  await page.getByRole("link", { name: "New invitation…" }).click();
  const invitation = pathOf(page);
  await page.getByLabel("Note").fill("for a neighbour");
  await page.getByRole("button", { name: "Make the invitation" }).click();
  await page.getByText("Pass its link on.").waitFor();
  const found = [invitation];
  for (const list of ["/admin/registration", "/admin/reports"]) {
    await page.goto(list);
    const links = page.getByRole("main").getByRole("link", { name: /…$/ });
    for (const link of await links.all()) found.push((await link.getAttribute("href"))!);
  }
  await page.goto(`/admin/accounts?q=${username}`);
  await page.getByRole("main").getByRole("link", { name: username, exact: true }).click();
  await page.getByRole("heading", { name: username, level: 1 }).waitFor();
  found.push(pathOf(page));
  const links = page.getByRole("main").getByRole("link", { name: /…$/ });
  for (const link of await links.all()) found.push((await link.getAttribute("href"))!);
  await page.getByRole("link", { name: "Give generations…" }).click();
  await page.getByLabel("Generations", { exact: true }).fill("30");
  await page.getByLabel("Reason").fill("Stories are dear.");
  await page.getByRole("button", { name: "Give generations" }).click();
  await page.getByText("The generations were given.").waitFor();
  return [...new Set(found)];
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Calls the API as the product's own pages do. */
async function send(
  { request }: BrowserContext,
  path: string,
  method: "post" | "delete",
  data?: object,
): Promise<void> {
  const response = await request[method](path, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    ...(data && { data }),
  });
  assert.ok(response.ok(), `${path}: ${response.status()} ${await response.text()}`);
}
