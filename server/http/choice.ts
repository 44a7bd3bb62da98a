/** @module Parameters of a query that are one of a few values. */
import type { Context } from "hono";
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The value of this parameter, the first choice without it. Throws `invalid` where it is none of them. */
export function readChoice<Choice extends string>(
  c: Context,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = c.req.query(name);
  const choice = text === undefined ? choices[0] : choices.find((each) => each === text);
  if (choice) return choice;
  throw new Failure(
    "invalid",
    t("The parameter {name} must be one of {choices}.", { name, choices: choices.join(", ") }),
  );
}
