/**
 * @module For whom or for which room a picture is, in a clause of its own: "*Für unseren Kindergarten*: eine Katze …",
 * "*pour la chambre de mon fils*, un chat …". That is no place of the cat and nothing in the picture.
 */
import type { Lexeme } from "../../binding/lexeme.ts";

/** "For" by language; each leads to what follows. */
const FOR =
  "for|für|fürs|pour|para|pra|pro|per|voor|dla|для|för|til|till|pentru|για|untuk|dành cho|cho|สำหรับ|के लिए";

/** Whose they are, or who they are. */
const SOMEONES =
  "my|our|mein\\p{L}*|unser\\p{L}*|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|mi[oa]|miei|mie|nostr[oaie]|meus?|minhas?|nosso|nossa|mijn|ons|onze|moj\\p{L}*|mój|nasz\\p{L}*|мо\\p{L}{1,3}|наш\\p{L}*|min|mitt|mina|vår\\p{L}*|vores|vores|mea|meu|noastr\\p{L}|μου|μας|saya|kami|tôi|em|сын\\p{L}*|доч\\p{L}*|внук\\p{L}*|внуч\\p{L}*|бабушк\\p{L}*|мам\\p{L}*|дит\\p{L}*|onkl\\p{L}*|syn\\p{L}*|córk\\p{L}*|babci|dcer\\p{L}*";

/** A clause that opens the text before a colon, or that names someone. */
const CLAUSES = [
  new RegExp(`^\\s*(?:\\p{L}+[!.,] )?(?:${FOR}) [^:,.;!?\\n]{2,60}:`, "iu"),
  new RegExp(
    `(?:^|[,.;!?\\n] ?)\\s*(?:${FOR}) (?:[\\p{L}'’-]+ ){0,4}?(?:${SOMEONES})(?!\\p{L})[^:,.;!?\\n]{0,40}(?=[:,.;!?\\n–-]|$)`,
    "iu",
  ),
  /^\s*[^.,:;]{3,50} için(?=\s*[:,])/iu,
  /^\s*[^、。:：，]{2,25}(?:のために|のため|用に|に飾る(?:絵|ポスター)?(?:で|を|です)?|へのプレゼント(?:で|に)?)(?=[、。:： ])/u,
  /^\s*[^,.:]{2,25}(?:위해서?|위한|방에 걸 ?\p{L}*|선물로|선물용으?로?)(?= ?[,.:])/u,
  /^\s*(?:送?给|为|為)(?:我们?|孩子|儿子|女儿|奶奶|妈妈|爸爸|幼儿园|朋友)[^，。：,:]{0,12}(?=[，。：,:])/u,
];

/** A day that is kept shows in the picture: "for my mum's birthday: a cat". */
const OCCASION = new RegExp(
  "christ|x-?mas|noël|weihnacht|navidad|natal|kerst|świ[ęą]t|рождеств|різдв|новый год|нового года|vánoc|karácsony|noel|yılbaşı|" +
    "birthday|geburtstag|anniversaire|cumplea|complean|aniversário|verjaardag|urodzin|рожден|народж|narozenin|födelsedag|bursdag|fødselsdag|szülinap|doğum|" +
    "hallowe|easter|ostern|pâques|pascua|pasqua|páscoa|pasen|wielkanoc|пасх|wedding|hochzeit|mariage|boda|matrimonio|nozze|casamento|bruiloft|ślub|свадьб|valent|" +
    "誕生日|クリスマス|生日|圣诞|생일|크리스마스|party|fiesta|fête|festa|feest",
  "iu",
);

/** Whether the word at this place stands in such a clause, of a text whose cat is outside it. */
export function isForWhom(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term } = lexemes[at]!;
  return term.claims.length > 0 &&
    clausesOf(prompt, lexemes).some((clause) => start >= clause.start && end <= clause.end);
}

/** Found once for all words of a description. */
function clausesOf(prompt: string, lexemes: readonly Lexeme[]) {
  let clauses = known.get(lexemes);
  if (!clauses) {
    clauses = CLAUSES.flatMap((clause) => {
      const match = clause.exec(prompt);
      return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
    }).filter(({ start, end }) =>
      !OCCASION.test(prompt.slice(start, end)) &&
      !lexemes.some((one) => isCat(one, { start, end }))
    );
    known.set(lexemes, clauses);
  }
  return clauses;
}

const known = new WeakMap<readonly Lexeme[], { start: number; end: number }[]>();

/** "For my cat: a hat" is about the cat. */
function isCat({ term, start, end }: Lexeme, clause: { start: number; end: number }): boolean {
  return term.role === "cat" && !term.isFur && start >= clause.start && end <= clause.end;
}
