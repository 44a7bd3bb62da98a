/** @module The rules of the contest in plain words. It ships no script. */
import { t, tn } from "../../../lib/i18n/translate.ts";
import { communityUrl } from "../../../lib/contest/urls.ts";
import { MAX_WINNERS } from "../../../lib/contest/ranking.ts";
import type { Chapter } from "../../../lib/legal.ts";
import { Chapters } from "../../legal/Chapters.tsx";
import { PageHeader } from "../../../ui/components/PageHeader.tsx";

export function Page() {
  return (
    <>
      <PageHeader
        title={t("How voting works")}
        text={t(
          "A contest is only fun when it is fair. These are all the rules; the server keeps them, not the page.",
        )}
        back={{ href: communityUrl(), text: t("Back to the gallery") }}
      />
      <Chapters chapters={chapters()} />
    </>
  );
}

function chapters(): Chapter[] {
  return [
    {
      title: t("Taking part"),
      points: [
        t("Anybody with an account can submit the characters they have saved, as many as they like."),
        t("A character takes part once a month. Next month it may try again."),
        t("You can withdraw an entry while its month lasts. It then leaves the gallery and the ranking, and that cannot be undone. The character may be submitted anew, with no points."),
        t("A month begins and ends at midnight UTC, wherever you are."),
      ],
    },
    {
      title: t("Voting"),
      points: [
        t("Everybody with an account gives each entry one to five stars, once. A vote is final."),
        t("Nobody votes for an entry of their own."),
        t("Every vote counts at once. The points of an entry are all its stars added up."),
        t("A vote in the last second counts. One that comes later is refused, and says so."),
      ],
    },
    {
      title: t("Being seen"),
      points: [
        t("“Discover” shows the cats that were seen least first, so that the last one to come has the same chance as the first. While you browse, the order stays as it is."),
        t("“Top” shows most points first, “New” the newest entries."),
        t("We count how often an entry was shown, not who has seen it."),
      ],
    },
    {
      title: t("Winning"),
      points: [
        t("Most points win. With equal points, more votes are ahead; with equal votes, the earlier submission."),
        tn(
          MAX_WINNERS,
          "The best entry with at least one vote is the winner of its month.",
          "The best {n} entries with at least one vote are the winners of their month.",
        ),
        t("When the month is over, the result is written down once and never changes."),
        t("All ballots are published without names. On the page of each month your own browser can count them again."),
      ],
    },
    {
      title: t("Playing fair"),
      points: [
        t("An account votes as fast as a person can, not as fast as a program could. So does an address."),
        t("Many votes from one address in a short time are shown to us, and we look at them."),
        t("Names and descriptions with offensive words are not accepted."),
      ],
    },
    {
      title: t("If something is wrong"),
      points: [
        t("Report an entry with the flag on its card and say why. Only moderators know who reported it."),
        t("A moderator may hide an entry, and may bring it back. A hidden entry is in no list and no ranking."),
      ],
    },
  ];
}
