/**
 * @module Words of other languages for what a cat may have at one place of its body: colours of spots, spots,
 * places, and what else may be there, as stems.
 */
import type { OwnMarkKind, OwnMarkPlace } from "../../choices/own_mark_choices.ts";

/** Colours, as their words begin. */
export const COLOURS: readonly (readonly [kind: OwnMarkKind, words: string])[] = [
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

/** A spot. */
export const SPOT =
  "(?:petite? |kleiner? |small )?(?:manch(?:a|ita|inha)s?|lunar|mota|taches?|fleck\\p{L}*|tupfen|pünktchen|punkt|klecks|pinta|macchi(?:a|olina)|chiazza|vlek(?:je)?|stip(?:je)?|plam(?:a|ą|ę|ka|ką|kę)|łat(?:ka|ką|kę)|родинк\\p{L}*|крапинк\\p{L}*|пятн\\p{L}*|плям\\p{L}*|leke\\p{L}*|benek\\p{L}*|斑点|斑|点|ほくろ|黒子|シミ|黑痣|痣|ぶち|模様|점|반점|얼룩|무늬|بقعة|نقطة|شامة|धब्ब\\p{L}*[\\p{M}]*|निशान|दाग)";

/** Places, in the forms that follow prepositions. */
export const PLACES: readonly (readonly [place: OwnMarkPlace, words: string])[] = [
  [
    "nose",
    "nariz|naricita|hocico|nez|museau|truffe|nase|näschen|schnauze|focinho|naso|nasino|muso|musetto|snuit(?:je)?|neus(?:je)?|nos(?:ie|ku)?|нос(?:у|е|ике|ику|ом)?|burn\\p{L}+|鼻子?|코|أنف\\p{L}*|الأنف|नाक",
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
    "cara|carita|visage|figure|gesicht|cara|rosto|viso|faccia|gezicht|twarzy|buzi|лице|личике|обличчі|yüzü\\p{L}*|顔|脸上?|얼굴|وجه\\p{L}*|चेहरे|mejillas?|joues?|wangen?|bochechas?|guance?|guancia|wang|policzku|щек[еу]|щічці|yanağı\\p{L}*|頬|ほっぺ|脸颊|볼|뺨|خد\\p{L}*|गाल",
  ],
  [
    "left ear",
    "ухом|ухо|вухом|вухо|片耳|片方の耳|bir kulağı|한쪽 귀|एक कान|بأذن|أذن واحدة|oreja|oreille|ohr|orelha|orecchio|oor|uchu|ухе|вусі|kulağı\\p{L}*|耳|耳朵|귀|أذن\\p{L}*|कान",
  ],
  [
    "back",
    "espalda|lomo|dos|rücken|costas|schiena|rug|grzbiecie|plecach|спин[еу]|спині|sırtı\\p{L}*|背中|背上|등|ظهر\\p{L}*|पीठ",
  ],
  [
    "tail tip",
    "punta de (?:la|su) cola|bout de (?:la|sa) queue|schwanzspitze|ponta d[oa] (?:rabo|cauda)|punta della coda|staartpunt\\p{L}*|(?:końcu|końcówce) ogona|кончике хвоста|кінчику хвоста|kuyruğunun ucu\\p{L}*|(?:しっぽ|尻尾)の先|尾巴尖|꼬리 끝",
  ],
  [
    "chest",
    "pecho|poitrine|poitrail|brust|peito|petto|borst|pier(?:ś|si|siach)|груд(?:и|ке|ці)|göğsü\\p{L}*|胸|胸口|가슴|صدر\\p{L}*|सीने|छाती",
  ],
  [
    "belly",
    "barriga|panza|vientre|pancita|ventre|bauch|bäuchlein|pancia|pancino|buik|buikje|brzuch(?:u|em)?|brzuszku|животе|животике|пузе|животі|karnı\\p{L}*|お腹|おなか|腹|肚子|배|بطن\\p{L}*|पेट",
  ],
  [
    "whiskers",
    "bigotes|moustaches|schnurrhaaren?|bigodes|baffi|snorharen|wąsach|усах|вусах|bıyıkları\\p{L}*|ひげ|ヒゲ|胡子|胡须|수염",
  ],
  [
    "mouth",
    "boca|bouche|babines|gueule|maul|mund|bocca|muso|bek|bekje|pyszczku|mordce|рту|мордочке|морде|мордочці|ağzı\\p{L}*|口|口元|嘴|嘴边|입|فم\\p{L}*|मुंह|मुँह",
  ],
  [
    "one paw",
    "pata|patita|patte|pfote|pfötchen|patinha|zampa|zampetta|poot|pootje|łapie|łapce|лапе|лапке|лапі|лапці|patisin\\p{L}*|前足|爪子|앞발",
  ],
  [
    "paws",
    "patas|patitas|pattes|pfoten|patinhas|zampe|zampette|poten|pootjes|łapach|łapkach|лапах|лапках|patileri\\p{L}*|足|手足|肉球|爪子|발|발바닥|पंजों",
  ],
  [
    "tail",
    "cola|queue|schwanz|rabo|cauda|coda|staart|ogonie|хвосте|хвості|kuyruğu\\p{L}*|しっぽ|尻尾|尾巴|꼬리|ذيل\\p{L}*|पू[ंँ]छ",
  ],
];

/** What may be on a cat, said before or behind its place. */
export const KINDS: readonly (readonly [kind: OwnMarkKind, words: string])[] = [
  [
    "flour",
    "harina|farine|mehl|farinha|farina|bloem(?! achter| in (?:haar|zijn) haar)|meel|mąk\\p{L}+|мук(?:а|и|ой|у)|борошн\\p{L}+|小麦粉|粉|面粉|밀가루|طحين|دقيق|आटा",
  ],
  [
    "mud",
    "barro|lodo|tierra|boue|terre|schlamm|matsch|erde|dreck|lama|terra|barro|fango|modder|aarde|błot\\p{L}+|ziemi\\p{L}*|гряз\\p{L}+|земл\\p{L}+|болот\\p{L}+|çamur\\p{L}*|泥|土|泥巴|진흙|흙|طين|कीचड़|मिट्टी",
  ],
  [
    "paint",
    "pintura|peinture|farbe|tinta|vernice|pittura|verf|farb\\p{L}+|краск\\p{L}+|фарб\\p{L}+|boya\\p{L}*|絵の具|ペンキ|インク|颜料|油漆|물감|페인트|طلاء|دهان|पेंट|रंग",
  ],
  [
    "foam",
    "espuma|mousse|schaum|sahne|nata|crema|crème|panna|espuma|creme|schiuma|schuim|slagroom|pian(?:a|y|ą|kę)|bit[aą] śmietan[aą]|śmietan[aąy]|пен(?:а|ы|ой)|сливк\\p{L}+|сметан\\p{L}+|піна|köpük|krema|泡|生クリーム|クリーム|泡沫|奶油|거품|생크림|크림|رغوة|झाग|मलाई",
  ],
  ["soot", "hollín|suie|ruß|fuligem|fuliggine|roet|sadz\\p{L}+|саж\\p{L}+|kurum|煤|すす|그을음"],
  [
    "sauce",
    "salsa|sauce|soße|sauce|molho|sugo|saus|sos(?:u|em)?|соус\\p{L}*|кетчуп\\p{L}*|ketchup|mermelada|confiture|marmelade|geleia|marmellata|jam|dżem\\p{L}*|варень\\p{L}+|chocolate|chocolat|schokolade|cioccolato|chocola(?:de)?|czekolad\\p{L}+|шоколад\\p{L}*|çikolata|miel|honig|mel|miele|honing|mi(?:ó|o)d\\p{L}*|м[её]д\\p{L}*|bal|ケチャップ|チョコ|ジャム|番茄酱|巧克力|초콜릿|케첩",
  ],
  [
    "crumbs",
    "migas|miguitas|miettes|krümel\\p{L}*|migalhas|briciole|kruimels|okruszk\\p{L}+|крошк\\p{L}+|крихт\\p{L}+|kırıntı\\p{L}*|パンくず|くず|面包屑|부스러기|فتات",
  ],
  [
    "frost",
    "nieve|neige|schnee|neve|sneeuw|śnieg\\p{L}*|снег\\p{L}*|снежинк\\p{L}+|сніг\\p{L}*|сніжинк\\p{L}+|escarcha|givre|raureif|gelo|szron\\p{L}*|ине[йя]\\p{L}*|kar|雪|눈송이|ثلج",
  ],
  [
    "a plaster",
    "curita|tirita|pansement|pflaster|band-?aid|curativo|cerotto|pleister|plaster(?:ek|kiem|em)?|пластыр\\p{L}*|пластир\\p{L}*|yara bandı|絆創膏|ばんそうこう|创可贴|반창고|밴드|لاصق طبي",
  ],
  [
    "a bandage",
    "venda|vendaje|bandage|verband|bandagem|atadura|faixa|benda|bendaggio|fasciatura|verbandje|banda[żz]\\p{L}*|бинт\\p{L}*|bandaj|sargı|包帯|绷带|붕대|ضمادة|पट्टी",
  ],
  [
    "a scar",
    "cicatriz|cicatrice|balafre|narbe|litteken|blizn\\p{L}+|шрам\\p{L}*|yara izi|傷跡|傷|伤疤|疤|흉터|상처|ندبة|निशान",
  ],
  [
    "lipstick",
    "pintalabios|beso|rouge à lèvres|lippenstift|kussmund|batom|rossetto|lippenstift|szmink\\p{L}+|помад\\p{L}+|ruj|口紅|キスマーク|口红|립스틱",
  ],
  [
    "a heart-shaped spot",
    "(?:mancha|manchita|mancha|macchia|tache|vlek|пятн\\p{L}+|plam\\p{L}+) (?:en forma de corazón|de corazón|em forma de coração|de coração|a forma di cuore|en forme de cœur|en forme de coeur|in hartvorm|в (?:форме|виде) сердц\\p{L}+|w kształcie serca)|herzförmig\\p{L}+ fleck|herzfleck|ハート(?:型|形|模様)?の?(?:模様|斑点|ぶち)|心形(?:的)?(?:斑点|花纹)?|하트 ?(?:모양|무늬)",
  ],
  [
    "a beauty spot",
    "lunar|grain de beauté|schönheitsfleck|muttermal|neo|moedervlek|родинк\\p{L}+|pieprzyk\\p{L}*|ほくろ|痣|사마귀|شامة",
  ],
];
