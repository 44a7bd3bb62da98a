/** @module The dialogs over a list of entries, loaded together by the first who needs one. */

export { ReportDialog } from "./ReportDialog.tsx";
export { VoteDialog } from "./VoteDialog.tsx";
export { WithdrawDialog } from "./WithdrawDialog.tsx";
