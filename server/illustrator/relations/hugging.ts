/** @module One foreleg around the other, or both around a thing. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { hug } from "../staging/together/company.ts";
import { embrace } from "../staging/held/embrace.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "กอด, จูบ",
    en:
      "hugging, hugs, cradling, cradles, cradling in its arms, rocking, nursing in its arms, cuddling, cuddles, cuddling with, snuggling, snuggling with, embracing, holding tight, kissing, kisses, snuggled up with, cuddled up with, curled round, curled around, curled up around, curls up around, curled up round, with its paws around, with its arms around, its paws wrapped around, its arms wrapped around, its paws around, its arms around, with his paws around, with his arms around, his paws wrapped around, his arms wrapped around, his paws around, his arms around, with her paws around, with her arms around, her paws wrapped around, her arms wrapped around, her paws around, her arms around, curled up with, hug, cuddle, kiss, snuggle, snuggles, snuggles with, snuggled together, cuddled together, cuddling up to, curled up together, nuzzling, nuzzles, giving a hug to, hugs each other, asleep together with, snuggling up to, holding each other",
    de:
      "umarmt, kuschelt mit, knuddelt, schmust mit, küsst, kuscheln, umarmen, umarmt sich, umarmen sich, kuschelt, kuscheln sich, umarmend, kuschelnd, herzt, küssen sich, schmiegt sich an, eng umschlungen mit",
    fr:
      "serre dans ses bras, enlace, câline, fait un câlin à, embrasse, s'enlacent, se câlinent, câlinant, blotti contre, blottie contre, blottis l'un contre l'autre, serrent dans leurs bras, se font un câlin, embrassant, s'embrassent",
    es:
      "abrazando, abraza, acurrucado con, abrazado a, besando, se abrazan, abrazándose, abrazados, abrazadas, abrazando a, abraza a, acurrucados, acurrucadas, acurrucada con, besándose, se besan, abrazar",
    it:
      "abbraccia, abbracciando, coccola, bacia, si abbracciano, abbracciati, abbracciate, abbraccia un, si coccolano, coccolandosi, accoccolati, accoccolato a, baciandosi, si baciano",
    pt:
      "abraçando, abraça, aconchegado com, beijando, se abraçando, abraçados, abraçadas, se abraçam, agarradinhos, aconchegados, se beijando, abraçando um",
    nl:
      "knuffelt, omhelst, knuffelend met, knuffelen, omhelzen elkaar, knuffelen elkaar, knuffelend, kussen elkaar, kroelt met, tegen elkaar aan",
    pl:
      "przytula, przytulający, obejmuje, całuje, przytulają się, przytuleni, przytulone, przytula się do, obejmują się, całują się, wtulony w",
    ru:
      "обнимает, прижимается к, целует, обнимаются, обнимаясь, обнявшись, обнимающиеся, прижавшись к, целуются, прижались друг к другу",
    zh: "拥抱, 抱在一起, 依偎, 搂着, 亲吻, 抱抱",
    uk: "обіймає, обіймаються, обнімає, цілує",
    sv: "kramar, kramas, gosar, gosar med, myser med, pussas, omfamnar",
    ar: "يعانق, يعانقان, تعانق, يحتضن, تحتضن, متعانقان",
    da: "krammer, kæler med, putter med, omfavner",
    no: "klemmer, koser med, klemmer på, omfavner",
    cs: "objímá, mazlí se s, tulí se k, objímají se",
    fi: "halaa, halailee",
    hu: "ölel, öleli, átölel, megölel",
    ro: "îmbrățișează, se îmbrățișează, se cuibărește lângă",
    id: "memeluk, berpelukan",
    vi: "ôm, ôm ấp",
    el: "αγκαλιάζει, αγκαλιάζοντας, αγκαλιά με, αγκαλιάζουν, αγκαλιάζονται",
    he: "מחבק, מחבקת, מחבקים, מתחבק עם, מתחבקת עם, חובק, חובקת",
  },
  after: {
    ja: "を抱きしめ, 抱き合って, 抱き合う, 抱き合っている, を抱きしめる, 寄り添って, 寄り添う",
    ko: "껴안고, 껴안은, 안아주는, 포옹하는, 껴안는",
    tr: "sarılan, sarılıyor, sarılmış",
    hi: "गले लगाते, गले लगा",
  },
  phrase: "hugging",
  phase: "company",
  who: "cat",
  poses: ["sitting", "waving"],
  // A cat curls up around a thing.
  posesWith: () => ["sitting", "waving", "curled up", "sleeping"],
  arrange(_stage, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat") continue;
      if (what.kind === "cat") hug(actor, what);
      else embrace(actor, what);
    }
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) ||
      coveredShare(who.box, what.box) > 0.05;
  },
};
