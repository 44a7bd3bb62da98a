/**
 * @module Nouns that are written as one word with what says which: "Küchentisch", "fietsmand", "köksbord".
 * Where the whole is in no dictionary, its last part is what is drawn, and a receipt says so.
 */
import type { Term } from "../../vocabulary/term.ts";
import { isCat, isNoun } from "../../vocabulary/roles.ts";

/** Shorter parts are in too many words by accident. */
const SHORTEST = { which: 3, noun: 4 };

/** Joins the parts: "Weihnacht*s*baum", "Katze*n*korb". */
export const JOINT: Readonly<Record<string, RegExp>> = {
  da: /(?:s|e)$/,
  de: /(?:s|n|en|e|es)$/,
  nl: /(?:s|en|e)$/,
  no: /(?:s|e)$/,
  sv: /s$/,
};

/** They are not what their last part is: a "Handtuch" is no cloth that is drawn, a "Schulterblatt" no leaf. */
const NOT_ITS_LAST_PART = new Set(
  `augenblick bahnhof bauernhof friedhof spielzeug werkzeug feuerzeug flugzeug fahrzeug schulterblatt ohrwurm lowenzahn
  fingerhut zeitraum umschlag ausschlag vorschlag blutbad waschbar erdbar ameisenbar seebar seehund seeigel seepferd
  nilpferd schweinehund angsthase pechvogel spassvogel buchstabe fragezeichen kindergarten stammbaum purzelbaum schlagbaum
  zaunkonig handschuh regenbogen ellenbogen fussball handball federball schneeball glasperle zollstock weltmeister
  burgermeister wasserhahn eiszapfen tannenzapfen ohrring hosentrager fernseher fernsehen kugelschreiber walnuss kokosnuss
  kopfhorer sonnenbrand weltraum purzelbaume vogelscheuche meerkatze hauptsache zahnfleisch maulkorb
  handdoek schildpad zeehond zeepaard nijlpaard wasbeer ijsbeer neushoorn eekhoorn aardappel sinaasappel pannenkoek
  regenboog elleboog voetbal sneeuwbal paardenbloem vliegtuig speelgoed gereedschap
  flodhast igelkott skoldpadda sjohast tvattbjorn isbjorn fotboll snoboll regnbage armbage flygplan leksak verktyg
  jordgubbe maskros handduk`.split(/\s+/),
);

/** First parts that are no words of the vocabulary. */
const WHICH = new Set(
  `spielzeug plusch holz blech plastik papp papier stoff glas metall eisen gold silber leder woll baumwoll seiden samt stroh
  nachbar quietsche gips kirsch apfel erdbeer himbeer schoko schokoladen vanille kase speck kartoffel gemuse obst fleisch
  kinder puppen haus dorf stadt hof klapp dreh schaukel ess schreib wohn schlaf gaste wasch bugel koch back grill trink
  kaffee tee bier wein milch wasser regen schnee sonnen mond nacht tag abend sommer winter herbst fruhlings oster
  weihnachts geburtstags hochzeits karnevals fasching fest sonntags reise wander sport tennis reit angel jagd feuer
  polizei militar post blumen rosen stachel laub nadel moos feld wald wiesen fluss see meeres strand fischer segel ruder
  opa oma gross klein mini riesen alt neu bunt lieblings katzen kuschel schmuse kratz futter
  speel hout houten plastic papieren glazen leren wol katoen zijden stro buren kers appel aardbei chocolade vanille kaas
  tuin keuken kinder poppen huis dorps stads was strijk kook bak grill thee koffie bier wijn melk water sneeuw zon maan
  nacht avond zomer winter herfst lente paas kerst verjaardags bruids carnavals feest reis sport jacht politie brandweer
  bloemen rozen veld bos zee strand vissers zeil roei reuzen oude lievelings katten knuffel
  leksaks tra plast papper glas lader ylle bomulls siden halm grann korsbar appel jordgubbs choklad vanilj ost
  tradgards koks barn dock hus by stads tvatt kok bak grill te kaffe kaffe ol vin mjolk vatten regn sno sol man
  ull natt kvalls sommar vinter host var pask jul fodelsedags brollops fest rese sport jakt polis brand
  blom ros falt skogs sjo havs strand fisk segel ro jatte gamla katt trasig tras gummi`.split(
    /\s+/,
  ),
);

/** What `termOf` finds for a word of the same language that is no compound. */
export type Lookup = (word: string) => Term | undefined;

/**
 * The term of a compound noun: of its last part, as the nearest drawing, or of the English words for both parts.
 * `inEnglish` answers the term of English words.
 */
export function compoundTerm(
  word: string,
  language: string,
  { own, englishOf, inEnglish }: {
    own: Lookup;
    englishOf: (word: string, term: Term) => string;
    inEnglish: Lookup;
  },
): Term | undefined {
  const joint = JOINT[language];
  if (!joint || NOT_ITS_LAST_PART.has(word)) return undefined;
  for (let cut = SHORTEST.which; cut <= word.length - SHORTEST.noun; cut++) {
    const last = word.slice(cut), noun = own(last);
    if (!noun || noun.claims.length === 0 && noun.role !== "cat" || !isNoun(noun.role)) continue;
    const first = word.slice(0, cut), bare = first.replace(joint, "");
    const which = own(first) ??
      (bare.length >= SHORTEST.which ? own(bare) ?? own(`${bare}e`) : undefined);
    const isKnown = which && which.role !== "article" && which.role !== "frame";
    if (!isKnown && noun.role !== "cat" && !WHICH.has(first) && !WHICH.has(bare)) continue;
    // "Lapjespoes": what says which cat it is says how it looks.
    if (which?.role === "cat" && noun.role === "cat") return which;
    const whole = which && inEnglish(`${englishOf(bare, which)} ${englishOf(last, noun)}`);
    if (whole && isNoun(whole.role)) return whole;
    return isCat(noun.role) || noun.nearest ? noun : { ...noun, nearest: "as" };
  }
}
