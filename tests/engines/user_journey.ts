/** @module The main way through the product, as in every browser: draw, sign in, collect, vote. */
import type { Engine } from "./engine.ts";

/** A person with an account, and the page of another person's entry. */
export interface Guest {
  username: string;
  password: string;
  entryUrl: string;
}

const HYDRATED =
  '[...document.querySelectorAll("cat-island")].every((island) => island.hasAttribute("hydrated") || island.getAttribute("hydrate") === "visible")';

export async function userJourney(engine: Engine, origin: string, guest: Guest): Promise<void> {
  const { open, fill, click, until } = engine;
  await open(`${origin}/auth`);
  await until(HYDRATED);
  await fill("[name=username]", guest.username);
  await fill("[name=password]", guest.password);
  await click("form button[type=submit]");
  await until('location.pathname === "/"');
  await until(HYDRATED);
  await fill("textarea[name=description]", "a sleepy ginger cat with a red scarf");
  await click('[name=style][value="cartoon"]');
  await click("button[form], [id$=-form] button[type=submit]");
  await until(
    '[...document.querySelectorAll("button")].some((button) => button.textContent === "Download Image" && !button.disabled)',
  );
  await fill("input[name=name]", "Ginger");
  await click("form:has(input[name=name]) button[type=submit]");
  await until('document.body.textContent.includes("Saved in")');
  await open(`${origin}/collection`);
  await until(
    '[...document.querySelectorAll("a")].some((link) => link.textContent.includes("Ginger"))',
  );
  await open(guest.entryUrl);
  await until(HYDRATED);
  await click('button[aria-label^="Vote for"]');
  await click("[role=dialog] button[type=submit]");
  await until('document.body.textContent.includes("You voted 5")');
}
