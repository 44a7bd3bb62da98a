import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

Deno.test("[words] forms of nouns draw what their base forms draw", () => {
  const descriptions: [description: string, kind: string][] = [
    ["eine Katze und drei Kürbisse", "pumpkin"],
    ["ein Kater mit Büchern", "books"],
    ["кот с тыквами", "pumpkin"],
    ["чёрный кот с книгами", "book"],
    ["czarny kot z dyniami", "pumpkin"],
    ["un gatto con due zucche", "pumpkin"],
    ["un gato con flores", "flower"],
    ["кот и много подушек", "cushion"],
    ["чорна кішка на гілці", "tree branch"],
    ["kot na poduszce", "cushion"],
    ["kot i dwie filiżanki, stos poduszek", "cushion"],
    ["kočka na lavičce", "bench"],
    ["poes met een balletje", "ball"],
  ];
  for (const [description, kind] of descriptions) {
    const { props } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.ok(props.some((prop) => prop.kind === kind), `${description}: ${JSON.stringify(props)}`);
  }
});

Deno.test("[words] a word that only ends like a form of another is unknown", () => {
  for (const description of ["кот и косами", "eine Katze in Essen", "un gato con casi"]) {
    const { props } = resolve(parse(description), { style: "cartoon", seed: "1" });
    const { provenance } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.notEqual(provenance.props, "text", `${description}: ${JSON.stringify(props)}`);
  }
});

Deno.test("[words] superlatives say what their adjectives say", () => {
  const descriptions: [description: string, isSo: (cat: ReturnType<typeof resolve>) => boolean][] =
    [
      ["micio assonnatissimo", ({ mood }) => mood === "sleepy"],
      ["gatta pelosissima", ({ coat }) => coat.length === "fluffy"],
      ["gato peludísimo", ({ coat }) => coat.length === "fluffy"],
    ];
  for (const [description, isSo] of descriptions) {
    assert.ok(isSo(resolve(parse(description), { style: "cartoon", seed: "1" })), description);
  }
});

Deno.test("[words] diminutives draw what their plain words draw", () => {
  const descriptions: [description: string, kind: string][] = [
    ["kotek z koszyczkiem", "basket"],
    ["kot na saneczkach", "sled"],
    ["kot z wiaderkiem", "bucket"],
    ["котик с ведёрком", "bucket"],
    ["кот и корзина грибочков", "mushroom"],
    ["кошка в кастрюльке", "saucepan"],
    ["кошеня під килимком", "rug"],
    ["gatinha com regadorzinho", "watering can"],
    ["gato comendo um sorvetinho", "ice cream"],
    ["gatito con un cafecito", "cup of coffee"],
    ["gatto con un bicchierino", "drinking glass"],
  ];
  for (const [description, kind] of descriptions) {
    const { props } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.ok(props.some((prop) => prop.kind === kind), `${description}: ${JSON.stringify(props)}`);
  }
});

Deno.test("[words] a word that only ends like a diminutive is unknown", () => {
  for (const description of ["kot i matka", "gato y Mónica", "gatto e fratello"]) {
    const { provenance } = resolve(parse(description), { style: "cartoon", seed: "1" });
    assert.notEqual(provenance.props, "text", description);
  }
});

Deno.test("[words] a phrase is known where its first word is in another form", () => {
  const descriptions: [description: string, phrase: string][] = [
    ["kot w koszu na pranie", "koszu na pranie"],
    ["кіт у кошику для білизни", "кошику для білизни"],
    ["gatinho com chapeuzinho de palha", "chapeuzinho de palha"],
    ["gatito con botitas de hule", "botitas de hule"],
    ["gatto con cappellino di paglia", "cappellino di paglia"],
  ];
  for (const [description, phrase] of descriptions) {
    const { readings } = parse(description);
    const found = readings.find(({ start, end }) => description.slice(start, end) === phrase);
    assert.ok(found && found.readAs === undefined, `${description}: ${JSON.stringify(readings)}`);
  }
});
