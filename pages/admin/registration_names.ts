/** @module What the registration modes are called. */
import { msg } from "../../lib/i18n/translate.ts";
import type { RegistrationMode } from "../../lib/registration.ts";

export const REGISTRATION_NAMES: Record<RegistrationMode, string> = {
  open: msg("Open to everyone"),
  invitation: msg("By invitation"),
  closed: msg("Closed"),
};
