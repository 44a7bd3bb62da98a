/** @module The three things a card is known by. */
import type { FormEvent } from "react";
import { TextField } from "../../forms/TextField.tsx";
import type { Problems } from "../../forms/use_form.ts";
import { groupedNumber, securityCode, slashedExpiry } from "./card_text.ts";
import { t } from "../../../lib/i18n/translate.ts";

export interface CardFieldsProps {
  problems: Problems;
  /** The expiry date as it was typed before; absent: none. */
  expiry?: string;
}

export function CardFields({ problems, expiry }: CardFieldsProps) {
  return (
    <>
      <TextField
        {...NUMBER}
        label={t("Card number")}
        name="cardNumber"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        error={problems.cardNumber}
        onInput={(event) => write(event, groupedNumber)}
      />
      <div className="grid items-start gap-5 min-[24rem]:grid-cols-2">
        <TextField
          {...NUMBER}
          label={t("Expiry date")}
          name="expiry"
          autoComplete="cc-exp"
          placeholder={t("MM / YY")}
          defaultValue={expiry}
          error={problems.expiry}
          onInput={(event) => write(event, slashedExpiry)}
        />
        <TextField
          {...NUMBER}
          label={t("Security code")}
          name="cvc"
          autoComplete="cc-csc"
          placeholder={t("CVC")}
          error={problems.cvc}
          onInput={(event) => write(event, securityCode)}
        />
      </div>
    </>
  );
}

const NUMBER = { inputMode: "numeric", required: true, className: "tabular-nums" } as const;

/** Puts the number into its usual form; not while its middle is edited. */
function write(
  { currentTarget: field }: FormEvent<HTMLInputElement>,
  form: (text: string) => string,
) {
  if (field.selectionStart === field.value.length) field.value = form(field.value);
}
