/**
 * Who is asking, as limits and generations count them.
 *
 * @module
 */
import type { Context } from "hono";
import type { Config } from "../config.ts";
import { type Owner, userOwner } from "../store/generations/generation_row.ts";
import { clientAddress } from "./client_address.ts";
import type { AppEnv } from "./env.ts";

/** The account of the session, or the client's address. */
export function clientOwner(
  c: Context<AppEnv>,
  { trustedProxies }: Pick<Config, "trustedProxies">,
): Owner {
  const user = c.var.session?.user;
  return user ? userOwner(user.id) : `guest:${clientAddress(c, trustedProxies)}`;
}
