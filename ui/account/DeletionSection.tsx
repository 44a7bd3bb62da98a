/** @module Deleting the account for good. */
import { useState } from "react";
import { type ApiProblem, callApi } from "../api/api.ts";
import { useForm } from "../forms/use_form.ts";
import { AccountDeletion } from "../../lib/schemas/account_changes.ts";
import { noteSessionChange } from "../session/changes.ts";
import { setUser } from "../session/user_store.ts";
import { forgetTab } from "../storage/tab_storage.ts";
import { keepToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { PasswordConfirmation } from "./PasswordConfirmation.tsx";
import { msg, t } from "../../lib/i18n/translate.ts";
import { showFailure } from "../session/failure.ts";
import { Trans } from "../components/Trans.tsx";

export function DeletionSection({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection
      title={t("Delete your account")}
      text={t(
        "Your characters, their pictures, your contest entries and your generations go with it. Nobody can bring them back, not even us.",
      )}
    >
      <Button variant="secondary" onClick={() => setOpen(true)} className="justify-self-start">
        {t("Delete account")}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("Delete your account for good?")}
        description={
          <Trans
            text="Everything that belongs to {username} is deleted at once, generations you have paid for included. This cannot be undone."
            values={{ username: <strong className="text-ink">{username}</strong> }}
          />
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
      <PasswordConfirmation
        username={username}
        form={form}
        busyText={t("Deleting...")}
        variant="danger"
        cancelText={t("Keep my account")}
        onCancel={onCancel}
      >
        {t("Delete for good")}
      </PasswordConfirmation>
    </form>
  );
}

async function deleteAccount(request: AccountDeletion): Promise<ApiProblem | void> {
  const answer = await callApi("/api/account/delete", { method: "POST", body: request });
  if ("problem" in answer) {
    const { problem } = answer;
    showFailure(problem, { title: msg("Account not deleted") });
    return problem;
  }
  setUser(null);
  noteSessionChange();
  forgetTab();
  keepToast({
    title: t("Account deleted"),
    description: t("Everything of yours is gone. Thank you for the cats."),
    tone: "success",
  });
  location.replace("/");
}
