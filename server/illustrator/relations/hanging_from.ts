/** @module Both paws on it above the head, the ground out of reach. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { hang } from "../staging/together/company.ts";
import { pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ห้อยจาก, ห้อยอยู่บน",
    en:
      "hanging from, hangs from, hanging on, dangling from, swinging from, swinging on, hanging onto, hang from, hung from, dangling off, dangles from, suspended from, swings from, hangs onto, hanging off, hanging by its paws from, hanging by its claws from, hanging by one paw from, hanging by a paw from, hanging by its front paws from, hanging by its front claws from, dangling by its claws from, dangling by its front claws from, hanging by its front paws off, hanging upside down from, hanging head down from, dangling upside down from, hanging in there from, gripping a branch, carried by, carried away by, carried off by, lifted by, lifted up by, lifted into the air by, held up by, floating away with, floating beneath, floating under, drifting under, drifting away with",
    de:
      "hängt an, hängt von, baumelt an, hängend an, hängt kopfüber an, baumelt von, schaukelt an, hängend von, hängt vom, hängt am",
    fr:
      "suspendu à, pendu à, suspendue à, accroché à, accrochée à, pend à, pendu à une, se balance à, agrippé à, suspendu par",
    es:
      "colgando de, cuelga de, colgado de, colgada de, colgada, colgado del, cuelga del, colgando del, colgando de un, balanceándose de, guindando de",
    it:
      "appeso a, appesa a, penzola da, penzoloni da, appeso per, dondola da, appeso al, appeso alla, pende da",
    pt:
      "pendurado em, pendurada em, pendurado no, pendurado na, pendurada na, pendurado num, balançando em, dependurado em, pendurada no",
    nl: "hangt aan, hangend aan, bungelt aan, hangend van, slingert aan, hangt ondersteboven aan",
    pl: "wisi na, zwisa z, zwisający z, wiszący na, zwisa, huśta się na, wisi",
    ru: "висит на, свисает с, свисающий с, повис на, висящий на, болтается на, раскачивается на",
    uk: "висить на, гойдається на, звисає з, повис на, повисла на",
    sv: "hänger från, hänger i, dinglar från, svingar sig i, hängande från",
    zh: "挂在, 吊在, 悬挂在",
    ar: "يتدلى من, معلق من, تتدلى من",
    da: "hænger fra, hænger i, svinger i, hænger ned fra",
    no: "henger fra, henger i, svinger i, henger ned fra",
    cs: "visí na, visí z, houpe se na",
    fi: "roikkuu",
    hu: "lóg",
    ro: "atârnă de, atârnă din, atârnă pe",
    id: "bergelantungan di, bergantung di, menggantung di, tergantung di",
    vi: "treo trên, đu, đu trên",
    el: "κρέμεται από, κρεμασμένη από, κρεμασμένος από",
    he: "תלוי על, תלויה על, נתלה על, תלוי מ",
  },
  after: {
    ja: "にぶら下がって, にぶら下がる, にぶら下がっている, からぶら下がって",
    ko: "매달린, 매달려, 에 매달린",
    tr: "asılı, sarkan, dan sarkan",
    hi: "से लटकी, से लटक रही, पर लटकी, से लटका, से लटकती",
  },
  phrase: "hanging from",
  phase: "surroundings",
  who: "cat",
  what: "thing",
  poses: ["upright", "sitting", "dancing", "hanging upside down"],
  arrange: eachCatWithThing(hang),
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) &&
      what.box.top < who.body.top + 20;
  },
};
