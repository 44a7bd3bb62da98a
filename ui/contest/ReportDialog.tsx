/** @module The dialog that reports an entry to the moderators. */
import { type ApiProblem, callApi } from "../api/api.ts";
import { showFailure } from "../session/failure.ts";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { useForm } from "../forms/use_form.ts";
import { MAX_REPORT_CHARACTERS } from "../../lib/limits.ts";
import { REPORT_REASON_NAMES, REPORT_REASONS, ReportRequest } from "../../lib/schemas/contest.ts";
import { showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { Field } from "../components/Field.tsx";
import { FieldGroup } from "../components/FieldGroup.tsx";
import { Textarea } from "../components/Textarea.tsx";
import type { Submission } from "../../lib/contest/submission.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface ReportDialogProps {
  entry: Submission;
  onClose: () => void;
}

const REPORT_FAILED = { title: msg("Report failed") };

export function ReportDialog({ entry, onClose }: ReportDialogProps) {
  const form = useForm(ReportRequest, send);

  async function send(report: ReportRequest): Promise<ApiProblem | void> {
    const url = `/api/community/submissions/${entry.id}/report`;
    const answer = await callApi(url, { method: "POST", body: report });
    if ("problem" in answer) {
      showFailure(answer.problem, REPORT_FAILED);
      if (answer.problem.status !== 409) return answer.problem;
    } else {
      showToast({
        title: t("Thank you for telling us"),
        description: t("A moderator will look at it."),
        tone: "success",
      });
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("Report {name}", { name: entry.character.name })}
      description={t("Nobody but the moderators will know that you reported it.")}
    >
      <form {...form.handlers} className="grid gap-5">
        <FieldGroup legend={t("What is wrong with it?")} error={form.problems.reason}>
          <div className="grid">
            {REPORT_REASONS.map((reason) => (
              <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input type="radio" name="reason" value={reason} className="size-5 shrink-0" />
                {t(REPORT_REASON_NAMES[reason])}
              </label>
            ))}
          </div>
        </FieldGroup>
        <Field
          label={t("Anything to add?")}
          hint={t("Up to {max} characters; you can leave it empty.", {
            max: MAX_REPORT_CHARACTERS,
          })}
          error={form.problems.text}
        >
          {(control) => <Textarea {...control} name="text" rows={2} />}
        </Field>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t("Cancel")}</Button>
          <SubmitButton form={form} busyText={t("Sending...")}>{t("Send Report")}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
