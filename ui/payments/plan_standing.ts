/** @module What a person has of a plan already, in words, and what can be done about it. */
import { formatDay } from "../format/format_date.ts";
import type { Product } from "../../lib/payments/product.ts";
import type { PlanState } from "./plan_state.ts";
import { t } from "../../lib/i18n/translate.ts";

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
        title: t("Waiting for your bank"),
        text: t("Your {n} generations arrive when it has confirmed the payment.", {
          n: generationCredits,
        }),
        tone: "info",
        can: type === "subscription" ? ["cancel"] : [],
      };
    case "owned":
      return {
        title: t("Yours for life"),
        text: t("Bought on {day}.", { day: formatDay(purchase.startDate) }),
        tone: "success",
        can: [],
      };
    case "running":
      return {
        title: t("Your plan"),
        text: t("Since {day}.", { day: formatDay(purchase.startDate) }),
        tone: "success",
        can: ["cancel"],
      };
    case "ending":
      return {
        title: t("Canceled"),
        text: t("It runs until {day}. Nothing more will be charged.", {
          day: formatDay(purchase.endDate!),
        }),
        tone: "info",
        can: ["resume"],
      };
    case "overdue":
      return {
        title: t("Payment overdue"),
        text: t("The last payment failed. It is tried again in the next days."),
        tone: "danger",
        can: ["replace card", "cancel"],
      };
    case "unpaid":
      return {
        title: t("Payment failed"),
        text: t(
          "It is not tried again by itself. Another card can pay it, or you cancel the plan.",
        ),
        tone: "danger",
        can: ["replace card", "cancel"],
      };
  }
}
