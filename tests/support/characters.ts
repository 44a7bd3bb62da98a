/** @module Drawing and saving through HTTP, as tests of saved characters need it. */
import assert from "node:assert/strict";
import type { GeneratedCharacter, SavedCharacter } from "../../lib/character.ts";
import type { Browser } from "./browser.ts";
import type { TestProduct } from "./product.ts";

const CAT = { prompt: "a ginger cat", style: "anime" };

/** A new picture. */
export async function draw(browser: Browser, words: object = {}): Promise<GeneratedCharacter> {
  const response = await browser.post("/api/characters/generate", { ...CAT, ...words });
  assert.equal(response.status, 200);
  return await response.json();
}

/** The request that saves what was drawn, with these changes. */
export function saveRequest({ prompt, style, imageUrl }: GeneratedCharacter, changes: object = {}) {
  const chosen = { traits: ["Brave"], accessories: ["hat"], colorScheme: "blue" };
  return { name: "Felix", ...chosen, prompt, style, imageUrl, ...changes };
}

/** A new character, with these changes to what {@link saveRequest} says. */
export async function save(browser: Browser, changes: object = {}): Promise<SavedCharacter> {
  const response = await browser.post("/api/characters", saveRequest(await draw(browser), changes));
  assert.equal(response.status, 201);
  return await response.json();
}

/** One character in a collection that {@link collectionOf} makes. */
export interface CatRequest {
  name: string;
  prompt?: string;
  style?: string;
  traits?: string[];
  favorite?: "true";
}

/** The browser of a new user who has these characters, saved in their order; ids count from 1. */
export async function collectionOf(
  product: TestProduct,
  username: string,
  requests: readonly CatRequest[],
): Promise<Browser> {
  const browser = await product.browser();
  const drawn: GeneratedCharacter[] = [];
  // Guests draw without a limit here; users have six pictures.
  for (const { prompt = CAT.prompt, style = CAT.style } of requests) {
    drawn.push(await draw(browser, { prompt, style }));
  }
  await browser.register(username);
  for (const [n, { name, traits = [], favorite }] of requests.entries()) {
    const response = await browser.post(
      "/api/characters",
      saveRequest(drawn[n]!, { name, traits }),
    );
    const { id } = await response.json();
    if (favorite) await browser.patch(`/api/characters/${id}`, { favorite });
  }
  return browser;
}

/** The status of an answer; its body is discarded. */
export async function statusOf(response: Promise<Response>): Promise<number> {
  const { status, body } = await response;
  await body?.cancel();
  return status;
}

/** The names in a list that the API answers. */
export async function namesOf(response: Promise<Response>): Promise<string[]> {
  const list: SavedCharacter[] = await (await response).json();
  return list.map(({ name }) => name);
}
