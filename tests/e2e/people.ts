/** @module People for the end-to-end tests, each new to the product. */
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** A person whose name is not taken yet. */
export function newPerson(): Person {
  const username = `cat_${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.com`, password: "a cat on the roof" };
}

/** Opens an account and signs this browser in to it, without the forms. */
export async function signUp(context: BrowserContext, person = newPerson()): Promise<Person> {
  await send(context, "/api/register", person);
  return person;
}

/** Signs this browser in. */
export async function signIn(context: BrowserContext, { username, password }: Person) {
  await send(context, "/api/login", { username, password });
}

/** Fills the login form of the page, and sends it. */
export async function signInByForm(
  page: Page,
  { username, password }: Omit<Person, "email">,
): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: "Login" });
  await panel.getByLabel("Username or email").fill(username);
  await panel.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Lets the signed-in person have `count` pictures drawn. */
export async function drawPictures(context: BrowserContext, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const body = { prompt: `an orange cat, number ${number}`, style: "pixel" };
    await send(context, "/api/characters/generate", body);
  }
}

/** Posts as the product's own pages do. */
async function send({ request }: BrowserContext, path: string, data: object) {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const response = await request.post(path, { data, headers });
  assert.ok(response.ok(), `${path}: ${response.status()} ${await response.text()}`);
}
