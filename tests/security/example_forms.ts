/**
 * Forms that pages send without a script: the fields of each, as the page sends them. A route that takes forms and
 * has no example fails the tests that need one.
 *
 * @module
 */
import type { Belongings } from "./belongings.ts";
import type { Account } from "./whole_app.ts";

/** The type of a form's body. */
export const FORM_TYPE = "application/x-www-form-urlencoded";

export interface ExampleForm {
  /** What it does. */
  what: string;
  /** Whether it names something of the user's own, which exists for nobody else. */
  namesOwn?: boolean;
  /** Its URL's parameters, and its fields. */
  about(
    things: Belongings,
    account: Account,
  ): { parameters?: Record<string, string>; fields: Record<string, string> };
}

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
        form: "tell",
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
};
