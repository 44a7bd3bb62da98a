/**
 * @module The official client, as we use it: loaded when it is first needed, with a time limit of our own
 * and no retries behind our back.
 */
import type { Stripe } from "stripe";
import type { StripeConfig } from "../../config.ts";
import { createLazy } from "../../concurrency/lazy.ts";
import { Failure } from "../../failures/failure.ts";
import { t } from "../../../lib/i18n/translate.ts";

/** Stripe answers within a second or two; a person is waiting in front of a button. */
const TIME_LIMIT_MS = 15_000;

/** Does something with Stripe. Throws `provider` when Stripe does not do its part. */
export type AskStripe = <Answer>(work: (client: Stripe) => Promise<Answer>) => Promise<Answer>;

/** Asks Stripe with these keys; the client is loaded at the first question. */
export function createAsking({ secretKey, apiUrl }: Pick<StripeConfig, "secretKey" | "apiUrl">) {
  const load = createLazy(async () => {
    const { Stripe } = await import("stripe");
    return new Stripe(secretKey, clientOptions(apiUrl));
  });

  const ask: AskStripe = async (work) => {
    try {
      return await work(await load());
    } catch (error) {
      if (error instanceof Failure) throw error;
      const message = t("The payment provider did not answer. Please try again.");
      throw new Failure("provider", message, { cause: error });
    }
  };
  return ask;
}

/** How the client reaches Stripe at this URL. */
export function clientOptions(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    protocol: isPlain ? "http" as const : "https" as const,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: TIME_LIMIT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  };
}

/** The answer, or null where Stripe has no such thing (any more). */
export async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether Stripe has no such thing: of the parameter with this name, or of whatever was named. */
export function isMissing(error: unknown, parameter?: string): boolean {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "resource_missing") {
    return false;
  }
  return parameter === undefined || "param" in error && error.param === parameter;
}

/** The answer, or null where Stripe says that this cannot be asked of it (any more). */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    const isRefusal = error instanceof Error && "type" in error &&
      error.type === "StripeInvalidRequestError";
    if (isRefusal) return null;
    throw error;
  }
}
