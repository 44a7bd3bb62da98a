/**
 * @module How many pictures the signed-in person can still have drawn, said once, and where to get more.
 */
import { FEW_LEFT } from "../ui/generator/cost.ts";
import { PremiumBadge } from "../ui/session/PremiumBadge.tsx";
import { useUser } from "../ui/session/use_user.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { Badge } from "../ui/components/Badge.tsx";
import { ButtonLink } from "../ui/components/Button.tsx";
import { Paw } from "../ui/components/Paw.tsx";
import type { User } from "../lib/user.ts";
import { t, tn } from "../lib/i18n/translate.ts";

export default function RemainingGenerations({ user: fromServer }: { user: User }) {
  const user = useUser(fromServer);
  if (!user) return null;
  const left = user.remainingGenerations;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        {/* Screen readers have the balance in the header, where only they find it on this page. */}
        <span aria-hidden="true" className="contents">
          <Badge tone={left === 0 ? "danger" : "accent"} className="min-h-9">
            <Paw className="size-4 shrink-0" />
            {tn(left, "{n} generation remaining", "{n} generations remaining")}
          </Badge>
        </span>
        {user.isPremium && <PremiumBadge className="min-h-9" />}
        {left < FEW_LEFT && (
          <Badge href="/subscription" tone="neutral" className="min-h-9">{t("Get more")}</Badge>
        )}
      </p>
      {left < FEW_LEFT && <Warning left={left} />}
    </div>
  );
}

function Warning({ left }: { left: number }) {
  const plans = (
    <ButtonLink href="/subscription" variant="secondary" size="small">
      {t("See the plans")}
    </ButtonLink>
  );
  if (left === 0) {
    return (
      <Alert tone="destructive" title={t("No generations left")} action={plans}>
        {t("You've used all your available generations. Purchase more to continue!")}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" title={t("Running low")} action={plans}>
      {t("Get more before you run out.")}
    </Alert>
  );
}
