/** @module Signing in and out, and keys for programs. */
import { msg } from "../../../lib/i18n/translate.ts";
import { LoginRequest, RegisterRequest } from "../../../lib/schemas/account.ts";
import { ApiKeyRemoval, ApiKeyRequest } from "../../../lib/schemas/api_keys.ts";
import type { Call } from "./call.ts";

const session = { tag: "Session" } as const;
const keysOfUser = { tag: "Session", session: true } as const;

export const SESSION_CALLS: Call[] = [
  {
    ...session,
    call: "GET /api/user",
    summary: msg("The signed-in user"),
    answer: { schema: "User" },
    session: true,
  },
  {
    ...session,
    call: "POST /api/register",
    summary: msg("A new account, signed in, with six credits"),
    body: { name: "RegisterRequest", schema: RegisterRequest },
    answer: { status: 201, schema: "User" },
    failures: [400, 403, 409],
  },
  {
    ...session,
    call: "POST /api/login",
    summary: msg("Signs in"),
    body: { name: "LoginRequest", schema: LoginRequest },
    answer: { schema: "User" },
    failures: [400, 401],
  },
  {
    ...keysOfUser,
    call: "GET /api/keys",
    summary: msg("The user's API keys, without their secrets"),
    answer: { list: "ApiKey" },
  },
  {
    ...keysOfUser,
    call: "POST /api/keys",
    summary: msg("A new API key; its secret is shown this once"),
    body: { name: "ApiKeyRequest", schema: ApiKeyRequest },
    answer: { status: 201, schema: "NewApiKey" },
    failures: [400, 409],
  },
  {
    ...keysOfUser,
    call: "DELETE /api/keys",
    summary: msg("Revokes an API key"),
    body: { name: "ApiKeyRemoval", schema: ApiKeyRemoval },
    answer: { status: 204 },
    failures: [400, 404],
  },
  {
    ...keysOfUser,
    call: "DELETE /api/keys/{id}",
    summary: msg("Revokes an API key"),
    answer: { status: 204 },
    failures: [404],
  },
  { ...session, call: "POST /api/logout", summary: msg("Signs out"), answer: { status: 204 } },
];
