/** @module The foot of every page: where to go, whom to write to, how the page looks. */
import type { ReactNode } from "react";
import { msg, t } from "../../lib/i18n/translate.ts";
import { LanguageForm } from "./LanguageForm.tsx";
import { PeekingCat } from "./PeekingCat.tsx";

/** Titled lists of links; a URL that starts with http is another site. */
const COLUMNS: { title: string; id?: string; links: { href: string; label: string }[] }[] = [
  {
    title: msg("Explore"),
    links: [
      { href: "/", label: msg("Make a cat") },
      { href: "/community", label: msg("Community Gallery") },
    ],
  },
  {
    title: msg("Say hello"),
    id: "say-hello",
    links: [
      { href: "mailto:hello@purrtrait.example", label: "hello@purrtrait.example" },
      { href: "https://whisker.example", label: msg("Whisker & Co., our sister studio") },
    ],
  },
  {
    title: msg("Follow the cats"),
    links: [
      { href: "https://mastodon.example/@purrtrait", label: "Mastodon" },
      { href: "https://instagram.example/purrtrait", label: "Instagram" },
      { href: "https://youtube.example/@purrtrait", label: "YouTube" },
    ],
  },
];

/** `theme` is the theme switch, with or without script; `toasts` is where messages can be read again. */
export function Footer({ theme, toasts }: { theme: ReactNode; toasts: ReactNode }) {
  return (
    // It takes what is left of the window: the page above must not move while the foot still comes.
    <footer className="relative mt-32 flex-1 border-t border-line bg-sunken/60">
      <div className="relative mx-auto max-w-6xl px-4 sm:px-6">
        <PeekingCat className="absolute right-8 bottom-[calc(100%-1.4rem)] w-32 sm:right-16" />
        <div className="grid grid-cols-1 gap-10 pt-14 pb-8 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr_1fr]">
          <div className="grid content-start gap-2">
            <p className="font-display text-2xl font-semibold">{t("Every cat is a character.")}</p>
            <p className="max-w-xs text-muted">{t("Describe yours, and watch it come to life.")}</p>
          </div>
          {COLUMNS.map((column) => (
            <nav key={column.title} id={column.id} aria-label={t(column.title)}>
              <h2 className="mb-2 text-base">{t(column.title)}</h2>
              <ul className="grid gap-0.5">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <FooterLink href={link.href} label={t(link.label)} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
          <p className="text-muted">
            {t("© {year} Purrtrait. Made with paws and whiskers.", {
              year: new Date().getUTCFullYear(),
            })}
          </p>
          <nav aria-label={t("Legal")} className="flex flex-wrap gap-x-5">
            <FooterLink href="/terms" label={t("Terms")} />
            <FooterLink href="/privacy" label={t("Privacy")} />
            <FooterLink href="/api" label="API" />
          </nav>
          {toasts}
          {theme}
          <LanguageForm />
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  const external = href.startsWith("http");
  return (
    <a
      href={href}
      rel={external ? "external noopener" : undefined}
      className="inline-block py-1 wrap-anywhere text-muted decoration-2 underline-offset-4 hover:text-ink hover:underline"
    >
      {label}
      {external && (
        <>
          <svg
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
            className="mb-0.5 ml-1 inline size-3"
          >
            <path d="M5 3h8v8M13 3 3 13" />
          </svg>
          <span className="sr-only">{t("(another site)")}</span>
        </>
      )}
    </a>
  );
}
