/** @module The tabs of the community page. Each is a page of its own, so they are links. */
import { communityUrl } from "../../../lib/contest/urls.ts";
import type { CommunityTab } from "../../../lib/contest/community_data.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";

/** The tab of own entries is for signed-in users. */
export function CommunityTabs({ open, signedIn }: { open: CommunityTab; signedIn: boolean }) {
  const tabs: CommunityTab[] = signedIn ? ["current", "winners", "mine"] : ["current", "winners"];
  return (
    <nav
      aria-label={t("Contest")}
      className="mb-6 grid max-w-xl auto-cols-auto min-[16rem]:grid-flow-col gap-1 sm:auto-cols-fr rounded-[1.7rem] border border-line bg-sunken p-1"
    >
      {tabs.map((tab) => (
        <a
          key={tab}
          href={communityUrl({ tab })}
          aria-current={tab === open ? "page" : undefined}
          className="flex min-h-11 items-center justify-center rounded-full border border-transparent px-1 text-center font-display text-[0.9375rem] leading-tight sm:text-lg font-medium text-muted no-underline hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card forced-colors:aria-[current]:border-current"
        >
          {t(NAMES[tab])}
        </a>
      ))}
    </nav>
  );
}

const NAMES: Record<CommunityTab, string> = {
  current: msg("Current Contest"),
  winners: msg("Previous Winners"),
  mine: msg("My Submissions"),
};
