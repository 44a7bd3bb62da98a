/**
 * @module The way back from a character: to the page of this site a person came from, as it was, else to a
 * list.
 */
import { ActionIcon } from "../ui/characters/ActionIcon.tsx";
import { plainClick } from "../ui/collection/plain_click.ts";
import { ButtonLink } from "../ui/components/Button.tsx";
import { t } from "../lib/i18n/translate.ts";

export interface BackLinkProps {
  /** Where it leads for those who came from elsewhere. */
  href: string;
}

export default function BackLink({ href }: BackLinkProps) {
  return (
    <ButtonLink
      href={href}
      variant="quiet"
      icon={<ActionIcon of="previous" />}
      onClick={plainClick(() => goBack(href))}
      className="mb-4 -ml-4"
    >
      {t("Back")}
    </ButtonLink>
  );
}

function goBack(href: string): void {
  if (history.length > 1 && leadsBack(document.referrer, href)) history.back();
  else location.assign(href);
}

/** Whether "Back" leads to this page: it is of this site, and no other character on a walk through a collection. */
function leadsBack(url: string, href: string): boolean {
  const { origin, pathname } = new URL(url || "about:blank");
  return origin === location.origin && !pathname.startsWith("/auth") &&
    !(pathname.startsWith("/character/") && href === "/collection");
}
