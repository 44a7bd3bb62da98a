/** @module A sentence with elements inside: the translation decides where they stand. */
import { Fragment, type ReactNode } from "react";
import { t } from "../../lib/i18n/translate.ts";

export interface TransProps {
  /** The sentence in English, with `{name}` where an element stands. */
  text: string;
  /** The elements, by their names. */
  values: Record<string, ReactNode>;
}

/** `<Trans text="Read {terms} first." values={{ terms: <a href="/terms">{t("the terms")}</a> }} />` */
export function Trans({ text, values }: TransProps) {
  const parts = t(text).split(/\{(\w+)\}/);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
