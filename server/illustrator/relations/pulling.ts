/** @module On a rope behind the cat. */
import { boundsOf } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { pull, ROPE } from "../staging/acts/towing.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "pulling, pulls, dragging, drags, towing, tows, hauling, hauls, hauling in, hauling up, reeling in, pulling in, tugging, tugs",
    de: "zieht, ziehend, schleppt, schleift, zerrt an, zieht an",
    fr: "tire, tirant, traîne, traînant",
    es: "tirando de, tira de, arrastrando, arrastra, jalando, jala",
    it: "tira, tirando, trascina, trascinando",
    pt: "puxando, puxa, arrastando, arrasta",
    nl: "trekt, sleept",
    pl: "ciągnie, ciągnący",
    ru: "тянет, тащит, везёт",
    uk: "тянет, тащит, тягне, тягнучи, тягне за собою",
    sv: "drar, släpar",
    da: "trækker, slæber",
    no: "drar, trekker, sleper",
    cs: "táhne, tahá, vleče",
    fi: "vetää",
    hu: "húz, húzza, vontat",
    ro: "trage, trăgând",
    id: "menarik, menyeret",
    vi: "kéo theo",
    zh: "拉着, 拖着",
    ar: "يجر, تجر, يسحب, تسحب",
    el: "τραβάει, σέρνει",
    he: "מושך, מושכת, גורר, גוררת",
  },
  after: {
    ja: "を引いて, を引く, を引いている, を引っ張って, を引っ張る, を引っ張っている",
    ko: "끄는, 끌고, 끌고 가는, 당기는",
    tr: "çeken, çekiyor",
    hi: "खींच रही, खींचती, खींच रहा, को खींच",
  },
  phrase: "pulling",
  phase: "surroundings",
  who: "cat",
  poses: ["walking", "standing"],
  arrange({ things }, who, what) {
    for (const actor of who) if (actor.kind === "cat") pull(actor, what, things);
  },
  holds(who, what) {
    const isRope = (item: Item) => item.is === "line" && item.name.startsWith(ROPE);
    const load = boundsOf(what.items.filter((item) => !isRope(item)));
    // A leash that words name is a thing of its own.
    const ropes = who.scene.items.filter(isRope);
    return ropes.length > 0 && coveredShare(boundsOf(ropes), who.body) > 0 &&
      coveredShare(who.body, load) < 0.4;
  },
};
