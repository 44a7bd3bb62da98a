/** @module At a pot or a dish before it, both paws busy. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { cut } from "../staging/acts/cutting.ts";
import { fry } from "../staging/acts/frying.ts";
import { isTossed, toss } from "../staging/acts/flipping.ts";
import { roast } from "../staging/acts/roasting.ts";
import { steam } from "../staging/acts/steam.ts";
import { workTogether } from "../staging/acts/busy_paws.ts";
import { isUpright } from "../cat/body/reaching.ts";
import { cookAtStove, stoveOf } from "../staging/acts/at_stove.ts";
import { isCut } from "../things/uses.ts";
import { isAtPaws, isWorkedAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ทำ, ต้ม, ผัด, ทอด, อบ, ปิ้ง",
    en:
      "cooking, cooks, baking, bakes, stirring, preparing, making, frying, grilling, toasting, roasting, kneading, brewing, flipping, flips, frying up, cook, bake, stirs, fries, grills, icing, frosting, rolling out, whisking, mixing, chopping, slicing, cutting, barbecuing, boiling, making a, tossing a pizza, serving up, seasoning",
    de:
      "kocht, backt, rührt, kochend, backend, brät, grillt, rührt in, knetet, bereitet zu, schneidet, kochen, backen, brutzelt, schnippelt, würzt, rollt aus",
    fr:
      "cuisine, prépare, fait cuire, cuisinant, fait des, fait sauter, prépare un, prépare une, fait griller, pétrit, mélange, coupe, faisant cuire, remue, touille, remuant",
    es:
      "cocinando, cocina, horneando, preparando, cocinan, hornea, prepara, friendo, asando, amasando, cortando, haciendo, preparando un",
    it:
      "cucina, cucinando, prepara, cuoce, preparando, impasta, frigge, inforna, sforna, griglia, taglia, mescola",
    pt:
      "cozinhando, assando, preparando, cozinha, prepara, fritando, amassando, fazendo, mexendo, cortando",
    nl:
      "kookt, bakt, kokend, bakkend, roert in, grilt, snijdt, koken, bakken, kneedt, braadt, hakt, klopt, rolt uit, mengt",
    pl:
      "gotuje, piecze, gotujący, piekący, smaży, przygotowuje, miesza, kroi, gotująca, ugniata, miesza w, wałkuje, kroi na, ubija",
    ru:
      "готовит, варит, печёт, готовящий, жарит, мешает, режет, пекущий, жарящий, замешивает, помешивает, нарезает, месит, раскатывает, взбивает, помешивает в, размешивает, мешает в",
    uk:
      "готує, варить, смажить, пече, ріже, ліпить, помішує, помішує в, помішує у, мішає в, готує в, варить у",
    sv: "lagar, bakar, steker, rör i, grillar, kokar",
    zh: "做, 煮, 烤, 炒, 煎, 包, 做着",
    ar: "يطبخ, تطبخ, يخبز, تخبز, يحضر",
    da: "laver, bager, steger, koger, rører i, griller",
    no: "lager, baker, steker, koker, rører i, griller",
    cs: "vaří, peče, smaží, míchá, griluje",
    fi: "paistaa, keittää, leipoo, grillaa",
    hu: "süt, főz, kever, grillez",
    ro: "gătește, coace, prăjește, amestecă, face, prepară",
    id: "memasak, memanggang, menggoreng",
    vi: "nấu, nướng, chiên, xào",
    el: "μαγειρεύει, ψήνει, τηγανίζει, ζυμώνει, φτιάχνει",
    he: "מבשל, מבשלת, אופה, אופים, מטגן, מטגנת, מכין, מכינה, לש, לשה",
  },
  after: {
    ja: "を作って, を作る, を焼いて, を焼く, を料理, を作っている, を混ぜて, を焼いている",
    ko: "만드는, 만들고, 굽는, 요리하는, 굽고, 끓이는",
    tr: "pişiren, yapan, pişiriyor, yapıyor",
    hi: "पका रही, बना रही, पकाती, बनाती",
  },
  phrase: "cooking",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(stage, who, what) {
    const [cook] = who, { things } = stage;
    if (what.kind === "thing" && cook?.kind === "cat" && who.length === 1) {
      if (isTossed(what) && toss(cook, what)) return;
      fry(what);
      const fire = things.find(({ prop }) => prop === "fire");
      if (fire && roast(cook, what, fire)) return;
    }
    const stove = who.length === 1 && cook?.kind === "cat" && isUpright(cook.cat.figure)
      ? stoveOf(cook, things)
      : undefined;
    if (stove && cook?.kind === "cat" && what.kind === "thing" && what !== stove) {
      cookAtStove(cook, { thing: what, things }, stove);
    } else if (what.kind === "thing" && isCut(what.prop)) {
      return cut(stage, who, what);
    } else workTogether(stage, who, what, { highest: 150, tool: "wooden spoon" });
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") steam(actor, what);
  },
  holds: (who, what) => isWorkedAt(who, what) || isAtPaws(who, what),
};
