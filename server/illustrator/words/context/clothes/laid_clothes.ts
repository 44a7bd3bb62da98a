/**
 * @module Clothes that lie somewhere, by the words of other languages: "dort sur un pull", "auf einem
 * Stapel Pullover", "セーターの上で". English ones are in `unworn_clothes.ts`.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isWearable, modifiersStart } from "./unworn_clothes.ts";

/** What stands before such clothes, in a language: words of place, of heaps and of housework, and articles. */
interface Leading {
  words: string;
  articles?: string;
}

const LEADING: Readonly<Record<string, Leading>> = {
  ar: { words: "على|فوق|تحت|بجانب|خلف|أمام|تكوي|يكوي|كومة|كومة من" },
  cs: { words: "na|pod|vedle|za|před|hromad[aěu]|hromádce|žehlí|skládá" },
  de: {
    words:
      "auf|unter|neben|hinter|vor|zwischen|hängt|bügelt|faltet|wäscht|(?:stapel|haufen|berg|korb) (?:voller |mit )?",
    articles: "eine[mnrs]?|ein|de[mnr]|die|das|meine[mnr]?|seine[mnr]?|ihre[mnr]?|den",
  },
  es: {
    words:
      "sobre|encima de|debajo de|bajo|junto a|al lado de|detrás de|delante de|colgando|cuelga|tendiendo|tiende|planchando|plancha|doblando|dobla|lavando|(?:montón|montaña|pila|cesta|cesto) (?:lleno |llena )?de",
    articles: "una?|unos|unas|el|la|los|las|mis?|sus?",
  },
  fr: {
    words:
      "sur|sous|derrière|devant|à côté de|près de|étend|étendant|accroche|suspend|repasse|repassant|plie|pliant|lave|(?:tas|pile|montagne|panier) de",
    articles: "une?|des|le|la|les|du|de la|m[aeo]n?s?|s[aeo]n?s?",
  },
  id: { words: "di atas|di bawah|di samping|di depan|menyetrika|melipat|tumpukan" },
  it: {
    words:
      "su|sopra|sotto|accanto a|vicino a|dietro|davanti a|stende|stendendo|appende|stira|stirando|piega|piegando|(?:pila|mucchio|montagna|cesto) di|sul|sullo|sulla|sui|sugli|sulle|accanto al|accanto alla|davanti al|davanti alla",
    articles: "un[ao]?|il|lo|la|i|gli|le|(?:il |la )?(?:mi|tu|su)[oa]",
  },
  nl: {
    words:
      "op|onder|naast|achter|voor|tussen|hangt|strijkt|vouwt|wast|(?:stapel|berg|hoop|mand)(?: met| vol)?",
    articles: "een|de|het|mijn|zijn|haar",
  },
  pl: {
    words:
      "na|pod|obok|za|przed|między|wiesza|rozwiesza|prasuje|składa|pierze|sto[sz]u?|stosie|stert[aąęyc]e?|stercie",
  },
  pt: {
    words:
      "sobre|em cima d[eoa]s?|embaixo d[eoa]s?|debaixo d[eoa]s?|ao lado d[eoa]s?|atrás d[eoa]s?|estendendo|pendurando|pendura|passando|dobrando|lavando|(?:pilha|monte|montanha|cesto) de",
    articles: "uma?|uns|umas|os?|as?|meu|minha|seu|sua|um",
  },
  ru: {
    words:
      "на|под|возле|около|рядом с|за|перед|вешает|развешивает|гладит|складывает|стирает|куч[аеуи]|стопк[аеу]|груд[аеу]",
  },
  sv: {
    words: "på|under|bredvid|bakom|framför|stryker|viker|hög med|högar med",
    articles: "en|ett|sin|min|den",
  },
  uk: { words: "на|під|біля|за|перед|прасує|складає|куп[аі]|стос[іу]?" },
  vi: { words: "trên|dưới|cạnh|bên cạnh|trước|đống|chồng", articles: "một|chiếc|cái|một chiếc" },
};

/** What follows them where words of place stand behind their noun; what is printed "on a shirt" is worn. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  hi: /^ (?:(?:के|की) (?:ऊपर|नीचे|पास|अंदर|बगल|ढेर)|पर(?= (?:सो|बैठ|लेट)))/u,
  ja: /^の(?:山|上|下|中|隣|横|そば)(?!に(?:模様|絵|刺繍))/u,
  ko: /^ ?(?:더미|위에서?|아래|옆에서?|밑에서?|속에서?)/u,
  tr: /^ (?:yığını|üstünde|üzerinde|altında|yanında|arkasında|önünde)/u,
  zh: /^(?:堆|上(?!有|印|绣|画|写|面?的(?:字|花|图))|下面?|旁边?|里面?(?=睡|躺|坐|钻|藏))/u,
};

/** Whether these clothes lie, hang or are handled somewhere; "a mouse *on its hat*" is on what the cat wears. */
export function isLaidClothes(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  const clothes = lexemes[at]!;
  if (!isWearable(clothes)) return false;
  if (BEHIND[language]?.test(prompt.slice(clothes.end))) return true;
  const leading = leadingIn(language);
  const before = prompt.slice(0, lexemes[modifiersStart(lexemes, at)]!.start);
  const isHat = clothes.term.claims.some(({ slot, value }) =>
    slot === "accessory" && value === "hat"
  );
  if (isHat && INSIDE_HAT.test(before)) return true;
  const found = leading?.exec(before);
  if (!found) return false;
  const subject = lexemes.findLast(({ end }) => end <= found.index + 1);
  return subject !== undefined &&
    (subject.term.role !== "thing" || subject.term.claims.length === 0);
}

/** Housework on clothes, in any of these languages. */
const HOUSEWORK =
  /(?:bügelt|faltet|wäscht|plancha\w*|dobla\w*|lavando|repass\w+|pli(?:e|ant)|lave|stir(?:a|ando)|pieg(?:a|ando)|strijkt|vouwt|wast|prasuje|składa|pierze|passando|dobrando|гладит|складывает|стирает|stryker|viker|прасує|складає|žehlí|skládá|menyetrika|melipat|تكوي|يكوي) (?:\p{L}+ )?$/iu;

/** Whether work is being done on these clothes. */
export function areLaidClothesAtWork(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): boolean {
  return HOUSEWORK.test(prompt.slice(0, lexemes[modifiersStart(lexemes, at)]!.start));
}

/** A cat "in" a hat sleeps inside it; one "in" other clothes wears them. */
const INSIDE_HAT =
  /(?:^|[\s,])(?:dentro d[eoia]s?|dans|dentro(?: a)?|(?:schläft|liegt|sitzt|versteckt) in|slaapt in|zit in) (?:une?|el|la|le|mon|sa|son|uno?|una|o|a|um|uma|eine[mr]|de[mr]|een|de) (?:\p{L}+ )?$/iu;

const patterns = new Map<string, RegExp>();

function leadingIn(language: string): RegExp | undefined {
  const known = patterns.get(language), entry = LEADING[language];
  if (known || !entry) return known;
  const { words, articles } = entry;
  const article = articles ? `(?:(?:${articles}) |[ld]['’])?` : "";
  const pattern = new RegExp(`(?:^|[\\s,])(?:${words}) ?(?<= )${article}$|\\bsull['’]$`, "iu");
  patterns.set(language, pattern);
  return pattern;
}
