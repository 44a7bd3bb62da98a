/** @module Asks for a part of a list. It is sent by `GET`, so that what it finds has a URL. */
import type { ReactNode } from "react";
import { t } from "../../lib/i18n/translate.ts";
import { Button } from "../../ui/components/Button.tsx";

export function SearchForm(
  { action, label, children }: { action: string; label: string; children: ReactNode },
) {
  return (
    <form
      action={action}
      role="search"
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
    >
      {children}
      <Button type="submit" variant="secondary" className="min-h-12">{t("Search")}</Button>
    </form>
  );
}
