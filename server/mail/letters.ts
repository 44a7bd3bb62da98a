/**
 * What our e-mails say.
 *
 * @module
 */
import type { Mail } from "./mailer.ts";

export interface PasswordLetter {
  to: string;
  username: string;
  link: string;
}

export function passwordLetter({ to, username, link }: PasswordLetter): Mail {
  return {
    to,
    subject: "Choose a new password for Purrtrait",
    text: `Hello ${username},

somebody, hopefully you, asked for a new password for your Purrtrait account.
Choose one here:

${link}

The link works once, for one hour. Every device is signed out when you use it.

If you did not ask for it, you need not do anything: your password stays as it is.
`,
  };
}
