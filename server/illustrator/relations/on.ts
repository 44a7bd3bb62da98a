/** @module On a thing, with its weight on it; a small thing on a cat lies on its head. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { climbOnBack, putOn } from "../staging/seats/on_a_cat.ts";
import { seatOn } from "../staging/seats/seat_on.ts";
import { placeBeside } from "../staging/around/sides.ts";
import { hangUp } from "../staging/thing_level.ts";
import { topPlane } from "../staging/silhouette.ts";
import { isWithin, middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "บน, อยู่บน, นั่งบน, นอนบน, หลับบน, ยืนบน",
    en:
      "stacked on top of each other, stacked on each other, piled on top of each other, stacked on top of one another, piled on each other, stacked up on each other, on top of each other, on top of one another, on each other's backs, on, at the top of, from the top of, down from the top of, from on top of, down from on top of, from atop, on the edge, on its edge, on the rim, on its rim, on the side of it, all over, scattered all over, scattered on, scattered over, scattered across, strewn over, strewn across, spread out on, spread over, spread all over, piled on, piled up on, piled high on, bubbling on, simmering on, cooling on, set on, placed on, lying around on, on top of it, on the edge of it, on the edge of, at the edge of, on the end of, at the end of, back to back on, back on, back onto, on top of, up, up in, high up in, stuck in, stuck up, onto, upon, atop, sitting on, sits on, standing on, lying on, sleeping on, perched on, lounging on, asleep on, strutting along, balancing on, balancing along, curled up on, perched atop, resting on, asleep on the back of, sleeping on the back of, lying on the back of, stretched out on, sprawled on, sat on, sit on, sitting on top of, sits on top of, perching on, crouching on, crouched on, lies on, laying on, sleeps on, napping on, snoozing on, dozing on, dozing off on, stands on, curled up on top of, curled on, loafing on, sitting upon, seated on, draped over, draped over the back of, draped across, draped along, slung over, along the back of, along the top of, stretched out along the back of, stretched along the back of, lying along the back of, lying along the top of, sleeping along the back of, perched on the back of, stretched along, stretched out along, stretched full length along, sprawled along, lying along, sprawled across, stretched out across, stretched across, stretched over, lying across, lies across, laid across, flopped across, flopped on, flopped over, sprawled over, splayed across, slumped on, slumped over, passed out on, collapsed on, asleep across, sleeping across, walking along, walks along, walking on, walks on, dancing on, stretching on, kneeling on, resting its head on, asleep on top of, lounges on, relaxing on, chilling on, posing on, balanced on, enthroned on, snuggled up on, tucked up on, on the head of, on the nose of, on the lap of, on the shoulder of, on the shoulders of, on the belly of, on the tail of, in the lap of, on the roof of, on the hood of, on the bonnet of",
    de:
      "auf, oben auf, sitzt auf, liegt auf, schläft auf, steht auf, hockt auf, thront auf, balanciert auf, läuft auf, spaziert auf, tanzt auf, sitzend auf, liegend auf, sitzen auf, liegen auf, schlafen auf, auf'm, auf dem dach von, auf dem dach eines, auf dem dach des, auf dem dach einer, auf der motorhaube von, auf der motorhaube eines, auf der motorhaube des, quer über, rittlings auf, lümmelt auf, fläzt auf, kauert auf, räkelt sich auf, hängt über, aufn, auf'n, auf nem, auf ner, auf ne, auf'ner",
    fr:
      "sur, assis sur, assise sur, allongé sur, allongée sur, couché sur, couchée sur, perché sur, perchée sur, dort sur, debout sur, endormi sur, endormie sur, posé sur, marche sur, danse sur, au lit, dans son lit, sur le toit de, sur le toit d', sur le toit du, sur le capot de, sur le capot d', sur le capot du, sr, sur 1",
    es:
      "sobre, encima de, en lo alto de, sentado en, sentada en, sentado sobre, sentada sobre, acostado en, acostada en, acostado sobre, tumbado en, tumbada en, tumbado sobre, durmiendo en, durmiendo sobre, duerme en, duerme sobre, dormido en, dormida en, dormido sobre, encaramado en, subido a, subida a, parado sobre, de pie sobre, arriba de, encima del, encima, sobre el techo de, en el techo de, sobre el tejado de, sobre el capó de, en el capó de, sobre el capó del, en el techo del, arriba del, encima d",
    it:
      "su, sopra, sul, sulla, seduto su, seduta su, sdraiato su, sdraiata su, sullo, sulle, sui, sugli, in cima a, dorme su, dorme sul, dorme sulla, seduto sul, seduto sulla, accoccolato su, a letto, sul tetto di, sul tetto della, sul tetto del, sul tetto dell', sul cofano di, sul cofano della, sul cofano del, sul cofano dell'",
    pt:
      "sobre, em cima de, em cima do, em cima da, sentado em, sentada em, sentado no, sentada na, deitado em, deitada em, deitado no, deitada na, dormindo em, dormindo no, dormindo na, em pé sobre, por cima de, no topo de, em cima dos, em cima das, no teto de, no teto do, no capô de, no capô do, sobre o capô de",
    nl:
      "op, bovenop, zit op, ligt op, slaapt op, zittend op, liggend op, slapend op, staat op, staand op, ligt te slapen op, zit bovenop, op het dak van, op de motorkap van, dwars over, boven op, languit op, op n, op zn, op dr, bovenop n",
    pl:
      "na, siedzi na, siedzący na, leży na, leżący na, śpi na, śpiący na, stoi na, na szczycie, w poprzek, rozłożony na, rozwalony na, przysiadł na, rozparty na",
    ru:
      "на, сидит на, сидящий на, сидящая на, лежит на, лежащий на, спит на, спящий на, спящая на, стоит на, стоящий на, поверх, на вершине, поперёк, взгромоздился на, устроился на, устроилась на, развалился на, разлёгся на, примостился на",
    uk: "на, сидить на, лежить на, спить на, стоїть на, зверху на",
    sv:
      "på, ovanpå, sitter på, ligger på, sover på, står på, sittande på, liggande på, sovande på, uppe på, uppå, ligger uppe på",
    ar:
      "على, فوق, يجلس على, تجلس على, جالس على, جالسة على, ينام على, نائم على, نائمة على, مستلق على, يقف على, واقف على",
    zh: "坐在, 躺在, 睡在, 站在, 趴在, 蹲在",
    da:
      "på, oven på, oppe på, sidder på, ligger på, sover på, står på, siddende på, liggende på, op på",
    no: "på, oppå, oppe på, sitter på, ligger på, sover på, står på, sittende på",
    cs: "na, sedí na, leží na, spí na, stojí na, sedící na, ležící na, nahoře na",
    ro:
      "pe, stă pe, șade pe, doarme pe, întins pe, întinsă pe, așezat pe, așezată pe, deasupra, culcat pe, stând pe",
    id:
      "di atas, duduk di atas, tidur di atas, duduk di, tidur di, berbaring di, berdiri di, rebahan di",
    vi: "trên, ở trên, ngồi trên, nằm trên, ngủ trên, đứng trên",
    el:
      "πάνω σε, πάνω στο, πάνω στη, πάνω στην, πάνω στον, πάνω στα, πάνω στις, πάνω στους, επάνω σε, επάνω στο, σε, στο, στη, στην, στον, στα, στις, κάθεται σε, κάθεται στο, κάθεται στη, κάθεται στην, κάθεται στον, ξαπλωμένη στο, ξαπλωμένος στο, ξαπλωμένη στον, ξαπλωμένος στον, κοιμάται στο, κοιμάται στον, κοιμάται σε, στέκεται σε, στέκεται στο",
    he:
      "על, על גבי, יושב על, יושבת על, שוכב על, שוכבת על, ישן על, ישנה על, עומד על, עומדת על, יושבים על",
  },
  after: {
    ja:
      "の上, に乗って, に座って, に寝て, で寝て, の上で, の上に, の上に座って, に座る, に座っている, で眠る, で眠っている, に乗っている, に乗る, の上の, で",
    zh: "上, 上面, 上边, 上头, 之上",
    ko:
      "위에, 위에서, 위, 에 앉아, 앉아, 앉아서, 앉은, 위의, 위에 앉은, 위에 앉아, 위에서 자는, 위에 누워, 에서 자는, 에서",
    tr: "üzerinde, üstünde, üzerine, üstüne, üzerindeki, üstündeki",
    hi: "पर, के ऊपर, पर बैठी, पर बैठा, के ऊपर बैठी",
    fi: "päällä, päälle",
    hu: "tetején",
  },
  phrase: "on",
  phase: "seat",
  poses: ["sitting", "waving", "lying", "loaf", "sleeping", "crouching", "standing"],
  arrange(stage, who, what) {
    if (what.kind === "thing") {
      // Who sits on a cushion on a chair takes the cushion along.
      const bearsThings = who.every((actor) => actor.kind === "thing" && !actor.riders);
      if (bearsThings && !what.isPlaced) {
        placeBeside([what], stage.cats, 1);
        hangUp(what);
      }
      return seatOn(who, what);
    }
    for (const actor of who) {
      if (actor.kind === "thing") putOn(actor, what);
      else climbOnBack(actor, what);
    }
  },
  holds(who, what) {
    const plane = topPlane(what.items);
    const [x] = middleOf(who.body);
    const high = who.body.bottom - who.body.top;
    const sits = Math.abs(who.body.bottom - plane.y) < 0.16 * high &&
      x > plane.left - 0.2 * high && x < plane.right + 0.2 * high;
    return sits || isWithin(who, what) && who.body.bottom > what.box.top &&
        who.body.bottom < what.box.top * 0.12 + what.box.bottom * 0.88;
  },
};
