/**
 * What this month's contest shows before the first entry.
 *
 * @module
 */
import { loginUrl } from "../../lib/auth/login_url.ts";
import { ButtonLink } from "../components/Button.tsx";
import { Card } from "../components/Card.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { COMMUNITY } from "../../lib/contest/urls.ts";

export function NoEntries({ signedIn }: { signedIn: boolean }) {
  return (
    <Card>
      <EmptyState
        title="No submissions yet"
        action={!signedIn && (
          <ButtonLink href={loginUrl(COMMUNITY)}>
            Login to submit
          </ButtonLink>
        )}
      >
        Be the first to submit your character to this month's contest!
      </EmptyState>
    </Card>
  );
}
