/**
 * @module Who may open an account: the mode, and invitations. Every call of an owner throws a `Failure`
 * when it cannot be done.
 */
import { isValid } from "ulid";
import {
  MAX_INVITATION_LENGTH,
  type RegistrationMode,
  type RegistrationNotice,
} from "../../lib/registration.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import type { Config } from "../config.ts";
import { DAY_MS } from "../../lib/durations.ts";
import { Failure } from "../failures/failure.ts";
import { nothingHere } from "../failures/nothing_here.ts";
import {
  addInvitation,
  type InvitationRow,
  isUsable,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from "../store/accounts/invitations.ts";
import { readMode, setMode } from "../store/accounts/registration.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Bytes of a token: it cannot be found by trying. */
const TOKEN_BYTES = 16;

/** Invitations shown to owners: the newest. */
const MAX_SHOWN = 200;

/** An invitation as an owner makes it. */
export interface NewInvitation {
  /** ULID from the form, so that sending it twice makes one invitation. */
  id: string;
  /** Accounts that can be opened with it. */
  uses: number;
  /** Days until it ends. */
  days: number;
  /** For the owners alone. */
  note?: string;
}

/** An invitation, and whether an account can be opened with it now. */
export interface ShownInvitation extends InvitationRow {
  /** Whether an account can be opened with it now. */
  usable: boolean;
}

/** Who may open an account. */
export interface Registration {
  /** As the owners set it, or the configuration. */
  mode(): Promise<RegistrationMode>;
  /** What the sign-in page says to a visitor with this invitation, or none. */
  notice(invitation: string | null): Promise<RegistrationNotice>;
  /**
   * Sets who may open an account.
   *
   * @throws `notFound` when the user is no owner.
   */
  setMode(ownerId: number, mode: RegistrationMode): Promise<void>;
  /**
   * Makes an invitation; the same id again makes no other one.
   *
   * @throws `notFound` when the user is no owner.
   */
  invite(ownerId: number, invitation: NewInvitation): Promise<void>;
  /**
   * Ends an invitation.
   *
   * @throws `notFound` when there is none, or the user is no owner.
   */
  revoke(ownerId: number, id: string): Promise<void>;
  /** The newest first. */
  invitations(): Promise<ShownInvitation[]>;
}

/** What registration works with. */
export interface RegistrationDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The mode until an owner sets one. */
  config: Pick<Config, "registration">;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** Registration in this database. */
export function createRegistration(
  { kv, config, now = () => new Date() }: RegistrationDeps,
): Registration {
  const mode = async () => await readMode(kv) ?? config.registration;
  return {
    mode,
    async notice(invitation) {
      const current = await mode();
      if (!invitation) return { mode: current };
      if (invitation.length > MAX_INVITATION_LENGTH) return { mode: current, invited: false };
      const { value } = await readInvitation(kv, invitation);
      return { mode: current, invited: value !== null && isUsable(value, now()) };
    },
    async setMode(ownerId, mode) {
      onlyOwners(orConflict(await setMode(kv, { mode, ownerId, at: now() })));
    },
    async invite(ownerId, { id, uses, days, note }) {
      if (!isValid(id)) {
        throw new Failure("invalid", t("The form is incomplete. Please open it again."));
      }
      const createdAt = now();
      const row: InvitationRow = {
        id,
        token: newToken(),
        ...(note && { note }),
        uses,
        used: 0,
        until: new Date(createdAt.getTime() + days * DAY_MS).toISOString(),
        createdAt: createdAt.toISOString(),
      };
      onlyOwners(orConflict(await addInvitation(kv, row, ownerId)));
    },
    async revoke(ownerId, id) {
      const revoked = isValid(id)
        ? onlyOwners(orConflict(await revokeInvitation(kv, { id, ownerId, at: now() })))
        : "notFound";
      if (revoked === "notFound") throw new Failure("notFound", t("There is no such invitation."));
    },
    async invitations() {
      const moment = now();
      const rows = await listInvitations(kv, MAX_SHOWN);
      return rows.map((row) => ({ ...row, usable: isUsable(row, moment) }));
    },
  };
}

/** To a user who is no owner (any more) there is no such thing. */
function onlyOwners<Answer extends string>(answer: Answer | "forbidden"): Answer {
  if (answer === "forbidden") throw nothingHere();
  return answer as Answer;
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}
