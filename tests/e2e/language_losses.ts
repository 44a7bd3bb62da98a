/**
 * What a person sees whose connection is lost.
 *
 * @module
 */
import type { Hands, State } from "./language_hands.ts";
import type { World } from "./language_world.ts";

/** Waits for a message with this text. */
const untilMessage = ({ page, say }: Hands, text: string) =>
  page.locator(".toasts").getByText(say(text), { exact: true }).waitFor();

/** Until the page itself says what is missing. */
const untilShown = async ({ page, say }: Hands, texts: string[]) => {
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
  async (hands) => {
    await hands.open(opener, name ? { name } : {});
    await hands.press(button);
    await untilMessage(hands, message);
  },
];

/** A list that does not come. */
const missing = (path: string, ...texts: string[]): State => [
  "What does not come",
  path,
  (hands) => untilShown(hands, texts),
];

export const LOST_BY_GUESTS: State[] = [
  ["Sign in", "/auth", async (hands) => {
    await hands.fill("Username or email", "nobody_at_all");
    await hands.fill("Password", "a cat on the roof");
    await hands.press("Sign In");
    await untilMessage(hands, "Login failed");
  }],
  ["Generate", "/generator", async (hands) => {
    await hands.fill("Describe your cat", "a black cat");
    await hands.page.getByRole("radio", { name: hands.say("Cartoon") }).check();
    await hands.page.getByRole("button", { name: hands.say("Generate Character") }).click();
    await untilMessage(hands, "Generation failed");
  }],
];

export const lostOf = (world: World): State[] => [
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
  ["Password", "/account", async (hands) => {
    await hands.fill("Current password", "a cat on the roof");
    await hands.fill("New password", "another cat on the roof");
    await hands.press("Change Password");
    await untilMessage(hands, "Password not changed");
  }],
  inDialog("/community?sort=new", "Vote for {name}", "Nori", "Submit Vote", "Vote failed"),
  inDialog("/community?tab=mine", "Withdraw {name}", "Tama", "Withdraw", "Withdrawal failed"),
  inDialog("/collection", "Delete {name}", "Miso", "Delete", "Delete failed"),
  ["Edit", "/collection", async (hands) => {
    await hands.open("Edit {name}", { name: "Miso" });
    await hands.fill("Name", "Tiger");
    await hands.press("Save Changes");
    await untilMessage(hands, "Update failed");
  }],
  ["Subscribe", "/subscription", async (hands) => {
    await hands.press("Subscribe");
    await untilMessage(hands, "Error");
  }],
  ["Logout", `/character/${world.cat}`, async (hands) => {
    const { page, say } = hands;
    await page.getByRole("button", { name: say("Menu"), exact: true }).click();
    await page.getByRole("button", { name: say("Logout") }).filter({ visible: true }).click();
    await untilMessage(hands, "Logout failed");
  }],
  // The last one: from here on nothing comes.
  ["That did not open", "/collection", async ({ page, press, say }) => {
    await page.context().setOffline(true);
    await press("Edit {name}", { name: "Miso" });
    await page.getByRole("alert").getByText(say("That did not open")).waitFor();
  }],
];
