/**
 * @module What a cat is disguised as: "dressed as a *taco*", "a *sheep* costume", "un disfraz de *pato*". It wears
 * the costume of that animal, or a soft suit that shows the thing.
 */
import { says, type Term } from "../../../vocabulary/term.ts";
import { type Costume, COSTUME_KINDS, COSTUMES } from "../../../wardrobe/costumes.ts";
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";
import { writtenThing } from "../written_thing.ts";

/** Leads to what the cat goes as. */
const AS = new RegExp(
  `(?:${
    [
      "\\b(?:dressed(?: up)?|disguised|costumed|clad) (?:as|like)(?: an?| the)?",
      "\\bin (?:the )?(?:costume|suit) of an?|\\bcostumes? of an?",
      "déguisée? en(?: une?)?|\\bcostume d(?:e |')|\\bdéguisement d(?:e |')",
      "\\bdisfra(?:zad[oa]|z) de(?: una?)?|\\bvestid[oa] de(?: una?)?",
      "\\bfantasiad[oa] de(?: uma?)?|\\bfantasia de|\\bvestid[oa] de(?: uma?)?",
      "\\bvestit[oa] da|\\btravestit[oa] da|\\bcostume da",
      "\\bprzebran[ya] za|\\b(?:stroju|kostiumie|przebraniu|kostium|strój)",
      "\\bverkleed als(?: een)?",
      "(?<!\\p{L})(?:костюм[еу]?|наряд[еу]?|наряж[её]н(?:ный|ная)? (?:как|в костюм)|переодет(?:ый|ая)? в)",
      "(?<!\\p{L})(?:převlečen[ýá] za|v kostýmu|kostým)",
      "(?<!\\p{L})(?:utklädd till|utklädd som|udklædt som|klædt ud som|utkledd som)",
      "(?<!\\p{L})(?:hóa trang thành|hoá trang thành|mặc đồ|berkostum|kostum|متنكر(?:ة)? (?:بزي|في زي)|زي|بزي)",
      "(?:装扮成|打扮成|扮成|扮演)(?:一只|一个)?",
    ].join("|")
  }) ?$`,
  "iu",
);

/** "My cat *as a* bee", "Katze *als* Biene": only of what there is a costume for. */
const CAT_AS =
  /(?:\b(?:(?:[Cc]ats?|[Kk]ittens?|kitty|tabby|calico|tortie|him|her|himself|herself|them|pet|[A-Z][a-z]+) as an? |(?:Katzen?|Kater|Kätzchen|Mieze) als (?:eine? )?|(?:kat|kater|poes) als (?:een )?))$/u;

/** It does so within so many characters before the thing. */
const REACH = 30;

/** Follows it in English, or in languages whose last noun is meant: "als Taco verkleidet", "恐竜の着ぐるみ". */
const SUIT =
  /^(?:[ -](?:costume|suit|outfit|onesie|kigurumi|disguise)s?(?!\p{L})| verkleidet(?!\p{L})|-?(?:kostüm|kostuum)(?!\p{L})|の(?:着ぐるみ|仮装|コスプレ|衣装|格好|コスチューム|かぶりもの|パジャマ)|(?:造型)?(?:的)?(?:装|服装|玩偶服|连体衣|连体睡衣|睡衣|衣服|服饰)| ?(?:옷|의상|코스튬|코스프레|인형 ?옷|잠옷)| (?:kostümü|kostümlü|kılığında|kıyafeti)(?!\p{L}))/iu;

/** "An orange suit" has that colour; "an orange costume" is the fruit, and "a cow onesie" the animal. */
const COSTUME = /^[ -]costume/i, ONESIE = /^[ -](?:onesie|kigurumi)/i;

/** The lexemes; a thing and the words that say it is a disguise are one garment. A colour may name a thing as well. */
export function withDisguises(lexemes: readonly Lexeme[], sentence: Sentence): Lexeme[] {
  const found: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (found.length > 0 && lexeme.start < found.at(-1)!.end) continue;
    const disguise = disguiseAt(lexeme, sentence);
    while (disguise && found.length > 0 && found.at(-1)!.end > disguise.start) found.pop();
    found.push(disguise ? { ...lexeme, ...disguise } : lexeme);
  }
  return found;
}

/** The garment, and where the words are that ask for it; undefined where nothing does. */
function disguiseAt(
  lexeme: Lexeme,
  sentence: Sentence,
): Pick<Lexeme, "start" | "end" | "term" | "isPlural"> | undefined {
  const { prompt } = sentence;
  const isThing = lexeme.term.role === "thing", behind = prompt.slice(lexeme.end);
  const from = Math.max(0, lexeme.start - REACH), leading = prompt.slice(from, lexeme.start);
  const named = isThing ? propIn(lexeme.term) : undefined;
  const before = AS.exec(leading) ??
    (named && costumeOf(named)
      ? / (?:as an?|als(?: eine?n?)?) $/i.exec(CAT_AS.test(leading) ? leading : "")
      : null);
  const after = SUIT.exec(behind);
  if (!before && !after) return undefined;
  const thing = isThing ? lexeme.term : writtenThing(lexeme, sentence);
  const prop = thing && propIn(thing);
  if (!prop) return undefined;
  const isMeant = isThing || before !== null || COSTUME.test(behind) ||
    ONESIE.test(behind) && costumeOf(prop) !== undefined;
  if (!isMeant) return undefined;
  return {
    start: before ? from + before.index : lexeme.start,
    end: lexeme.end + (after?.[0].length ?? 0),
    isPlural: false,
    term: disguiseOf(prop),
  };
}

/** The one thing that a noun names, and does nothing with. */
function propIn({ claims }: Term): Prop | undefined {
  const claim = claims.find(({ slot }) => slot === "prop");
  return claim?.slot === "prop" && !claim.by ? claim.value : undefined;
}

const terms = new Map<Prop, Term>();

function disguiseOf(prop: Prop): Term {
  let term = terms.get(prop);
  if (!term) {
    const costume = costumeOf(prop);
    const sets = costume ? { costume } : { costume: "soft costume" as const, emblem: prop };
    term = says(sets, "", { role: "thing" });
    terms.set(prop, term);
  }
  return term;
}

/** "A coat costume" is a coat, and no coat on the front of a costume. */
function costumeOf(prop: Prop): Costume | undefined {
  return COSTUME_KINDS.find((kind) => kind === prop || COSTUMES[kind].disguiseOf?.includes(prop));
}
