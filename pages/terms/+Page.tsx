/**
 * The terms. They ship no script.
 *
 * @module
 */
import { PHOTO_PICTURE_COST, PICTURE_COST, STARTING_GENERATIONS } from "../../lib/credits.ts";
import type { Chapter, LegalData, LegalFacts } from "../../lib/legal.ts";
import { LegalText } from "../legal/LegalText.tsx";
import type { PageProps } from "../types.ts";

export function Page({ pageContext }: PageProps<LegalData>) {
  const { facts, ownText } = pageContext.data;
  return (
    <LegalText
      title="Terms"
      introduction="What you can expect of this site, and what it expects of you."
      chapters={chaptersFor(facts)}
      ownText={ownText}
    />
  );
}

function chaptersFor({ payments }: LegalFacts): Chapter[] {
  return [
    {
      title: "Your account",
      points: [
        "You can draw without an account. With one you keep your cats and take part in the contest.",
        "Keep your password to yourself. What happens through your account counts as yours.",
        "You can delete your account at any time, on its page. It is gone at once.",
      ],
    },
    {
      title: "Your cats",
      points: [
        "We claim no rights to the pictures you make. Use them as you like.",
        "A character you save has a page that everybody can open. By saving it, and by entering it in the contest, you let us show it there.",
        "Use only photos that you may use. A photo is not kept.",
        "Download what matters to you. We make no promise that the site is always there or that nothing is ever lost.",
      ],
    },
    {
      title: "Generations",
      points: [
        `A new account has ${STARTING_GENERATIONS} free generations. A picture takes ${PICTURE_COST}, one from a photo ${PHOTO_PICTURE_COST}.`,
        "A picture that could not be drawn or kept costs nothing.",
        "Generations do not expire while the account exists. Your statement shows each one.",
      ],
    },
    PAYMENTS[payments],
    {
      title: "The contest",
      points: [
        "One vote for each person and entry, and none for an entry of your own. “How voting works” in the gallery has all the rules.",
        "Several accounts of one person, and programs that vote, are not allowed.",
      ],
    },
    {
      title: "What is not allowed",
      points: [
        "Names, descriptions and pictures that hurt, threaten or deceive others.",
        "Attacks on the site, and getting around its limits.",
        "The people who run the site can hide such entries and suspend such accounts. They write down that they did, and why.",
      ],
    },
  ];
}

const PAYMENTS: Record<LegalFacts["payments"], Chapter> = {
  demo: {
    title: "Payments",
    points: [
      "This site sells in a demo. No money moves, and no real card is needed.",
      "Everything else works as if it were real: what you buy in the demo is credited at once.",
    ],
  },
  stripe: {
    title: "Payments",
    points: [
      "The price is what the order page says. What you buy is credited as soon as the payment has arrived.",
      "The monthly plan renews itself until you cancel it. Cancelled, it ends with the month that is paid.",
      "When money is given back, the generations bought with it are taken back. Those already used are taken from your next purchase.",
    ],
  },
};
