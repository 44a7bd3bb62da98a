/** @module The signed-in person in the header: what is left to spend, and who they are. */
import { Badge } from "../components/Badge.tsx";
import { classNames } from "../components/class_names.ts";
import { Paw } from "../components/Paw.tsx";
import type { User } from "../../lib/user.ts";
import { PremiumBadge, PremiumCrown } from "./PremiumBadge.tsx";
import { t, tn } from "../../lib/i18n/translate.ts";

/** Where it stands: in the header's bar, which is short of room, or in its menu. */
export type AccountPlace = "bar" | "menu";

export interface AccountLinksProps {
  user: User;
  place: AccountPlace;
  /** Path of the page it stands on. */
  path: string;
}

/** They show the balance themselves; what is seen of it stands once on a screen. */
const PAGES_WITH_BALANCE = ["/", "/generator", "/credits", "/subscription"];

/** A name with more letters takes the room of the balance's words, on bars that just hold the navigation. */
const LONG_NAME = 20;

export function AccountLinks({ user, place, path }: AccountLinksProps) {
  const { username, remainingGenerations: left, isPremium } = user;
  const [before, after] = tn(left, "{n} Generation Left", "{n} Generations Left")
    .split(String(left));
  const inBar = place === "bar";
  const unit = classNames(
    inBar && "max-sm:sr-only",
    inBar && username.length > LONG_NAME && "xl:max-2xl:sr-only",
  );
  return (
    <>
      <Badge
        href="/credits"
        tone="accent"
        className={classNames(
          "min-h-9 min-[16rem]:whitespace-nowrap",
          inBar ? "max-[23rem]:hidden" : "ml-1 justify-self-start",
          inBar && PAGES_WITH_BALANCE.includes(path) && "sr-only focus:not-sr-only",
        )}
      >
        <Paw className="size-4 shrink-0" />
        <span>
          {before && <span className={unit}>{before}</span>}
          {left}
          <span className={unit}>{after}</span>
        </span>
      </Badge>
      <a
        href="/account"
        aria-current={path === "/account" ? "page" : undefined}
        title={t("Your account")}
        className={classNames(
          "flex min-h-11 min-w-0 items-center gap-1.5 rounded-full font-display font-medium hover:bg-sunken aria-[current]:text-accent-ink",
          inBar ? "px-1 max-xl:hidden" : "px-4 text-lg",
        )}
      >
        {isPremium && inBar && <PremiumCrown />}
        <span className="truncate">{username}</span>
      </a>
      {isPremium && !inBar && <PremiumBadge className="mb-2 ml-4 justify-self-start" />}
    </>
  );
}
