/** @module The head of every page: the way home, the navigation, the account. */
import AccountMenu from "../../islands/AccountMenu.tsx";
import { t } from "../../lib/i18n/translate.ts";
import { Island } from "../../ui/islands/Island.tsx";
import { AccountLinks, type AccountPlace } from "../../ui/session/AccountLinks.tsx";
import { AUTH_FORMS, AUTH_PAGE } from "../../lib/auth/auth_forms.ts";
import { Button, ButtonLink } from "../../ui/components/Button.tsx";
import { PageForm } from "../../ui/forms/PageForm.tsx";
import type { User } from "../../lib/user.ts";
import type { PageProps } from "../types.ts";
import { Bell } from "./Bell.tsx";
import { isCurrent, navigationFor } from "./navigation.ts";
import { widthOf } from "./width.ts";
import { Wordmark } from "./Wordmark.tsx";

/** Also the popover's id, which its button names. */
const MENU = "menu";

/**
 * From where on the bar has room for the navigation; a signed-in person has more of it, set closer, and on
 * wide screens a bar wider than the page, so that no name is cut.
 */
const ROOM = {
  guest: {
    bar: "hidden md:block",
    menu: "md:hidden",
    logo: "mr-auto",
    main: "",
    list: "gap-1",
    link: "px-4 text-lg",
  },
  user: {
    bar: "hidden xl:block",
    menu: "xl:hidden",
    // What comes after the navigation must not push it along.
    logo: "max-xl:mr-auto",
    main: "mr-auto",
    list: "",
    link: "px-1.5 text-base",
  },
};

export function Header({ pageContext }: PageProps) {
  const { user, urlPathname: path, config } = pageContext;
  const room = user ? ROOM.user : ROOM.guest;
  return (
    <header
      className={`relative mx-auto flex w-full items-center gap-3 px-4 max-sm:flex-wrap py-4 sm:px-6 sm:py-6 ${
        widthOf(config)
      } ${user && !config.wide ? "xl:max-w-7xl 2xl:max-w-[88rem]" : ""}`}
    >
      <a
        href="/"
        aria-label="Purrtrait"
        className={`shrink-0 rounded-lg px-1 pt-2 pb-1 ${room.logo}`}
      >
        <Wordmark />
      </a>
      <nav aria-label={t("Main")} className={`${room.bar} ${room.main}`}>
        <NavigationList
          user={user}
          path={path}
          className={`flex items-center ${room.list}`}
          linkClass={room.link}
        />
      </nav>
      {user ? <Account pageContext={pageContext} place="bar" /> : (
        <span className={room.bar}>
          <SignIn />
        </span>
      )}
      {user && <Bell unread={pageContext.unread} path={path} />}
      <Menu pageContext={pageContext} className={room.menu} />
    </header>
  );
}

function SignIn() {
  return <ButtonLink href="/auth" className="w-full">{t("Sign In")}</ButtonLink>;
}

/** Live where the page has scripts; elsewhere a form logs out. */
function Account({ pageContext, place }: PageProps & { place: AccountPlace }) {
  const { user, urlPathname: path, config } = pageContext;
  const props = { user: user!, place, path };
  return config.client
    ? (
      <>
        <Island of={AccountMenu} props={props} hydrate="idle" />
        <Logout place={place} />
      </>
    )
    : (
      <>
        <AccountLinks {...props} />
        <Logout place={place} />
      </>
    );
}

/** Where there are scripts, one clears what the tab keeps as well. */
function Logout({ place }: { place: AccountPlace }) {
  return (
    <noscript>
      <PageForm
        form={AUTH_FORMS.logout}
        action={AUTH_PAGE}
        className={place === "bar" ? "max-xl:hidden" : "grid"}
      >
        <Button type="submit" variant="secondary" size={place === "bar" ? "small" : "medium"}>
          {t("Logout")}
        </Button>
      </PageForm>
    </noscript>
  );
}

/** The same on narrow screens. A popover needs no script, and closes with Escape or a click beside it. */
function Menu({ pageContext, className }: PageProps & { className: string }) {
  const { user, urlPathname: path } = pageContext;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-4 font-display font-medium max-[26rem]:px-2.5 hover:bg-sunken ${className}`}
      >
        <svg
          viewBox="0 0 20 16"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
          aria-hidden="true"
          className="w-4"
        >
          <path d="M2 2.5c5-1.5 11-1.5 16 0M2 8h16M2 13.5c5 1.5 11 1.5 16 0" />
        </svg>
        {t("Menu")}
      </button>
      <nav
        id={MENU}
        popover="auto"
        aria-label={t("Menu")}
        className={`absolute inset-auto top-20 right-4 w-72 max-w-[calc(100%-2rem)] gap-4 rounded-card border border-line bg-surface p-4 text-ink shadow-float open:grid ${className}`}
      >
        <NavigationList user={user} path={path} className="grid gap-1" linkClass="px-4 text-lg" />
        {user
          ? (
            <div className="grid gap-2 border-t border-line pt-4">
              <Account pageContext={pageContext} place="menu" />
            </div>
          )
          : <SignIn />}
      </nav>
    </>
  );
}

function NavigationList(
  { user, path, className, linkClass }: {
    user: User | null;
    path: string;
    className: string;
    linkClass: string;
  },
) {
  return (
    <ul className={className}>
      {navigationFor(user).map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            aria-current={isCurrent(link, path) ? "page" : undefined}
            className={`group flex min-h-11 items-center rounded-full font-display font-medium min-[16rem]:whitespace-nowrap hover:bg-sunken aria-[current]:text-accent-ink ${linkClass}`}
          >
            <span className="relative">
              {t(link.label)}
              <Tail />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Underlines the current link. */
function Tail() {
  return (
    <svg
      viewBox="0 0 80 10"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className="absolute -bottom-1.5 left-0 hidden h-2 w-full group-aria-[current]:block"
    >
      <path d="M2 5c14-4 24 4 38 1s22-6 38-3" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
