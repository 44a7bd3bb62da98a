/**
 * @module The browser's half of passkeys: using one to sign in, and making one for an account. The library
 * is loaded when it is needed.
 */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { type ApiAnswer, callApi } from "../api/api.ts";
import { lazyImport } from "../islands/lazy_import.ts";
import type { PasskeySummary } from "../../lib/passkey_summary.ts";
import type { PasskeyForm } from "../../lib/schemas/passkeys.ts";
import type { User } from "../../lib/user.ts";

/** What came of it; null when the person, the browser or the connection has ended it before. */
export type PasskeyAnswer<Body> = ApiAnswer<Body> | null;

/**
 * Signs in with a passkey. With `suggested` it waits until one is chosen from the suggestions of a field
 * marked `autocomplete="… webauthn"`, and says nothing of what goes wrong before.
 */
export async function signInWithPasskey(
  { suggested = false } = {},
): Promise<PasskeyAnswer<User>> {
  const asked = await callApi<PublicKeyCredentialRequestOptionsJSON>("/api/passkeys/options", {
    method: "POST",
  });
  if ("problem" in asked) return suggested ? null : asked;
  const library = await lazyImport(() => import("@simplewebauthn/browser"));
  if (!library) return null;
  const response = await unlessEnded(
    library.startAuthentication({ optionsJSON: asked.body, useBrowserAutofill: suggested }),
  );
  if (!response) return null;
  return await callApi<User>("/api/passkeys/sign-in", { method: "POST", body: { response } });
}

/** Makes a passkey for the account that is signed in. */
export async function addPasskey(
  { name, password }: PasskeyForm,
): Promise<PasskeyAnswer<PasskeySummary>> {
  const asked = await callApi<PublicKeyCredentialCreationOptionsJSON>(
    "/api/account/passkeys/options",
    { method: "POST", body: { password } },
  );
  if ("problem" in asked) return asked;
  const library = await lazyImport(() => import("@simplewebauthn/browser"));
  if (!library) return null;
  const response = await unlessEnded(library.startRegistration({ optionsJSON: asked.body }));
  if (!response) return null;
  const body = { name, response };
  return await callApi<PasskeySummary>("/api/account/passkeys", { method: "POST", body });
}

/** Browsers give one error for all of it: cancelled, timed out, no such passkey, one there already. */
async function unlessEnded<Response>(ceremony: Promise<Response>): Promise<Response | null> {
  return await ceremony.catch(() => null);
}
