/**
 * @module Sessions in use: from the token of a cookie to the user, in one round trip to the database.
 */
import { isValid, ulid } from "ulid";
import { isDiskFull } from "../failures/disk_full.ts";
import type { SessionSummary } from "../../lib/session_summary.ts";
import type { Account, User } from "../../lib/user.ts";
import { CONFLICT } from "../store/database/commit.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import {
  endOf,
  endOtherSessions,
  endSession,
  findSessionOwner,
  isRenewalDue,
  listSessions,
  removeSessions,
  renewSession,
  type SessionRow,
  type StoredSession,
} from "../store/accounts/sessions.ts";
import { batchedSessions } from "../store/accounts/session_reads.ts";
import { isActingOwner } from "../store/accounts/owners.ts";
import { findUser, readUser } from "../store/accounts/users.ts";
import { toAccount } from "../store/accounts/user_row.ts";
import { utcDay } from "../time/utc_day.ts";
import { isToken, newToken, tokenHash } from "./secret_token.ts";
import { shownDevice } from "./device.ts";
import { networkOf } from "./network.ts";
import { createBoundedMap } from "../../lib/bounded_map.ts";

/** Owners remembered; about 2 MB. */
const MAX_REMEMBERED = 10_000;

/** The signed-in user, as handlers see it. */
export interface Session {
  /** The public id of the session. */
  id: string;
  /** Whose it is. */
  user: Account;
  /** Whether the user owns the site, as the database says at this moment. */
  isOwner: boolean;
}

/** A living session. */
export interface FoundSession {
  /** The session. */
  session: Session;
  /** Seconds the cookie may live on, when the session has just been renewed. */
  renewedForSeconds?: number;
}

/** The sessions of all users. */
export interface Sessions {
  /**
   * The living session this token belongs to, renewed once a day and when it is used from another network; null
   * for everything else.
   */
  find(token: string, clientAddress: string): Promise<FoundSession | null>;
  /** Its user with the balance of this moment; null when the account has been deleted since. */
  user(session: Session): Promise<User | null>;
  /** Every living session of the same user, the newest first. */
  list(session: Session): Promise<SessionSummary[]>;
  /** Ends one session of the same user. False when there is none with this id. */
  end(session: Session, id: string): Promise<boolean>;
  /** Ends all sessions of the same user but this one. */
  endOthers(session: Session): Promise<void>;
}

/** A session about to begin: the token for the cookie, and what is stored of it. */
export interface NewSession extends StoredSession {
  /** The token for the cookie: 256 random bits. Only its SHA-256 is stored. */
  token: string;
}

/** A session of this user that is to be written. */
export function newSession(
  { userId, device, clientAddress, now }: {
    userId: number;
    device: string;
    clientAddress: string;
    now: number;
  },
): NewSession {
  const token = newToken();
  const network = networkOf(clientAddress);
  const row = { id: ulid(now), userId, device, network, createdAt: now, usedAt: now };
  return { token, tokenHash: tokenHash(token), row };
}

/** How long the cookie of a session lives that begins or is renewed now. */
export function lifeSeconds(row: Pick<SessionRow, "createdAt" | "usedAt">): number {
  return Math.floor((endOf(row) - row.usedAt) / 1000);
}

/** Sessions kept in the database. */
export function createSessions(
  { kv, now }: { kv: Deno.Kv; now: () => Date },
): Sessions {
  const read = batchedSessions(kv);
  /** By token hash. A token belongs to one user for ever, so nothing here can be out of date. */
  const owners = createBoundedMap<string, number>(MAX_REMEMBERED);

  async function readOwner(hash: string): Promise<number | null> {
    const owner = await findSessionOwner(kv, hash);
    if (owner === null) return null;
    owners.set(hash, owner);
    return owner;
  }

  return {
    async find(token, clientAddress) {
      if (!isToken(token)) return null;
      const hash = tokenHash(token);
      const userId = owners.get(hash) ?? await readOwner(hash);
      if (userId === null) return null;
      const moment = now().getTime();
      const rows = await read({ tokenHash: hash, userId, now: moment });
      if (!rows) {
        owners.delete(hash);
        return null;
      }
      const session: Session = {
        id: rows.session.id,
        user: toAccount(rows.user),
        isOwner: isActingOwner(rows.user),
      };
      const use = { now: moment, network: networkOf(clientAddress) };
      if (!isRenewalDue(rows.session, use)) return { session };
      // With a full disk everything can still be read.
      const renewed = await renewSession(kv, hash, use).catch((error) => {
        if (isDiskFull(error)) return null;
        throw error;
      });
      if (renewed === null || renewed === CONFLICT) return { session };
      return { session, renewedForSeconds: lifeSeconds(renewed) };
    },

    user: ({ user }) => readUser(kv, user.id),

    async list({ id, user }) {
      const row = await findUser(kv, user.id);
      const rows = row ? await listSessions(kv, row, now().getTime()) : [];
      return rows.map((row) => ({
        id: row.id,
        device: shownDevice(row.device),
        current: row.id === id,
        signedInAt: new Date(row.createdAt).toISOString(),
        lastUsed: utcDay(new Date(row.usedAt)),
        network: row.network,
      }));
    },

    // A longer text would not even fit into a key of the database.
    end: async ({ user }, id) => isValid(id) && await endSession(kv, user.id, id),

    async endOthers({ id, user }) {
      const changed = orConflict(await endOtherSessions(kv, user.id, id));
      // They have ended already; only their rows are left.
      if (changed) await removeSessions(kv, user.id, changed.sessionEra);
    },
  };
}
