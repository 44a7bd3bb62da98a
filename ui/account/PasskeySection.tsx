/** @module The passkeys of the account: those there are, and adding one. */
import { useEffect, useRef, useState } from "react";
import type { ApiProblem } from "../api/api.ts";
import { canUsePasskeys } from "../auth/passkey_support.ts";
import { addPasskey } from "../auth/passkeys.ts";
import { TextField } from "../forms/TextField.tsx";
import { useForm } from "../forms/use_form.ts";
import type { PasskeySummary } from "../../lib/passkey_summary.ts";
import { PasskeyForm } from "../../lib/schemas/passkeys.ts";
import { useResource } from "../session/use_resource.ts";
import { showToast } from "../toast/toast.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { LoadState } from "../components/LoadState.tsx";
import { Skeleton } from "../components/Skeleton.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { PasskeyList } from "./PasskeyList.tsx";
import { PasswordConfirmation } from "./PasswordConfirmation.tsx";
import { showFailure } from "../session/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export function PasskeySection({ username }: { username: string }) {
  const passkeys = useResource<PasskeySummary[]>("/api/account/passkeys");
  const { value, change } = passkeys;
  const [adding, setAdding] = useState(false);
  const [possible, setPossible] = useState(true);

  useEffect(() => setPossible(canUsePasskeys()), []);

  return (
    <AccountSection
      title={t("Passkeys")}
      text={t(
        "Sign in with your fingerprint, your face or the lock of your device instead of typing a password. The password stays as well.",
      )}
    >
      <LoadState of={passkeys} failure={t("Your passkeys could not be loaded")}>
        <Skeleton className="h-14" />
      </LoadState>
      {value && value.length > 0 && <PasskeyList passkeys={value} onChange={change} />}
      {possible
        ? (
          <Button
            variant="secondary"
            onClick={() => setAdding(true)}
            className="justify-self-start"
          >
            {t("Add a passkey")}
          </Button>
        )
        : <p className="text-muted">{t("This browser cannot use passkeys on this site.")}</p>}
      <Dialog
        open={adding}
        onOpenChange={setAdding}
        title={t("Add a passkey")}
        description={t("Your device asks for your fingerprint, your face or its lock next.")}
      >
        <AddForm
          username={username}
          onCancel={() => setAdding(false)}
          onAdded={(passkey) => {
            change((passkeys = []) => [...passkeys, passkey]);
            setAdding(false);
          }}
        />
      </Dialog>
    </AccountSection>
  );
}

interface AddFormProps {
  username: string;
  onCancel: () => void;
  onAdded: (passkey: PasskeySummary) => void;
}

function AddForm({ username, onCancel, onAdded }: AddFormProps) {
  const form = useForm(PasskeyForm, add);
  /** Set once the dialog is gone: what comes of it then is of no interest. */
  const gone = useRef(false);
  useEffect(() => () => void (gone.current = true), []);

  async function add(values: PasskeyForm): Promise<ApiProblem | "done" | void> {
    const answer = await addPasskey(values);
    if (!answer) {
      if (gone.current) return;
      showToast({
        title: t("No passkey was added"),
        description: t("It was cancelled, or this device has one for this account already."),
        tone: "destructive",
      });
      return "done";
    }
    if ("problem" in answer) {
      showFailure(answer.problem, { title: msg("No passkey was added") });
      return answer.problem;
    }
    showToast({
      title: t("Passkey added"),
      description: t("You can sign in with it from now on."),
      tone: "success",
    });
    onAdded(answer.body);
  }

  return (
    <form {...form.handlers} className="grid gap-5">
      <TextField
        label={t("Name")}
        name="name"
        hint={t("So that you know it again, e.g. the name of your device.")}
        autoComplete="off"
        required
        error={form.problems.name}
      />
      <PasswordConfirmation
        username={username}
        form={form}
        busyText={t("Waiting for your device...")}
        cancelText={t("Cancel")}
        onCancel={onCancel}
      >
        {t("Go on")}
      </PasswordConfirmation>
    </form>
  );
}
