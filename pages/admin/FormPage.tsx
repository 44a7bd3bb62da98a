/** @module A page with one form, or the link that its form has made. */
import type { AdminField, AdminForm } from "../../lib/admin/admin_form.ts";
import type { SecretLink } from "../../lib/admin/admin_data.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Field, FieldError } from "../../ui/components/Field.tsx";
import { Input } from "../../ui/components/Input.tsx";
import type { PageProps } from "../types.ts";
import { AdminPage } from "./AdminPage.tsx";
import type { FormData } from "./form_data.ts";

export function Page({ pageContext }: PageProps<FormData>) {
  const { form, link } = pageContext.data;
  const title = form?.title ?? link?.title;
  return (
    <AdminPage pageContext={pageContext} title={title}>
      <Card className="max-w-2xl">
        {form && <Form form={form} path={pageContext.urlPathname} />}
        {link && <Link {...link} />}
      </Card>
    </AdminPage>
  );
}

function Form({ form, path }: { form: AdminForm; path: string }) {
  const { id, text, fields, submit, danger, back, problem } = form;
  const focused = fields.find(({ error }) => error) ?? fields[0];
  return (
    <form method="post" action={path} noValidate={problem !== undefined} className="grid gap-5">
      {problem && <Alert tone="destructive" title={problem} />}
      {text.map((sentence) => <p key={sentence}>{sentence}</p>)}
      <input type="hidden" name="id" value={id} />
      {fields.map((field) =>
        field.kind === "choice"
          ? <Choice key={field.name} field={field} />
          : <OneLine key={field.name} field={field} focused={field === focused} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={danger ? "danger" : "primary"}>{submit}</Button>
        <ButtonLink variant="secondary" href={back.href}>{back.label}</ButtonLink>
      </div>
    </form>
  );
}

function OneLine({ field, focused }: { field: AdminField; focused: boolean }) {
  const { name, label, hint, error, kind, required, min, max, maxLength, value } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={kind}
          required={required}
          min={min}
          max={max}
          maxLength={maxLength}
          defaultValue={value}
          autoComplete="off"
          autoFocus={focused}
          className={kind === "number" ? "max-w-40" : ""}
        />
      )}
    </Field>
  );
}

function Choice({ field }: { field: AdminField }) {
  const { name, label, options = [], required, value, error } = field;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer gap-3 rounded-field border border-line px-4 py-3 hover:bg-sunken has-checked:border-accent-deep has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            required={required}
            defaultChecked={option.value === value}
            className="mt-1 size-4 shrink-0"
          />
          <span>
            <span className="font-display font-medium">{option.label}</span>
            {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

function Link({ text, url, back }: SecretLink) {
  return (
    <div className="grid gap-5">
      <p>{text}</p>
      <p className="rounded-field border border-line bg-sunken px-4 py-3 font-mono text-sm break-all select-all">
        {url}
      </p>
      <div>
        <ButtonLink variant="secondary" href={back.href}>{back.label}</ButtonLink>
      </div>
    </div>
  );
}
