/**
 * Deleting the account for good.
 *
 * @module
 */
import { useState } from "react";
import { type ApiProblem, callApi } from "../api/api.ts";
import { PasswordField } from "../forms/PasswordField.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { useForm } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";
import { AccountDeletion } from "../../lib/schemas/account_changes.ts";
import { noteSessionChange } from "../session/changes.ts";
import { signInAgain } from "../session/expiry.ts";
import { setUser } from "../session/user_store.ts";
import { forgetTab } from "../storage/tab_storage.ts";
import { keepToast, showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { AccountSection } from "./AccountSection.tsx";

export function DeletionSection({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection
      title="Delete your account"
      text="Your characters, their pictures, your contest entries and your generations go with it. Nobody can bring them back, not even us."
    >
      <Button variant="secondary" onClick={() => setOpen(true)} className="justify-self-start">
        Delete account
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account for good?"
        description={
          <>
            Everything that belongs to <strong className="text-ink">{username}</strong>{" "}
            is deleted at once, generations you have paid for included. This cannot be undone.
          </>
        }
      >
        <DeletionForm username={username} onCancel={() => setOpen(false)} />
      </Dialog>
    </AccountSection>
  );
}

function DeletionForm({ username, onCancel }: { username: string; onCancel: () => void }) {
  const form = useForm(AccountDeletion, deleteAccount);
  return (
    <form {...form.handlers} className="grid gap-5">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        which="current"
        label="Your password"
        name="password"
        error={form.problems.password}
      />
      <WaitNotice wait={form.wait} />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>Keep my account</Button>
        <SubmitButton form={form} busyText="Deleting..." variant="danger">
          Delete for good
        </SubmitButton>
      </DialogActions>
    </form>
  );
}

async function deleteAccount(request: AccountDeletion): Promise<ApiProblem | void> {
  const answer = await callApi("/api/account/delete", { method: "POST", body: request });
  if ("problem" in answer) {
    const { problem } = answer;
    if (signInAgain(problem)) return problem;
    const description = problem.message || "Please try again.";
    showToast({ title: "Account not deleted", description, tone: "destructive" });
    return problem;
  }
  setUser(null);
  noteSessionChange();
  forgetTab();
  keepToast({
    title: "Account deleted",
    description: "Everything of yours is gone. Thank you for the cats.",
    tone: "success",
  });
  location.replace("/");
}
