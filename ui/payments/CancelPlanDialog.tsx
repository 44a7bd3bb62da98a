/**
 * The dialog that asks before the monthly plan is ended.
 *
 * @module
 */
import { type RefObject, useState } from "react";
import { callApi } from "../api/api.ts";
import { formatDay } from "../format/format_date.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import type { Subscription } from "../../lib/payments/subscription.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface CancelPlanDialogProps {
  /** Whether its last payment failed: it ends at once then. */
  isOverdue: boolean;
  /** Hears that the plan has been ended, or was ended already. */
  onCanceled: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the button that was pressed is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

export default function CancelPlanDialog(
  { isOverdue, onCanceled, onClose, focusAfter }: CancelPlanDialogProps,
) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const answer = await callApi<Subscription>("/api/subscription/cancel", { method: "POST" });
    if ("problem" in answer) {
      const { problem } = answer;
      if (signInAgain(problem)) return;
      const description = problem.message || t("Please try again.");
      showToast({ title: t("Cancellation failed"), description, tone: "destructive" });
      // Without a running plan there is nothing left to cancel; the list shows it.
      if (problem.status !== 404) return setBusy(false);
    } else {
      const { status, endDate } = answer.body;
      const description = endDate && status !== "canceled"
        ? t("It runs until {day}. Nothing more will be charged.", { day: formatDay(endDate) })
        : t("Nothing more will be charged.");
      showToast({ title: t("Plan canceled"), description, tone: "success" });
    }
    await onCanceled();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      focusAfter={focusAfter}
      title={t("Cancel your monthly plan?")}
      description={t(isOverdue ? AT_ONCE : WITH_ITS_MONTH)}
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>{t("Keep my plan")}</Button>
        <Button variant="danger" busy={busy} onClick={confirm}>
          {busy ? t("Canceling...") : t("Cancel plan")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const WITH_ITS_MONTH = msg(
  "It runs to the end of the month you have paid for, and is not renewed then. Every generation you have got stays yours.",
);

const AT_ONCE = msg(
  "It ends at once, and the payment that failed is not tried again. Every generation you have got stays yours.",
);
