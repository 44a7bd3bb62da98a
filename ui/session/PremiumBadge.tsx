/** @module Marks a user with Premium Lifetime. */
import { Badge } from "../components/Badge.tsx";
import { LineIcon } from "../components/LineIcon.tsx";
import { t } from "../../lib/i18n/translate.ts";

export function PremiumBadge({ className }: { className?: string }) {
  return (
    <Badge tone="accent" className={className}>
      <Crown />
      {t("Premium")}
    </Badge>
  );
}

/** The same where a word has no room; readers hear it. */
export function PremiumCrown() {
  return (
    <span title={t("Premium")} className="text-accent-ink">
      <Crown />
      <span className="sr-only">{t("Premium")}</span>
    </span>
  );
}

function Crown() {
  return (
    <LineIcon
      path="M3 8l4.500 4L12 5l4.500 7L21 8l-2 11H5L3 8Z"
      className="size-4 shrink-0"
    />
  );
}
