/** @module The name of an account in a form, or its e-mail where that counts as well. */
import { TextField, type TextFieldProps } from "./TextField.tsx";

export function UsernameField(field: TextFieldProps) {
  return (
    <TextField
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}
