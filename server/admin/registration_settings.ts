/** @module Who may open an account, as the admin pages show it. */
import type { InvitationSummary, RegistrationSettings } from "../../lib/admin/admin_data.ts";
import { invitationUrl } from "../../lib/registration.ts";
import type { ShownInvitation } from "../registration/registration.ts";
import type { AdminDeps } from "./admin_deps.ts";

/** The mode, and the invitations with their state. */
export async function registrationSettings(
  { registration, config }: Pick<AdminDeps, "registration" | "config">,
): Promise<RegistrationSettings> {
  const [mode, invitations] = await Promise.all([registration.mode(), registration.invitations()]);
  return {
    mode,
    invitations: invitations.map((invitation) => {
      const { id, token, note, uses, used, until } = invitation;
      const url = invitationUrl(config.appUrl, token);
      return { id, url, ...(note && { note }), uses, used, until, state: stateOf(invitation) };
    }),
  };
}

function stateOf(
  { usable, revokedAt, used, uses }: ShownInvitation,
): InvitationSummary["state"] {
  if (usable) return "usable";
  if (revokedAt) return "revoked";
  return used >= uses ? "used up" : "ended";
}
