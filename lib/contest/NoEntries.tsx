/**
 * What this month's contest shows before anybody takes part.
 *
 * @module
 */
import { loginAddress } from "../auth/login_address.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { COMMUNITY } from "./addresses.ts";

export function NoEntries({ signedIn }: { signedIn: boolean }) {
  return (
    <Card>
      <EmptyState
        title="No submissions yet"
        action={!signedIn && (
          <ButtonLink href={loginAddress(COMMUNITY)}>
            Login to submit
          </ButtonLink>
        )}
      >
        Be the first to submit your character to this month's contest!
      </EmptyState>
    </Card>
  );
}
