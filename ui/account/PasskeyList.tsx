/** @module The passkeys of an account, each to be renamed or removed. */
import { useRef, useState } from "react";
import { type ApiProblem, callApi } from "../api/api.ts";
import { formatDate } from "../format/format_date.ts";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { TextField } from "../forms/TextField.tsx";
import { useForm } from "../forms/use_form.ts";
import type { PasskeySummary } from "../../lib/passkey_summary.ts";
import { PasskeyName } from "../../lib/schemas/passkeys.ts";
import type { Resource } from "../session/use_resource.ts";
import { showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { AccountList, AccountListItem, lastUse } from "./AccountList.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface PasskeyListProps {
  passkeys: PasskeySummary[];
  onChange: Resource<PasskeySummary[]>["change"];
}

export function PasskeyList({ passkeys, onChange }: PasskeyListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [renaming, setRenaming] = useState<PasskeySummary>();
  const [removing, setRemoving] = useState<string>();

  async function remove({ id, name }: PasskeySummary) {
    setRemoving(id);
    const answer = await callApi(`/api/account/passkeys/${id}`, { method: "DELETE" });
    setRemoving(undefined);
    // Removed already, perhaps in another tab: what is left is the same.
    if ("problem" in answer && answer.problem.status !== 404) {
      return showFailure(answer.problem, { title: msg("Passkey not removed") });
    }
    onChange((passkeys = []) => passkeys.filter((each) => each.id !== id));
    // The button that was pressed is gone; the focus stays near.
    list.current?.focus();
    showToast({
      title: t("Passkey removed"),
      description: t("{name} no longer signs you in.", { name }),
      tone: "success",
    });
  }

  return (
    <>
      <AccountList listRef={list} label={t("Your passkeys")}>
        {passkeys.map((each) => (
          <AccountListItem
            key={each.id}
            name={each.name}
            facts={[t("Added {date}", { date: formatDate(each.addedAt) }), lastUse(each)]}
          >
            <Button
              variant="quiet"
              size="small"
              onClick={() => setRenaming(each)}
              aria-label={t("Rename {name}", { name: each.name })}
            >
              {t("Rename")}
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={removing === each.id}
              onClick={() => remove(each)}
              aria-label={t("Remove {name}", { name: each.name })}
            >
              {t("Remove")}
            </Button>
          </AccountListItem>
        ))}
      </AccountList>
      <Dialog
        open={renaming !== undefined}
        onOpenChange={(open) => !open && setRenaming(undefined)}
        title={t("Rename the passkey")}
      >
        {renaming && (
          <RenameForm
            passkey={renaming}
            onCancel={() => setRenaming(undefined)}
            onRenamed={(name) => {
              const { id } = renaming;
              onChange((passkeys = []) =>
                passkeys.map((each) => each.id === id ? { ...each, name } : each)
              );
              setRenaming(undefined);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface RenameFormProps {
  passkey: PasskeySummary;
  onCancel: () => void;
  onRenamed: (name: string) => void;
}

function RenameForm({ passkey, onCancel, onRenamed }: RenameFormProps) {
  const form = useForm(PasskeyName, rename);

  async function rename(body: PasskeyName): Promise<ApiProblem | void> {
    const path = `/api/account/passkeys/${passkey.id}`;
    const answer = await callApi(path, { method: "PATCH", body });
    if ("body" in answer) return onRenamed(body.name);
    showFailure(answer.problem, { title: msg("Passkey not renamed") });
    return answer.problem;
  }

  return (
    <form {...form.handlers} className="grid gap-5">
      <TextField
        label={t("Name")}
        name="name"
        defaultValue={passkey.name}
        autoComplete="off"
        required
        error={form.problems.name}
      />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>{t("Cancel")}</Button>
        <SubmitButton form={form} busyText={t("Saving...")}>{t("Save name")}</SubmitButton>
      </DialogActions>
    </form>
  );
}
