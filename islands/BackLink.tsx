/**
 * The way from a character back to the collection; to the very list a person came from, if they did.
 *
 * @module
 */
import { ActionIcon } from "../ui/characters/ActionIcon.tsx";
import { plainClick } from "../ui/collection/plain_click.ts";
import { ButtonLink } from "../ui/components/Button.tsx";

const COLLECTION = "/collection";

export default function BackLink() {
  return (
    <ButtonLink
      href={COLLECTION}
      variant="quiet"
      icon={<ActionIcon of="previous" />}
      onClick={plainClick(goBack)}
      className="mb-4 -ml-4"
    >
      Back
    </ButtonLink>
  );
}

function goBack(): void {
  if (history.length > 1 && isCollection(document.referrer)) history.back();
  else location.assign(COLLECTION);
}

function isCollection(url: string): boolean {
  const { origin, pathname } = new URL(url || "about:blank");
  return origin === location.origin && pathname === COLLECTION;
}
