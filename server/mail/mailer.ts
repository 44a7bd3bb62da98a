/**
 * @module E-mail, sent through an SMTP server after the request that asked for it has been answered: how
 * long that takes, and whether there was anything to send, is not seen from outside.
 */
import { connect } from "node:net";
import { createTransport } from "nodemailer";
import type { MailConfig } from "../config.ts";
import { log } from "../telemetry/log.ts";

/** A letter as plain text. */
export interface Mail {
  /** One address. */
  to: string;
  /** One line. */
  subject: string;
  /** Plain text. */
  text: string;
}

/** Sends letters in the background. */
export interface Mailer {
  /**
   * Sends what `write` gives, some time after this call; null sends nothing. A failure goes to the log,
   * without the address.
   */
  queue(write: () => Promise<Mail | null>): void;
  /** Resolves once nothing is left to send. */
  settled(): Promise<void>;
}

/** Connections to the SMTP server. */
const AT_ONCE = 2;

/** More would only arrive when the people they are for have given up. */
const MAX_WAITING = 200;

/** Milliseconds until an SMTP server that does not connect, greet or answer has failed. */
export const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1_000,
};

/** So that no program answers to it (RFC 3834). */
const HEADERS = { "Auto-Submitted": "auto-generated" };

/** A mailer over this SMTP server. `timeouts` are in milliseconds. */
export function createMailer(config: MailConfig, timeouts = TIMEOUTS): Mailer {
  const { from } = config;
  const transport = createTransport(transportOptions(config, timeouts));
  const waiting: (() => Promise<Mail | null>)[] = [];
  const senders = new Set<Promise<void>>();

  async function sendWaiting(): Promise<void> {
    for (let write = waiting.shift(); write; write = waiting.shift()) {
      try {
        const mail = await write();
        if (mail) await transport.sendMail({ ...mail, from, headers: HEADERS });
      } catch (error) {
        log.error("an e-mail was not sent", withoutAddress(error));
      }
    }
  }

  return {
    queue(write) {
      if (waiting.length >= MAX_WAITING) {
        log.error("an e-mail was not sent", `${MAX_WAITING} are waiting already`);
        return;
      }
      waiting.push(write);
      if (senders.size >= AT_ONCE) return;
      const sender = sendWaiting().finally(() => senders.delete(sender));
      senders.add(sender);
    },
    async settled() {
      while (senders.size > 0) await Promise.all(senders);
    },
  };
}

function transportOptions(
  { host, port, secure, requireTls, auth }: MailConfig,
  timeouts: typeof TIMEOUTS,
) {
  return {
    host,
    port,
    secure,
    requireTLS: requireTls,
    auth,
    ...timeouts,
    // The library connects to the address it has looked up; Deno permits the host by its name.
    getSocket(_options: unknown, done: (error: Error | null, socket?: object) => void) {
      const connection = connect({ host, port });
      const patience = setTimeout(
        () => connection.destroy(new Error("timeout")),
        timeouts.connectionTimeout,
      );
      connection.once("connect", () => {
        clearTimeout(patience);
        connection.off("error", failed);
        done(null, { connection });
      });
      connection.once("error", failed);
      function failed(error: Error) {
        clearTimeout(patience);
        done(error);
      }
    },
  };
}

/** SMTP servers quote the address in what they answer; its code says enough. */
function withoutAddress(error: unknown): unknown {
  const { code, responseCode, command } = error as Record<string, unknown>;
  if (code === undefined) return error;
  return ["SMTP", code, responseCode, command && `at ${command}`].filter(Boolean).join(" ");
}
