/** @module The terms. They ship no script. */
import { PHOTO_PICTURE_COST, PICTURE_COST, STARTING_GENERATIONS } from "../../lib/credits.ts";
import { t, tn } from "../../lib/i18n/translate.ts";
import type { Chapter, LegalData, LegalFacts } from "../../lib/legal.ts";
import { LegalText } from "../legal/LegalText.tsx";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps<LegalData>) {
  const { facts, ownText } = pageContext.data;
  return (
    <LegalText
      title={t("Terms")}
      introduction={t("What you can expect of this site, and what it expects of you.")}
      chapters={chaptersFor(facts)}
      ownText={ownText}
    />
  );
}

function chaptersFor({ payments }: LegalFacts): Chapter[] {
  return [
    {
      title: t("Your account"),
      points: [
        t("You can draw without an account. With one you keep your cats and take part in the contest."),
        t("Keep your password to yourself. What happens through your account counts as yours."),
        t("You can delete your account at any time, on its page. It is gone at once."),
      ],
    },
    {
      title: t("Your cats"),
      points: [
        t("We claim no rights to the pictures you make. Use them as you like."),
        t("A character you save has a page that everybody can open. By saving it, and by entering it in the contest, you let us show it there."),
        t("Use only photos that you may use. A photo is not kept."),
        t("Download what matters to you. We make no promise that the site is always there or that nothing is ever lost."),
      ],
    },
    {
      title: t("Generations"),
      points: [
        tn(
          STARTING_GENERATIONS,
          "A new account has {n} free generation. A picture takes {picture}, one from a photo {photo}.",
          "A new account has {n} free generations. A picture takes {picture}, one from a photo {photo}.",
          { picture: PICTURE_COST, photo: PHOTO_PICTURE_COST },
        ),
        t("A picture that could not be drawn or kept costs nothing."),
        t("Generations do not expire while the account exists. Your statement shows each one."),
      ],
    },
    PAYMENTS[payments](),
    {
      title: t("The contest"),
      points: [
        t("One vote for each person and entry, and none for an entry of your own. “How voting works” in the gallery has all the rules."),
        t("Several accounts of one person, and programs that vote, are not allowed."),
      ],
    },
    {
      title: t("What is not allowed"),
      points: [
        t("Names, descriptions and pictures that hurt, threaten or deceive others."),
        t("Attacks on the site, and getting around its limits."),
        t("The people who run the site can hide such entries and suspend such accounts. They write down that they did, and why."),
      ],
    },
  ];
}

const PAYMENTS: Record<LegalFacts["payments"], () => Chapter> = {
  demo: () => ({
    title: t("Payments"),
    points: [
      t("This site sells in a demo. No money moves, and no real card is needed."),
      t("Everything else works as if it were real: what you buy in the demo is credited at once."),
    ],
  }),
  stripe: () => ({
    title: t("Payments"),
    points: [
      t("The price is what the order page says. What you buy is credited as soon as the payment has arrived."),
      t("The monthly plan renews itself until you cancel it. Cancelled, it ends with the month that is paid."),
      t("When money is given back, the generations bought with it are taken back. Those already used are taken from your next purchase."),
    ],
  }),
};
