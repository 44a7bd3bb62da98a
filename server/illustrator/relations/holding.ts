/** @module In the paws, before the chest; four-legged poses carry it in the mouth. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { holdInUse } from "../staging/held/in_use.ts";
import { holdOneInEachPaw, holdTheTwo, pairHeldBy } from "../staging/held/one_in_each_paw.ts";
import { hold, holdOneEach } from "../staging/held/paws.ts";
import { useOf } from "../things/uses.ts";
import { isInMouth, pawsOf, touches } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ถือ, อุ้ม, จับ, กาง, หิ้ว",
    en:
      "holding, holds, hold, carrying, carries, clutching, clutches, gripping, grasping, showing, waving a, swinging, wielding, brandishing, grips, grasps, wields, brandishes, clasping, holding up, holds up, raising a, lifting, lifts, shows off, proudly holding, squeezing, trading, trades, swapping, swaps, exchanging, exchanges, passing, passes, presenting, presents a, offering, offers a, offers an, offers the, offers its, offers his, offers her, giving, gives a, gives an, gives the, gives its, gives his, gives her, gives some, hands a, hands an, hands the, hands over, handing over, holding out, holds out, bringing, brings, delivering, delivers, selling, serving, serves, opening, opens, peeling, lighting, shaking, twirling, spinning, pointing a, aiming, ringing, unwrapping, wrapping, grabbing, grabs, handing, hiding a, armed with, equipped with, toasting with, clinking, clinks, raising their, raising, raises",
    de:
      "gibt einen, gibt ein, gibt eine, reicht, überreicht, hält, trägt, mit einem, mit einer, haltend, trägt ein, trägt einen, trägt eine, schwingt, umklammert, präsentiert, serviert, bringt, zeigt, schwenkt, hält hoch, schenkt, öffnet, halten, tragen, bringt mit, umklammernd, verkauft, verkaufend, schält",
    fr:
      "donne une, donne un, donnant, tend un, tend une, offre une, offre un, tient, tenant, qui tient, porte dans ses pattes, portant, porte un bouquet, brandit, brandissant, serre, montre, sert, apporte, agite, offre, tenant dans ses pattes, portent, tiennent, apportent, vend, vendant, épluche, épluchant",
    es:
      "dando un, dando una, da una, da un, regalando, regala, entregando, entrega, ofrece, sosteniendo, sostiene, agarrando, sujetando, llevando, lleva en las patas, cargando, carga, empuñando, empuña, mostrando, sirviendo, sirve, trae, agarra, ofreciendo, con un ramo de, sostienen, llevan en las patas, vendiendo, vende, pelando, pela",
    it:
      "dà un, dà una, regala, tiene, tenendo, che tiene, con in mano, regge, reggendo, impugna, brandisce, stringe, porta, portando, mostra, serve, offre, porge, tengono, reggono, vende, vendendo, sbuccia, sbucciando, pela",
    pt:
      "segurando, segura, carregando, carrega, agarrando, empunhando, mostrando, servindo, serve, oferecendo, traz, trazendo, seguram, carregam, vendendo, vende, descascando, descasca",
    nl:
      "houdt, vasthoudt, draagt, draagt een, vasthoudend, houdt vast, zwaait met, toont, serveert, brengt, houden, dragen, sjouwt, sjouwt met, verkoopt, schilt",
    pl:
      "trzyma, trzymający, niesie, trzymająca, trzymając, niosący, dzierży, podaje, serwuje, pokazuje, macha, trzymają, niosą, dźwiga, sprzedaje, obiera",
    ru:
      "держит, несёт, держа, держащий, держащая, несет, несущий, сжимает, показывает, подаёт, размахивает, дарит, держат, несут, тащит, протягивает, продаёт, продает",
    zh:
      "打着, 撑着, 手里拿着, 手里捧着, 手里抱着, 手上拿着, 拿着, 抱着, 举着, 捧着, 拿, 举, 握着, 手持, 端着, 提着, 抱, 卖, 打着一把, 撑着一把, 撑, 削, 削着",
    uk: "тримає, тримаючи, несе, тягне, тримають, несуть, продає",
    sv: "håller, bär, hållande, bärande, viftar med, visar upp, serverar, säljer, skalar",
    ar: "يحمل, تحمل, يمسك, تمسك, ممسك ب, حاملا, يحمل في يده, يقشر, تقشر",
    da: "holder, holder en, med en, bærer på, viser, serverer, sælger",
    no: "holder, bærer på, viser, serverer, selger",
    cs: "drží, nese, podává, ukazuje, držící, prodává",
    fi: "pitää kädessään, kantaa, pitelee, tarjoilee, myy",
    hu: "tart, fog, visz, tartja, tartó, felszolgál, árul",
    ro: "ține, ținând, duce, poartă în lăbuțe, servește, arată, vinde",
    id: "memegang, membawa, menggenggam, menyajikan, menjual",
    vi: "cầm, ôm, bưng, mang theo, xách, bán",
    el:
      "κρατάει, κρατά, κρατώντας, κρατάνε, κουβαλάει, σηκώνει, προσφέρει, σερβίρει, πουλάει, πουλά",
    he: "מחזיק, מחזיקה, אוחז, אוחזת, נושא, נושאת, מחזיקים, מגיש, מגישה",
  },
  after: {
    ja:
      "を持って, を抱えて, を抱いて, を持つ, を持っている, を抱える, を抱きしめて, を掲げて, を握って, を手に, を運んで, を運ぶ, をさして, をさす, をさしている, を差して, を差す, を差している, を手に持って, を売って, を売る, を売っている, の皮をむく, の皮をむいて, の皮をむいている, の皮を剥く",
    ko:
      "들고, 들고 있는, 안고, 든, 쓴, 쓰고 있는, 안고 있는, 쥐고, 쥔, 들고 있어, 를 든, 을 든, 손에, 앞발에, 품에, 파는, 팔고, 팔고 있는, 깎는, 깎고",
    tr:
      "tutan, taşıyan, taşıyor, tutuyor, elinde, patisinde, sallayan, kucağında, patilerinde, ellerinde, soyan, soyuyor",
    en:
      "under its arm, under his arm, under her arm, under one arm, tucked under its arm, tucked under his arm, tucked under her arm, in its paws, in his paws, in her paws, in their paws, in its paw, in his paw, in her paw, in one paw, in paw, in paws, in hand, in its hands, in his hands, in her hands, in its hand, in his hand, in her hand, in both paws, between its paws, between his paws, between her paws, in its front paws, in the paws, in its claws, held in one paw, held in its paw, held in his paw, held in her paw, held in its paws, held in his paws, held in her paws, held up in one paw, held up in its paw, held up in his paw, held up in her paw, held up in its paws, held up in his paws, held up in her paws, held high in one paw, held high in its paw, held high in his paw, held high in her paw, held high in its paws, held high in his paws, held high in her paws, raised in one paw, raised in its paw, raised in his paw, raised in her paw, raised in its paws, raised in his paws, raised in her paws, in its left paw, in its right paw, in its other paw, in its raised paw, in his left paw, in his right paw, in his other paw, in his raised paw, in her left paw, in her right paw, in her other paw, in her raised paw, in the other paw, in one raised paw, in each paw, in every paw, in each hand, in every hand, in one hand, in its other hand, in his other hand, in her other hand, in the other hand, in the other one, in both its paws, in both her paws, in both his paws, in both hands, in each of its paws, in each front paw, in its front paw",
    de:
      "unter dem Arm, unterm Arm, unter seinem Arm, in den Pfoten, in der Pfote, in seinen Pfoten, in ihren Pfoten, in seiner Pfote, in ihrer Pfote, in der Hand, zwischen den Pfoten, in den Händen, in einer Pfote, in einer Hand, in den Pfötchen, in der linken Pfote, in der rechten Pfote, in beiden Pfoten, in jeder Pfote, in jeder Hand, in der anderen Pfote, in der anderen Hand",
    fr:
      "sous le bras, sous son bras, dans les pattes, dans ses pattes, dans la patte, dans sa patte, entre les pattes, entre ses pattes, à la main, à la patte, en main, dans une patte, dans les mains, dans sa main, dans la main, dans chaque patte, dans chaque main, dans une main, dans l'autre patte, dans l'autre main",
    es:
      "bajo el brazo, debajo del brazo, en las patas, en sus patas, en la pata, entre las patas, en la mano, en las manos, en sus patitas, en su pata, en una pata, en una patita, en la patita, en las patitas, en una mano, en su mano, en cada pata, en cada patita, en cada mano, en la otra pata, en la otra mano",
    it:
      "sotto il braccio, sottobraccio, tra le zampe, nelle zampe, fra le zampe, nella zampa, in mano, in zampa, tra le zampette, in una zampa, nella zampetta, nelle zampette",
    pt:
      "debaixo do braço, sob o braço, nas patas, na pata, entre as patas, na mão, nas mãos, nas patinhas, numa pata, em uma pata, na patinha, numa mão",
    nl:
      "onder zijn arm, onder haar arm, onder de arm, in zijn poten, in zijn poot, in haar poten, in de poten, in zijn pootjes, in haar poot, in de hand, tussen zijn poten, in één poot, in de poot, in zijn pootje, in haar pootjes, in zijn hand",
    pl:
      "pod pachą, pod ramieniem, w łapach, w łapkach, w łapie, w łapce, w ręce, w ręku, w rękach, w jednej łapie, w jednej łapce, w dłoni",
    ru:
      "под мышкой, в лапах, в лапках, в лапе, в лапке, в руках, в руке, в одной лапе, в одной лапке, в правой лапе, в левой лапе, в передних лапах",
    sv: "i tassarna, i tassen, i handen, mellan tassarna",
    hi: "पकड़े, पकड़े हुए, लिए हुए, पकड़ी, हाथ में, हाथों में, पंजों में, पंजे में, छील रही, छीलती, छील रहा",
    el:
      "στα πόδια του, στα πόδια της, στο χέρι, στα χέρια, στο χέρι του, στο χέρι της, στην πατούσα",
    he: "ביד, בידו, בידה, בידיים, בכפותיו, בכפותיה, בכפה",
    hu: "kezében, mancsában, mancsai között, mancsaiban, kezükben",
    fi: "kädessään, kädessä, tassuissaan, tassussaan, tassuissa, tassussa, käpälässä, käpälissään",
    cs: "v tlapkách, v tlapce, v tlapách, v packách, v pracce, v ruce, v rukou",
    uk: "у лапах, в лапах, у лапках, в лапках, у лапі, в лапці, у лапці",
    da: "i poterne, i poten, i hånden, i hænderne",
    no: "i potene, i poten, i hånda, i hånden",
    ro: "în lăbuțe, în lăbuță, în gheare, în mână, in labute",
    id: "di tangan, di tangannya, di cakarnya, di kedua tangannya",
    vi: "trong tay, trên tay, trong chân",
    ar: "في يده, في يدها, بيده, بيدها, في مخالبه, بين يديه, في يديه, في يديها, في مخلبه",
  },
  phrase: "holding",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving", "dancing"],
  posesWith: (thing) => useOf(thing)?.stands ? ["upright"] : undefined,
  arrange(stage, who, what) {
    const [cat, ...others] = who;
    if (cat?.kind !== "cat" || what.kind !== "thing") return;
    if (others.length > 0 && what.count > others.length) return holdOneEach(who, what);
    const pair = pairHeldBy(stage, cat);
    if (pair?.some(({ heldBy }) => heldBy === cat) || pair && holdOneInEachPaw(cat, pair)) return;
    const isLeantOn = useOf(what.prop)?.held === "at the side";
    if (what.count === 2 && !isLeantOn && holdTheTwo(cat, what)) return;
    if (!holdInUse(cat, what, stage.things)) hold(cat, what);
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box)) || isInMouth(who, what);
  },
};
