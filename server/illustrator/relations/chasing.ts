/** @module Running after something that is just ahead. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { runAhead } from "../staging/acts/running_ahead.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { chase } from "../staging/acts/chasing.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ไล่, ไล่จับ, วิ่งไล่, ไล่ตาม",
    en:
      "herding, herds, rounding up, rounds up, shepherding, chasing, chases, chase, running after, runs after, hunting, hunts, pouncing on, catching, going after, pursuing, following, follows, chased, hunted, catches, catch, tries to catch, trying to catch, stalking, stalks, pounces on, runs towards, running towards, going for, jumping for, jumping at, jumping after, jumps for, jumps at, jumps after, leaping for, leaping at, leaping after, leaps for, leaps at, leaps after, lunging at, lunges at",
    de:
      "jagt, verfolgt, rennt hinter, fängt, jagend, hinterher, jagen, fängt ein, verfolgend, versucht zu fangen, lauert auf, springt nach, hascht nach, jagt hinter, scheucht, stürzt sich auf, pirscht sich an",
    fr:
      "chasse, poursuit, court après, qui chasse, qui poursuit, chassant, poursuivant, attrape, essaie d'attraper, coursant, guette, chassent, poursuivent",
    es:
      "persiguiendo, persigue, cazando, caza, corriendo tras, atrapando, persiguiendo a, persigue a, tratando de atrapar, intentando atrapar, corre tras, acechando, persiguen",
    it:
      "insegue, inseguendo, caccia, che insegue, rincorre, rincorrendo, cacciando, cerca di prendere, inseguono, dà la caccia a, rincorrono",
    pt:
      "perseguindo, persegue, caçando, correndo atrás de, perseguindo um, tentando pegar, caça, correndo atrás do, correndo atrás da, tentando pegar uma, perseguem",
    nl:
      "jaagt op, jaagt achter, achtervolgt, jagend op, rent achter, zit achter, jaagt, achterna, probeert te vangen, vangt, jagen op, jagen achter, besluipt, stort zich op, loopt achter",
    pl:
      "goni, ściga, poluje na, goniący, łapie, polujący na, ścigający, próbuje złapać, gania, gania za, gonią, łapią, ugania się za, rzuca się na, skrada się do, podchodzi",
    ru:
      "гонится за, преследует, ловит, охотится на, гоняется за, бежит за, гонится, охотящийся на, пытается поймать, преследующий, гонящийся за, ловят, гонятся за, гоняет, бросается на, подкрадывается к, погнался за",
    zh: "追, 追逐, 追赶, 追着, 捕捉, 抓, 扑, 捉, 追赶着",
    uk: "женеться за, переслідує, ловить, полює на, ганяється за, біжить за, ловлять, женуться за",
    sv: "jagar, jagande, springer efter, försöker fånga, fångar",
    ar: "يطارد, تطارد, يلاحق, يطاردون",
    da: "jager, jagter, løber efter, fanger, prøver at fange",
    no: "jager, jakter på, løper etter, fanger, prøver å fange",
    cs: "honí, pronásleduje, loví, chytá, běží za",
    fi: "jahtaa, ajaa takaa",
    hu: "kerget, üldöz, vadászik",
    ro: "aleargă după, fugărește, vânează, prinde",
    id: "mengejar, memburu",
    vi: "đuổi theo, đuổi, rượt, bắt",
    el: "κυνηγάει, κυνηγά, κυνηγώντας, τρέχει πίσω από",
    he: "רודף אחרי, רודפת אחרי, רודף, רודפת",
  },
  after: {
    ja: "を追いかけて, を追いかける, を追う, を追って, を捕まえる, を追いかけている, を狙って",
    ko: "쫓는, 쫓아가는, 잡으려는, 쫓고, 쫓아다니는",
    tr: "kovalayan, peşinde, kovalıyor, yakalayan",
    hi: "का पीछा, पकड़ती, का पीछा करती",
    fi: "perässä",
    hu: "után",
  },
  phrase: "chasing",
  phase: "surroundings",
  who: "cat",
  poses: ["running", "jumping", "crouching", "walking"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat") chase(actor, runAhead(what, actor));
  },
  holds(who, what) {
    return coveredShare(who.body, what.body) < 0.3 &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
