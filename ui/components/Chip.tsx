/** @module One of several words a person collected, such as a trait; it can be taken away. */
import { classNames } from "./class_names.ts";
import { Cross } from "./Cross.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface ChipProps {
  text: string;
  /** Called when a person takes it away; without it the chip only shows. */
  onRemove?: () => void;
  className?: string;
}

/** The button in it is called "Remove" and the text. */
export function Chip({ text, onRemove, className }: ChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center rounded-full border border-line bg-sunken font-display text-base",
        onRemove ? "pl-3.5" : "px-3.5",
        className,
      )}
    >
      <span className="min-w-0 py-1 leading-snug wrap-anywhere">{text}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={t("Remove {name}", { name: text })}
          className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-ink focus-visible:outline-offset-0"
        >
          <Cross className="size-3.5" />
        </button>
      )}
    </span>
  );
}
