/** @module How a purchase stands, as the colour of its badge. */
import type { SubscriptionStatus } from "../../lib/payments/subscription.ts";
import type { BadgeProps } from "../components/Badge.tsx";

/** The tone of the badge, by status. */
export const STATUS_TONES: Record<SubscriptionStatus, BadgeProps["tone"]> = {
  pending: "accent",
  active: "success",
  past_due: "danger",
  unpaid: "danger",
  canceled: "neutral",
  refunded: "neutral",
};
