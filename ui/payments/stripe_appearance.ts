/**
 * @module Stripe's fields in our colours. They live in a frame of Stripe's, where our style sheets do not
 * reach.
 */
import type { Appearance } from "@stripe/stripe-js";

/** What of our theme Stripe can take over; the colours as the page shows them now, day or night. */
export function stripeAppearance(): Appearance {
  return {
    theme: "flat",
    variables: {
      colorPrimary: shown("--color-accent-ink"),
      colorBackground: shown("--color-surface"),
      colorText: shown("--color-ink"),
      colorTextSecondary: shown("--color-muted"),
      colorDanger: shown("--color-danger"),
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSizeBase: "17px",
      borderRadius: "16px",
    },
    rules: { ".Input": { border: `1.5px solid ${shown("--color-edge")}` } },
  };
}

/** The colour behind a token of the theme. Only an element's own style says which half of it counts. */
function shown(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
