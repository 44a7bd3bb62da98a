/**
 * @module Passkeys beside the password: adding them to an account, and signing in with one. The browser's
 * half of each ceremony is in `ui/auth/passkeys.ts`.
 */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { PasskeySummary } from "../../lib/passkey_summary.ts";
import type { Account } from "../../lib/user.ts";
import type { Config } from "../config.ts";
import { MINUTE_MS } from "../../lib/durations.ts";
import { Failure } from "../failures/failure.ts";
import { recordAudit } from "../store/accounts/audit_log.ts";
import type { Conflict } from "../store/database/commit.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import {
  addChallenge,
  addPasskey,
  type ChallengePurpose,
  findPasskey,
  listPasskeys,
  MAX_PASSKEYS,
  type PasskeyRow,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  takeChallenge,
} from "../store/accounts/passkeys.ts";
import { findUser, readUser } from "../store/accounts/users.ts";
import type { Client, SignedIn } from "./signed_in.ts";
import { confirmPassword } from "./confirmation.ts";
import type { Limits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import { newSession } from "./sessions.ts";
import { t } from "../../lib/i18n/translate.ts";

/** How long a person may take to touch the key. */
const CHALLENGE_LIFE_MS = 5 * MINUTE_MS;

/** A form that offers passkeys among its suggestions waits as long as people endSession the page open. */
const SIGN_IN_LIFE_MS = 15 * MINUTE_MS;

/** At most 1,023 bytes; a longer one would not fit into a key of the database. */
const CREDENTIAL_ID = /^[A-Za-z0-9_-]{1,1364}$/;

const NAME_OF_SITE = "Purrtrait";

/** What passkeys need. */
export interface PasskeyDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where the site is: a passkey belongs to its host. */
  config: Pick<Config, "appUrl">;
  /** Checks the password before one is added. */
  passwords: Passwords;
  /** How often it may be tried. */
  limits: Limits;
  /** The clock. */
  now: () => Date;
}

/** Every call throws a `Failure` when it cannot be done. */
export interface Passkeys {
  /** The user's passkeys. */
  list(user: Account): Promise<PasskeySummary[]>;
  /** What the browser needs to make a passkey; asks for the password. */
  beginAdding(user: Account, password: string): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Adds what the browser made. Throws `unauthenticated` when it is not what was asked for, `conflict` when it is in use. */
  add(
    user: Account,
    passkey: { name: string; response: RegistrationResponseJSON },
  ): Promise<PasskeySummary>;
  /** Gives a passkey another name. Throws `notFound` when the user has none with this id. */
  rename(user: Account, id: string, name: string): Promise<void>;
  /** Removes a passkey, which opens nothing from then on. Throws `notFound` as `rename` does. */
  remove(user: Account, id: string): Promise<void>;
  /** What the browser needs to ask for a passkey of any account of this site. */
  beginSigningIn(clientAddress: string): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Signs in with what the browser answers. Throws `unauthenticated` for a passkey that is no account's. */
  signIn(response: AuthenticationResponseJSON, client: Client): Promise<SignedIn>;
}

/** Passkeys kept in the database. */
export function createPasskeys(deps: PasskeyDeps): Passkeys {
  const { kv, config, limits, now } = deps;
  const { origin, hostname: rpID } = new URL(config.appUrl);

  /**
   * For the library: whether we made this challenge for this purpose, and it is still unanswered.
   */
  function expecting(purpose: ChallengePurpose) {
    return (challenge: string) => takeChallenge(kv, challenge, { purpose, now: now().getTime() });
  }

  async function keep(challenge: string, purpose: ChallengePurpose, lifeMs: number) {
    await addChallenge(kv, challenge, { purpose, now: now().getTime(), lifeMs });
  }

  return {
    list: async ({ id }) => (await listPasskeys(kv, id)).map(toSummary),

    async beginAdding({ id, username }, password) {
      await confirmPassword(deps, id, { password, field: "password" });
      const known = await listPasskeys(kv, id);
      if (known.length >= MAX_PASSKEYS) {
        throw new Failure(
          "conflict",
          t("An account can have {max} passkeys.", { max: MAX_PASSKEYS }),
        );
      }
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: NAME_OF_SITE,
        rpID,
        userID: new TextEncoder().encode(String(id)),
        userName: username,
        userDisplayName: username,
        attestationType: "none",
        timeout: CHALLENGE_LIFE_MS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
      await keep(options.challenge, { userId: id }, CHALLENGE_LIFE_MS);
      return options;
    },

    async add({ id: userId }, { name, response }) {
      const { verifyRegistrationResponse } = await webauthn();
      const { registrationInfo } = await verified(() =>
        verifyRegistrationResponse({
          response,
          expectedChallenge: expecting({ userId }),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
        })
      );
      if (!registrationInfo) throw refused();
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      const createdAt = now().getTime();
      const row: PasskeyRow = { id, userId, name, publicKey, counter, transports, createdAt };
      const added = orConflict(await addPasskey(kv, row));
      if (added !== "added") throw new Failure("conflict", t("This passkey is in use already."));
      return toSummary(row);
    },

    async rename({ id: userId }, id, name) {
      if (!CREDENTIAL_ID.test(id)) present(false);
      present(await renamePasskey(kv, { userId, id, name }));
    },

    async remove({ id: userId }, id) {
      if (!CREDENTIAL_ID.test(id)) present(false);
      present(await removePasskey(kv, { userId, id, at: now() }));
    },

    async beginSigningIn(clientAddress) {
      await limits.askForPasskey(clientAddress);
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: "preferred",
        timeout: CHALLENGE_LIFE_MS,
      });
      await keep(options.challenge, "sign-in", SIGN_IN_LIFE_MS);
      return options;
    },

    async signIn(response, { clientAddress, device }) {
      const attempt = await limits.tryPassword(clientAddress);
      const passkey = await findPasskey(kv, response.id);
      const user = passkey && await findUser(kv, passkey.userId);
      if (!passkey || !user) throw unknown();
      const { verifyAuthenticationResponse } = await webauthn();
      const { authenticationInfo } = await verified(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge: expecting("sign-in"),
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: passkey,
          requireUserVerification: false,
        })
      ).catch(async (error) => {
        const at = now();
        await recordAudit(kv, { at, actor: null, action: "sign_in_failed", subject: user.id });
        throw error;
      });
      if (user.suspension) throw new Failure("forbidden", t("This account is suspended."));
      const session = newSession({ userId: user.id, device, clientAddress, now: now().getTime() });
      const { newCounter: counter } = authenticationInfo;
      const signedIn = orConflict(
        await signInWithPasskey(kv, { id: passkey.id, counter, session }),
      );
      const shown = signedIn && await readUser(kv, user.id);
      if (!shown) throw refused();
      await attempt.succeeded();
      return { user: shown, session };
    },
  };
}

/** It takes a tenth of the server's start, and most people sign in with a password. */
const webauthn = () => import("@simplewebauthn/server");

/** What the library says of an answer. It throws at everything that does not fit. */
async function verified<Verification extends { verified: boolean }>(
  verify: () => Promise<Verification>,
): Promise<Verification> {
  const verification = await verify().catch(() => null);
  if (!verification?.verified) throw refused();
  return verification;
}

function toSummary({ id, name, createdAt, usedAt }: PasskeyRow): PasskeySummary {
  return {
    id,
    name,
    addedAt: new Date(createdAt).toISOString(),
    ...(usedAt !== undefined && { usedAt: new Date(usedAt).toISOString() }),
  };
}

function present(outcome: boolean | Conflict): void {
  if (!orConflict(outcome)) throw new Failure("notFound", t("There is no such passkey."));
}

function refused(): Failure {
  return new Failure("unauthenticated", t("This passkey was not accepted. Please try again."));
}

function unknown(): Failure {
  return new Failure("unauthenticated", t("This passkey belongs to no account here."));
}
