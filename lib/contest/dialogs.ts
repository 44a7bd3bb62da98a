/**
 * The dialog that is open over a list of entries. Each is loaded by the first who needs it.
 *
 * @module
 */
import { type ComponentType, useState } from "react";
import { lateModule } from "../late_module.ts";
import type { ReportDialogProps } from "./ReportDialog.tsx";
import type { OwnSubmission, Submission } from "./submission.ts";
import type { VoteDialogProps } from "./VoteDialog.tsx";
import type { WithdrawDialogProps } from "./WithdrawDialog.tsx";

export type OpenDialog =
  | { kind: "vote"; Dialog: ComponentType<VoteDialogProps>; entry: Submission }
  | { kind: "withdraw"; Dialog: ComponentType<WithdrawDialogProps>; entry: OwnSubmission }
  | { kind: "report"; Dialog: ComponentType<ReportDialogProps>; entry: Submission };

export function useContestDialogs() {
  const [open, setOpen] = useState<OpenDialog>();

  async function vote(entry: Submission): Promise<void> {
    const module = await lateModule(() => import("./VoteDialog.tsx"));
    if (module) setOpen({ kind: "vote", Dialog: module.default, entry });
  }

  async function withdraw(entry: OwnSubmission): Promise<void> {
    const module = await lateModule(() => import("./WithdrawDialog.tsx"));
    if (module) setOpen({ kind: "withdraw", Dialog: module.default, entry });
  }

  async function report(entry: Submission): Promise<void> {
    const module = await lateModule(() => import("./ReportDialog.tsx"));
    if (module) setOpen({ kind: "report", Dialog: module.default, entry });
  }

  return { open, vote, withdraw, report, close: () => setOpen(undefined) };
}
