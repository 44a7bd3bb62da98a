/**
 * There is no character at this URL.
 *
 * @module
 */
import { ButtonLink } from "../../../ui/components/Button.tsx";
import { SleepingCat } from "../../../ui/components/SleepingCat.tsx";

export function NotFound() {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center md:py-16">
      <SleepingCat className="h-32" />
      <h1 className="mt-2">Character not found</h1>
      <p className="text-lg text-muted">
        It may have been deleted, or the address is not quite right.
      </p>
      <ButtonLink href="/collection" size="large" className="mt-3">Back to Collection</ButtonLink>
    </div>
  );
}
