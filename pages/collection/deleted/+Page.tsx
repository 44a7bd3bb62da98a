/**
 * Recently deleted: what can still be brought back.
 *
 * @module
 */
import DeletedCharacters from "../../../islands/DeletedCharacters.tsx";
import { ActionIcon } from "../../../ui/characters/ActionIcon.tsx";
import { KEPT_DAYS } from "../../../ui/characters/deletion.ts";
import { Island } from "../../../ui/islands/Island.tsx";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export function Page() {
  return (
    <>
      <ButtonLink
        href="/collection"
        variant="quiet"
        icon={<ActionIcon of="previous" />}
        className="mb-3 -ml-4"
      >
        Back to My Collection
      </ButtonLink>
      <header className="mb-8 grid gap-2 lg:mb-10">
        <h1>Recently deleted</h1>
        <p className="max-w-prose text-lg text-muted">
          Characters stay here for {KEPT_DAYS}{" "}
          days. After that they and their pictures are gone for good.
        </p>
      </header>
      <noscript>
        <p className="mb-6 block text-muted">
          Bringing characters back needs JavaScript. Please switch it on for this site.
        </p>
      </noscript>
      <Island of={DeletedCharacters} props={{}} />
    </>
  );
}
