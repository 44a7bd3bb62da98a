/** @module An e-mail address in a form. */
import { TextField, type TextFieldProps } from "./TextField.tsx";

export function EmailField(field: TextFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}
