/** @module The password of an account whose name the form does not ask for. */
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";

export interface AccountPasswordFieldProps extends Omit<PasswordFieldProps, "which" | "name"> {
  /** The account. */
  username: string;
  /** By default the password that the account has. */
  which?: PasswordFieldProps["which"];
  /** By default `password`. */
  name?: string;
}

/** With the account's name hidden before it, so that password managers know whose password it is. */
export function AccountPasswordField(
  { username, which = "current", name = "password", ...field }: AccountPasswordFieldProps,
) {
  return (
    <>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField which={which} name={name} {...field} />
    </>
  );
}
