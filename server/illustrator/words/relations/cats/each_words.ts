/**
 * @module Words that open the description of each of several cats: "one", "the other", "the third", in
 * every language.
 */

/** By language; alternatives of one regular expression. */
const WORDS: Readonly<Record<string, string>> = {
  en: "one|the other|other|another|first|second|third|the (?:first|second|third|last)",
  ar:
    "و?واحدة?|و?(?:ال)?أخرى|و?(?:ال)?آخر|و?(?:ال)?أولى|و?(?:ال)?أول|و?(?:ال)?ثانية?|و?(?:ال)?ثالثة?",
  cs: "jeden|jedna|jedno|druh[ýáé]|druh[áýé] kočka|první|třetí",
  da: "(?:den )?(?:ene|anden|tredje|første|sidste)|andet",
  de:
    "eins|eines?|einer|andere[rs]?|(?:der|die|das) (?:andere|eine|erste|zweite|dritte|letzte)|erste[rs]?|zweite[rs]?|dritte[rs]?",
  el: "(?:[οη] |το )?(?:μ[ιί]α|[έε]νας|άλλ[ηο]ς?|πρώτ[ηο]ς?|δεύτερ[ηο]ς?|τρίτ[ηο]ς?)",
  es: "uno|una|(?:el |la )?otr[oa]|(?:el |la )?(?:primer[oa]|segund[oa]|tercer[oa])",
  fi: "yksi|toinen|kolmas|ensimmäinen",
  fr:
    "une?|celui|celle|l'une?|l'autre|autre|(?:le |la )?(?:premi(?:er|ère)|deuxième|second|seconde|troisième)",
  he: "ו?(?:ה?אחד|ה?אחת|ה?שני|ה?שנייה|ה?שניה|ה?אחרת?|ה?ראשון|ה?ראשונה|ה?שלישית?)",
  hi: "एक|दूसरी|दूसरा|पहली|पहला|तीसरी|तीसरा",
  hu: "(?:az )?egyik|(?:a )?(?:másik|második|harmadik)|egy másik|(?:az )?első",
  id:
    "satu|satunya|yang lain|(?:yang )?satu lagi|yang satunya|lainnya|(?:yang )?(?:pertama|kedua|ketiga)",
  it: "un|un[oa]|quell[oa]|l'altr[oa]|altr[oa]|(?:il |la )?(?:prim[oa]|second[oa]|terz[oa])",
  ja: "一匹[はが]|もう一匹[はが]?|もう一匹の|もう?一方は|もう片方は|片方は|[一二三]匹目[はが]",
  ko: "다른 한 마리는|한 마리는|(?:첫|두|세) ?번째는|첫째는|둘째는|셋째는",
  nl: "één|een|ander|(?:de )?(?:ene|andere|ander|eerste|tweede|derde)",
  no: "(?:den )?(?:ene|andre|tredje|første|siste)",
  pl: "jeden|jedna|jedno|drugi|druga|drugie|inny|pierwsz[yae]|trzeci[ae]?",
  pt: "uma?|(?:o |a )?outr[oa]|(?:o |a )?(?:primeir[oa]|segund[oa]|terceir[oa])",
  ro: "unul|una|celălalt|cealaltă|altul|alta|primul|prima|al doilea|a doua|al treilea|a treia",
  ru: "один|одна|одно|друг(?:ой|ая|ое)|втор(?:ой|ая|ое)|перв(?:ый|ая|ое)|трет(?:ий|ья|ье)",
  sv: "ett|en|(?:den )?(?:ena|ene|andra|tredje|första|sista)",
  th: "ตัวหนึ่ง|อีกตัว(?:หนึ่ง)?|ตัว(?:ที่)?(?:แรก|สอง|สาม)",
  tr: "biri|diğeri|öteki|öbürü|birincisi|ikincisi|üçüncüsü|birinci|ikinci|üçüncü",
  uk: "один|одна|одне|інш(?:ий|а|е)|друг(?:ий|а|е)|перш(?:ий|а|е)|трет(?:ій|я|є)",
  vi: "con kia|con còn lại|một|con thứ (?:nhất|hai|ba)|con trước|con sau",
  zh: "一只|另一只|一隻|另一隻|第[一二三]只",
};

/** Such words, alone. */
export const EACH = new RegExp(`^(?:${Object.values(WORDS).join("|")})$`, "iu");
