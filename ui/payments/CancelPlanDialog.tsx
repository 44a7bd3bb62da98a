/** @module The dialog that asks before the monthly plan is ended. */
import { callApi } from "../api/api.ts";
import { formatDay } from "../format/format_date.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast/toast.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "../forms/ConfirmDialog.tsx";
import type { Subscription } from "../../lib/payments/subscription.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface CancelPlanDialogProps extends Pick<ConfirmDialogProps, "onClose" | "focusAfter"> {
  /** Whether its last payment failed: it ends at once then. */
  isOverdue: boolean;
  /** Hears that the plan has been ended, or was ended already. */
  onCanceled: () => Promise<void>;
}

export default function CancelPlanDialog(
  { isOverdue, onCanceled, onClose, focusAfter }: CancelPlanDialogProps,
) {
  async function confirm() {
    const answer = await callApi<Subscription>("/api/subscription/cancel", { method: "POST" });
    if ("problem" in answer) {
      const { problem } = answer;
      if (signInAgain(problem)) return true;
      const description = problem.message || t("Please try again.");
      showToast({ title: t("Cancellation failed"), description, tone: "destructive" });
      // Without a running plan there is nothing left to cancel; the list shows it.
      if (problem.status !== 404) return false;
    } else {
      const { status, endDate } = answer.body;
      const description = endDate && status !== "canceled"
        ? t("It runs until {day}. Nothing more will be charged.", { day: formatDay(endDate) })
        : t("Nothing more will be charged.");
      showToast({ title: t("Plan canceled"), description, tone: "success" });
    }
    await onCanceled();
    onClose();
    return true;
  }

  return (
    <ConfirmDialog
      title={t("Cancel your monthly plan?")}
      description={t(isOverdue ? AT_ONCE : WITH_ITS_MONTH)}
      labels={{ confirm: t("Cancel plan"), busy: t("Canceling..."), cancel: t("Keep my plan") }}
      onConfirm={confirm}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}

const WITH_ITS_MONTH = msg(
  "It runs to the end of the month you have paid for, and is not renewed then. Every generation you have got stays yours.",
);

const AT_ONCE = msg(
  "It ends at once, and the payment that failed is not tried again. Every generation you have got stays yours.",
);
