/**
 * @module A body that each route with a JSON body accepts. A route without an example fails the tests that
 * need one.
 */
import { CHARACTER } from "../../server/routes/character_url.ts";
import { GOOD_CARD } from "../support/payments.ts";
import { type Belongings, NOTHING } from "./belongings.ts";
import type { Account } from "./whole_app.ts";

type Body = Record<string, unknown>;

const CAT = { prompt: "a small grey cat", style: "pixel" };

/** A PNG of 16 × 16 pixels in one grey. */
const PLAIN_PHOTO =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEWIiIhYZW6zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=";

const EXAMPLES: Record<string, (account: Account, things: Belongings) => Body> = {
  "POST /api/login": ({ username, password }) => ({ username, password }),
  "POST /api/register": ({ id }) => ({
    username: `newcomer${id}`,
    email: `newcomer${id}@example.com`,
    password: "not to be guessed",
  }),
  "POST /api/test-presigned-url": (_, { picture }) => ({ key: picture }),
  "POST /api/password/forgot": ({ username }) => ({ usernameOrEmail: username }),
  "POST /api/password/reset": ({ password }) => ({
    token: "A".repeat(43),
    password: `${password}, a new one`,
  }),
  "POST /api/account/passkeys/options": ({ password }) => ({ password }),
  "POST /api/account/passkeys": () => ({ name: "My phone", response: { id: "AAAA" } }),
  "POST /api/keys": () => ({ name: "My program" }),
  "DELETE /api/keys": (_, { apiKey }) => ({ id: apiKey }),
  "PATCH /api/account/passkeys/:id": () => ({ name: "My phone" }),
  "POST /api/passkeys/sign-in": () => ({ response: { id: "AAAA" } }),
  "POST /api/account/profile": () => ({ isPublic: true }),
  "POST /api/account/email": ({ username, password }) => ({
    email: `${username}@elsewhere.example`,
    password,
  }),
  "POST /api/email/verify": () => ({ token: "A".repeat(43) }),
  "POST /api/account/password": ({ password }) => ({
    currentPassword: password,
    newPassword: `${password}, a new one`,
  }),
  "POST /api/account/delete": ({ password }) => ({ password }),
  "POST /api/characters/understand": () => CAT,
  "POST /api/characters/sketch": () => CAT,
  "POST /api/characters/read-photo": () => ({ sourceImage: PLAIN_PHOTO }),
  "POST /api/characters/redraw": (_, { picture }) => ({ imageUrl: picture, words: "asleep" }),
  "POST /api/kittens": (_, { character, mate }) => ({ motherId: character, fatherId: mate }),
  "POST /api/stories": (_, { character }) => ({
    characterId: character,
    lines: ["wakes up", "sits", "runs", "sleeps"].map((text) => ({ text, says: "Meow" })),
  }),
  "POST /api/characters/generate": () => ({ ...CAT, seed: "7", traits: ["Brave"] }),
  "POST /api/characters": (_, { picture }) => ({
    ...CAT,
    name: "Felix",
    traits: ["Brave"],
    accessories: ["hat"],
    colorScheme: "pink",
    imageUrl: picture,
  }),
  [`PATCH ${CHARACTER}`]: () => ({
    ...CAT,
    name: "Tom",
    traits: ["Shy"],
    favorite: "true",
  }),
  "POST /api/community/submissions": (_, { character }) => ({
    characterId: character,
    description: "My best friend",
  }),
  "POST /api/community/submissions/:id{[0-9]{1,15}}/vote": () => ({ rating: 4 }),
  "POST /api/community/submissions/:id{[0-9]{1,15}}/report": () => ({
    reason: "spam",
    text: "It sells something.",
  }),
  "POST /api/create-payment-intent": () => ({ productId: "credit_pack", amount: 499 }),
  "POST /api/demo-payments/:id/pay": () => ({ ...GOOD_CARD }),
  "POST /api/demo-payments/:id/card": () => ({ ...GOOD_CARD }),
  "POST /api/demo-payments/:id/settle": () => ({ outcome: "paid" }),
  "POST /api/characters/delete": (_, { character }) => ({ ids: [character] }),
  "POST /api/characters/restore": (_, { deleted }) => ({ ids: [deleted] }),
};

/** The example of this route, about these things of the account; undefined when there is none. */
export function exampleBody(
  route: string,
  account: Account,
  things: Belongings = NOTHING,
): Body | undefined {
  return EXAMPLES[route]?.(account, things);
}
