/**
 * @module What the site keeps, for how long, and who sees it. A change of what is kept changes this text.
 */
import { msg, t } from "../../lib/i18n/translate.ts";
import type { Chapter, LegalFacts } from "../../lib/legal.ts";

/** The chapters that are true of this site. */
export function chaptersFor(facts: LegalFacts): Chapter[] {
  return [
    {
      title: t("Your account"),
      points: [
        t("Your username, and your e-mail address. Entries in the contest show your username. Only you and the people who run the site see your e-mail address."),
        t("Your password only as a hash, from which it cannot be read. Of a passkey its public key, and the name you give it."),
        t("Where you are signed in: the kind of browser, the network without its last parts, and the day it was last used. You are signed out after 30 days without a visit, after 90 days at the latest."),
        t("Your generations, purchases, contest entries, votes and reports."),
        t("Which notifications you have read. They are shown on the site alone."),
        t("A record of sign-ins, failed ones too, of changes to your password, e-mail address and passkeys, of downloads of your data, and of what the people who run the site did with your account. Each line is deleted after a year."),
      ],
    },
    {
      title: t("Your cats"),
      points: [
        t("A picture that is not saved is deleted after a day, together with its description."),
        t("A saved character has a page with its picture, name, description and traits. Everybody can open it, and search engines can find it."),
        t("A deleted character can be brought back for 30 days. Then it is gone, and its picture with it."),
        t("A photo loses its place and camera data as soon as it arrives. It is gone once the picture is drawn; it is never stored."),
        t(DRAWING[facts.drawing]),
        t(PICTURES[facts.pictures]),
      ],
    },
    {
      title: t("Your network address"),
      points: [
        t("It is counted when you try to sign in, open an account or draw without one, so that no visitor can use up the site. Such a count is deleted after two days at the latest."),
        t("A picture drawn without an account is noted with the address and a random name of your browser: for a day, or for as long as the picture is kept."),
        t("If very many votes come from one address within minutes, the server's log names the address."),
        t("The log says what failed and when, with the number of the account. It names no e-mail addresses, and it holds no passwords and no cookies."),
      ],
    },
    {
      title: t("In your browser"),
      points: [
        t("A cookie that keeps you signed in: until you sign out, or 30 days after your last visit."),
        t("Without an account: a cookie with a random name for your browser, 30 days from your last picture."),
        t("A cookie with the colour theme, once you have chosen one, for a year."),
        t("A cookie with the language, once you have chosen one, for a year."),
        t("An unfinished character, until the tab is closed, and a mark by which other tabs learn of changes."),
        ...(facts.reportsToAdPlatform
          ? [t("A cookie with your answer about advertising, for half a year.")]
          : []),
        t("Nothing of this is for advertising or for following you around."),
      ],
    },
    PAYMENTS[facts.payments](),
    {
      title: t("E-mail"),
      points: facts.sendsMail
        ? [
          t("We write only to confirm your address, to let you choose a new password, and to tell you of changes to your account."),
          t("There is no newsletter."),
        ]
        : [t("This site sends no e-mail. Your address serves as another name to sign in with.")],
    },
    {
      title: t("Who sees it"),
      points: [
        t("Everybody: saved characters, contest entries with your username, winners, and ballots without names."),
        t("The people who run the site: accounts, purchases, reports and the record of what happened."),
        ...othersWhoSee(facts),
        t("We sell nothing of it and give it to no one else."),
      ],
    },
    {
      title: t("What you can do"),
      points: [
        t("On your account's page you can download everything as a ZIP, change your password, and end sessions."),
        t("There you can also delete the account. At once, its characters, pictures, generations, purchases, entries and reports are deleted; your votes go on counting without your name."),
        t("The record of what happened to the account keeps its number until the year is over. Backups may hold older data until they are replaced."),
        t("Questions? Write to the address at the foot of this page."),
      ],
    },
  ];
}

const DRAWING: Record<LegalFacts["drawing"], string> = {
  here: msg("Pictures are drawn on our own server. Descriptions and photos are sent to no one."),
  openai: msg(
    "Pictures are drawn by OpenAI. Descriptions, and the photos you choose, are sent there to be checked and drawn.",
  ),
};

const PICTURES: Record<LegalFacts["pictures"], string> = {
  here: msg("Pictures are kept on our own server."),
  s3: msg("Pictures are kept at a storage service, from which your browser loads them."),
};

const PAYMENTS: Record<LegalFacts["payments"], () => Chapter> = {
  demo: () => ({
    title: t("Payments"),
    points: [
      t("This site sells in a demo: no money moves. What you type into its card form is not kept."),
      t("We keep what was ordered and when."),
    ],
  }),
  stripe: () => ({
    title: t("Payments"),
    points: [
      t("Stripe takes the payments. It learns your e-mail address, the number of your account and what you order; card data go to Stripe alone."),
      t("We keep what you bought, when, at what price, and whether it was paid. With your account it is deleted here, and your customer record at Stripe, except for what the law makes Stripe keep."),
      t("On the pages where you can pay, your browser loads Stripe's own script."),
    ],
  }),
};

function othersWhoSee({ drawing, pictures, payments, reportsToAdPlatform }: LegalFacts): string[] {
  const services = [
    drawing === "openai" && "OpenAI",
    pictures === "s3" && t("the storage service"),
    payments === "stripe" && "Stripe",
  ].filter((service) => service !== false);
  return [
    ...(services.length > 0
      ? [t("For what is said above: {services}.", { services: services.join(t(", ")) })]
      : []),
    ...(reportsToAdPlatform
      ? [t("Meta, only if you allow it: that an account was opened, and its number.")]
      : []),
  ];
}
