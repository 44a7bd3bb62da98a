/** @module Who is asking, as limits and generations count them. */
import type { Context } from "hono";
import type { Config } from "../config.ts";
import type { GenerationRequest } from "../generation/generation_request.ts";
import { type Owner, userOwner } from "../store/generations/generation_row.ts";
import { clientAddress } from "./client_address.ts";
import type { AppEnv } from "./env.ts";
import type { GuestCookie } from "./guest_cookie.ts";
import { requireUser } from "./session.ts";

/** Who asks for a picture. */
export type Requester = Pick<GenerationRequest, "owner" | "browser" | "isPremium">;

/** The account of the session, or the client's address. */
export function ownerOf(
  c: Context<AppEnv>,
  { trustedProxies }: Pick<Config, "trustedProxies">,
): Owner {
  const user = c.var.session?.user;
  return user ? userOwner(user.id) : `guest:${clientAddress(c, trustedProxies)}`;
}

/** A user, or a guest by address and browser; a browser that is not known yet gets its cookie. */
export function requesterOf(
  c: Context<AppEnv>,
  { guests, config }: { guests: GuestCookie; config: Pick<Config, "trustedProxies"> },
): Requester {
  const owner = ownerOf(c, config);
  const user = c.var.session?.user;
  return user
    ? { owner, isPremium: user.isPremium ?? false }
    : { owner, browser: guests.identify(c) };
}

/** The user who pays for several pictures at once. */
export interface Payer {
  userId: number;
  isPremium: boolean;
  /** The same for the same pictures. */
  idempotencyKey?: string;
}

/** The user of the session. Throws `unauthenticated` when there is none. */
export function payerOf(c: Context<AppEnv>, idempotencyKey: string | undefined): Payer {
  const { id, isPremium = false } = requireUser(c);
  return { userId: id, isPremium, ...(idempotencyKey !== undefined && { idempotencyKey }) };
}
