/** @module Buying by forms that need no script. */

/** Where plans are bought and changed. */
export const PLANS_PAGE = "/subscription";

/** The forms there. */
export const PLAN_FORMS = {
  buy: "buy",
  cancel: "cancel",
  resume: "resume",
  portal: "portal",
} as const;

/** The forms of the demo provider's own page. */
export const DEMO_FORMS = { pay: "pay", cancel: "cancel", settle: "settle" } as const;
