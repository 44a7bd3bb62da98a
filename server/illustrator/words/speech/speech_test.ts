import { receiptIn } from "./receipt.ts";
import assert from "node:assert/strict";
import { LANGUAGES } from "../../../../lib/i18n/languages.ts";
import { planCharacter, planRepainting } from "../../plan.ts";
import { randomDescriptions } from "../../quality/random_descriptions.ts";
import { catCount, type CatSpec } from "../../spec.ts";
import { PLACES } from "../../world/places.ts";
import { withArticle } from "../wording/names.ts";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";
import { describeIn, shownOf } from "./description.ts";
import { nounOf } from "./grammar.ts";
import { thingItem } from "./items.ts";
import { type OtherLanguage, phrasesIn, phrasesOf, type Section } from "../phrasebook/phrases.ts";
import { speechOf } from "./speech.ts";
import { allPhrases } from "./all_phrases.ts";

const OTHERS = Object.keys(LANGUAGES).filter((code) => code !== "en") as OtherLanguage[];

/** Enough to meet every entry a few times. */
const RECIPES = randomDescriptions(1200).map((words, i) =>
  resolve(parse(words), { style: "cartoon", seed: String(i) })
);

Deno.test("[speech] every phrase of every entry has words in every language", () => {
  const untold = Object.entries(allPhrases()).flatMap(([section, phrases]) =>
    OTHERS.flatMap((language) =>
      phrases.filter((phrase) => !phrasesOf(language).has(section as Section, phrase))
        .map((phrase) => `${language} [${section}] ${phrase}`)
    )
  );
  assert.deepEqual(untold, []);
});

Deno.test("[speech] no language has a phrase that nothing says, nor lacks one that another has", () => {
  const expected = allPhrases();
  const [german, ...others] = OTHERS.map((language) => linesOf(language));
  for (const lines of others) assert.deepEqual(lines, german);
  const said = german!.filter(({ section }) => !["text", "note", "label"].includes(section));
  const dead = said.filter(({ section, english }) => !expected[section]?.includes(english));
  assert.deepEqual(dead, []);
});

Deno.test("[speech] every noun has a gender and every adjective the forms its language needs", () => {
  for (const language of OTHERS) {
    const phrase = phrasesOf(language);
    for (const section of ["thing", "worn", "character", "white"] as const) {
      for (const english of allPhrases()[section]!) {
        const entry = phrase(section, english);
        if (language !== "ja") assert.match(entry, /^[^|]+\|[mfnp]p?0?(?:\|[^|]+){0,2}$/, entry);
        assert.notEqual(nounOf(entry).word, "");
      }
    }
    for (const english of allPhrases().colour!) {
      const entry = phrase("colour", english);
      if (language === "de") assert.match(entry, /~$/);
      if (language === "ja") assert.match(entry, /[のい]$/);
      if (!["de", "ja"].includes(language)) {
        assert.match(entry, /^[^/]+(?:\/[^/]+|(?:\/[^/]+){3})?$/);
      }
    }
  }
});

Deno.test("[speech] what every language has in the plural has no article in English", () => {
  const gendered = OTHERS.filter((language) => language !== "ja");
  for (const section of ["thing", "worn"] as const) {
    for (const english of allPhrases()[section]!) {
      const isMany = gendered.every((language) =>
        nounOf(phrasesOf(language)(section, english)).isPlural
      );
      // "A fork and knife".
      if (isMany && !english.includes(" and ")) assert.equal(withArticle(english), english);
    }
  }
});

Deno.test("[speech] no word of English is left in a description", () => {
  for (const language of OTHERS) {
    const foreign = englishOnly(language);
    for (const spec of RECIPES) {
      const text = describeIn(withoutOwnWords(spec), language);
      const left = wordsOf(text).filter((word) => foreign.has(word));
      assert.deepEqual(left, [], `${language}: ${text}`);
    }
  }
});

Deno.test("[speech] nor in a receipt, but for the person's own words", () => {
  const prompts = randomDescriptions(250);
  for (const language of OTHERS) {
    const foreign = englishOnly(language);
    prompts.forEach((prompt, i) => {
      const options = { style: "anime", seed: String(i), language } as const;
      const { understanding: { understood, guessed } } = planCharacter(prompt, options);
      const expected = [
        ...understood.flatMap(({ meaning, drawnAs = "" }) => [meaning, drawnAs]),
        ...guessed.flatMap(({ what, value }) => [what, value]),
      ].map((text) => text.replace(/[“„«「][^“”„«»「」]*[“”»」]/g, ""));
      const left = expected.filter((text) => wordsOf(text).some((word) => foreign.has(word)));
      assert.deepEqual(left, [], `${language}: ${prompt}`);
    });
  }
});

Deno.test("[speech] what stands on a sign near the one that was asked for is said in each language", () => {
  const { drawnNote } = receiptIn("de");
  assert.equal(drawnNote("written on a sign: “open”"), "steht auf einem Schild: „open“");
});

Deno.test("[speech] a description has the place, and clothes, things and relations where it has room", () => {
  for (const language of OTHERS) {
    const speech = speechOf(language);
    for (const spec of RECIPES) {
      const text = describeIn(spec, language);
      const { phrase, bare } = PLACES[spec.setting];
      const places = [phrase, bare ?? phrase].map(({ where, what }) =>
        speech.phrase("place", `${where} ${what}`)
      );
      assert.ok(places.some((place) => text.includes(place)), text);
      assert.doesNotMatch(text, /undefined|null|[~|{}_/]| {2}| ,|,,|\( | \)/, text);
      assert.match(text, language === "ja" ? /。$/ : /^[\p{Lu}“"«].*[.»]$/su);
      if (text.length > speech.grammar.longest || catCount(spec) > 1) continue;
      for (
        const worn of spec.accessories.filter(({ kind }) => kind === "scarf" || kind === "hat")
      ) {
        const { word } = nounOf(thingItem(speech, worn).noun);
        assert.ok(withoutEndings(text).includes(withoutEndings(word)), `${word}: ${text}`);
      }
      for (const related of spec.relations ?? []) {
        const thing = spec.props[Number(related.what.split(" ")[1]) - 1];
        if (!thing || related.what.startsWith("cat")) continue;
        const { word } = nounOf(thingItem(speech, { ...thing, count: 1 }).noun);
        if ((thing.count ?? 1) < 2) {
          assert.ok(withoutEndings(text).includes(withoutEndings(word)), `${word}: ${text}`);
        }
      }
    }
  }
});

Deno.test("[speech] descriptions as each language says them", () => {
  const descriptions: [description: string, expected: Record<OtherLanguage, string>][] = [
    [
      "an adult cat, calm, average, fluffy orange tabby in a purple wizard hat with green eyes, no white, sitting on the moon with a book",
      {
        de:
          "Eine gelassene, flauschige, orange getigerte Katze mit grünen Augen und einem lilafarbenen Zauberhut sitzt auf dem Mond unter einem Sternenhimmel; dazu ein Buch.",
        fr:
          "Un chat tigré roux au poil touffu, calme, avec des yeux verts et un chapeau de magicien violet, est assis sur la lune sous un ciel étoilé ; à côté, un livre.",
        es:
          "Un gato atigrado naranja de pelo esponjoso, tranquilo, con ojos verdes y un sombrero de mago morado, está sentado en la luna bajo un cielo estrellado; al lado, un libro.",
        pt:
          "Um gato tigrado laranja de pelo fofo, calmo, com olhos verdes e um chapéu de mago roxo, está sentado na lua sob um céu estrelado; ao lado, um livro.",
        ja:
          "星空の下、月の上で、落ち着いたふわふわのオレンジ色のトラ柄の猫（緑の目、紫色の魔法使いの帽子）が座っている。そばに本。",
      },
    ],
    [
      "portrait of an average shy siamese kitten with a yellow beret in the snow by day, clear weather, with a gift",
      {
        de:
          "Porträt: ein schüchternes, cremefarbenes Kätzchen mit einem keilförmigen Gesicht, großen Ohren, blauen Augen, einer gelben Baskenmütze und Abzeichen in Dunkelbraun, im Schnee; dazu ein Geschenk.",
        fr:
          "Portrait : un chaton crème, timide, avec un visage triangulaire, de grandes oreilles, des yeux bleus, un béret jaune et des extrémités en brun foncé, dans la neige ; à côté, un cadeau.",
        es:
          "Retrato: un gatito crema, tímido, con una cara triangular, orejas grandes, ojos azules, una boina amarilla y las puntas en marrón oscuro, en la nieve; al lado, un regalo.",
        pt:
          "Retrato: um gatinho creme, tímido, com uma cara triangular, orelhas grandes, olhos azuis, uma boina amarela e as extremidades em marrom-escuro, na neve; ao lado, um presente.",
        ja:
          "雪の中にいる恥ずかしがりのクリーム色の子猫（三角形の顔、大きな耳、青い目、黄色いベレー帽、こげ茶色のポイント）の肖像画。そばにプレゼント。",
      },
    ],
    [
      "a kitten, orange tabby, amber eyes, curious, standing in a kitchen by day, riding a rocket, with three red apples and a wooden sword",
      {
        de:
          "Ein neugieriges, orange getigertes Kätzchen mit bernsteinfarbenen Augen steht in einer Küche; es reitet auf einer Rakete; dazu drei rote Äpfel und ein Schwert aus Holz.",
        fr:
          "Un chaton tigré roux, curieux, avec des yeux ambre, est debout dans une cuisine ; il chevauche une fusée ; à côté, trois pommes rouges et une épée en bois.",
        es:
          "Un gatito atigrado naranja, curioso, con ojos color ámbar, está de pie en una cocina; va montado en un cohete; al lado, tres manzanas rojas y una espada de madera.",
        pt:
          "Um gatinho tigrado laranja, curioso, com olhos cor de âmbar, está em pé em uma cozinha; está montado em um foguete; ao lado, três maçãs vermelhas e uma espada de madeira.",
        ja:
          "台所で、好奇心いっぱいのオレンジ色のトラ柄の子猫（琥珀色の目）が立っている。ロケットに乗っている。そばに3つの赤いりんごと木の剣。",
      },
    ],
    [
      "Milo (orange tabby, amber eyes) hugging Luna (black with green eyes) on the beach",
      {
        de: "Milo umarmt Luna",
        fr: "Milo serre Luna dans ses bras",
        es: "Milo abraza a Luna",
        pt: "Milo abraça Luna",
        ja: "MiloはLunaを抱きしめている",
      },
    ],
    [
      'a cat in a library, saying "Hallo", in sepia',
      {
        de: " In einer Sprechblase steht „Hallo“. In Sepia.",
        fr: " Une bulle dit « Hallo ». En sépia.",
        es: " En un bocadillo pone «Hallo». En sepia.",
        pt: " Um balão de fala diz “Hallo”. Em sépia.",
        ja: "吹き出しに「Hallo」。セピア色の絵。",
      },
    ],
  ];
  for (const [description, expected] of descriptions) {
    const spec = resolve(parse(description), { style: "anime", seed: "1" });
    for (const language of OTHERS) {
      const text = describeIn(spec, language);
      assert.ok(text.includes(expected[language]), `${text}\n${expected[language]}`);
    }
  }
});

Deno.test("[speech] receipts as each language says them", () => {
  const said: [words: string, expected: Record<OtherLanguage, string>][] = [
    ["green eyes", {
      de: "Augen: grün",
      fr: "yeux : verts",
      es: "ojos: verdes",
      pt: "olhos: verdes",
      ja: "目：緑",
    }],
    ["moussaka", {
      de: "gezeichnet als: eine Lasagne",
      fr: "dessiné comme : des lasagnes",
      es: "dibujado como: una lasaña",
      pt: "desenhado como: uma lasanha",
      ja: "代わりに描くもの：ラザニア",
    }],
    ["without glasses", {
      de: "ohne Brille",
      fr: "sans lunettes",
      es: "sin gafas",
      pt: "sem óculos",
      ja: "眼鏡なし",
    }],
    ["in the rain", {
      de: "Wetter: Regen (weggelassen: auf dem Mond nicht zu sehen)",
      fr: "temps : pluie (omis : invisible sur la lune)",
      es: "tiempo: lluvia (omitido: no se ve en la luna)",
      pt: "tempo: chuva (omitido: não se vê na lua)",
      ja: "天気：雨（省略：月の上では見えません）",
    }],
  ];
  for (const [words, expected] of said) {
    for (const language of OTHERS) {
      const options = { style: "anime", seed: "1", language } as const;
      const { understanding } = planCharacter(`a cat on the moon, ${words}`, options);
      const meanings = understanding.understood.map(({ meaning }) => meaning);
      assert.ok(meanings.includes(expected[language]), `${words}: ${meanings.join(" / ")}`);
    }
  }
});

Deno.test("[speech] a photo and what was seen on it have words", () => {
  const cat = {
    colour: "brown",
    pattern: "tabby",
    white: "muzzle and bib",
    eyes: "green",
  } as const;
  const expected: Record<OtherLanguage, [alt: string, receipt: string]> = {
    de: [
      "Ein Foto, neu gemalt im Stil „Aquarell“. Den Farben nach zeigt es: eine braun getigerte Katze mit grünen Augen.",
      "neu gemalt im Stil „Aquarell“, Fellfarbe: braun, Zeichnung: getigert, weiß: Schnauze und Latz, Augen: grün",
    ],
    fr: [
      "Une photo repeinte dans le style « Aquarelle ». D’après ses couleurs, elle montre un chat tigré brun avec des yeux verts.",
      "repeinte dans le style « Aquarelle », couleur du pelage : brun, motif : tigré, blanc : museau et plastron, yeux : verts",
    ],
    es: [
      "Una foto pintada de nuevo en el estilo «Acuarela». Por sus colores, muestra un gato atigrado marrón con ojos verdes.",
      "pintada de nuevo en el estilo «Acuarela», color del pelaje: marrón, patrón: atigrado, blanco: hocico y pechera, ojos: verdes",
    ],
    pt: [
      "Uma foto pintada de novo no estilo “Aquarela”. Pelas cores, mostra um gato tigrado marrom com olhos verdes.",
      "pintada de novo no estilo “Aquarela”, cor da pelagem: marrom, padrão: tigrado, branco: focinho e peitilho, olhos: verdes",
    ],
    ja: [
      "「水彩」のスタイルで描き直した写真。色から見ると、茶色のトラ柄の猫（緑の目）が写っている。",
      "「水彩」のスタイルで描き直し、毛色：茶色、模様：トラ柄、白い部分：口元と胸元、目：緑",
    ],
  };
  for (const language of OTHERS) {
    const options = { style: "watercolor", seed: "1", language } as const;
    const { spec, understanding } = planRepainting("my cat", options, cat);
    const [alt, receipt] = expected[language];
    assert.equal(describeIn(shownOf(spec), language), alt);
    assert.equal(understanding.understood[0]!.meaning, receipt);
  }
});

Deno.test("[speech] the language changes no recipe, and what is kept of one reads the same", () => {
  for (const prompt of randomDescriptions(60)) {
    const { spec, alt } = planCharacter(prompt, { style: "pixel", seed: "7" });
    for (const language of OTHERS) {
      const plan = planCharacter(prompt, { style: "pixel", seed: "7", language });
      assert.deepEqual(plan.spec, spec);
      assert.equal(plan.alt, alt);
      assert.equal(describeIn(shownOf(spec), language), describeIn(spec, language));
    }
  }
});

Deno.test("[speech] a phrase without a translation is said in English", () => {
  const phrase = phrasesIn("[thing]\nmouse=Maus|f|Mäuse\n");
  assert.equal(phrase("thing", "mouse"), "Maus|f|Mäuse");
  assert.equal(phrase("thing", "quokka"), "quokka");
  assert.throws(() => phrasesIn("mouse=Maus"), /Line 1/);
});

Deno.test("[speech] German has its cases", () => {
  const { grammar } = speechOf("de");
  const lion = { noun: "Löwe|m|Löwen|Löwen", adjectives: ["riesig~", "rot~"] };
  assert.equal(grammar.item(lion), "ein riesiger roter Löwe");
  assert.equal(grammar.item(lion, "accusative"), "einen riesigen roten Löwen");
  assert.equal(grammar.item(lion, "dative"), "einem riesigen roten Löwen");
  assert.equal(grammar.item({ ...lion, count: 2 }, "dative"), "zwei riesigen roten Löwen");
  assert.equal(grammar.item({ noun: "Apfel|m|Äpfel", count: 3 }, "dative"), "drei Äpfeln");
  assert.equal(grammar.item({ noun: "nass~ Fell|n0" }, "dative"), "nassem Fell");
  assert.equal(grammar.item({ noun: "erst~ Katze|f" }, "dative", "definite"), "der ersten Katze");
});

Deno.test("[speech] French, Spanish and Portuguese agree and contract", () => {
  const [fr, es, pt] = (["fr", "es", "pt"] as const).map((code) => speechOf(code).grammar);
  const green = (noun: string, count = 1) => ({
    noun,
    adjectives: ["vert/verte/verts/vertes"],
    count,
  });
  assert.equal(fr!.item(green("oiseau|m", 2)), "deux oiseaux verts");
  assert.equal(fr!.item(green("chapeau de paille|m", 2)), "deux chapeaux de paille verts");
  assert.equal(fr!.item({ noun: "argent|m0" }), "de l’argent");
  const cat = { item: { noun: "premier chat|m" }, article: "definite" } as const;
  assert.equal(fr!.clause("est à côté de _", undefined, cat, ""), "il est à côté du premier chat");
  assert.equal(es!.clause("mira a _", undefined, cat, ""), "mira al premier chat");
  assert.equal(
    es!.item({ noun: "hacha|f", adjectives: ["rojo/roja/rojos/rojas"] }),
    "un hacha roja",
  );
  assert.equal(pt!.clause("está ao lado de _", undefined, cat, ""), "está ao lado do premier chat");
  assert.equal(pt!.item({ noun: "avião|m", count: 2 }), "dois aviões");
});

function linesOf(language: OtherLanguage): { section: Section; english: string }[] {
  const text = Deno.readTextFileSync(new URL(`../phrasebook/${language}.txt`, import.meta.url));
  let section = "";
  return text.split("\n").filter(Boolean).flatMap((line) => {
    const name = /^\[(.+)\]$/.exec(line)?.[1];
    if (name) section = name;
    const english = line.slice(0, line.indexOf("="));
    return name ? [] : [{ section: section as Section, english }];
  }).sort((a, b) => `${a.section}=${a.english}` < `${b.section}=${b.english}` ? -1 : 1);
}

/** Words of English phrases that no phrase of this language has. */
function englishOnly(language: OtherLanguage): Set<string> {
  const phrase = phrasesOf(language);
  const own = linesOf(language).flatMap(({ section, english }) =>
    wordsOf(phrase(section, english))
  );
  const words = linesOf(language).flatMap(({ english }) => wordsOf(english));
  return new Set(words).difference(new Set([...own, ...inflected(own)]));
}

/** German adjectives with their endings. */
function inflected(words: readonly string[]): string[] {
  return words.flatMap((word) => ["e", "en", "er", "es", "em", "s", "n"].map((end) => word + end));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Script=Latin}]{2,}/gu) ?? [];
}

/** A recipe without names and words of a person. */
function withoutOwnWords({ name: _name, writing: _writing, others, ...spec }: CatSpec): CatSpec {
  return {
    ...spec,
    ...(others && { others: others.map(({ name: _name, ...other }) => other) }),
  };
}

/** German nouns and adjectives by their stems. */
function withoutEndings(text: string): string {
  // "klein~" stands for any ending: "kleinen".
  return text.replaceAll("~", "e").replaceAll(/(?<=\p{L}{3})(?:e[nrsm]?|n|x|s)(?!\p{L})/gu, "");
}
