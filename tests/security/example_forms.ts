/**
 * @module Forms that pages send without a script: the fields of each, as the page sends them. A route that
 * takes forms and has no example fails the tests that need one.
 */
import { SLUG_PATTERN } from "../../lib/characters/character_url.ts";
import { GOOD_CARD } from "../support/payments.ts";
import type { Belongings } from "./belongings.ts";
import type { Account } from "./whole_app.ts";

/** The type of a form's body. */
export const FORM_TYPE = "application/x-www-form-urlencoded";

export interface ExampleForm {
  /** What it does. */
  what: string;
  /** Whether it names something of the user's, which answers as not found to others. */
  namesOwn?: boolean;
  /** Whether the character takes part in the contest, and so has to be public. */
  competes?: boolean;
  /** Its URL's parameters, and its fields. */
  about(
    things: Belongings,
    account: Account,
  ): { parameters?: Record<string, string>; fields: Record<string, string> };
}

const CARD = {
  cardNumber: GOOD_CARD.cardNumber,
  expiry: GOOD_CARD.expiry,
  cvc: GOOD_CARD.cvc,
};

export const EXAMPLE_FORMS: Record<string, ExampleForm[]> = {
  "POST /kittens": [{
    what: "a litter",
    namesOwn: true,
    about: ({ character, mate }) => ({
      fields: {
        form: "breed",
        mother: String(character),
        father: String(mate),
        key: "01JD3Y0000000000000000000C",
      },
    }),
  }, {
    what: "a kitten",
    namesOwn: true,
    about: ({ character, mate, picture }) => ({
      fields: {
        form: "save",
        mother: String(character),
        father: String(mate),
        litter: "01JD3Y0000000000000000000D",
        picture,
        name: "Felix",
      },
    }),
  }],
  "POST /memory/:id": [{
    what: "a memory",
    namesOwn: true,
    about: ({ character }) => ({
      parameters: { id: String(character) },
      fields: { form: "keep", years: "2009 – 2026", line: "The best of cats" },
    }),
  }, {
    what: "a memory to take away",
    namesOwn: true,
    about: ({ character }) => ({
      parameters: { id: String(character) },
      fields: { form: "remove" },
    }),
  }],
  "POST /stories": [{
    what: "a story",
    namesOwn: true,
    about: ({ character }) => ({
      fields: {
        form: "create",
        cat: String(character),
        key: "01JD3Y0000000000000000000F",
        line1: "wakes up",
        says1: "Meow",
        line2: "sits",
        line3: "runs",
        line4: "sleeps",
      },
    }),
  }, {
    what: "a story to delete",
    namesOwn: true,
    about: ({ story }) => ({ fields: { form: "delete", story } }),
  }],
  "POST /auth": [{
    what: "login",
    about: (_, { username, password }) => ({ fields: { form: "login", username, password } }),
  }, {
    what: "registration",
    about: (_, { id }) => ({
      fields: {
        form: "register",
        username: `plain${id}`,
        email: `plain${id}@example.com`,
        password: "not to be guessed",
      },
    }),
  }, {
    what: "logout",
    about: () => ({ fields: { form: "logout" } }),
  }],
  "POST /generator": [{
    what: "a picture",
    about: () => ({
      fields: { form: "generate", description: "a small grey cat", style: "pixel" },
    }),
  }, {
    what: "saving",
    namesOwn: true,
    about: ({ picture }) => ({
      fields: { form: "save", picture, name: "Felix", traits: "Brave, Kind" },
    }),
  }],
  [`POST /character/:id{[0-9]{1,15}|${SLUG_PATTERN}}`]: [{
    what: "an entry",
    namesOwn: true,
    competes: true,
    about: ({ character }) => ({
      parameters: { id: "1" },
      fields: { form: "submit", character: String(character), description: "My best friend" },
    }),
  }, {
    what: "a vote",
    about: ({ anothers }) => ({
      parameters: { id: "1" },
      fields: { form: "vote", entry: String(anothers), rating: "4" },
    }),
  }, {
    what: "withdrawing",
    namesOwn: true,
    about: ({ submission }) => ({
      parameters: { id: "1" },
      fields: { form: "withdraw", entry: String(submission) },
    }),
  }],
  "POST /subscription": [{
    what: "a purchase",
    about: () => ({ fields: { form: "buy", product: "credit_pack" } }),
  }, {
    what: "an end",
    about: () => ({ fields: { form: "cancel" } }),
  }, {
    what: "the portal",
    about: () => ({ fields: { form: "portal" } }),
  }],
  "POST /demo-payment/:id": [{
    what: "a card",
    namesOwn: true,
    about: ({ openPayment }) => ({
      parameters: { id: openPayment },
      fields: { form: "pay", ...CARD, confirmed: "false" },
    }),
  }, {
    what: "turning back",
    namesOwn: true,
    about: ({ openPayment }) => ({
      parameters: { id: openPayment },
      fields: { form: "cancel" },
    }),
  }, {
    what: "a pending one",
    namesOwn: true,
    about: ({ pendingPayment }) => ({
      parameters: { id: pendingPayment },
      fields: { form: "settle", outcome: "paid" },
    }),
  }],
};
