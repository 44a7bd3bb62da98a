/**
 * The description box, with ideas for those who have none yet.
 *
 * @module
 */
import { EXAMPLE_DESCRIPTIONS } from "../example_descriptions.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class_names.ts";
import { Field } from "../ui/Field.tsx";
import { Textarea } from "../ui/Textarea.tsx";

export interface DescriptionFieldProps {
  /** How long the text is now. */
  length: number;
  error?: string;
  onPick: (description: string) => void;
  onSurprise: () => void;
}

/** The server takes no longer descriptions. */
const MAX_CHARACTERS = 1000;

/** As many as fit without pushing the form away. */
const SHOWN_EXAMPLES = EXAMPLE_DESCRIPTIONS.slice(0, 3);

export function DescriptionField({ length, error, onPick, onSurprise }: DescriptionFieldProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="Describe your cat"
        error={error}
        aside={
          <span className={classNames(length > MAX_CHARACTERS && "font-semibold text-danger")}>
            {`${length} / ${MAX_CHARACTERS}`}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={4}
            placeholder="A sleepy ginger cat with a tiny wizard hat, curled up on a pile of books…"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" onClick={onSurprise}>Surprise me</Button>
        {SHOWN_EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => onPick(example)}
            className="min-h-9 cursor-pointer rounded-full bg-sunken px-3.5 py-1 text-left text-sm leading-snug hover:bg-accent-soft"
          >
            {example}
          </button>
        ))}
      </div>
    </div>
  );
}
