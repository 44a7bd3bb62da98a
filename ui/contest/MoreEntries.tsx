/**
 * @module The way to the next entries: they come as one scrolls near the end, or when asked for.
 */
import { useEffect, useRef } from "react";
import { plainClick } from "../collection/plain_click.ts";
import { ButtonLink } from "../components/Button.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface MoreEntriesProps {
  /** The page with the next ones. */
  href: string;
  /** Whether they are on their way. */
  adding: boolean;
  /** Loads them because they are nearly in sight. */
  onNear: () => void;
  /** Loads them at the press of the button. */
  onPress: () => void;
}

/** So many pages come by themselves in a row; then the end of the page can be reached again. */
const PAGES_IN_A_ROW = 4;

/** How far below the window the next ones are asked for. */
const NEAR = "800px";

export function MoreEntries({ href, adding, onNear, onPress }: MoreEntriesProps) {
  const place = useRef<HTMLDivElement>(null);
  const inARow = useRef(0);
  const near = useRef(onNear);
  near.current = onNear;

  // Observed anew for every page: when its end is still near, the next one is loaded.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting || inARow.current >= PAGES_IN_A_ROW) return;
      inARow.current += 1;
      near.current();
    }, { rootMargin: NEAR });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, [href]);

  function press() {
    inARow.current = 0;
    onPress();
  }

  return (
    <div ref={place} className="grid justify-items-center">
      <ButtonLink
        href={href}
        variant="secondary"
        aria-disabled={adding || undefined}
        icon={adding && <Spinner />}
        onClick={plainClick(press)}
      >
        {adding ? t("Loading more...") : t("Show more")}
      </ButtonLink>
    </div>
  );
}
