/**
 * The dialog that is open over a list of entries.
 *
 * @module
 */
import { useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";
import type { OwnSubmission, Submission } from "../../lib/contest/submission.ts";

/** What somebody wants to do with an entry. */
export type Wish =
  | { kind: "vote"; entry: Submission }
  | { kind: "withdraw"; entry: OwnSubmission }
  | { kind: "report"; entry: Submission };

/** A wish whose dialog is ready to be shown. */
export type OpenDialog = Wish & { dialogs: typeof import("./entry_dialogs.ts") };

export function useContestDialogs() {
  const [open, setOpen] = useState<OpenDialog>();

  async function show(wish: Wish): Promise<void> {
    const dialogs = await lazyImport(() => import("./entry_dialogs.ts"));
    if (dialogs) setOpen({ ...wish, dialogs });
  }

  return { open, show, close: () => setOpen(undefined) };
}
