/**
 * What the site keeps, for how long, and who sees it. A change of what is kept changes this text.
 *
 * @module
 */
import type { Chapter, LegalFacts } from "../../lib/legal.ts";

/** The chapters that are true of this site. */
export function chaptersFor(facts: LegalFacts): Chapter[] {
  return [
    {
      title: "Your account",
      points: [
        "Your username, and your e-mail address. Entries in the contest show your username. Only you and the people who run the site see your e-mail address.",
        "Your password only as a hash, from which it cannot be read. Of a passkey its public key, and the name you give it.",
        "Where you are signed in: the kind of browser, and the day it was last used. You are signed out after 30 days without a visit, after 90 days at the latest.",
        "Your generations, purchases, contest entries, votes and reports.",
        "Which notifications you have read. They are shown on the site alone.",
        "A record of sign-ins, failed ones too, of changes to your password, e-mail address and passkeys, of downloads of your data, and of what the people who run the site did with your account. Each line is deleted after a year.",
      ],
    },
    {
      title: "Your cats",
      points: [
        "A picture that is not saved is deleted after a day, together with its description.",
        "A saved character has a page with its picture, name, description and traits. Everybody can open it, and search engines can find it.",
        "A deleted character can be brought back for 30 days. Then it is gone, and its picture with it.",
        "A photo loses its place and camera data as soon as it arrives. It is gone once the picture is drawn; it is never stored.",
        DRAWING[facts.drawing],
        PICTURES[facts.pictures],
      ],
    },
    {
      title: "Your network address",
      points: [
        "It is counted when you try to sign in, open an account or draw without one, so that no visitor can use up the site. Such a count is deleted after two days at the latest.",
        "A picture drawn without an account is noted with the address and a random name of your browser: for a day, or for as long as the picture is kept.",
        "If very many votes come from one address within minutes, the server's log names the address.",
        "The log says what failed and when, with the number of the account. It names no e-mail addresses, and it holds no passwords and no cookies.",
      ],
    },
    {
      title: "In your browser",
      points: [
        "A cookie that keeps you signed in: until you sign out, or 30 days after your last visit.",
        "Without an account: a cookie with a random name for your browser, 30 days from your last picture.",
        "A cookie with the colour theme, once you have chosen one, for a year.",
        "An unfinished character, until the tab is closed, and a mark by which other tabs learn of changes.",
        ...(facts.reportsToAdPlatform
          ? ["A cookie with your answer about advertising, for half a year."]
          : []),
        "Nothing of this is for advertising or for following you around.",
      ],
    },
    PAYMENTS[facts.payments],
    {
      title: "E-mail",
      points: facts.sendsMail
        ? [
          "We write only to confirm your address, to let you choose a new password, and to tell you of changes to your account.",
          "There is no newsletter.",
        ]
        : ["This site sends no e-mail. Your address serves as another name to sign in with."],
    },
    {
      title: "Who sees it",
      points: [
        "Everybody: saved characters, contest entries with your username, winners, and ballots without names.",
        "The people who run the site: accounts, purchases, reports and the record of what happened.",
        ...othersWhoSee(facts),
        "We sell nothing of it and give it to no one else.",
      ],
    },
    {
      title: "What you can do",
      points: [
        "On your account's page you can download everything as a ZIP, change your password, and end sessions.",
        "There you can also delete the account. At once, its characters, pictures, generations, purchases, entries and reports are deleted; your votes go on counting without your name.",
        "The record of what happened to the account keeps its number until the year is over. Backups may hold older data until they are replaced.",
        "Questions? Write to the address at the foot of this page.",
      ],
    },
  ];
}

const DRAWING: Record<LegalFacts["drawing"], string> = {
  here: "Pictures are drawn on our own server. Descriptions and photos are sent to no one.",
  openai:
    "Pictures are drawn by OpenAI. Descriptions, and the photos you choose, are sent there to be checked and drawn.",
};

const PICTURES: Record<LegalFacts["pictures"], string> = {
  here: "Pictures are kept on our own server.",
  s3: "Pictures are kept at a storage service, from which your browser loads them.",
};

const PAYMENTS: Record<LegalFacts["payments"], Chapter> = {
  demo: {
    title: "Payments",
    points: [
      "This site sells in a demo: no money moves. What you type into its card form is not kept.",
      "We keep what was ordered and when.",
    ],
  },
  stripe: {
    title: "Payments",
    points: [
      "Stripe takes the payments. It learns your e-mail address, the number of your account and what you order; card data go to Stripe alone.",
      "We keep what you bought, when, at what price, and whether it was paid. With your account it is deleted here, and your customer record at Stripe, except for what the law makes Stripe keep.",
      "On the pages where you can pay, your browser loads Stripe's own script.",
    ],
  },
};

function othersWhoSee({ drawing, pictures, payments, reportsToAdPlatform }: LegalFacts): string[] {
  const services = [
    drawing === "openai" && "OpenAI",
    pictures === "s3" && "the storage service",
    payments === "stripe" && "Stripe",
  ].filter((service) => service !== false);
  return [
    ...(services.length > 0 ? [`For what is said above: ${services.join(", ")}.`] : []),
    ...(reportsToAdPlatform
      ? ["Meta, only if you allow it: that an account was opened, and its number."]
      : []),
  ];
}
