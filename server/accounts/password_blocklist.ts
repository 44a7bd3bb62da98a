/** @module The passwords that attackers try first. */
import { createLazy } from "../concurrency/lazy.ts";
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The size ASVS 5.0 (6.2.4) asks for. */
const COUNT = 3_000;

const commonPasswords = createLazy(readCommon);

/**
 * Throws `invalid` about this field when the password is one of the commonest, whatever its case.
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (!(await commonPasswords()).has(password.toLowerCase())) return;
  const message = t("This is one of the most common passwords. Please choose another one.");
  throw new Failure("invalid", message, { issues: [{ path: field, message }] });
}

async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const byFrequency: readonly (string | number)[] = dictionary["passwords-common"];
  return new Set(byFrequency.slice(0, COUNT).map(String));
}
