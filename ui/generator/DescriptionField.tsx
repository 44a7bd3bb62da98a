/** @module The description box, with example descriptions. */
import type { ReactNode } from "react";
import { MAX_PROMPT_CHARACTERS } from "../../lib/limits.ts";
import { Button } from "../components/Button.tsx";
import { classNames } from "../components/class_names.ts";
import { Field } from "../components/Field.tsx";
import { Textarea } from "../components/Textarea.tsx";
import { SHOWN_EXAMPLES } from "../../lib/generator/shown_examples.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface DescriptionFieldProps {
  /** How long the text is now. */
  length: number;
  error?: string;
  onPick: (description: string) => void;
  onSurprise: () => void;
  /** What belongs to the description besides the words. */
  children: ReactNode;
}

export function DescriptionField(
  { length, error, onPick, onSurprise, children }: DescriptionFieldProps,
) {
  return (
    <div className="grid gap-3">
      <Field
        label={t("Describe your cat")}
        error={error}
        aside={
          <span
            className={classNames(length > MAX_PROMPT_CHARACTERS && "font-semibold text-danger")}
          >
            {`${length} / ${MAX_PROMPT_CHARACTERS}`}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={3}
            placeholder={t(
              "A sleepy ginger cat with a tiny wizard hat, curled up on a pile of books…",
            )}
          />
        )}
      </Field>
      {children}
      <div className="-mx-1 flex items-center gap-2 overflow-x-auto overscroll-x-contain px-1 py-1">
        <Button
          variant="secondary"
          size="small"
          icon={<Sparkles />}
          onClick={onSurprise}
          className="shrink-0"
        >
          {t("Surprise me")}
        </Button>
        {SHOWN_EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => onPick(t(example))}
            className="min-h-9 shrink-0 cursor-pointer rounded-full border border-transparent bg-sunken px-3.5 py-1 text-sm whitespace-nowrap hover:bg-accent-soft"
          >
            {t(example)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Sparkles() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="currentColor"
      aria-hidden="true"
      className="size-4 text-accent-ink"
    >
      <path d="M8 3c.6 3.600 2 5 5.500 5.700C10 9.400 8.600 10.800 8 14.500c-.6-3.700-2-5.100-5.500-5.800C6 8 7.400 6.600 8 3Zm7.500 9c.4 2 1.100 2.700 3 3.100-1.900.4-2.600 1.100-3 3.100-.4-2-1.100-2.700-3-3.100 1.900-.4 2.600-1.100 3-3.100Z" />
    </svg>
  );
}
