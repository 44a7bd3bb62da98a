/** @module What our e-mails say. */
import type { Mail } from "./mailer.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface LinkLetter {
  to: string;
  username: string;
  link: string;
}

/** Brings a link to choose a new password. */
export function passwordLetter({ to, username, link }: LinkLetter): Mail {
  return {
    to,
    subject: t("Choose a new password for Purrtrait"),
    text: t(
      `Hello {username},

somebody, hopefully you, asked for a new password for your Purrtrait account.
Choose one here:

{link}

The link works once, for one hour. Every device is signed out when you use it.

If you did not ask for it, you need not do anything: your password stays as it is.
`,
      { username, link },
    ),
  };
}

/** Asks the owner of an address whether it belongs to this account. */
export function verificationLetter({ to, username, link }: LinkLetter): Mail {
  return {
    to,
    subject: t("Confirm your e-mail for Purrtrait"),
    text: t(
      `Hello {username},

this address was entered as the e-mail of the Purrtrait account "{username}".
Confirm it here:

{link}

The link works once, for one day. From then on you can sign in with this address
and have a new password sent to it.

If the account is not yours, you need not do anything.
`,
      { username, link },
    ),
  };
}

/** Says that the address is in use already, which only its owner may learn. */
export function emailTakenLetter({ to, username, link }: LinkLetter): Mail {
  return {
    to,
    subject: t("You have a Purrtrait account already"),
    text: t(
      `Hello {username},

somebody, hopefully you, entered this address for another Purrtrait account. It
belongs to your account "{username}" already, and stays with it.

Have you forgotten your password? Choose a new one here:

{link}

If it was not you, you need not do anything.
`,
      { username, link },
    ),
  };
}

/** Informs an address that it no longer counts. */
export function emailChangedLetter({ to, username }: Omit<LinkLetter, "link">): Mail {
  return {
    to,
    subject: t("The e-mail of your Purrtrait account was changed"),
    text: t(
      `Hello {username},

the Purrtrait account "{username}" has another e-mail now. Nothing more will be
sent to this address.

If it was not you, please write to the owner of the site at once.
`,
      { username },
    ),
  };
}
