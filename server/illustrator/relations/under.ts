/** @module Below a thing that reaches over the head. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { isLow, lookOutFromUnder } from "../staging/seats/from_under.ts";
import { lieUnder, standOver } from "../staging/around/over_and_under.ts";
import { hasRoomBelow } from "../staging/around/room_below.ts";
import { placeBeside } from "../staging/around/sides.ts";
import { coverWith } from "../staging/seats/cover.ts";
import { middleOf, type Seen } from "../staging/seen.ts";
import { coveredShare } from "../staging/silhouette.ts";

/** How much of a body is under a blanket, at least. */
const COVERED = 0.2;

export const relation: RelationEntry = {
  words: {
    th: "ใต้, อยู่ใต้, ข้างใต้, นอนใต้, นั่งใต้",
    zh: "盖着, 裹着, 盖了",
    en:
      "under, underneath, beneath, below, sheltering under, hiding under, walking under, sitting under, lying under, lies under, sits under, sleeping under, asleep under, stood under, standing under, hides under, hiding underneath, hiding beneath, sat under, napping under, resting under, tucked under, tucked up under, snuggled under, curled up under, peeking out from under, peeking from under, peeking out from underneath, peeks out from under, peeks from under, peering out from under, peering from under, looking out from under, looks out from under, poking its head out from under, poking its nose out from under, poking out from under, sticking out from under, crawling out from under, coming out from under, emerging from under, hidden under, hidden beneath, crouching under, crouched under, cowering under, wedged under, stuck under, squeezed under, peeking out from beneath, peeping out from under, napping beneath, sleeping beneath, asleep beneath, lying beneath, sitting beneath, standing beneath, curled up beneath, lying underneath, sleeping underneath, sitting underneath, in the shadow of",
    de:
      "unter, unterm, unter dem, unterhalb von, sitzt unter, liegt unter, schläft unter, versteckt unter, unter'm, versteckt sich unter, kauert unter, verkriecht sich unter, verkrochen unter, untern, unter'n, unter nem, unter ner",
    fr:
      "sous, en dessous de, au-dessous de, assis sous, caché sous, cachée sous, dort sous, couché sous, abrité sous",
    es:
      "bajo, debajo de, debajo del, escondido bajo, sentado bajo, durmiendo bajo, escondido debajo de, abajo de, a la sombra de",
    it:
      "sotto, sotto a, sotto il, al di sotto di, sotto un, sotto una, nascosto sotto, dorme sotto, seduto sotto, all'ombra di, sotto al, sotto alla, sotto allo, sotto all'",
    pt:
      "sob, embaixo de, debaixo de, debaixo do, debaixo, sentado debaixo de, escondido debaixo de, sob um, sob uma, à sombra de, debaixo da, debaixo de, debaixo dos, debaixo das, embaixo do, embaixo da",
    nl:
      "onder, beneden, zit onder, ligt onder, slaapt onder, schuilt onder, schuilend onder, verstopt onder, verstopt zich onder, kruipt onder, onder n",
    pl:
      "pod, siedzi pod, śpi pod, leży pod, schowany pod, schował się pod, schowała się pod, chowa się pod, ukryty pod",
    ru:
      "под, сидит под, лежит под, спит под, прячется под, укрылся под, спрятался под, спряталась под, залез под",
    uk: "під, сидить під, лежить під, спить під, ховається під",
    sv: "under, sitter under, ligger under, sover under",
    ar: "تحت, أسفل, جالس تحت, نائم تحت",
    da: "under, sidder under, ligger under, sover under, nede under",
    no: "under, sitter under, ligger under, sover under",
    cs: "pod, sedí pod, spí pod, leží pod, schovaný pod",
    ro: "sub, doarme sub, stă sub, ascuns sub",
    id: "di bawah, duduk di bawah, tidur di bawah",
    vi: "dưới, bên dưới, ngồi dưới, nằm dưới, ở dưới",
    el: "κάτω από, κάτω απ', κρύβεται κάτω από",
    he: "מתחת, מתחת ל, תחת, מסתתר מתחת, מסתתרת מתחת",
  },
  after: {
    ja:
      "の下, の下で, の下に, の下の, の陰で, で寝て, にくるまって, にくるまった, にくるまる, をかけて寝て, をかけて眠って, をかぶって寝て",
    zh: "下, 下面, 底下, 下边, 之下",
    ko:
      "아래, 아래에, 밑에, 아래서, 밑에서, 아래에서, 덮고, 덮은, 을 덮고, 를 덮고, 덮고 자는, 뒤집어쓰고, 에 싸인",
    tr: "altında, altındaki, altlarında, ile örtülü, örtülü, örtünmüş, sarınmış, sarılı, sarılmış",
    hi: "के नीचे, के तले, ओढ़े, ओढ़कर, ओढ़ के, में लिपटी, में लिपटा",
    fi: "alla, allaan, alapuolella, peiteltynä, kääriytyneenä",
    hu: "alatt, alá, alatta, alattuk, betakarva, bebugyolálva",
    he: "מתחתיו, מתחתיה, תחתיו",
    ar: "تحته, تحتها",
    id: "di bawahnya",
    de: "zugedeckt, zugedeckt ist",
    nl: "toegedekt",
  },
  phrase: "under",
  phase: "surroundings",
  what: "thing",
  arrange(stage, who, what) {
    if (what.kind !== "thing") return;
    const cats = who.filter((actor) => actor.kind === "cat");
    if (what.art.anchors?.isCover && cats.length > 0) return coverWith(cats, what);
    if (isLow(what.prop) && cats.length === who.length && !what.isPlaced) {
      return lookOutFromUnder(cats, what);
    }
    if (what.isPlaced && who.every(({ kind }) => kind === "thing")) lieUnder(who, what);
    else {
      const friends = who.filter(({ kind, isPlaced }) => kind === "thing" && !isPlaced);
      if (friends.length > 0) placeBeside(friends, stage.cats, 1);
      standOver(what, who);
    }
  },
  holds(who, what) {
    if (what.items.every(({ name }) => name.startsWith("blanket"))) {
      return what.last > who.first && coveredShare(who.body, what.box) > COVERED;
    }
    const [x] = middleOf(who.body);
    if (isFromUnder(what)) return what.first < who.first && what.box.left < x && x < what.box.right;
    return what.box.top < who.body.top && what.box.left < x && x < what.box.right &&
      what.first < who.first;
  },
  isClear(who, what) {
    // At the foot of a fir one is under it.
    const isCommon = what.items.some(({ name }) => /^blanket|\btree\b/.test(name));
    return isCommon || isFromUnder(what) || hasRoomBelow(what, who);
  },
};

/** Its head comes out of the dark below. */
function isFromUnder({ items }: Seen): boolean {
  return items.some(({ name }) => name.startsWith("dark below"));
}
