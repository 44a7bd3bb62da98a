/** @module The nose at what it smells. */
import { bounds } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { faceOf } from "../staging/actor_boxes.ts";
import { isNoseAt, smell } from "../staging/acts/nose_down.ts";
import { partOf } from "../staging/seen.ts";

/** How far a nose is from what it smells at most, in units. */
const NEAR = 46;

export const relation: RelationEntry = {
  words: {
    en:
      "sniffing, smelling, sniffs, sniffing at, smells, sniffing on, having a sniff of, taking a sniff of, taking a whiff of, smelling at, nose in, its nose in, his nose in, her nose in, with its nose in, with his nose in, with her nose in, its nose buried in, stopping to smell",
    de: "schnuppert an, riecht an, schnuppern an",
    fr: "renifle, sent, reniflent",
    es: "olfateando, oliendo, huelen, huele",
    it: "annusa, annusano",
    pt: "cheirando, cheiram",
    nl: "ruikt aan, snuffelt aan, snuffelen aan, snuffelt in",
    pl: "wącha",
    ru: "нюхает, нюхают, принюхивается к",
    zh: "闻",
    uk: "нюхають, нюхає",
    sv: "luktar på, nosar på",
    ar: "يشم, تشم",
    da: "snuser til",
    no: "snuser på",
    cs: "čichá k, čichá ke, čichá, očichává",
    fi: "haistelee",
    hu: "szagolja, szagol, szagolgat, szimatol",
    ro: "miroase",
    id: "mencium",
    vi: "ngửi",
    el: "μυρίζει",
    he: "מריח, מריחה",
  },
  after: {
    ko: "냄새를 맡는, 냄새 맡는, 냄새를 맡고, 향기를 맡는, 향을 맡는",
    ja: "の匂いを嗅ぐ, の匂いを嗅いで, の匂いを嗅いでいる",
    tr: "koklayan, kokluyor",
    hi: "सूँघ रही, सूंघ रही, सूँघती, सूंघती, को सूँघ",
  },
  phrase: "smelling",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "crouching", "standing", "walking", "lying"],
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind !== "cat") return;
    if (what.kind === "thing" && !what.isPlaced) smell(cat, what);
    else cat.target = faceOf(what);
  },
  holds(who, what) {
    const nose = partOf(who, "nose");
    return nose !== undefined && isNoseAt(bounds(nose.outline), what.box, NEAR);
  },
};
