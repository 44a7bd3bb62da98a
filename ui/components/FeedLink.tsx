/** @module A link to the feed of a page. */
import type { Alternate } from "../../lib/feeds.ts";
import { t } from "../../lib/i18n/translate.ts";

export function FeedLink({ href, title, className }: Alternate & { className?: string }) {
  return (
    <p className={className}>
      <a
        href={href}
        type="application/atom+xml"
        title={title}
        className="inline-flex items-center gap-2 py-1 text-muted underline underline-offset-4 hover:text-ink"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-accent">
          <circle cx="3.2" cy="12.8" r="2.2" />
          <path d="M1 6.200v2.600a6.200 6.200 0 0 1 6.200 6.200h2.600A8.800 8.800 0 0 0 1 6.200Z" />
          <path d="M1 1v2.600A11.400 11.400 0 0 1 12.400 15H15A14 14 0 0 0 1 1Z" />
        </svg>
        {t("Follow by feed")}
      </a>
    </p>
  );
}
