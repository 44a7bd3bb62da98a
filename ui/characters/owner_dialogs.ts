/** @module What the owner of a character can do on its page, loaded with the first press. */

export { default as DeleteDialog } from "./DeleteDialog.tsx";
export { default as EditDialog } from "./EditDialog.tsx";
export { SubmitOneDialog } from "../contest/SubmitOneDialog.tsx";
export { deleteFromPage, reloadAfterEdit } from "./owner_changes.ts";
