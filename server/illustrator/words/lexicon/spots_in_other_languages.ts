/**
 * @module Spots of one colour at one place, in the words of other languages: "una mancha negra en la nariz", "ein
 * weißer Fleck am Kinn", "鼻に黒い点". Colours, spots and places are lists of stems; a pattern for each order.
 */
import type { OwnMark, OwnMarkKind, OwnMarkPlace } from "../../own_mark_choices.ts";

/** Words of a description for a spot. */
interface SpotSaid {
  start: number;
  end: number;
  marks: OwnMark[];
  isNear: false;
}

/** Colours, as their words begin. */
const COLOURS: readonly (readonly [kind: OwnMarkKind, words: string])[] = [
  [
    "a black spot",
    "negr[oa]s?|noire?s?|schwarz\\p{L}*|pret[oa]s?|ner[oa]|zwarte?|czarn\\p{L}*|ч[её]рн\\p{L}*|чорн\\p{L}*|siyah|黒い?|黑色?的?|검은|까만|سوداء|أسود|काल[ाीे]",
  ],
  [
    "a white spot",
    "blanc[oa]s?|blanche?s?|wei(?:ß|ss)\\p{L}*|branc[oa]s?|bianc[oa]|witte?|biał\\p{L}*|бел\\p{L}*|біл\\p{L}*|beyaz|白い?|白色?的?|하얀|흰|بيضاء|أبيض|सफ़?ेद",
  ],
  [
    "an orange spot",
    "naranjas?|rousse?|roux|orange\\p{L}*|laranja|arancione|oranje|rud\\p{L}*|рыж\\p{L}*|руд\\p{L}*|turuncu|オレンジ色?の?|橙色?的?|橘色?的?|주황색?|برتقالية|नारंगी",
  ],
  [
    "a brown spot",
    "marr[oó]n|brune?|braun\\p{L}*|marrom|marrone|bruine?|brązow\\p{L}*|коричнев\\p{L}*|kahverengi|茶色い?の?|棕色?的?|갈색|بنية|भूर[ाीे]",
  ],
  [
    "a grey spot",
    "gris(?:e|es)?|grau\\p{L}*|cinza|grigi[oa]|grijze?|szar\\p{L}*|сер(?:ый|ая|ое|ой|ым|ую)|сір\\p{L}*|gri|グレーの|灰色?的?|회색|رمادية",
  ],
];

const SPOT =
  "(?:petite? )?(?:manch(?:a|ita|inha)s?|lunar|mota|taches?|fleck\\p{L}*|tupfen|pünktchen|punkt|klecks|pinta|macchi(?:a|olina)|chiazza|vlek(?:je)?|stip(?:je)?|plam(?:a|ą|ę|ka|ką|kę)|łat(?:ka|ką|kę)|крапинк\\p{L}*|пятн\\p{L}*|плям\\p{L}*|leke\\p{L}*|benek\\p{L}*|斑点|斑|点|ぶち|模様|점|반점|얼룩|무늬|بقعة|نقطة|धब्ब\\p{L}*[\\p{M}]*|निशान|दाग)";

/** Places, in the forms that follow prepositions. */
const PLACES: readonly (readonly [place: OwnMarkPlace, words: string])[] = [
  [
    "nose",
    "nariz|hocico|nez|truffe|nase|näschen|schnauze|focinho|naso|neus(?:je)?|nos(?:ie|ku)?|нос(?:у|е|ике|ику|ом)?|burn\\p{L}+|鼻子?|코|أنف\\p{L}*|الأنف|नाक",
  ],
  [
    "chin",
    "barbilla|mentón|menton|kinn|queixo|mento|kin|brodzie|podbródku|подбородк\\p{L}+|підборідд\\p{L}+|çenesi\\p{L}*|çenede|あご|顎|下巴|턱|ذقن\\p{L}*|الذقن|ठो?ड़्?डी|ठुड्डी",
  ],
  [
    "forehead",
    "frente|front|stirn|testa|fronte|voorhoofd|czole|лбу|лобі|aln(?:ında|ı|ındaki)|額|おでこ|额头|이마|جبهت\\p{L}*|माथे",
  ],
  [
    "left eye",
    "ojo|œil|auge|olho|occhio|oog|oku|okiem|oka|глаз(?:у|ом|а|е)?|оком|оці|gözün\\p{L}*|gözü\\p{L}*|目|眼睛?|눈|عين\\p{L}*|आ[ँं]ख",
  ],
  [
    "cheeks",
    "mejilla|joue|wange|bochecha|guancia|wang|policzku|щек[еу]|щічці|yanağı\\p{L}*|頬|ほっぺ|脸颊|볼|뺨|خد\\p{L}*|गाल",
  ],
  [
    "left ear",
    "ухом|ухо|вухом|вухо|片耳|片方の耳|bir kulağı|한쪽 귀|एक कान|بأذن|أذن واحدة|oreja|oreille|ohr|orelha|orecchio|oor|uchu|ухе|вусі|kulağı\\p{L}*|耳|耳朵|귀|أذن\\p{L}*|कान",
  ],
  [
    "back",
    "espalda|lomo|dos|rücken|costas|schiena|rug|grzbiecie|plecach|спин[еу]|спині|sırtı\\p{L}*|背中|背上|등|ظهر\\p{L}*|पीठ",
  ],
];

const anyOf = (words: readonly (readonly [unknown, string])[]) =>
  `(?:${words.map(([, known]) => known).join("|")})`;
const COLOUR = anyOf(COLOURS), PLACE = anyOf(PLACES);

/** Prepositions, articles and possessives between a spot and its place. */
const ON =
  "(?:(?:en|sobre|encima|debajo|alrededor|de|del|la|el|su|un|una|sur|sous|le|son|sa|l['’]|auf|am|an|unter|über|um|der|dem|das|seiner|ihrer|seinem|ihrem|einem|no|na|nos|em|seu|sua|sul|sulla|sullo|sull['’]|sotto|il|lo|op|onder|boven|de|haar|zijn|het|een|na|pod|nad|przy|jego|jej|на|под|над|его|её|ее|його|її|على|في|تحت|rechten|linken|droit|gauche|izquierd[oa]|derech[oa]|lewym|prawym|левом|правом) ?){1,4}";

/** Particles between a place and its spot. */
const PARTICLE =
  "(?:に|の上に|のところに|上有?(?:一个|一块|个|块|小)*|有(?:一个|一块|个|块|小)*|에|위에|में|पर|के नीचे| )*\\s?(?:小さな?い?|작은|küçük|bir|एक|छोटा|小|有)*\\s?";

/** Which of two, where languages say it last. */
const SIDE =
  "(?: (?:derech[oa]|izquierd[oa]|droite?|gauche|direit[oa]|esquerd[oa]|destr[oa]|sinistr[oa]|اليمنى|اليسرى|الأيمن|الأيسر))?";

const START = "(?<![\\p{L}\\p{M}\\p{N}])", END = "(?![\\p{L}\\p{M}\\p{N}])";

const PATTERNS = [
  `${START}(?<colour>${COLOUR}) ?(?<place>ухом|ухо|вухом|вухо)${END}`,
  `一(?:只|个)(?<colour>${COLOUR})(?<place>耳朵)`,
  `(?<place>片耳|片方の耳|bir kulağı|한쪽 귀|एक कान|بأذن|أذن واحدة)(?:だけが?|が|は|만|가)? ?(?<colour>${COLOUR})`,
  `${START}(?<colour>${COLOUR}) (?:\\p{L}+ )?${SPOT} ${ON}(?<place>${PLACE})${SIDE}${END}`,
  `${START}${SPOT} (?<colour>${COLOUR}) ${ON}(?<place>${PLACE})${SIDE}${END}`,
  `${START}(?<place>أنف\\p{L}*|${PLACE}) ${PARTICLE}(?<colour>${COLOUR}) ?(?:bir |küçük )?${SPOT}`,
  `(?<place>鼻子?|あご|顎|下巴|額|おでこ|额头|目|眼睛?|頬|ほっぺ|脸颊|耳朵?|背中|背上|코|턱|이마|눈|볼|뺨|귀|등)${PARTICLE}(?<colour>${COLOUR})(?:小|小さな)? ?${SPOT}`,
].map((pattern) => new RegExp(pattern, "giu"));

/** The spots of a description that is not English, in reading order, no two over the same words. */
export function spotsSaid(prompt: string): SpotSaid[] {
  const found: SpotSaid[] = [];
  for (const pattern of PATTERNS) {
    for (const { 0: words, index: start, groups = {} } of prompt.matchAll(pattern)) {
      const end = start + words.length;
      const kind = kindOf(COLOURS, groups["colour"]!), place = kindOf(PLACES, groups["place"]!);
      if (!kind || !place || found.some((other) => start < other.end && end > other.start)) {
        continue;
      }
      found.push({ start, end, marks: [`${kind} on ${sided(place, words)}`], isNear: false });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** The right ear or eye where the words say so. */
function sided(place: OwnMarkPlace, words: string): OwnMarkPlace {
  return RIGHT.test(words) ? place.replace("left", "right") as OwnMarkPlace : place;
}

const RIGHT = /derech|droit|recht|direit|destr|praw|прав|sağ|右|오른|يمنى|दाह?िन/iu;

function kindOf<K>(known: readonly (readonly [K, string])[], words: string): K | undefined {
  return known.find(([, all]) => new RegExp(`^(?:${all})$`, "iu").test(words))?.[0];
}
