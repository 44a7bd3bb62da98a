/**
 * @module Passkeys.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/account/passkeys | | 200 `[{ id, name, addedAt, usedAt? }]` · 401 |
 * | POST /api/account/passkeys/options | `{ password }` | 200 what the browser makes a passkey from · 400 · 401 · 409 · 429 |
 * | POST /api/account/passkeys | `{ name, response }` | 201 the passkey · 400 · 401 · 409 |
 * | PATCH /api/account/passkeys/{id} | `{ name }` | 204 · 400 · 401 · 404 |
 * | DELETE /api/account/passkeys/{id} | | 204 · 401 · 404 |
 * | POST /api/passkeys/options | none | 200 what the browser asks for a passkey with · 429 |
 * | POST /api/passkeys/sign-in | `{ response }` | 200 User, signed in · 401 · 403 · 429 |
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import {
  PasskeyAnswer,
  PasskeyName,
  PasskeyRequest,
  RegisteredPasskey,
} from "../../lib/schemas/passkeys.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { browserSession } from "./browser_session.ts";

/** The longest answer of a browser, its certificates included, and to spare. */
const MAX_REQUEST_BYTES = 32 * 1024;

/** Calls for passkeys; each answers with the codes of the table. */
export function passkeyRoutes(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): Hono<AppEnv> {
  const { passkeys } = accounts;
  const { client, startSession } = browserSession({ accounts, config });

  return new Hono<AppEnv>()
    .get("/api/account/passkeys", async function list(c) {
      return c.json(await passkeys.list(requireUser(c)));
    })
    .post("/api/account/passkeys/options", async function beginAdding(c) {
      const user = requireUser(c);
      const { password } = await readJson(c, PasskeyRequest, MAX_REQUEST_BYTES);
      return c.json(await passkeys.beginAdding(user, password));
    })
    .post("/api/account/passkeys", async function add(c) {
      const user = requireUser(c);
      const { name, response } = await readJson(c, RegisteredPasskey, MAX_REQUEST_BYTES);
      // What the browser made is looked into by the library, which refuses everything else.
      const made = response as unknown as RegistrationResponseJSON;
      return c.json(await passkeys.add(user, { name, response: made }), 201);
    })
    .patch("/api/account/passkeys/:id", async function rename(c) {
      const user = requireUser(c);
      const { name } = await readJson(c, PasskeyName, MAX_REQUEST_BYTES);
      await passkeys.rename(user, c.req.param("id"), name);
      return c.body(null, 204);
    })
    .delete("/api/account/passkeys/:id", async function remove(c) {
      await passkeys.remove(requireUser(c), c.req.param("id"));
      return c.body(null, 204);
    })
    .post("/api/passkeys/options", async function beginSigningIn(c) {
      return c.json(await passkeys.beginSigningIn(clientAddress(c, config.trustedProxies)));
    })
    .post("/api/passkeys/sign-in", async function signIn(c) {
      const { response } = await readJson(c, PasskeyAnswer, MAX_REQUEST_BYTES);
      const answer = response as unknown as AuthenticationResponseJSON;
      return c.json(await startSession(c, await passkeys.signIn(answer, client(c))));
    });
}
