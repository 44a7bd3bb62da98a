/**
 * A body that each route with a JSON body accepts. A route without an example fails the tests that need one.
 *
 * @module
 */
import type { Account } from "./whole_app.ts";

/** A key that no picture has. */
const NO_PICTURE = `pictures/${"A".repeat(24)}.png`;

type Body = Record<string, unknown>;

const CAT = { prompt: "a small grey cat", style: "pixel" };

const EXAMPLES: Record<string, (account: Account, picture: string) => Body> = {
  "POST /api/login": ({ username, password }) => ({ username, password }),
  "POST /api/register": ({ id }) => ({
    username: `newcomer${id}`,
    email: `newcomer${id}@example.com`,
    password: "nobody guesses this",
  }),
  "POST /api/test-presigned-url": (_, picture) => ({ key: picture }),
  "POST /api/account/password": ({ password }) => ({
    currentPassword: password,
    newPassword: `${password}, a new one`,
  }),
  "POST /api/account/delete": ({ password }) => ({ password }),
  "POST /api/characters/understand": () => CAT,
  "POST /api/characters": (_, picture) => ({
    ...CAT,
    name: "Felix",
    traits: ["Brave"],
    accessories: ["hat"],
    colorScheme: "pink",
    imageUrl: picture,
  }),
  "POST /api/characters/generate": () => ({ ...CAT, seed: "7", traits: ["Brave"] }),
};

/** The example of this route, about the picture with this key; undefined when there is none. */
export function exampleBody(
  route: string,
  account: Account,
  picture = NO_PICTURE,
): Body | undefined {
  return EXAMPLES[route]?.(account, picture);
}
