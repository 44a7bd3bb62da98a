/** @module Who may open an account, as the site's owners have set it. */
import type { RegistrationMode } from "../../../lib/registration.ts";
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict, type Operation } from "../database/commit.ts";
import { isUsable, readInvitation } from "./invitations.ts";
import { keys } from "../keys.ts";
import { readActingOwner } from "./owners.ts";

/** Of the account that is opened. */
export interface Admission {
  /** The invitation's id; absent without one. */
  invitation?: string;
  /** The mode while no owner has set one. */
  defaultMode: RegistrationMode;
  /** When it is opened. */
  at: Date;
}

/** Why an account cannot be opened: `used` is an invitation that no longer counts. */
export type NotAdmitted = "closed" | "uninvited" | "used";

/** The mode that is set; null while none is. */
export async function readMode(kv: Deno.Kv): Promise<RegistrationMode | null> {
  return (await kv.get<RegistrationMode>(keys.registrationMode)).value;
}

/** Sets the mode. `set` also when it was set before. */
export function setMode(
  kv: Deno.Kv,
  { mode, ownerId, at }: { mode: RegistrationMode; ownerId: number; at: Date },
): Promise<"set" | "forbidden" | Conflict> {
  return commit<"set" | "forbidden">(async () => {
    const owner = await readActingOwner(kv, ownerId);
    if (!owner) return { answer: "forbidden" };
    const stored = await kv.get<RegistrationMode>(keys.registrationMode);
    if (stored.value === mode) return { answer: "set" };
    const operation = atomic(kv).check(owner, stored).set(stored.key, mode);
    addAudit(operation, { at, actor: ownerId, action: "registration_mode_changed", detail: mode });
    return { operation, answer: "set" };
  });
}

/**
 * Adds to the operation that opens an account what its admission needs: that the mode is still the one that
 * was read, and a use of the invitation. Adds nothing when it answers why the account cannot be opened.
 */
export async function addAdmission(
  kv: Deno.Kv,
  operation: Operation,
  { invitation, defaultMode, at }: Admission,
): Promise<NotAdmitted | null> {
  const mode = await kv.get<RegistrationMode>(keys.registrationMode);
  const counts = mode.value ?? defaultMode;
  if (counts === "closed") return "closed";
  if (counts === "invitation") {
    if (!invitation) return "uninvited";
    const stored = await readInvitation(kv, invitation);
    if (!stored.value || !isUsable(stored.value, at)) return "used";
    operation.check(stored).set(stored.key, { ...stored.value, used: stored.value.used + 1 });
  }
  operation.check(mode);
  return null;
}
