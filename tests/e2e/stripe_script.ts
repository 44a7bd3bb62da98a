/**
 * @module What stands for Stripe's own script in the tests, where there is no internet: it shows a field
 * and a button in the places it is given, and asks the test for their outcome.
 */
import type { BrowserContext } from "playwright-core";

/** What a buyer does at Stripe. */
export interface StripeVisit {
  clientSecret: string;
  /** The number in Stripe's field; empty for Stripe's own page. */
  cardNumber: string;
  /** Where Stripe would lead, if it had to. */
  returnUrl?: string;
  /** What of our look was handed over. */
  look?: { variables: Record<string, string> };
}

/** What Stripe's script answers: as its `confirmPayment` does, or a URL to go to. */
export type StripeAnswer =
  | { error: { message: string } }
  | { paymentIntent: { status: "succeeded" | "processing" } }
  | { url: string };

const SCRIPT = `
globalThis.Stripe = Object.assign(() => ({
  elements({ clientSecret, appearance: look }) {
    let field;
    const listeners = {};
    return {
      visit: () => ({ clientSecret, look, cardNumber: field.value }),
      create: () => ({
        on: (name, listener) => listeners[name] = listener,
        mount(place) {
          place.innerHTML = "<label>Stripe's card number <input></label>";
          field = place.querySelector("input");
          listeners.ready();
        },
      }),
    };
  },
  confirmPayment: ({ elements, confirmParams }) =>
    atStripe({ ...elements.visit(), returnUrl: confirmParams.return_url }),
  async createEmbeddedCheckoutPage({ clientSecret }) {
    return {
      mount(place) {
        place.innerHTML = "<button>Pay at Stripe</button>";
        place.firstChild.onclick = async () => {
          const { url } = await atStripe({ clientSecret, cardNumber: "" });
          location.assign(url);
        };
      },
      destroy() {},
    };
  },
}), { version: "endive" });
`;

/**
 * Serves the script; `visit` decides the outcome of each visit. Returns how many came for it so
 * far.
 */
export async function serveStripe(
  context: BrowserContext,
  visit: (visit: StripeVisit) => Promise<StripeAnswer>,
): Promise<() => number> {
  let loads = 0;
  await context.exposeFunction("atStripe", visit);
  await context.route("https://js.stripe.com/**", (route) => {
    loads++;
    return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  });
  return () => loads;
}
