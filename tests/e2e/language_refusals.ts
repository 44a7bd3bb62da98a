/** @module Forms that are not taken as they are. */
import type { Page } from "playwright-core";
import type { State } from "./page_actions.ts";
import type { SeededSite } from "./seeded_site.ts";

/** Until a field says why it is refused. */
const untilRefused = (page: Page) =>
  page.locator("[aria-invalid=true], [role=alert]").filter({ visible: true }).first().waitFor();

/** Forms of guests that are not taken as they are. */
export const REFUSED_OF_GUESTS: State[] = [
  ["Sign in", "/auth", async ({ page, press }) => {
    await press("Sign In");
    await untilRefused(page);
  }],
  ["Register", "/auth?tab=register", async ({ page, press }) => {
    await press("Create Account");
    await untilRefused(page);
  }],
  ["Generate", "/generator", async ({ page, say }) => {
    await page.getByRole("button", { name: say("Generate Character") }).click();
    await untilRefused(page);
  }],
];

/** Forms of a person who is signed in, an owner of the site as well. */
export const refusedOf = (site: SeededSite): State[] => [
  ["Password", "/account", async ({ page, press, fill }) => {
    await fill("Current password", "not that one");
    await fill("New password", "another cat on the roof");
    await press("Change Password");
    await untilRefused(page);
  }],
  ["E-mail and key", "/account", async ({ page, press }) => {
    await press("Change Email");
    await press("Make a key");
    await untilRefused(page);
  }],
  ["Deletion", "/account", async ({ page, open, press }) => {
    await open("Delete account");
    await press("Delete for good");
    await untilRefused(page);
  }],
  ["Passkey", "/account", async ({ page, open, press }) => {
    await open("Add a passkey");
    await press("Go on");
    await untilRefused(page);
  }],
  ["Edit", "/collection", async ({ page, open, press, fill }) => {
    await open("Edit {name}", { name: "Miso" });
    await fill("Name", " ");
    await fill("Description", "ab");
    await press("Save Changes");
    await untilRefused(page);
  }],
  ["Report", "/community?sort=new", async ({ page, open, press }) => {
    await open("Report {name}", { name: "Nori" });
    await press("Send Report");
    await untilRefused(page);
  }],
  ["Kitten", site.litter, async ({ page, fill }) => {
    await fill("Name", "a fucking cat");
    await page.getByRole("main").locator("form input[name=name] >> xpath=ancestor::form")
      .first().locator("button").click();
    await untilRefused(page);
  }],
  ["Story", `/stories?cat=${site.cat}`, async ({ page, press, fill }) => {
    for (const n of ["1", "2", "3", "4"]) {
      await fill("Panel {n}: what happens", "is a black cat now", { n });
    }
    await press("Draw the story");
    await untilRefused(page);
  }],
  ["Memory", `/memory/${site.cat}`, async ({ page, press, fill }) => {
    await fill("A line", "what a fucking cat");
    await press("Keep it");
    await untilRefused(page);
  }],
  [
    "Admin form",
    site.admin.find((path) => path.endsWith("/credits"))!,
    async ({ page, press, fill }) => {
      await fill("Generations", "5");
      await fill("Reason", "   ");
      await press("Give generations");
      await untilRefused(page);
    },
  ],
];
