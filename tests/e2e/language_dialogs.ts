/** @module What opens or fills up on a page. */
import type { PageActions, State } from "./page_actions.ts";
import type { SeededSite } from "./seeded_site.ts";

/** What opens over a page. */
export const dialogsOf = (site: SeededSite): State[] => {
  const open = (path: string, text: string, name?: string): State => [
    text,
    path,
    async (actions) => await actions.open(text, name ? { name } : {}),
  ];
  const cat = `/character/${site.cat}`;
  return [
    open("/collection", "Edit {name}", "Miso"),
    open("/collection", "Delete {name}", "Miso"),
    open("/collection", "Share {name}", "Miso"),
    open("/community", "Submit Your Character"),
    open("/community?sort=new", "Vote for {name}", "Nori"),
    open("/community?sort=new", "Report {name}", "Nori"),
    open("/community?tab=mine", "Withdraw {name}", "Tama"),
    open(cat, "Share"),
    open(cat, "Edit"),
    open(cat, "Submit"),
    open(cat, "Delete"),
    open("/account", "Delete account"),
    open("/account", "Add a passkey"),
    ["Unsaved changes", "/collection", async ({ page, open, fill, say }) => {
      await open("Edit {name}", { name: "Miso" });
      await fill("Name", "Tiger");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: say("Leave without saving?") }).waitFor();
    }],
    ["Several selected", "/collection", async ({ page, press, say }) => {
      await press("Select");
      await page.getByRole("checkbox", { name: say("Select {name}", { name: "Miso" }) }).focus();
      await page.keyboard.press("Space");
      await page.getByRole("region", { name: say("Selected characters") }).waitFor();
    }],
    ["Menu", "/", async ({ page, say }) => {
      await page.getByRole("button", { name: say("Menu"), exact: true }).click();
    }],
    ["Photo block", "/generator", async ({ page, say }) => {
      await page.locator("section button[aria-expanded=false][aria-controls]").first().click();
      await page.getByText(say("Choose a photo")).first().waitFor();
    }],
  ];
};

/** What guests draw, and see large. */
export const DRAWN_BY_GUESTS: State[] = [
  ["Picture", "/generator", drawHurdyGurdy],
  ["Large picture", "/generator", async (actions) => {
    await drawHurdyGurdy(actions);
    await actions.open("Show the picture large");
  }],
];

/** Half of the words are ignored, as the receipt says. */
async function drawHurdyGurdy({ page, fill, say }: PageActions): Promise<void> {
  await fill("Describe your cat", "a black cat with a red scarf playing the hurdy-gurdy");
  await page.getByRole("radio", { name: say("Cartoon") }).check();
  await page.getByRole("button", { name: say("Generate Character") }).click();
  await page.getByRole("button", { name: say("Show the picture large") }).waitFor();
}
