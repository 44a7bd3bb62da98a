/** @module One more cat than a number says: "two tabbies in the armchair, *the third*, black as coal, on the rug". */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import type { CatMention } from "./cat_mentions.ts";

/** Words for the next one, by how many there are before it; alternatives of one regular expression. */
const NEXT: Readonly<Record<number, string>> = {
  2: "third|dritte[rs]?|troisième|tercer[oa]?|terz[oa]|terceir[oa]|derde|trzeci[ae]?|трет(?:ий|ья|ье|ій|я|є)|üçüncü(?:sü)?|ketiga|三匹目[はが]?|셋째는?|第三只",
  3: "fourth|vierte[rs]?|quatrième|cuart[oa]|quart[oa]|quart[oa]|vierde|czwart[yae]|четверт(?:ый|ая|ое|ий|а|е)|dördüncü(?:sü)?|keempat|四匹目[はが]?|넷째는?|第四只",
};

const ARTICLE = "(?:the|der|die|das|le|la|el|il|o|a|de|yang)";

/** What goes on with it: a look, or what it does. */
const SAYING: readonly Role[] = ["colour", "quality", "copula", "degree", "other", "cat", "frame"];

/** The one mention of several cats and the next one, where a clause opens with it. */
export function withOneMore(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: CatMention[],
): CatMention[] {
  const [only] = mentions;
  const words = only && NEXT[only.count];
  if (mentions.length !== 1 || !words) return mentions;
  const next = new RegExp(`^(?:${ARTICLE} )?(?:${words})$`, "iu");
  const at = lexemes.findIndex(({ start, end, afterBreak }, i) => {
    const before = lexemes[i - 1];
    const opens = afterBreak || before?.term.role === "and" ||
      before?.term.role === "article" && (before.afterBreak || lexemes[i - 2]?.term.role === "and");
    return start > only.end && opens && next.test(prompt.slice(start, end)) &&
      SAYING.includes(lexemes[i + 1]?.term.role ?? "no");
  });
  if (at < 0) return mentions;
  const { start, end } = lexemes[at]!;
  return [
    { ...only, to: at },
    { ...only, start, end, first: only.first + only.count, count: 1, from: at },
  ];
}
