/**
 * @module Words that mean something else where they stand than what is drawn for them: "a lemonade stand"
 * is no pose, "a vet's waiting room" no costume. They are not drawn, and a receipt lists them as ignored.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { isOwnerOfPlace, isOwnerOfThing, isWork } from "./owners.ts";

/** A word, and the text around it, where `*` stands for the word. */
interface OtherSense {
  word: RegExp;
  around: RegExp;
  /** What the whole description has to name as well. */
  beside?: RegExp;
}

const OTHER_SENSES: readonly OtherSense[] = [
  // "Binoculars round its neck": nothing is round.
  // Italian "porta una rosa": it carries one, and is no door.
  {
    word: /^porta$/i,
    around:
      /(?<!\p{L})(?:(?:gatt[oa]|gattin[oa]|mici[oa])(?: \p{L}+)?|che|e) \*(?= (?:un[ao]?|il|la|lo|i|le|gli|dei|delle|in) )/iu,
  },
  { word: /^round$/i, around: /\*(?= (?:its|his|her|the|their|my|our|an?)\b)/i },
  // "Flipping one in the air", "cards in the air": the cat does not jump.
  {
    word: /^in the air$/i,
    around:
      /\b(?:one|it|them|pancakes?|cards?|balls?|coins?|confetti|dough|pizza|something) (?:high |up )?\*/i,
  },
  // "A moon necklace": no moon in the sky.
  {
    word: /^(?:(?:silver|golden?|big|full|crescent|half) )?(?:moon|sun)$/i,
    around:
      /\*(?= (?:necklace|earrings?|pendant|charm|brooch|lamp|print|pattern|pajamas|pyjamas|collar|tattoo)\b)/i,
  },
  // "A lantern at the bow": the front of a boat.
  {
    word: /^bow$/i,
    around: /\b(?:at|on|over|from) the \*|\*(?= of (?:the|an?|its) (?:\w+ )?(?:boat|ship))/i,
  },
  // "An archer with a bow", "bow drawn": no ribbon.
  {
    word: /^bow$/i,
    around: /(?<!\b(?:hair|pink|red|silk|satin|gift) )\*/i,
    beside:
      /\b(?:arrows?|archers?|archery|quivers?|robin hood|cupid|bow (?:drawn|string|at the ready))\b/i,
  },
  // "From behind its mother": the cat is not seen from behind.
  { word: /^from behind$/i, around: /\*(?= (?:an?|the|its|his|her|my|some) )/i },
  // "Holding a broken heart": a thing.
  {
    word: /^broken hearts?$/i,
    around:
      /\b(?:holding|holds|with|carrying|clutching|hugging|mending) (?:an?|its|his|her|the|two) \*/i,
  },
  // "Blue scales", "dragon scales": nothing is weighed.
  {
    word: /^(?:\p{L}+ )?scales$/iu,
    around:
      /(?:\b(?:fish|dragon|mermaid|snake|lizard|reptile|emerald|shiny|shimmering|iridescent|glittering|green|blue|purple|red|golden?|silver|turquoise|teal|pink|black|rainbow) \*|\bdragon\b.*\*|\bmermaid\b.*\*|\*(?= (?:on|down|along|all over|instead of) (?:its|his|her|the) (?:back|body|tail|fur|skin|face)\b))/i,
  },
  {
    word: /^mobiles?$/i,
    around: /\*/,
    beside: /\b(?:crib|cradle|cot|nursery)\b/i,
  },
  // "A moon mobile above the cot": no phone.
  {
    word: /^mobiles?$/i,
    around:
      /(?:\b(?:moon|star|stars|cot|crib|baby|nursery|paper|origami|hanging|bird|fish) \*|\*(?= (?:above|over|hanging)\b))/i,
  },
  // "Doing the washing up": the cat does not wash itself.
  {
    word: /^washing(?: up)?$/i,
    around:
      /(?:\*(?= up\b)|\b(?:the|doing the) \*|\*(?= (?:the |dirty )?(?:dishes|plates|clothes|laundry|windows?|floor|car)\b))/i,
  },
  // "Dirty plates": no soot on the cat.
  {
    word: /^(?:dirty|muddy|sooty|grubby)$/i,
    around:
      /\*(?= (?:\p{L}+ )?(?:plates?|dishes|laundry|clothes|boots?|water|windows?|shoes?|dish|bowl|mugs?|pans?|socks|hands|floor)\b)/iu,
  },
  // "An avocado plush": a toy.
  {
    word: /^plush(?:ie|y)?$/i,
    around: /\b(?!(?:an?|the|very|so|with|and|is|my|soft) )\p{L}+ \*(?! (?:fur|coat|cat|kitten))/iu,
  },
  // "A sun amulet": no weather.
  {
    word: /^(?:sun|stars?)$/i,
    around: /\*(?= (?:amulet|medallion|tattoo|mask|shaped|emblem|symbol|brooch|tarot)\b)/i,
  },
  // "On a pool float": no cat flies.
  {
    word: /^floats?$/i,
    around: /\b(?:pool|an?|the|inflatable|swimming|giant|beer|parade|flamingo|unicorn) \*/i,
  },
  // "Hanging their mittens on a line": no cat hangs.
  {
    word: /^hanging(?: up)?$/i,
    around:
      /\*(?= (?:up )?(?:their|his|her|its|the|some|an?) (?:\p{L}+ ){1,3}(?:on|from|up|out|in|over)\b)/iu,
  },
  // "Taking its first steps": no staircase.
  {
    word: /^steps?$/i,
    around:
      /\b(?:first|few|baby|tiny|dance|tentative|careful|quiet|little|next|wobbly|many|of) \*|\btak(?:es?|ing) (?:\p{L}+ ){0,2}\*/iu,
  },
  // "Muddy tracks behind it": nothing is followed.
  {
    word: /^tracks$/i,
    around:
      /(?:[,;.] |\b(?:the|paw|fresh|muddy|train|its|her|his|animal|deer|rabbit|bird|tyre|tire|of|with|two|some|leaving|and) )\*/i,
  },
  // "A motorbike with a sidecar": no drink.
  {
    word: /^sidecars?$/i,
    around: /\*/,
    beside: /\b(?:motor\w*|bike|scooter|vespa|rid(?:es?|ing))\b/i,
  },
  // "Resting its head on a paw": not seen from the front.
  { word: /^head on$/i, around: /\b(?:its|his|her|their|the|a) \*/i },
  // "Amazon boxes": no jungle.
  {
    word: /^amazon$/i,
    around: /\*(?= (?:box(?:es)?|parcels?|packages?|deliver\w*|prime|order)\b)/i,
  },
  // "In the style of old paintings": nobody paints.
  {
    word: /^(?:painting|drawing|poster|print)s?$/i,
    around: /\b(?:style|manner|look|spirit) of (?:\p{L}+ ){0,3}\*/iu,
  },
  // "Flowers painted on its fur".
  {
    word: /./,
    around:
      /\* (?:painted|drawn|tattooed) on (?:its|his|her|the) (?:fur|coat|face|cheeks?|body|back|nails|paws?|chest)\b/i,
  },
  // "Baked beans": no paws.
  {
    word: /^beans$/i,
    around: /\b(?:baked|coffee|jelly|green|kidney|magic|cocoa|(?:pot|can|tin|bowl|plate) of) \*/i,
  },
  // "A mad tea party": nobody is angry.
  { word: /^mad$/i, around: /\*(?= (?:tea|hatter|scientist|max|men|libs|dash|genius)\b)/i },
  // "Spirit animal": no ghost.
  {
    word: /^spirits?$/i,
    around:
      /\*(?= (?:animal|level|bear|guide)\b)|\b(?:free|team|christmas|holiday|party|fighting|high|in) \*/i,
  },
  // "A glowing marble": a toy.
  {
    word: /^marbles?$/i,
    around:
      /\b(?:an?|the|glowing|glass|shiny|with|of|playing) \*(?! (?:cat|kitten|coat|fur|pattern|bengal|tabby)s?\b)/i,
  },
  // "On the bank of a stream": no house with money.
  {
    word: /^(?:(?:on|by|at|near) (?:an?|the|its) )?(?:river )?banks?$/i,
    around:
      /\b(?:river|stream|muddy|grassy|canal|mossy) (?:on an? |on the )?\*|\*(?= of (?:an?|the) (?:\p{L}+ )?(?:river|stream|lake|pond|canal))/iu,
  },
  {
    word: /^banks?$/i,
    around: /\b(?:on|by|from|along|at|onto|near) (?:the|its|an?) \*/i,
    beside:
      /\b(?:streams?|rivers?|brooks?|canals?|creeks?|lakes?|ponds?|canoes?|kayaks?|rafts?|otters?|beavers?|rowing|paddling|punting|fishing)\b/i,
  },
  // "A messy studio", "the artist's studio": no plain background.
  {
    word: /^studio$/i,
    around:
      /\b(?:messy|cluttered|dusty|sunny|busy|art|artist['’]?s?|painter['’]?s?|sculptor['’]?s?|recording|music|tattoo|pottery|his|her) \*/i,
  },
  // "Big tears", "a giant yawn": no large cat.
  {
    word: /^(?:big|huge|giant|enormous|massive|tiny|little|small)$/i,
    around:
      /\*(?= (?:\p{L}+ )?(?:tears?|grins?|yawns?|frowns?|pouts?|sneezes?|hugs?|kiss(?:es)?|leaps?|jumps?|splash(?:es)?|bites?|screams?|roars?|meows?|plans?|surprises?|mess|crowds?|fans?|attitude|energy|personality|fight|adventure)\b)/iu,
  },
  // "A bed of tulips", "a bed of nails": no bed.
  {
    word: /^(?:(?:in|on) (?:an?|the) )?(?:beds?|bedroom)$/i,
    around: /\*(?= of (?!mine|his|hers|its|the)\b)/i,
  },
  // "Wearing a bib": no white chest.
  {
    word: /^bibs?$/i,
    around:
      /\b(?:wearing|wears|in) (?:\p{L}+ ){0,3}\*|\b(?:baby|lobster|paper|checked) \*|\b(?:fork|knife|spoon|plate|bowl|napkin|dinner|food|high ?chair)\b.*\*/iu,
  },
  // "Lace curtains": no meadow flower.
  { word: /^lace$/i, around: /(?<!anne'?s )\*/i },
  // "Stuck up a tree": not smug.
  { word: /^stuck up$/i, around: /\*(?= (?:an?|the|in|on|there|that|this)\b)/i },
  // "Old Hollywood": no age.
  {
    word: /^old$/i,
    around:
      /\*(?= (?:hollywood|school|fashioned|timey|west|money|english|norse|glamou?r|style)\b)/i,
  },
  // "For a 6 year old boy", "my 6 yr old daughter": a child, and no old cat.
  {
    word: /^old$/i,
    around:
      /(?:\bfor (?:an?|my|our|his|her) [\w-]+[- ]?(?:years?|yrs?)[- ]\*(?=[- ](?:boy|girl|kid|child)\b)|\b(?:years?|yrs?)[- ]\*(?=[- ](?:son|daughter|nephew|niece|grandson|granddaughter|kid|child|brother|sister|cousin)\b))/i,
  },
  // "My cat hates baths": none is wished for.
  {
    word: /./,
    around:
      /\b(?:hates?|dislikes?|detests?|despises?) (?:(?:the|her|his|its|all|getting|taking|wearing) ){0,2}(?:(?!and\b|but\b|in\b|on\b)\w+ )?\*/i,
  },
  // "A camera on a tripod", "darts": neither a leg is missing nor does the cat run.
  {
    word: /^tripod$/i,
    around: /\b(?:on|an?|the|its|camera) \*(?! (?:cat|kitten|kitty|tabby|boy|girl))/i,
  },
  { word: /^darts$/i, around: /(?:\b(?:with|playing|throwing|plays?|of|and) |, )\*/i },
  // "Made a snow angel".
  { word: /^angels?$/i, around: /\bsnow \*/i },
  // "A gaming chair", "a glass door", "a green mask": neither played, drunk from nor a marking.
  {
    word: /^gaming$/i,
    around:
      /\*(?= (?:pc|computer|chair|setup|desk|mouse|keyboard|headset|headphones|laptop|console|room|monitor)\b)/i,
  },
  {
    word: /^glass$/i,
    around:
      /\*(?= (?:doors?|windows?|house|walls?|roof|box|jars?|balls?|bowls?|tables?|case|dome|bottles?|floor|slippers?|cage|tank|bridge|ceiling|eyes?|elevator|lift)\b)/i,
  },
  // "A platform boot": no station.
  {
    word: /^platforms?$/i,
    around: /\*(?= (?:boots?|shoes?|heels?|sandals?|trainers|sneakers)\b)/i,
  },
  // "Jacked up", "one fang sticks out": neither muscles nor wood.
  { word: /^jacked$/i, around: /\*(?= up\b)/i },
  {
    word: /^sticks?$/i,
    around: /\*(?= (?:up|out|to|together|around|its|his|her|their)\b)/i,
  },
  // "A blanket round its shoulders", "all round": nothing is chubby.
  {
    word: /^round$/i,
    around:
      /(?:\b(?:all|look\w*|turn\w*|go(?:es|ing)?|hang\w*|wrapped|tied|wound|curled|passed|way) \*|\*(?= (?:shoulders?|necks?|waists?|heads?|and round|it|them|him)\b))/i,
  },
  // "A number bib", "bib 404": no white chest.
  {
    word: /^bibs?$/i,
    around: /\b(?:number|race|running|finish\w*) \*|\*(?= (?:number|no\.?|\d))/i,
  },
  // "Dancing swing", "a swing band": no cat swings.
  {
    word: /^swing$/i,
    around:
      /\b(?:danc\w+|lindy|jazz|golf|bat) \*|\*(?= (?:danc\w+|bands?|music|era|class|shift)\b)/i,
  },
  // "Back in the day".
  { word: /^(?:(?:in )?the )?day$/i, around: /\bback (?:in (?:the )?)?\*/i },
  // "A bow across her back": no ribbon.
  { word: /^bows?$/i, around: /\*(?= (?:across|slung|over) (?:its|his|her|the|their)\b)/i },
  // "A car bonnet": no hat.
  {
    word: /^bonnets?$/i,
    around:
      /\b(?:car|truck|van|taxi|jeep|warm|tractor|bus) \*|\*(?= of (?:an?|the|my|our) (?:\p{L}+ )?(?:car|truck|van|taxi))/iu,
  },
  // "Tapioca pearls".
  { word: /^pearls?$/i, around: /\b(?:tapioca|boba|chewy) \*/i },
  // "Playing twister": a game.
  { word: /^twister$/i, around: /\b(?:play\w*|game of) \*/i },
  // "Black smoke coming out": no coat.
  {
    word: /^(?:(?:black|white|grey|gray|dark|thick|silver|blue) )?smoke$/i,
    around:
      /\*(?= (?:com\w+|ris\w+|from|pour\w+|billow\w+|curl\w+|drift\w+|everywhere|fill\w+|out|in the|signals?|machines?|rings?|alarms?|bombs?|detectors?|above|behind|and (?:fire|flames?|mirrors|ash))\b)|\b(?:powder|cigarette|cigar|pipe|chimney|thick|flash|with|clouds? of|puffs? of|in a puff of|of) \*(?! (?:coat|fur|persian|maine|tabby|cat|kitten|tortie|point)\b)/i,
  },
  // "The cat next door", "door to door": no door.
  { word: /^doors?$/i, around: /\bnext \*|\*(?= to doors?\b)|\bdoor to \*/i },
  // "Goes to bed head": hair.
  { word: /^bed$/i, around: /\*(?=[- ]head\b)/i },
  // "Rain on the glass", "its nose against the glass": a pane.
  {
    word: /^glass$/i,
    around: /\b(?:on|against|to|through|behind|at|fogging) the \*/i,
    beside:
      /\b(?:windows?|windowsill|snow globe|pane|aquarium|fish ?tank|rain|raindrops|shop|bakery|train|breath|press\w*)\b/i,
  },
  {
    word: /^masks?$/i,
    around:
      /\b(?:green|blue|pink|purple|surgical|face|gas|ski|sleep|sleeping|paper|medical|halloween|venetian|sheet) \*/i,
  },
  // "A conveyor belt", "a ball and chain".
  { word: /^belts?$/i, around: /\b(?:conveyor|seat|asteroid|fan|sushi|timing|luggage) \*/i },
  { word: /^balls?$/i, around: /\*(?= and chains?\b)/i },
  // "Glasses on a chain".
  { word: /^chains?$/i, around: /\b(?:glasses|spectacles|watch|monocle) on an? (?:\w+ )?\*/i },
  // "A wedding dress with a long train", "a masked ball".
  { word: /^trains?$/i, around: /\*/, beside: /\b(?:gown|veil|bride|wedding dress)\b/i },
  {
    word: /^balls?$/i,
    around:
      /\b(?:masked|masquerade|costume|royal|opera|debutante|charity|summer|winter) \*|\*(?= gowns?\b)/i,
  },
  // "My son is 5 years old", "my cat is seven years old": not an old cat.
  {
    word: /^old$/i,
    around:
      /\b(?:[1-9]|10|one|two|three|four|five|six|seven|eight|nine|ten)(?: and a half)?[ -](?:years?|yrs?)[ -]\*/i,
  },
  // "One scrubs, one dries": no clothes of a nurse.
  { word: /^scrubs$/i, around: /\b(?:one|it|he|she|who|cat|kitten|that) \*/i },
  // "A wonky vase": nothing that the cat feels.
  {
    word: /^wonky$/i,
    around:
      /\*(?= (?!(?:cat|kitten|kitty|tabby|tom|face|smile|grin|eyes?|tooth|teeth|fangs?|ears?|looks?|whiskers)\b)\p{L})/iu,
  },
  // "A bicycle chain", "a dog on a chain": nothing around the cat's neck.
  {
    word: /^chain$/i,
    around:
      /\b(?:bikes?|bicycle|anchor|paper|key|food|supply|ball and) \*|\b(?:on|holding|dragging|pulling|carrying) an? (?:\p{L}+ )?\*/iu,
  },
  // "Sugar skull makeup": what is painted on a face is more than shadow around the eyes.
  {
    word: /^make-?up$/i,
    around:
      /\b(?:skull|skeleton|zombie|ghost|vampire|monster|witch|mime|geisha|joker|corpse|tiger|halloween) \*/i,
  },
  // "In a dark wood": among trees, and in no log.
  {
    word: /^wood$/i,
    around:
      /\bin (?:an?|the) (?!(?:piece|log|pile|block) )(?:\p{L}+ )?\*(?! (?!(?:at|with|under|by|and|in|on|full|where|during)\b)\p{L})/iu,
  },
  // "A three year old cat": no horse.
  { word: /^(?:two|three)[ -]years?[ -]olds?$/i, around: /\*/ },
  // "Tipped over": no shaded fur.
  { word: /^tipped$/i, around: /\*(?= over\b)/i },
  // "At a hot dog stand"; "the cat stands" is a pose.
  {
    word: /^stand$/i,
    around:
      /\b(?:an?|the|its|his|her|my|at|behind) (?:(?!(?:cat|kitten|kitty|tabby|to|can|will)s? )\p{L}+ ){0,2}\*(?! on its hind)/iu,
  },
  {
    word: /^stands?$/i,
    around: /\b(?:market|lemonade|music|fruit|food|ice cream|flower|news) \*/i,
  },
  // "Watching the snow fall", "about to fall off the shelf".
  {
    word: /^falls?$/i,
    around:
      /\b(?:(?:snow|rain|leaves|petals|stars?|flakes|snowflakes) |(?:to|will|might|can|could|did|let) (?:it |them )?|(?:it|he|she|they|that|cat|kitten) )\*|\*(?= (?:off|down|from|over|out|asleep|for|into|in love|outside|behind)\b)/i,
  },
];

/** Whether this word has another sense here. */
export function hasOtherSense(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term } = lexemes[at]!;
  if (isCostumeOfCat(prompt, lexemes[at]!)) return true;
  if (term.claims.length === 0) return false;
  const word = prompt.slice(start, end);
  const around = `${prompt.slice(Math.max(0, start - 40), start)}*${prompt.slice(end, end + 20)}`;
  return OTHER_SENSES.some((sense) =>
    sense.word.test(word) && sense.around.test(around) && (sense.beside?.test(prompt) ?? true)
  ) ||
    isOwnerOfPlace(prompt, lexemes, at) || isOwnerOfThing(prompt, lexemes, at) ||
    isWork(lexemes[at]!) && VISITED.test(prompt.slice(0, start));
}

/** "A frog wearing a *cat* costume": no cat. */
function isCostumeOfCat(prompt: string, { start, end, term }: Lexeme): boolean {
  return term.role === "cat" && !term.isFur &&
    (COSTUME.test(prompt.slice(end)) && WORN.test(prompt.slice(0, start)) ||
      DRESSED_AS.test(prompt.slice(0, start)));
}

/** "A rabbit *dressed as a* cat". */
const DRESSED_AS = /\b(?:dressed(?: up)? as|dressed like|disguised as|pretending to be) an? $/i;

const COSTUME = /^[- ](?:costume|outfit|onesie|suit|disguise|mask)\b/i;

const WORN = /\b(?:in|wearing|wears|with) an? (?:\p{L}+ )?$/iu;

/** "At the *dentist*". */
const VISITED = /\b(?:at|to|from|visiting|seeing) the $/i;
