/** @module Where a character can be shared. */
import type { ReactNode } from "react";
import { LineIcon } from "../components/LineIcon.tsx";
import { Popover } from "../components/Popover.tsx";
import { ShareIcon } from "./ShareIcon.tsx";
import { type SavedToShare, type SharePayload, sharePayload } from "./share_payload.ts";
import { copyLink, hasShareSheet, openShareSheet, shareOn } from "./sharing.ts";
import { SITE_NAMES, SOCIAL_SITES, type SocialSite } from "./social_sites.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface ShareMenuProps {
  character: SavedToShare;
  detailed?: boolean;
  anchor: HTMLElement;
  onClose: () => void;
}

export default function ShareMenu({ character, detailed, anchor, onClose }: ShareMenuProps) {
  const payload = sharePayload(character, { origin: location.origin, detailed });
  // Closed first: the toast that follows must not lie under it.
  const choice = (act: (payload: SharePayload) => Promise<void>) => () => {
    onClose();
    anchor.focus();
    act(payload);
  };
  return (
    <Popover anchor={anchor} label={t("Share {name}", { name: payload.title })} onClose={onClose}>
      <ul className="grid">
        <Choice
          icon={<LineIcon path={SHEETS} className="size-5 shrink-0" />}
          onChoose={choice(copyLink)}
        >
          {t("Copy link")}
        </Choice>
        {SOCIAL_SITES.map((site) => (
          <Choice
            key={site}
            icon={<LineIcon path={MARKS[site]} className="size-5 shrink-0" />}
            onChoose={choice((payload) => shareOn(site, payload))}
          >
            {SITE_NAMES[site]}
          </Choice>
        ))}
        {hasShareSheet() && (
          <Choice icon={<ShareIcon className="size-5" />} onChoose={choice(openShareSheet)}>
            {t("More ways")}
          </Choice>
        )}
      </ul>
    </Popover>
  );
}

function Choice(
  { icon, onChoose, children }: { icon: ReactNode; onChoose: () => void; children: ReactNode },
) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-full px-4 text-left font-display font-medium hover:bg-sunken focus-visible:outline-offset-0"
      >
        {icon}
        {children}
      </button>
    </li>
  );
}

/** Two sheets of paper, one over the other. */
const SHEETS = "M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4";

/** The sites' marks, drawn as plain as the rest. */
const MARKS: Record<SocialSite, string> = {
  twitter:
    "M21 6.500c-.8.4-1.500.6-2.300.7a4 4 0 0 0-6.900 3.600C8.500 10.700 5.600 9 3.700 6.600c-1 1.800-.5 4.200 1.300 5.400-.7 0-1.300-.2-1.900-.5 0 2 1.400 3.600 3.200 4a4 4 0 0 1-1.800.1 4 4 0 0 0 3.700 2.800A8 8 0 0 1 3 20a11.500 11.500 0 0 0 16.500-10.800c.6-.7 1.100-1.600 1.500-2.700Z",
  facebook: "M15 4.500h-1.500a3 3 0 0 0-3 3V20M7.500 12.500h7",
  instagram:
    "M8 3.500h8a4.500 4.500 0 0 1 4.500 4.500v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500ZM8.500 12a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0M16.800 7.200h.01",
};
