/** @module Astride something that carries it along. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { carryAlong, climbOnBack, sitDown } from "../staging/seats/on_a_cat.ts";
import { rideOn } from "../staging/seats/seat_on.ts";
import { middleOf } from "../staging/seen.ts";
import { useOf } from "../things/uses.ts";
import { propOf } from "../wardrobe/prop_kinds.ts";

/** How far from its mount a rider may be, in units: a kitten's head moves the middle of its body forwards. */
const SLACK = 12;

export const relation: RelationEntry = {
  words: {
    th: "ขี่",
    en:
      "sliding down, sliding down on, zooming down, racing down on, gliding on, riding, rides, ride, sitting on the back of, standing on the back of, riding on, rides on, flying on, on the back of, mounted on, skating on, skateboarding on, rode, rides a, riding in on, whizzing along on, zooming on, cruising on, flying on the back of, flies on, astride, skateboarding, surfs, surfs on, skiing on, sledding on, sledging on, cycling on, pedalling, biking on, scooting on, gliding on, balancing on a skateboard, on the back of a, sits on the back of, cruising along on",
    de:
      "reitet auf, reitet, fährt auf, fliegt auf, reitend auf, fährt mit, rast auf, fliegt mit, fahrend auf, radelt auf, surft auf, reiten auf, auf dem rücken von, auf dem rücken eines, auf dem rücken einer, fährt skateboard, fahrend",
    fr:
      "en scooter, à moto, en moto, à mobylette, chevauche, monte, à cheval sur, chevauchant, à dos de, sur le dos de, roule sur, roulant sur, fait du, sur le dos d', à cheval, circule sur, surfe sur, pédale sur, vole sur, glisse sur",
    es:
      "en moto, en motocicleta, en vespa, en patinete, montando, montado en, montada en, cabalgando, monta, a lomos de, cabalga, anda en, andando en, en bicicleta, surfeando, pedaleando, a caballo de, sobre el lomo de, montada sobre, montado sobre, volando en, paseando en, va en, montan en",
    it:
      "in vespa, in motorino, in moto, in scooter, cavalca, cavalcando, in sella a, in groppa a, va in, sfreccia su, cavalca un, pedala su, surfa su, vola su, viaggia su, andando in, sul dorso di",
    pt:
      "de moto, de lambreta, de patinete, montado em, cavalgando, andando de, montada em, cavalga, andando em, surfando, pedalando, anda de, voando em, montando, nas costas de, em cima de um cavalo, passeando de",
    nl:
      "rijdt op, rijdt, rijdend op, vliegt op, surft op, fietst op, skate op, op de rug van, fietst, glijdt op, rijden op",
    pl:
      "jedzie na, ujeżdża, jadący na, jedzie, jeżdżący na, leci na, surfuje na, na grzbiecie, pędzi na, jeździ na, jadą na",
    ru:
      "едет на, скачет на, верхом на, едущий на, катается на, летит на, верхом, едет верхом на, скачущий на, мчится на, летящий на, на спине у, едут на, сидит верхом на",
    ar: "يركب, يركب على, راكبا, تركب, على ظهر, يقود دراجة",
    zh: "骑, 骑着, 骑在",
    uk: "їде на, катається на, їдуть на, верхи на, їде верхи на, скаче на, сидить верхи на",
    sv:
      "rider på, åker, cyklar på, rider, ridande på, åker på, flyger på, surfar på, på ryggen av, cyklar",
    da: "rider på, kører på, rider, cykler på, ridende på, flyver på, surfer på",
    no: "rir på, kjører på, rir, sykler på, ridende på, flyr på, surfer på",
    cs: "jede na, jezdí na, letí na, jedoucí na, surfuje na, sedí na koni, cválá na",
    fi: "ratsastaa, ajaa, pyöräilee",
    hu: "lovagol, biciklizik, motorozik",
    ro: "călărește, merge pe, călare pe, zboară pe",
    id: "naik, menunggang, mengendarai, menaiki",
    vi: "cưỡi, cưỡi trên, đi xe, chạy xe",
    el:
      "καβαλάει, ιππεύει, καβάλα σε, οδηγεί ποδήλατο, πάνω σε ποδήλατο, καβαλώντας, κάνει βόλτα με, κάνει",
    he: "רוכב על, רוכבת על, רוכב, רוכבת, רוכבים על, גולש על, גולשת על",
  },
  after: {
    ja:
      "に乗る, に乗った, で飛ぶ, で飛んで, で飛んでいる, で空を飛ぶ, で空を飛んで, にまたがって, に乗って走る, に乗って飛ぶ, で走る, に乗っている, に乗り, を乗り回す",
    ko: "타고, 타고 있는, 탄, 를 탄, 을 탄, 타는",
    tr: "süren, sürüyor, binen, biniyor, üstünde giden, sürmekte, binmiş",
    hi: "पर सवार, चला रही, चला रही है, चला रहा, चला रहा है, की सवारी",
  },
  phrase: "riding",
  phase: "seat",
  who: "cat",
  poses: ["sitting", "standing", "crouching"],
  // A cat on all fours is longer than a back, hides the head before it and has no paw for a handlebar.
  posesWith: (thing) =>
    propOf(thing).isFriend || useOf(thing)?.paws
      ? ["sitting"]
      : useOf(thing)?.stands
      ? ["upright"]
      : undefined,
  arrange(_stage, who, what) {
    if (what.kind === "cat") {
      carryAlong(what);
      for (const actor of who) if (actor.kind === "cat") climbOnBack(actor, what);
    } else {
      // Who flies on a broom sits astride it.
      if (what.art.anchors?.ride) {
        for (const actor of who) {
          if (actor.kind === "cat" && actor.spec.pose === "flying") sitDown(actor);
        }
      }
      rideOn(who, what);
    }
  },
  holds(who, what) {
    const [x] = middleOf(who.body);
    const middle = middleOf(what.box)[1];
    return x > what.box.left - SLACK && x < what.box.right + SLACK &&
      who.body.bottom > what.box.top - SLACK &&
      who.body.bottom < what.box.bottom && middleOf(who.body)[1] < middle;
  },
};
