/**
 * @module Who acts in a clause of their own: "while the baker isn't looking", "mientras el chef duerme". The cat is
 * not dressed as one, and does not do what is said there.
 */
import type { Role } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { textBefore } from "../../text_before.ts";

/** Opens such a clause, up to its subject. "As" and "like" are left out: who goes "as the king" is dressed as one. */
const OPENS =
  /\b(?:while|when|whenever|because|until|before|after|so that|während|wenn|weil|bis|bevor|pendant que|quand|parce que|mientras|cuando|porque|mentre|quando|perché|enquanto|terwijl|wanneer|omdat) (?:the|an?|my|our|his|her|its|their|d(?:er|ie|as)|ein(?:e|en)?|l[ea']|une?|el|una?|il|lo|gli|os?|as?|uma?|de|het|een) ?(?:\p{L}+ )?$/iu;

/** What stands between a subject and its verb. */
const BEFORE_VERB: readonly Role[] = ["no", "copula", "silent", "degree", "quality", "frame"];

/** Whether the word at this place is the subject of such a clause, or what that one does. */
export function isInClauseOfAnother(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  if (isSubject(prompt, lexemes, at)) return true;
  if (lexemes[at]!.term.role !== "quality") return false;
  for (let i = at; i > 0 && !lexemes[i]!.afterBreak; i--) {
    if (isSubject(prompt, lexemes, i - 1)) return true;
    if (!BEFORE_VERB.includes(lexemes[i - 1]!.term.role)) return false;
  }
  return false;
}

/** A trade or a figure; a cat that is named acts itself. Without anything behind it, it is no clause. */
function isSubject(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term: { role } } = lexemes[at]!;
  if (role !== "character") return false;
  const behind = prompt.slice(end);
  return /^ \p{L}/u.test(behind) && !/^ (?:cats?|kittens?|kitt(?:y|ies))\b/i.test(behind) &&
    OPENS.test(textBefore(prompt, start));
}
