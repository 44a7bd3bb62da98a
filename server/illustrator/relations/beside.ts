/** @module Next to each other on the ground. */
import { boardFor, layOn } from "../staging/seats/on_board.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { belongsAtWall, lightSideOf } from "../staging/around/at_wall.ts";
import { arrangeSides } from "../staging/around/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ข้าง, ข้างๆ, อยู่ข้าง, ใกล้, ใกล้ๆ, นั่งข้าง",
    en:
      "beside, next to, by, near, alongside, at the side of, close to, sitting beside, sits beside, sitting next to, sits next to, standing next to, standing beside, lying next to, lying beside, sleeping next to, sleeping beside, asleep next to, asleep beside, curled up next to, curled up beside, right next to, nearby, warming itself by, warming up by, sitting by, sleeping by, curled up by, napping by, lying by, close by, together with, with its friend, along with, accompanied by, hanging out with, walking with, walking next to, walking beside, walks beside, sitting with, sits with, talks to, guarding, protecting, against, up against, sitting against, lying against, sleeping against, asleep against, curled up against, standing against, snuggled against, snuggled up against, pressed against",
    de:
      "neben, bei, nahe, sitzt neben, liegt neben, steht neben, schläft neben, gleich neben, direkt neben, in der nähe von, beim, nebst, zusammen mit, an der seite von, zu ihren Füßen, zu seinen Füßen, unweit von, dicht bei",
    fr:
      "à côté de, près de, aux côtés de, auprès de, tout près de, assis à côté de, assise à côté de, couché à côté de, au bord de, à côté du, à côté d'un, à côté d'une, près du, près d'un, près d'une, avec son ami, en compagnie de, à ses pieds",
    es:
      "junto a, al lado de, cerca de, al lado del, al lado de un, cerca del, junto al, sentado junto a, sentada junto a, durmiendo junto a, acompañado de, acompañada de, acompañado por, a la par de, a la orilla de, a su lado, a sus pies",
    it:
      "accanto a, vicino a, accanto al, accanto ad, vicino al, vicino alla, vicino ad, di fianco a, accanto alla, accanto allo, presso, seduto accanto a, in compagnia di, insieme a, assieme a, ai suoi piedi",
    pt:
      "ao lado de, perto de, junto a, ao lado do, ao lado da, perto do, perto da, junto ao, junto à, sentado ao lado de, próximo a, próximo de, acompanhado de, junto com, ao lado dele, ao lado dela, a seu lado, a seus pés, aos seus pés",
    nl:
      "naast, bij, vlak naast, vlakbij, zit naast, ligt naast, zit bij, samen met, in de buurt van, pal naast, aan de zijde van",
    pl:
      "obok, przy, koło, siedzi obok, leży obok, tuż obok, niedaleko, w pobliżu, razem z, wraz z, w towarzystwie, u boku, tuż przy",
    ru:
      "у, рядом с, возле, около, рядом со, подле, сидит рядом с, лежит рядом с, недалеко от, вместе с, вместе со, в компании, рядом, сбоку от, у ног",
    uk:
      "біля, поруч з, поруч із, поряд з, поряд із, коло, недалеко від, разом з, разом із, сидить біля, лежить біля",
    sv: "bredvid, intill, nära, vid, sitter bredvid, ligger bredvid, tillsammans med, vid sidan av",
    ar: "بجانب, بجوار, قرب, إلى جانب, بالقرب من, مع صديقه, عند, جنب",
    da: "ved siden af, ved, sidder ved, nær, tæt ved, sammen med",
    no: "ved siden av, ved, sitter ved, nær, sammen med",
    cs: "vedle, u, poblíž, blízko, sedí u, sedí vedle, leží u, spí u, společně s",
    ro: "lângă, langa, alături de, aproape de, împreună cu, la",
    id: "di samping, di sebelah, di dekat, bersama",
    vi: "bên cạnh, cạnh, gần, kế bên, cùng với",
    el:
      "δίπλα σε, δίπλα στο, δίπλα στη, δίπλα στην, δίπλα στον, δίπλα στα, δίπλα, κοντά σε, κοντά στο, κοντά στη, κοντά στην, πλάι σε, πλάι στο, παρέα με, μαζί με",
    he: "ליד, לצד, על יד, בסמוך ל, קרוב ל, יחד עם, יושב ליד, יושבת ליד",
  },
  after: {
    en:
      "at its feet, at his feet, at her feet, at their feet, at its paws, at his paws, at her paws, at its side, at his side, at her side, by its side, by his side, by her side, growing at its feet, growing at his feet, growing at her feet, lying at its feet, lying at his feet, lying at her feet, sitting at its feet, sitting at his feet, sitting at her feet, sleeping at its feet, asleep at its feet",
    ja:
      "の隣, のそば, の横, の隣に, の隣で, の横に, の横で, のそばに, のそばで, の隣の, の脇に, と一緒に, 隣に, 隣には, そばに, そばには, 足元に, 足元には",
    zh: "旁边, 旁, 附近, 身边, 边上, 旁边的, 身旁, 脚边, 腳邊",
    ko: "옆에, 곁에, 옆에서, 옆의, 근처에, 가까이에, 와 함께, 과 함께",
    tr: "yanında, yanındaki, yanına, ile birlikte, yakınında, yanı başında, yanlarında",
    hi: "के पास, के पास में, पास में, के बगल में, के बगल, के साथ, के नज़दीक, उसके पास, उसके बगल में, उनके पास",
    fi: "vieressä, luona, lähellä, ääressä, kanssa, vieressään, lähellään, rinnalla, rinnallaan",
    hu: "mellett, közelében, mellette, mellettük, mellé",
    he: "לידו, לידה, לצידו, לצדו, לצידה, לצדה, על ידו",
    ar: "بجانبه, بجانبها, بجواره, بجوارها, إلى جانبه, إلى جانبها, بقربه, بقربها",
    id: "di sampingnya, di sebelahnya, di dekatnya",
  },
  phrase: "beside",
  phase: "surroundings",
  arrange(stage, who, what) {
    // "On a table next to a cup": the cup is there, too.
    const cats = who.filter((actor) => actor.kind === "cat");
    if (what.kind === "thing" && !what.isPlaced && cats.length === who.length) {
      const board = boardFor(what, cats);
      if (board) return layOn(board, what, cats);
    }
    const things = who.filter((actor) => actor.kind === "thing");
    // A mug and a plant beside a cat: one on each side.
    if (things.length > 1 && things.length === who.length && what.kind === "cat") {
      return things.forEach((thing, i) =>
        arrangeSides([thing], what, i % 2 === 0 ? -1 : 1, stage.things)
      );
    }
    const index = what.kind === "thing" ? stage.things.indexOf(what) : 0;
    // What stands at the wall leaves the window free.
    const isAtWall = what.kind === "thing" && belongsAtWall(what);
    const side = isAtWall ? lightSideOf(stage.spec) : index % 2 === 0 ? -1 : 1;
    arrangeSides(who, what, side, stage.things);
  },
  holds(who, what) {
    const [one, other] = [who.body, what.body];
    const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const narrower = Math.min(one.right - one.left, other.right - other.left);
    return shared < 0.6 * narrower && Math.abs(middleOf(who.box)[0] - middleOf(what.box)[0]) > 20;
  },
};
