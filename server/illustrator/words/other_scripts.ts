/**
 * The commonest words in scripts the other lists hardly speak: Russian with its endings, Arabic,
 * Korean.
 *
 * @module
 */
import { colour, type ColourSense, plays, type Role, says, type Sets, type Term } from "./term.ts";

const RUSSIAN_ADJECTIVE = [
  "ый",
  "ий",
  "ой",
  "ая",
  "яя",
  "ое",
  "ее",
  "ые",
  "ие",
  "ого",
  "его",
  "ому",
  "ему",
  "ым",
  "им",
]
  .concat(["ом", "ем", "ую", "юю", "ых", "их", "ыми", "ими", "о"]);
const RUSSIAN_NOUN = [
  "",
  "а",
  "у",
  "е",
  "ом",
  "ой",
  "ы",
  "и",
  "ов",
  "ами",
  "ах",
  "ам",
  "ю",
  "я",
  "ь",
  "ем",
  "ей",
]
  .concat(["ею", "ям", "ями", "ях", "ью", "о"]);

/** Russian adjectives by stem, Arabic and Korean as they are written. */
const COLOURS: [ColourSense, russian: string, others: string][] = [
  [{ coat: "black", thing: "black" }, "черн", "اسود, سوداء, السوداء, 검은, 검정, 까만, 까망"],
  [
    { coat: "white", thing: "white", eyes: "ice blue", nearest: true },
    "бел, белоснежн",
    "ابيض, بيضاء, 하얀, 흰",
  ],
  [{ coat: "grey", thing: "grey", eyes: "ice blue", nearest: true }, "сер", "رمادي, رمادية, 회색"],
  [
    { coat: "orange", thing: "orange", eyes: "orange" },
    "рыж, оранжев",
    "برتقالي, برتقالية, 주황, 주황색, 치즈",
  ],
  [{ coat: "brown", thing: "brown", eyes: "brown" }, "коричнев", "بني, بنية, 갈색"],
  [
    { coat: "cream", thing: "white", eyes: "yellow", nearest: true },
    "кремов",
    "كريمي, كريمية, 크림색",
  ],
  [
    { coat: "silver", thing: "silver", eyes: "ice blue", nearest: true },
    "серебрист, серебрян",
    "فضي, فضية, 은색",
  ],
  [{ coat: "golden", thing: "golden", eyes: "gold" }, "золот, золотист", "ذهبي, ذهبية, 금색, 황금"],
  [{ coat: "golden", thing: "yellow", eyes: "yellow" }, "желт", "اصفر, صفراء, صفراوين, 노란, 노랑"],
  [{ coat: "golden", thing: "orange", eyes: "amber" }, "янтарн", "عنبري, عنبرية"],
  [{ coat: "red", thing: "red", eyes: "red" }, "красн, ал", "احمر, حمراء, 빨간, 빨강, 붉은"],
  [
    { coat: "blue", thing: "blue", eyes: "blue" },
    "син, голуб",
    "ازرق, زرقاء, زرقاوين, زرقاوان, 파란, 파랑, 푸른",
  ],
  [
    { coat: "green", thing: "green", eyes: "green" },
    "зелен",
    "اخضر, خضراء, خضراوين, خضراوان, 초록, 초록색, 녹색",
  ],
  [{ coat: "pink", thing: "pink", eyes: "pink" }, "розов", "وردي, وردية, 분홍, 분홍색, 핑크"],
  [
    { coat: "purple", thing: "purple", eyes: "violet" },
    "фиолетов, лилов",
    "بنفسجي, بنفسجية, ارجواني, 보라, 보라색",
  ],
];

/** How a cat is: Russian adjectives by stem. */
const QUALITIES: [Sets, russian: string, others: string][] = [
  [{ "coat.pattern": "tabby" }, "полосат", "مخطط, مخططة, 줄무늬"],
  [{ "coat.pattern": "spotted" }, "пятнист", "مرقط, مرقطة, 점박이"],
  [{ "coat.pattern": "calico" }, "трехцветн", "ثلاثية الالوان, 삼색"],
  [{ "coat.length": "fluffy" }, "пушист, мохнат", "منفوش, منفوشة, كثيف الشعر, 복슬복슬, 털이 많은"],
  [{ "coat.length": "hairless" }, "лыс", "بلا شعر, بدون شعر, 털 없는"],
  [{ build: "chubby" }, "толст, жирн", "سمين, سمينة, 뚱뚱한, 통통한"],
  [{ build: "slim" }, "худ, стройн", "نحيف, نحيفة, 마른"],
  [{ size: "giant" }, "огромн, гигантск", "ضخم, ضخمة, عملاق, عملاقة, 거대한"],
  [{ size: "tiny" }, "маленьк, крошечн", "صغير, صغيرة, 작은"],
  [{ age: "senior" }, "стар", "عجوز, مسن, مسنة, 늙은"],
  [{ mood: "happy" }, "весел, счастлив, радостн", "سعيد, سعيدة, مبتسم, مبتسمة, 행복한, 웃는, 기쁜"],
  [{ mood: "sad" }, "грустн, печальн", "حزين, حزينة, 슬픈"],
  [{ mood: "angry" }, "зл, сердит", "غاضب, غاضبة, 화난"],
  [{ mood: "sleepy" }, "сонн, ленив", "نعسان, نعسانة, كسول, 졸린"],
  [{ mood: "curious" }, "любопытн", "فضولي, فضولية, 호기심 많은"],
  [{ mood: "scared" }, "испуганн", "خائف, خائفة, 무서워하는"],
  [{ mood: "proud" }, "горд", "فخور, فخورة, 당당한"],
  [{ mood: "playful" }, "игрив", "مرح, مرحة, لعوب, 장난치는"],
];

/** Things, places and people: Russian nouns by stem. */
const NOUNS: [Sets, Role, russian: string, others: string][] = [
  [{}, "cat", "кот, кош, кошк, котик, котяр", "قط, قطة, قطط, هر, هرة, قطي, قطتي, 고양이, 냥이"],
  [{ age: "kitten" }, "cat", "котенок, котенк, котят", "قطيطة, هريرة, 아기 고양이, 새끼 고양이"],
  [{}, "eyes", "глаз, глазк", "عيون, بعيون, عينين, بعينين, عينان, عيناه, عيناها, 눈동자"],
  [{ accessory: "hat" }, "thing", "шляп, шапк, шапочк", "قبعة, 모자"],
  [{ accessory: "glasses" }, "thing", "очк", "نظارة, نظارات, 안경"],
  [{ accessory: "scarf" }, "thing", "шарф, шарфик", "وشاح, شال, 목도리, 스카프"],
  [{ accessory: "backpack" }, "thing", "рюкзак", "حقيبة ظهر, حقيبة, 배낭, 가방"],
  [{ accessory: "yarn" }, "thing", "клубок, клубк, пряж", "كرة صوف, صوف, 털실"],
  [{ costume: "wizard" }, "character", "волшебник, маг, колдун", "ساحر, 마법사"],
  [{ costume: "witch" }, "character", "ведьм", "ساحرة, 마녀"],
  [{ costume: "knight" }, "character", "рыцар", "فارس, 기사"],
  [{ costume: "king" }, "character", "корол", "ملك, 임금님"],
  [{ costume: "queen" }, "character", "королев", "ملكة, 여왕"],
  [{ costume: "pirate" }, "character", "пират", "قرصان, 해적"],
  [{ costume: "ninja" }, "character", "ниндз", "نينجا, 닌자"],
  [{ costume: "astronaut" }, "character", "космонавт, астронавт", "رائد فضاء, 우주비행사, 우주인"],
  [{ costume: "chef" }, "character", "повар", "طباخ, طاه, 요리사"],
  [{ costume: "detective" }, "character", "детектив, сыщик", "محقق, 탐정"],
  [{ prop: "book" }, "thing", "книг, книжк", "كتاب, كتب, 책"],
  [{ prop: "fish" }, "thing", "рыб, рыбк", "سمكة, سمك, 물고기, 생선"],
  [{ prop: "flower" }, "thing", "цветок, цветк, цвет", "زهرة, زهور, 꽃"],
  [{ prop: "rose" }, "thing", "роз", "وردة, ورود, 장미"],
  [{ prop: "sunflower" }, "thing", "подсолнух", "عباد الشمس, 해바라기"],
  [{ prop: "tulip" }, "thing", "тюльпан", "توليب, 튤립"],
  [{ prop: "balloon" }, "thing", "воздушный шар, воздушным шар, шарик", "بالون, 풍선"],
  [{ prop: "sword" }, "thing", "меч", "سيف"],
  [{ prop: "cake" }, "thing", "торт", "كعكة, 케이크"],
  [{ prop: "cup" }, "thing", "чашк, кружк", "كوب, فنجان, 컵, 찻잔"],
  [{ prop: "mouse" }, "thing", "мыш, мышк", "فار, فارة, 생쥐"],
  [{ setting: "moon" }, "place", "лун", "قمر, سطح القمر, على القمر, 달 위, 달에"],
  [{ setting: "space" }, "place", "космос", "فضاء, 우주"],
  [{ setting: "forest" }, "place", "лес, лесу", "غابة, 숲"],
  [{ setting: "garden" }, "place", "сад, саду", "حديقة, بستان, 정원"],
  [{ setting: "meadow" }, "place", "луг, пол", "مرج, حقل, 들판, 초원"],
  [{ setting: "beach" }, "place", "пляж, море, моря, берег", "شاطئ, بحر, 해변, 바다, 바닷가"],
  [{ setting: "mountains" }, "place", "гор, горах", "جبل, جبال, 산에, 산 위"],
  [{ setting: "city" }, "place", "город, улиц", "مدينة, شارع, 도시, 거리"],
  [{ setting: "rooftop" }, "place", "крыш", "سطح, سقف, 지붕, 옥상"],
  [{ setting: "castle" }, "place", "замок, замк, дворец, дворц", "قلعة, قصر, 궁전, 성에"],
  [{ setting: "library" }, "place", "библиотек", "مكتبة, 도서관"],
  [{ setting: "kitchen" }, "place", "кухн", "مطبخ, 부엌, 주방"],
  [{ setting: "window" }, "place", "окн, окно, подоконник", "نافذة, شباك, 창가, 창문"],
  [{ setting: "desert" }, "place", "пустын", "صحراء, 사막"],
  [{ setting: "snow", weather: "snow" }, "place", "снег, снегу", "ثلج, ثلوج, 눈밭, 눈 속"],
  [{ time: "night" }, "place", "ноч, ночью", "ليل, ليلا, في الليل, 밤에, 밤하늘, 한밤"],
  [{ time: "sunset" }, "place", "закат, вечер", "غروب, عند الغروب, 석양, 노을"],
  [{ time: "dawn" }, "place", "рассвет", "فجر, شروق, 새벽, 해돋이"],
  [{ time: "day" }, "place", "днем", "نهار, نهارا, 낮에"],
  [{ weather: "rain" }, "place", "дожд", "مطر, ممطر, 빗속, 비 오는"],
  [{ season: "winter" }, "place", "зим, зимой", "شتاء, 겨울"],
  [{ season: "autumn" }, "place", "осен, осенью", "خريف, 가을"],
  [{ season: "spring" }, "place", "весн, весной", "ربيع, 봄날, 봄에"],
  [{ season: "summer" }, "place", "летом", "صيف, 여름"],
];

const VERBS: Term[] = [
  says(
    { pose: "sitting" },
    "сидит, сидящий, сидящая, сидя, يجلس, تجلس, جالس, جالسة, 앉아, 앉은, 앉아서",
  ),
  says(
    { pose: "sleeping" },
    "спит, спящий, спящая, ينام, تنام, نائم, نائمة, 자는, 자고, 잠자는, 잠든",
  ),
  says({ pose: "running" }, "бежит, бегущий, бегает, يركض, تركض, يجري, تجري, 달리는, 달리고"),
  says({ pose: "jumping" }, "прыгает, прыгающий, летит, يقفز, تقفز, 뛰는, 뛰어오르는, 점프"),
  says({ pose: "lying" }, "лежит, лежащий, лежащая, مستلق, مستلقية, 누워"),
  says({ pose: "standing" }, "стоит, стоящий, يقف, تقف, واقف, واقفة, 서 있는"),
  says({ pose: "walking" }, "идет, гуляет, يمشي, تمشي, 걷는, 걸어가는"),
  says({ pose: "dancing" }, "танцует, танцующий, يرقص, ترقص, 춤추는"),
  says({ mood: "playful" }, "играет, играющий, يلعب, تلعب, 노는, 놀고"),
];

const SMALL: Term[] = [
  plays(
    "frame",
    "носит, одет, одета, в, во, на, под, над, у, с, со, за, около, рядом, возле, держит, ترتدي, يرتدي, لابس, لابسة, تلبس, يلبس, على, في, مع, تحت, فوق, امام, بجانب, تحمل, يحمل, 쓰고, 쓴, 입은, 입고, 매고, 멘, 에서, 위에, 위, 에, 아래",
  ),
  plays("and", "и, و, 와, 과, 하고, 그리고"),
  plays("no", "без, не, нет, بدون, بلا, ليس, ليست, 없는, 없이"),
  plays(
    "article",
    "가, 이, 를, 을, 는, 은, 의, 있다, 있는, 있어요, 한, 마리, ذو, ذات, هذا, هذه, очень, это, мой, моя, который, которая",
  ),
];

/** Every term of these scripts. */
export const OTHER_SCRIPTS: Term[] = [
  ...COLOURS.map(([sense, russian, others]) =>
    colour(sense, withEndings(russian, RUSSIAN_ADJECTIVE, others))
  ),
  ...QUALITIES.map(([sets, russian, others]) =>
    says(sets, withEndings(russian, RUSSIAN_ADJECTIVE, others))
  ),
  ...NOUNS.map(([sets, role, russian, others]) =>
    says(sets, withEndings(russian, RUSSIAN_NOUN, others), { role })
  ),
  ...VERBS,
  ...SMALL,
];

function withEndings(stems: string, endings: readonly string[], others: string): string {
  const inflected = stems.split(", ").flatMap((stem) => endings.map((ending) => stem + ending));
  return [...inflected, others].join(",");
}
