/** @module What a person sees whose connection is lost. */
import type { PageActions, State } from "./page_actions.ts";
import type { SeededSite } from "./seeded_site.ts";

/** Waits for a message with this text. */
const untilMessage = ({ page, say }: PageActions, text: string) =>
  page.locator(".toasts").getByText(say(text), { exact: true }).waitFor();

/** Until the page itself says what is missing. */
const untilShown = async ({ page, say }: PageActions, texts: string[]) => {
  for (const text of texts) await page.getByText(say(text)).first().waitFor();
};

/** A press in a dialog that fails. */
const inDialog = (
  path: string,
  opener: string,
  name: string | undefined,
  button: string,
  message: string,
): State => [
  message,
  path,
  async (actions) => {
    await actions.open(opener, name ? { name } : {});
    await actions.press(button);
    await untilMessage(actions, message);
  },
];

/** A list that does not come. */
const missing = (path: string, ...texts: string[]): State => [
  "What does not come",
  path,
  (actions) => untilShown(actions, texts),
];

export const OFFLINE_GUEST_STATES: State[] = [
  ["Sign in", "/auth", async (actions) => {
    await actions.fill("Username or email", "nobody_at_all");
    await actions.fill("Password", "a cat on the roof");
    await actions.press("Sign In");
    await untilMessage(actions, "Login failed");
  }],
  ["Generate", "/generator", async (actions) => {
    await actions.fill("Describe your cat", "a black cat");
    await actions.page.getByRole("radio", { name: actions.say("Cartoon") }).check();
    await actions.page.getByRole("button", { name: actions.say("Generate Character") }).click();
    await untilMessage(actions, "Generation failed");
  }],
];

export const offlineStates = (site: SeededSite): State[] => [
  missing(
    "/account",
    "Your email could not be loaded",
    "Your passkeys could not be loaded",
    "Your sessions could not be loaded",
    "Your keys could not be loaded",
    "Your profile could not be loaded",
  ),
  missing("/credits", "Your statement could not be loaded"),
  missing("/collection/deleted", "Your deleted characters could not be loaded"),
  ["Password", "/account", async (actions) => {
    await actions.fill("Current password", "a cat on the roof");
    await actions.fill("New password", "another cat on the roof");
    await actions.press("Change Password");
    await untilMessage(actions, "Password not changed");
  }],
  inDialog("/community?sort=new", "Vote for {name}", "Nori", "Submit Vote", "Vote failed"),
  inDialog("/community?tab=mine", "Withdraw {name}", "Tama", "Withdraw", "Withdrawal failed"),
  inDialog("/collection", "Delete {name}", "Miso", "Delete", "Delete failed"),
  ["Edit", "/collection", async (actions) => {
    await actions.open("Edit {name}", { name: "Miso" });
    await actions.fill("Name", "Tiger");
    await actions.press("Save Changes");
    await untilMessage(actions, "Update failed");
  }],
  ["Subscribe", "/subscription", async (actions) => {
    await actions.press("Subscribe");
    await untilMessage(actions, "Error");
  }],
  ["Logout", `/character/${site.cat}`, async (actions) => {
    const { page, say } = actions;
    await page.getByRole("button", { name: say("Menu"), exact: true }).click();
    await page.getByRole("button", { name: say("Logout") }).filter({ visible: true }).click();
    await untilMessage(actions, "Logout failed");
  }],
  // The last one: from here on nothing comes.
  ["That did not open", "/collection", async ({ page, press, say }) => {
    await page.context().setOffline(true);
    await press("Edit {name}", { name: "Miso" });
    await page.getByRole("alert").getByText(say("That did not open")).waitFor();
  }],
];
