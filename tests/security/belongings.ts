/**
 * Things that belong to one user, and how requests name them: in addresses and in bodies. A route whose
 * address names something has to be listed here.
 *
 * @module
 */
import assert from "node:assert/strict";
import type { Account, WholeApp } from "./whole_app.ts";

export interface Belongings {
  sessionId: string;
  /** Key of a picture that is not saved. */
  picture: string;
  /** Id of a saved character. */
  character: number;
  /** Id of a saved character that is deleted and can be brought back. */
  deleted: number;
}

/** What nobody has, in the form of what somebody could have. */
export const NOTHING: Belongings = {
  sessionId: "01JD3Y0000000000000000000A",
  picture: `pictures/${"A".repeat(24)}.png`,
  character: 404_404,
  deleted: 404_404,
};

/** The description of the picture that is not saved. */
export const SECRET_WISH = "a secret cat that nobody else knows of";

type Parameters = Record<string, string>;

const CHARACTER = "/api/characters/:id{[0-9]{1,15}}";
const ofCharacter = ({ character }: Belongings) => ({ id: String(character) });

/** The parameters of each route's address that name somebody's own. */
const NAMED: Record<string, (things: Belongings) => Parameters> = {
  "DELETE /api/account/sessions/:id": ({ sessionId }) => ({ id: sessionId }),
  [`PATCH ${CHARACTER}`]: ofCharacter,
  [`DELETE ${CHARACTER}`]: ofCharacter,
  [`GET ${CHARACTER}/neighbours`]: ofCharacter,
  [`POST ${CHARACTER}/restore`]: ({ deleted }) => ({ id: String(deleted) }),
};

/** Routes that name what everybody may see who knows its name, and why. */
export const PUBLIC: Record<string, string> = {
  [`GET ${CHARACTER}`]: "a saved character has a page that can be shared",
  "GET /images/:kind/:name": "the address carries a signature of its own",
  "POST /api/test-presigned-url": "nobody can guess the key of a picture",
};

/** The parameters of this route's address when it is about these things; undefined when it is unknown. */
export function parametersOf(route: string, things: Belongings): Parameters | undefined {
  return NAMED[route]?.(things) ?? (PUBLIC[route] ? ofCharacter(things) : undefined);
}

/** Gives a new account one of everything. */
export async function furnish({ ask, services: { kv } }: WholeApp, account: Account) {
  const { cookie } = account;
  async function told(method: string, path: string, body?: object) {
    const response = await ask(method, path, { body, cookie });
    assert.ok(response.ok, `${method} ${path} → ${response.status}`);
    return await response.json();
  }
  async function draw(prompt: string): Promise<string> {
    return (await told("POST", "/api/characters/generate", { prompt, style: "pixel" })).imageUrl;
  }
  async function save(): Promise<number> {
    const sheet = { name: "Felix", traits: ["Brave"], accessories: [], colorScheme: "pink" };
    const cat = { prompt: "a cat that everybody may see", style: "pixel" };
    const body = { ...cat, ...sheet, imageUrl: await draw(cat.prompt) };
    return (await told("POST", "/api/characters", body)).id;
  }

  await save();
  const character = await save();
  const deleted = await save();
  await told("DELETE", `/api/characters/${deleted}`);
  const [session] = await Array.fromAsync(kv.list({ prefix: ["sessions_by_user", account.id] }));
  const things: Belongings = {
    sessionId: String(session!.key.at(-1)),
    picture: await draw(SECRET_WISH),
    character,
    deleted,
  };
  return things;
}
