/**
 * @module Login and registration, as two tabs. The tabs are links, so they also work before this island
 * hydrates.
 */
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import type { AdAnswer } from "../lib/ad_consent.ts";
import { LoginForm } from "../ui/auth/LoginForm.tsx";
import { Registration } from "../ui/auth/Registration.tsx";
import { AUTH_TABS, type AuthTab, authTabUrl } from "../ui/auth/tabs.ts";
import type { RegistrationNotice } from "../lib/registration.ts";
import { msg, t } from "../lib/i18n/translate.ts";

export interface AuthFormsProps {
  /** The tab that is open at first. */
  tab: AuthTab;
  /** The query of the page's URL. */
  query: Record<string, string>;
  registration: RegistrationNotice;
  /** Pixel of the social ad platform; null for none. */
  metaPixelId: string | null;
  /** Whether a registration may be reported to it; null where that was not answered. */
  adConsent: AdAnswer | null;
}

export default function AuthForms(
  { tab, query, registration, metaPixelId, adConsent }: AuthFormsProps,
) {
  const [open, setOpen] = useState(tab);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  /** Set when the link that was followed is hidden now: the focus goes on to the form it opened. */
  const moveFocus = useRef(false);

  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    document.getElementById(`${id}-${open}`)!.querySelector("input")!.focus();
  }, [open]);

  /** A reload shows the same tab again; the way back leaves the page at once. */
  function choose(tab: AuthTab) {
    setOpen(tab);
    history.replaceState(history.state, "", authTabUrl(tab, query));
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = NEXT[event.key]?.(AUTH_TABS.indexOf(open));
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + AUTH_TABS.length) % AUTH_TABS.length;
    choose(AUTH_TABS[index]!);
    (tabs.current!.children[index] as HTMLElement).focus();
  }

  function linkTo(tab: AuthTab, before?: () => void) {
    return {
      href: authTabUrl(tab, query),
      onClick(event: MouseEvent) {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        before?.();
        choose(tab);
      },
    };
  }

  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={t("Account")}
        onKeyDown={onKeyDown}
        className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-1 rounded-[1.75rem] border border-line bg-sunken p-1"
      >
        {AUTH_TABS.map((each) => (
          <a
            key={each}
            {...linkTo(each)}
            role="tab"
            id={`${id}-${each}-tab`}
            aria-selected={each === open}
            aria-controls={`${id}-${each}`}
            tabIndex={each === open ? 0 : -1}
            className={TAB}
          >
            {t(TEXTS[each].tab)}
          </a>
        ))}
      </div>
      {AUTH_TABS.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={`${id}-${each}`}
          aria-labelledby={`${id}-${each}-tab`}
          hidden={each !== open}
        >
          <h1 className="mb-5 text-3xl">{t(TEXTS[each].title)}</h1>
          {each === "login" ? <LoginForm /> : (
            <Registration
              notice={registration}
              invitation={query.invitation}
              metaPixelId={metaPixelId}
              adConsent={adConsent}
            />
          )}
          <p className="mt-5 text-center text-muted">
            {t(TEXTS[each].question)}{" "}
            <a
              {...linkTo(TEXTS[each].other, () => moveFocus.current = true)}
              className="font-semibold text-accent-ink underline underline-offset-4 hover:decoration-2"
            >
              {t(TEXTS[each].link)}
            </a>
          </p>
        </div>
      ))}
    </>
  );
}

const TEXTS: Record<
  AuthTab,
  Record<"tab" | "title" | "question" | "link", string> & { other: AuthTab }
> = {
  login: {
    tab: msg("Login"),
    title: msg("Welcome Back"),
    question: msg("Don't have an account?"),
    link: msg("Create one"),
    other: "register",
  },
  register: {
    tab: msg("Register"),
    title: msg("Create an Account"),
    question: msg("Already have an account?"),
    link: msg("Sign in"),
    other: "login",
  },
};

/** Where a key leads from the tab of this index; the last tab is beside the first. */
const NEXT: Partial<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

const TAB = "flex min-h-11 items-center justify-center rounded-full border border-transparent " +
  "font-display text-lg font-medium text-muted no-underline hover:text-ink " +
  "aria-selected:border-line aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card " +
  "forced-colors:aria-selected:border-current";
