/**
 * @module Parameters that not every server knows. One that a server refuses is left out from then on.
 */
import { log } from "../telemetry/log.ts";
import { outcomeOf } from "./outcomes.ts";

/** What a picture can do without, and what makes no sense without it. */
const OPTIONAL: Record<string, readonly string[]> = {
  safety_identifier: [],
  partial_images: [],
  stream: ["partial_images"],
  output_format: [],
  quality: [],
  n: [],
};

type Parameters = Record<string, unknown>;

/** The parameters that one server does not know, learned from its refusals. */
export function createOptionalParameters() {
  const unknown = new Set<string>();

  /** The optional parameters that were sent and this refusal names. */
  function namedIn(error: unknown, sent: Parameters): string[] {
    if (outcomeOf(error) !== "rejected") return [];
    const { status, param, message } = error as {
      status?: unknown;
      param?: unknown;
      message?: unknown;
    };
    if (status !== 400 && status !== 422) return [];
    const text = `${param ?? ""} ${message ?? ""}`;
    return Object.keys(OPTIONAL).filter((name) =>
      name in sent && new RegExp(String.raw`\b${name}\b`).test(text)
    );
  }

  function known(parameters: Parameters): Parameters {
    return Object.fromEntries(Object.entries(parameters).filter(([name]) => !unknown.has(name)));
  }

  return {
    /**
     * Asks with these parameters. Where the server refuses one it can do without, asks again without it: it has
     * drawn nothing yet. Throws what the server answered otherwise.
     */
    async ask<Answer>(
      parameters: Parameters,
      send: (parameters: Parameters) => Promise<Answer>,
    ): Promise<Answer> {
      for (;;) {
        const sent = known(parameters);
        try {
          return await send(sent);
        } catch (error) {
          const names = namedIn(error, sent);
          if (names.length === 0) throw error;
          for (const name of names.flatMap((name) => [name, ...OPTIONAL[name]!])) unknown.add(name);
          log.info(`the image server does not know ${names.join(", ")}: left out from now on`);
        }
      }
    },
  };
}
