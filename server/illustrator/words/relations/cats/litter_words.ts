/**
 * @module Words that take up a cat and its young again: "she", "the mother", "they", "the little ones", in every
 * language. Each is the alternatives of one regular expression for the beginning of a clause.
 */

const PARENT: Readonly<Record<string, string>> = {
  en: "she|he|(?:the |their )?(?:mother|mum|mom|mama|mommy|mummy|father|dad|papa)(?: cat)?",
  ar: "هي|هو|الأم",
  cs: "ona|on|máma|matka",
  da: "hun|han|moren|mor",
  de:
    "(?:sie|er)(?= (?:selbst )?(?:ist|hat|trägt|schläft|sitzt|liegt))|(?:die |ihre )?(?:mutter|mama|katzenmama|mutterkatze|mutti)",
  el: "αυτή|εκείνη|η μ(?:αμά|ητέρα)",
  es: "ella|él|(?:la )?(?:madre|mamá|mama)",
  fi: "hän|emo|äiti",
  fr: "elle|lui|il|(?:la )?(?:mère|maman)",
  he: "היא|הוא|האם|האמא|אמא",
  hi: "माँ|मां",
  hu: "(?:az? )?(?:anya|anyuka|anyja|mama|anyamacska|anyacica)",
  id: "induknya|ibunya|induk|sang induk",
  it: "lei|lui|(?:la )?(?:mamma|madre)",
  ja: "母猫は|お母さん(?:猫)?は|ママは|親猫は",
  ko: "어미(?: ?고양이)?[는은]|엄마(?: ?고양이)?[는은]",
  nl:
    "(?:zij|ze|hij)(?= (?:zelf )?(?:is|heeft|draagt|slaapt|zit|ligt))|(?:de )?(?:moeder|mama|moederpoes)",
  no: "hun|han|moren|mor",
  pl: "ona|on|mama|matka",
  pt: "ela|ele|(?:a )?(?:mãe|mamãe)",
  ro: "ea|el|mama",
  ru: "она|он|мама|мать",
  sv: "hon|han|mamman|mamma",
  th: "แม่(?:แมว)?",
  tr: "anne(?: kedi)?(?:si)?",
  uk: "вона|він|мама|мати",
  vi: "mèo mẹ|mẹ",
  zh: "(?:它|她|(?:猫)?妈妈|母猫|大猫)(?!们)",
};

const OTHERS: Readonly<Record<string, string>> = {
  en: "they|(?:all )?(?:the|her|his) (?:kittens|babies|little ones|young|kits)|kittens|babies",
  ar: "هم|هن|(?:القطط )?الصغار|صغارها|القطط الصغيرة",
  cs: "oni|ony|koťata|mláďata|malí",
  da: "de|killingerne|ungerne",
  de:
    "sie(?= (?:alle )?(?:sind|haben|tragen|schlafen|sitzen|liegen))|(?:die |ihre )?(?:kleinen|kätzchen|babys|jungen|kinder|kitten|katzenbabys)",
  el: "αυτά|εκείνα|τα (?:γατάκια|μικρά|μωρά)",
  es: "ell[oa]s|(?:l[oa]s|sus) (?:gatit[oa]s|pequeñ[oa]s|bebés|cachorros|crías|peques)",
  fi: "ne|pennut|kissanpennut",
  fr: "eux|ils|elles|(?:les|ses) (?:petits|bébés|chatons|petites)",
  he: "הם|הן|הגורים",
  hi: "बच्चे|वे",
  hu: "(?:a )?(?:kiscicák|kicsik|kölykök)|ők",
  id: "anak-anaknya|anaknya|mereka",
  it: "loro|essi|(?:i|i suoi) (?:gattini|piccoli|cuccioli|micini|piccolini)",
  ja: "子[猫ネね]コ?(?:たち)?は|赤ちゃん(?:たち)?は|子供(?:たち)?は",
  ko: "새끼(?: ?고양이)?(?:들)?[은는]|아기(?: ?고양이)?(?:들)?[은는]",
  nl:
    "(?:zij|ze)(?= (?:allemaal )?(?:zijn|hebben|dragen|slapen|zitten|liggen))|(?:de |haar )?(?:kleintjes|kittens|katjes|jongen|baby's)",
  no: "de|kattungene|ungene",
  pl: "on[ei]|kocięta|kociaki|maluchy|małe|kotki",
  pt: "el[ae]s|(?:os|seus) (?:filhotes|gatinhos|bebês|pequenos)",
  ro: "ei|ele|puii|pisoii",
  ru: "они|котята|малыши|детки|все котята",
  sv: "de|kattungarna|ungarna|kattungar",
  th: "ลูก(?:แมว|ๆ)?",
  tr: "yavrular(?:ı)?|onlar",
  uk: "вони|кошенята|малюки|котенята",
  vi: "mèo con|các con|chúng",
  zh: "(?:它|她|他)们|小猫们?|孩子们|宝宝们|小的",
};

/** Where the next word follows without a space. */
const UNSPACED: ReadonlySet<string> = new Set(["ja", "ko", "th", "zh"]);

const known = new Map<string, { parent: RegExp; others: RegExp } | undefined>();

/** The words of a language; undefined where none are known. */
export function litterWords(language: string): { parent: RegExp; others: RegExp } | undefined {
  if (!known.has(language)) {
    const parent = PARENT[language], others = OTHERS[language];
    const end = UNSPACED.has(language) ? "" : "(?!\\p{L})";
    const beginning = (words: string) => new RegExp(`^(?:${words})${end}`, "iu");
    known.set(
      language,
      parent && others ? { parent: beginning(parent), others: beginning(others) } : undefined,
    );
  }
  return known.get(language);
}
