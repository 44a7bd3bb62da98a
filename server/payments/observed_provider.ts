/** @module The payment provider, with every call that may leave the process measured. */
import type { PaymentProvider } from "./provider.ts";
import { measureCall } from "../telemetry/measure_call.ts";
import { providerDuration } from "../telemetry/metrics.ts";

/** The same provider, its calls measured. */
export function observedProvider(provider: PaymentProvider): PaymentProvider {
  const { name } = provider;
  function call<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const span = `${name} ${operation}`;
    return measureCall({ duration: providerDuration, labels: [name, operation], span }, work);
  }
  return {
    ...provider,
    open: (purchase) => call("open", () => provider.open(purchase)),
    close: (purchase) => call("close", () => provider.close(purchase)),
    look: (purchase, hint) => call("look", () => provider.look(purchase, hint)),
    endPlan: (purchase, when) => call("endPlan", () => provider.endPlan(purchase, when)),
    resumePlan: (purchase) => call("resumePlan", () => provider.resumePlan(purchase)),
    portal: (userId) => call("portal", () => provider.portal(userId)),
    findOrder: (subject) => call("findOrder", () => provider.findOrder(subject)),
  };
}
