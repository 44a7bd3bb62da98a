/**
 * What a person has of a plan already, in words, and what can be done about it.
 *
 * @module
 */
import { formatDay } from "../format/format_date.ts";
import type { Product } from "../../lib/payments/product.ts";
import type { PlanState } from "./plan_state.ts";

/** How a plan stands. */
export interface PlanStanding {
  title: string;
  text: string;
  tone: "success" | "info" | "danger";
  can: readonly ("cancel" | "resume" | "replace card")[];
}

/** How the plan of this product stands that was bought. */
export function standingOf(
  { type, generationCredits }: Product,
  { state, purchase }: Exclude<PlanState, { state: "offered" }>,
): PlanStanding {
  switch (state) {
    case "confirming":
      return {
        title: "Waiting for your bank",
        text: `Your ${generationCredits} generations arrive when it has confirmed the payment.`,
        tone: "info",
        can: type === "subscription" ? ["cancel"] : [],
      };
    case "owned":
      return {
        title: "Yours for life",
        text: `Bought on ${formatDay(purchase.startDate)}.`,
        tone: "success",
        can: [],
      };
    case "running":
      return {
        title: "Your plan",
        text: `Since ${formatDay(purchase.startDate)}.`,
        tone: "success",
        can: ["cancel"],
      };
    case "ending":
      return {
        title: "Canceled",
        text: `It runs until ${formatDay(purchase.endDate!)}. Nothing more will be charged.`,
        tone: "info",
        can: ["resume"],
      };
    case "overdue":
      return {
        title: "Payment overdue",
        text: "The last payment failed. It is tried again in the next days.",
        tone: "danger",
        can: ["replace card", "cancel"],
      };
    case "unpaid":
      return {
        title: "Payment failed",
        text: "It is not tried again by itself. Another card can pay it, or you cancel the plan.",
        tone: "danger",
        can: ["replace card", "cancel"],
      };
  }
}
