/**
 * What the registration modes are called.
 *
 * @module
 */
import type { RegistrationMode } from "../../lib/registration.ts";

export const REGISTRATION_NAMES: Record<RegistrationMode, string> = {
  open: "Open to everyone",
  invitation: "By invitation",
  closed: "Closed",
};
