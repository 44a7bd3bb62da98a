/** @module The form that edits a character, checked by the rules of saving one. */
import * as z from "zod/mini";
import { SEXES } from "../../lib/kittens/birth.ts";
import { VISIBILITIES } from "../../lib/character.ts";
import { DescriptionRequest, Traits } from "../../lib/schemas/description_request.ts";
import { Name } from "../../lib/schemas/save_request.ts";

/** The traits as one line of text, and the list it stands for. */
const TraitsLine = z.pipe(
  z.string(),
  z.pipe(
    z.transform(splitTraits),
    z.custom<string[]>().check((context) => {
      // Shown as a problem of the whole line: its parts are no fields of their own.
      const [issue] = Traits.safeParse(context.value).error?.issues ?? [];
      if (issue) {
        context.issues.push({ code: "custom", message: issue.message, input: context.value });
      }
    }),
  ),
);

export const EditForm = z.object({
  name: Name,
  style: DescriptionRequest.shape.style,
  prompt: DescriptionRequest.shape.prompt,
  traits: TraitsLine,
  visibility: z.enum(VISIBILITIES),
  /** Absent for kittens, whose sex is that of their birth. */
  sex: z.optional(z.enum(SEXES)),
  mayHaveKittens: z.pipe(z.enum(["yes", "no"]), z.transform((answer) => answer === "yes")),
});
export type EditForm = z.output<typeof EditForm>;

/** `"shy,  brave,,"` as `["shy", "brave"]`: trimmed, without empty ones, each once. */
export function splitTraits(line: string): string[] {
  const traits = line.split(",").map((trait) => trait.trim()).filter(Boolean);
  const known = traits.map((trait) => trait.toLowerCase());
  return traits.filter((_, index) => known.indexOf(known[index]!) === index);
}
