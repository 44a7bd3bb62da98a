/** @module Small things that several admin pages show. */
import type { ReactNode } from "react";
import type { AccountName } from "../../lib/admin/admin_data.ts";
import { t } from "../../lib/i18n/translate.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";

/** A moment (ISO 8601) in UTC, to the minute. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at} className="tabular-nums">{at.slice(0, 16).replace("T", " ")}</time>;
}

/** Leads to the account, if it is still there. */
export function AccountLink({ id, username }: AccountName) {
  if (username === undefined) {
    return <span className="text-muted">{t("#{id}, deleted", { id })}</span>;
  }
  return <TextLink href={`/admin/accounts/${id}`}>{username}</TextLink>;
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}

/** A titled part of a page. */
export function Section(
  { id, title, aside, children }: {
    id: string;
    title: ReactNode;
    aside?: ReactNode;
    children: ReactNode;
  },
) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Names and values, one below the other. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to the next part of a list, and back to its beginning. */
export function Paging(
  { path, query, next, more }: {
    path: string;
    /** What the list was asked for. */
    query: Record<string, string | undefined>;
    next: string | undefined;
    /** What comes next, e.g. "Older". */
    more: string;
  },
) {
  if (next === undefined) return null;
  const asked = Object.entries({ ...query, cursor: next }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return (
    <nav aria-label={t("Pages")}>
      <ButtonLink variant="secondary" size="small" href={`${path}?${new URLSearchParams(asked)}`}>
        {more}
      </ButtonLink>
    </nav>
  );
}
