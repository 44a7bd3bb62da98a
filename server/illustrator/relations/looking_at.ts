/** @module The face turned and the eyes on it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { watch } from "../staging/acts/watching.ts";
import { isTurnedTo, turnFriend } from "../staging/together/turned_friend.ts";
import { faceOf } from "../staging/actor_boxes.ts";
import { eyesOf, isThing, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "มอง, ดู, จ้อง, จ้องมอง, มองดู, ชม",
    en:
      "looking at, looks at, talking to, talks to, talking with, talks with, chatting with, chatting to, chats with, arguing with, argues with, speaking to, speaks to, speaking with, whispering to, whispers to, singing to, sings to, greeting, greets, saying hello to, saying hi to, smiling at, smiles at, waving at, waves at, waving to, waves to, pleading with, interviewing, interviews, laughing at, laughs at, yelling at, yells at, shouting at, shouts at, growling at, growls at, barking at, telling a story to, telling stories to, sneaking up on, sneaks up on, sneaking up to, creeping up on, creeps up on, creeping up to, creeping towards, sneaking towards, tiptoeing up to, tiptoeing towards, glancing at, listening to, watching, watches, silently judging, judging, judges, keeping an eye on, keeps an eye on, staring at, stares at, gazing at, admiring, eyeing, peering at, look at, watch, gazes at, glaring at, glares at, peers at, peeking at, admires, looking up at, looks up at, staring up at, gazing up at, looking down at, staring down at, observing, observes, spying on, focused on, fascinated by, distracted by, curious about, inspecting, inspects, examining, afraid of, scared of, scared by, looking over at, meowing at, hissing at, looking towards, facing a, sees, begging for, pointing at, looking at its reflection in, looking at her reflection in, looking at his reflection in, looking at itself in, looking at herself in, looking at himself in, admiring its reflection in, admiring her reflection in, admiring his reflection in, admiring itself in, admiring herself in, admiring himself in, staring at its reflection in, seeing its reflection in, taking a selfie in",
    de:
      "schaut auf, schaut an, blickt auf, beobachtet, betrachtet, guckt auf, sieht an, starrt auf, starrt, starrt an, beobachtend, guckt, schaut, blickend auf, schaut zu, bestaunt, bewundert, sieht zu, schaut nach, beäugt, guckt an, erschrickt vor, schauen auf, betrachten, späht nach, glotzt auf, glotzt, mustert, schielt auf, schaut in, guckt in",
    fr:
      "regarde, regardant, qui regarde, observe, fixe, regardent, contemple, observant, fixant, admire, scrute, lorgne, épie, scrute",
    es:
      "mirando, mira, observando, mirando a, contemplando, mirando hacia, miran, viendo, ve, mira a, admirando, contempla, observa",
    it:
      "guarda, guardando, che guarda, osserva, fissa, guardano, osservando, fissando, ammira, che osserva, scruta, contempla, guarda in",
    pt:
      "olhando para, olhando, olha, observando, olham, olha para, encarando, admirando, vendo, observa, contemplando, fitando, olham para",
    nl:
      "kijkt naar, bekijkt, kijkend naar, staart naar, bewondert, kijken naar, bekijkt een, kijkt in, gluurt naar, loert naar, tuurt naar",
    pl:
      "patrzy na, patrzący na, obserwuje, patrząc na, patrzy w, wpatruje się w, obserwujący, podziwia, patrzą na, patrzy, ogląda, przygląda się, oglądają, zagląda do, zerka na, gapi się na, spogląda na, łypie na",
    ru:
      "смотрит на, глядит на, наблюдает за, смотрящий на, смотрит в, глядя на, уставился на, наблюдая за, разглядывает, смотрят на, любуется, рассматривает, смотрит в, глядит в, заглядывает в, косится на, таращится на, глазеет на, поглядывает на",
    zh: "看着, 看, 望着, 盯着, 注视, 看向, 望, 盯, 凝视, 观察, 看到",
    uk: "дивиться на, дивляться на, спостерігає за, розглядає, глядить на, дивиться в, дивиться у",
    sv: "tittar på, ser på, tittar, stirrar på, betraktar, iakttar, spanar på, beundrar",
    ar: "ينظر إلى, تنظر إلى, ينظر الى, تحدق في, يحدق في, يراقب, تراقب, يشاهد, تشاهد",
    da: "kigger på, ser på, stirrer på, betragter, kigger, beundrer, kigger i",
    no: "ser på, kikker på, stirrer på, ser mot, titter på, beundrer, ser i",
    cs:
      "dívá se na, kouká na, hledí na, pozoruje, zírá na, obdivuje, dívající se na, dívá se do, kouká do, pozoruje v",
    fi: "katsoo, katselee, tuijottaa, tarkkailee",
    hu: "néz, nézi, bámul, bámulja, figyeli",
    ro: "se uită la, privește, privind, uitându-se la, admiră",
    id: "melihat, menatap, memandang, memandangi, mengamati",
    vi: "nhìn, ngắm, nhìn vào, xem",
    el:
      "κοιτάζει, κοιτά, κοιτάει, κοιτάζοντας, κοιτώντας, κοιτάζουν, παρατηρεί, παρακολουθεί, θαυμάζει, αγναντεύει, χαζεύει, βλέπει",
    he:
      "מסתכל על, מסתכלת על, מביט ב, מביטה ב, מביט אל, מביטה אל, צופה ב, צופה, מתבונן ב, מתבוננת ב, מביט, מביטה, מסתכל, מסתכלת, מתבונן, מתבוננת, בוהה ב",
  },
  after: {
    ja:
      "を見て, を見る, を見ている, を眺めて, を見つめて, を見つめる, を見上げて, を見上げる, を眺める, を眺めている, を見つめている, をじっと見つめて, をじっと見つめている, をじっと見て, をじっと見ている, をのぞき込む, を覗き込む, をのぞき込んで, を覗き込んで, をのぞきこむ, をのぞいている",
    ko:
      "보고, 보는, 바라보는, 바라본다, 바라보고 있다, 쳐다본다, 본다, 보고 있다, 쳐다보는, 바라보고, 쳐다보고, 지켜보는, 보고 있는, 구경하는",
    tr: "bakan, bakıyor, izleyen, seyreden, seyrediyor, izliyor, e bakan",
    hi: "को देख रही, देखती, देख रही, को देखती, को देख रहा, देखते हुए",
  },
  phrase: "looking at",
  phase: "gaze",
  who: "animal",
  arrange(stage, who, what) {
    for (const actor of who) {
      if (actor.kind === "cat") watch(actor, faceOf(what));
      else turnFriend(stage, actor, what);
    }
  },
  holds(who, what) {
    if (isThing(who)) return isTurnedTo(who, what);
    return eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
