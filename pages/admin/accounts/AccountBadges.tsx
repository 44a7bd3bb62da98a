/** @module What is special about an account. */
import type { AccountSummary } from "../../../lib/admin/admin_data.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { Badge } from "../../../ui/components/Badge.tsx";

export function AccountBadges({ account }: { account: AccountSummary }) {
  const { isOwner, isPremium, isSuspended } = account;
  return (
    <span className="inline-flex flex-wrap gap-1.5 align-middle">
      {isSuspended && <Badge tone="danger">{t("suspended")}</Badge>}
      {isOwner && <Badge tone="accent">{t("owner")}</Badge>}
      {isPremium && <Badge>{t("premium")}</Badge>}
    </span>
  );
}
