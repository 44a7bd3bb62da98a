/**
 * There was no contest in the month that the URL names.
 *
 * @module
 */
import { communityUrl } from "../../../lib/contest/urls.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { SleepingCat } from "../../../ui/components/SleepingCat.tsx";

export function NoContest() {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center md:py-16">
      <SleepingCat className="h-32" />
      <h1 className="mt-2">No contest found</h1>
      <p className="text-lg text-muted">In that month no contest has ended.</p>
      <ButtonLink href={communityUrl()} size="large" className="mt-3">
        To the Community Gallery
      </ButtonLink>
    </div>
  );
}
