/** @module The SMTP server, when e-mail can be sent. */
import { z } from "zod";
import { incompleteSettings } from "./config_error.ts";

/** How to reach the SMTP server. */
export interface MailConfig {
  /** Name of the server. */
  host: string;
  /** TCP port, e.g. 465 or 587. */
  port: number;
  /** Whether the connection is TLS from its start; otherwise it is upgraded where the server can. */
  secure: boolean;
  /** Whether nothing is sent over a connection without TLS. */
  requireTls: boolean;
  /** Login; absent where the server asks for none. */
  auth: { user: string; pass: string } | undefined;
  /** The sender, e.g. `Purrtrait <cats@purrtrait.example>`. */
  from: string;
}

/** `cats@purrtrait.example`, or `Purrtrait <cats@purrtrait.example>`. */
const SENDER = /^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** The variables that say how to reach the SMTP server. */
export const MAIL_VARIABLES = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(SENDER, "expected an address, or a name and <an address>").optional(),
};

type Variables = z.output<z.ZodObject<typeof MAIL_VARIABLES>>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Absent without both of its variables. Throws {@link ConfigError} when only one is set. */
export function readMail(env: Variables): MailConfig | undefined {
  const { SMTP_URL, MAIL_FROM } = env;
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return undefined;
  if (SMTP_URL === undefined) throw incompleteSettings("MAIL_FROM", "SMTP_URL");
  if (MAIL_FROM === undefined) throw incompleteSettings("SMTP_URL", "MAIL_FROM");
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "smtps:";
  const auth = username === ""
    ? undefined
    : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Without this an attacker on the way could take the password by hiding that the server speaks
    // TLS.
    requireTls: auth !== undefined && !LOOPBACK.test(host),
    auth,
    from: MAIL_FROM,
  };
}
