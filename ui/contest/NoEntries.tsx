/** @module What this month's contest shows before the first entry. */
import { loginUrl } from "../../lib/auth/login_url.ts";
import { ButtonLink } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { COMMUNITY } from "../../lib/contest/urls.ts";
import { t } from "../../lib/i18n/translate.ts";

export function NoEntries({ signedIn }: { signedIn: boolean }) {
  return (
    <Card>
      <EmptyState
        title={t("No submissions yet")}
        action={!signedIn && (
          <ButtonLink href={loginUrl(COMMUNITY)}>
            {t("Login to submit")}
          </ButtonLink>
        )}
      >
        {t("Be the first to submit your character to this month's contest!")}
      </EmptyState>
    </Card>
  );
}
