/**
 * @module What every admin page stands in: its title, the way to the others, a notice of what was just
 * done.
 */
import type { ReactNode } from "react";
import { noticeText } from "../../lib/admin/notices.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import type { PageProps } from "../types.ts";

const SECTIONS: { href: string; label: string }[] = [
  { href: "/admin", label: msg("Overview") },
  { href: "/admin/reports", label: msg("Reports") },
  { href: "/admin/accounts", label: msg("Accounts") },
  { href: "/admin/purchases", label: msg("Purchases") },
  { href: "/admin/registration", label: msg("Registration") },
  { href: "/admin/audit", label: msg("Audit log") },
];

export interface AdminPageProps extends PageProps {
  title: ReactNode;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ pageContext, title, aside, children }: AdminPageProps) {
  const { urlPathname: path, urlParsed } = pageContext;
  const notice = noticeText(urlParsed.search.notice);
  return (
    <div className="grid grid-cols-1 gap-6 text-base">
      <nav aria-label={t("Admin")} className="border-b border-line pb-3">
        <ul className="flex flex-wrap gap-1">
          {SECTIONS.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={isIn(href, path) ? "page" : undefined}
                className="inline-flex min-h-9 items-center rounded-full px-3 font-display font-medium hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent-ink"
              >
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-3xl wrap-anywhere">{title}</h1>
        {aside}
      </header>
      {notice && <Alert tone="success" title={notice} />}
      {children}
    </div>
  );
}

/** Whether this section is open: its own page or one below it. */
function isIn(href: string, path: string): boolean {
  if (href === "/admin") return path === href;
  return path === href || path.startsWith(`${href}/`) ||
    href === "/admin/registration" && path.startsWith("/admin/invitations/");
}
