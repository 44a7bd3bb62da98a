/** @module The dialog that is open over a list of entries. */
import { useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";
import type { OwnSubmission, Submission } from "../../lib/contest/submission.ts";

/** The dialog to open, and its entry. */
export type DialogRequest =
  | { kind: "vote"; entry: Submission }
  | { kind: "withdraw"; entry: OwnSubmission }
  | { kind: "report"; entry: Submission };

/** A request whose dialog is ready to be shown. */
export type OpenDialog = DialogRequest & { dialogs: typeof import("./entry_dialogs.ts") };

/** The open dialog, if any. Opening loads its code first; it stays closed when that fails. */
export function useContestDialogs() {
  const [open, setOpen] = useState<OpenDialog>();

  async function show(request: DialogRequest): Promise<void> {
    const dialogs = await lazyImport(() => import("./entry_dialogs.ts"));
    if (dialogs) setOpen({ ...request, dialogs });
  }

  return { open, show, close: () => setOpen(undefined) };
}
