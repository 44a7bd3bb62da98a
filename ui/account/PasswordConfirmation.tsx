/** @module The end of a form that asks for the password of the account before it does something. */
import type { ReactNode } from "react";
import { t } from "../../lib/i18n/translate.ts";
import { Button, type ButtonProps } from "../components/Button.tsx";
import { DialogActions } from "../components/Dialog.tsx";
import { AccountPasswordField } from "../forms/AccountPasswordField.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import type { FormState } from "../forms/use_form.ts";
import { WaitNotice } from "../forms/WaitNotice.tsx";

export interface PasswordConfirmationProps {
  username: string;
  form: FormState;
  /** What the button says while the form is on its way. */
  busyText: string;
  variant?: ButtonProps["variant"];
  cancelText: string;
  onCancel: () => void;
  /** What the button says. */
  children: ReactNode;
}

export function PasswordConfirmation(
  { username, form, busyText, variant, cancelText, onCancel, children }: PasswordConfirmationProps,
) {
  return (
    <>
      <AccountPasswordField
        username={username}
        label={t("Your password")}
        showLabel={t("Show your password")}
        error={form.problems.password}
      />
      <WaitNotice wait={form.wait} />
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>{cancelText}</Button>
        <SubmitButton form={form} busyText={busyText} variant={variant}>{children}</SubmitButton>
      </DialogActions>
    </>
  );
}
