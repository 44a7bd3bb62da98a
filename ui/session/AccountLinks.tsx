/**
 * The signed-in person in the header: what is left to spend, and who they are.
 *
 * @module
 */
import { Badge } from "../components/Badge.tsx";
import { classNames } from "../components/class_names.ts";
import { Paw } from "../components/Paw.tsx";
import type { User } from "../../lib/user.ts";
import { PremiumBadge, PremiumCrown } from "./PremiumBadge.tsx";

/** Where it stands: in the header's bar, which is short of room, or in its menu. */
export type AccountPlace = "bar" | "menu";

export interface AccountLinksProps {
  user: User;
  place: AccountPlace;
  /** Path of the page it stands on. */
  path: string;
}

/** The generator shows the balance itself, hidden from screen readers. */
const GENERATOR = ["/", "/generator"];

export function AccountLinks({ user, place, path }: AccountLinksProps) {
  const { username, remainingGenerations: left, isPremium } = user;
  const unit = left === 1 ? "Generation Left" : "Generations Left";
  const inBar = place === "bar";
  return (
    <>
      <Badge
        href="/credits"
        tone="accent"
        className={classNames(
          "min-h-9 whitespace-nowrap",
          inBar ? "max-[23rem]:hidden" : "ml-1 justify-self-start",
          inBar && GENERATOR.includes(path) && "sr-only focus:not-sr-only",
        )}
      >
        <Paw className="size-4 shrink-0" />
        <span>
          {left}
          <span className={inBar ? "max-sm:sr-only" : undefined}>{" " + unit}</span>
        </span>
      </Badge>
      <a
        href="/account"
        aria-current={path === "/account" ? "page" : undefined}
        title="Your account"
        className={classNames(
          "flex min-h-11 min-w-0 items-center gap-1.5 rounded-full font-display font-medium hover:bg-sunken aria-[current]:text-accent-ink",
          inBar ? "max-w-40 px-1 max-xl:hidden 2xl:max-w-none" : "px-4 text-lg",
        )}
      >
        {isPremium && inBar && <PremiumCrown />}
        <span className="truncate">{username}</span>
      </a>
      {isPremium && !inBar && <PremiumBadge className="mb-2 ml-4 justify-self-start" />}
    </>
  );
}
