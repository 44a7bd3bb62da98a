/** @module The text a list is searched for, sent as `q`. */
import { Field } from "../../ui/components/Field.tsx";
import { Input } from "../../ui/components/Input.tsx";

/** A field of a {@link SearchForm}; `label` says what is compared with the text. */
export function SearchField(
  { label, query, maxLength }: { label: string; query: string; maxLength: number },
) {
  return (
    <div className="min-w-0 flex-1 basis-64 sm:max-w-md">
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={maxLength}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </div>
  );
}
