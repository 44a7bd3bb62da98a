import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import sharp from "sharp";
import { drawFile } from "../../illustrator/files/drawers.ts";
import { planCharacter } from "../../illustrator/mod.ts";
import { sprites } from "../kinds/sprites.ts";
import { shimejiActions } from "./actions.ts";
import { shimejiBehaviors } from "./behaviors.ts";

/** An element and those in it, in the order of the file. */
interface Node {
  name: string;
  attributes: Record<string, string>;
  inside: Node[];
}

/** Throws for what is not well-formed. */
function parsed(xml: string): Node {
  const root: Node = { name: "", attributes: {}, inside: [] }, open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    const node = { name, attributes, inside: [] };
    open.at(-1)!.inside.push(node);
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root.inside[0]!;
}

function all(node: Node, name: string): Node[] {
  return [
    ...(node.name === name ? [node] : []),
    ...node.inside.flatMap((child) => all(child, name)),
  ];
}

const actions = parsed(shimejiActions()), behaviors = parsed(shimejiBehaviors());
const named = actions.inside.flatMap(({ inside }) => inside).map(({ attributes }) =>
  attributes.Name!
);

/** What the program calls by itself. */
const REQUIRED = ["ChaseMouse", "Fall", "Dragged", "Thrown"];

/** A number, true, false, or an expression in the program's language. */
const PARAMETER = /^([$#]\{.+\}|-?\d+(\.\d+)?|true|false)$/;

Deno.test("both files of a Shimeji are the program's own kind of XML", () => {
  for (const file of [actions, behaviors]) {
    assert.equal(file.name, "Mascot");
    assert.deepEqual({ ...file.attributes }, { xmlns: "http://www.group-finity.com/Mascot" });
  }
  const types = new Set(all(actions, "Action").map(({ attributes }) => attributes.Type));
  assert.deepEqual([...types].sort(), [
    "Animate",
    "Embedded",
    "Move",
    "Select",
    "Sequence",
    "Stay",
  ]);
  const free = new Set(["Name", "Type", "BorderType", "Class"]);
  for (
    const { name, attributes } of [
      ...all(actions, "Action"),
      ...all(actions, "ActionReference"),
      ...all(behaviors, "Condition"),
    ]
  ) {
    for (const [key, value] of Object.entries(attributes)) {
      if (!free.has(key)) assert.match(value, PARAMETER, `${name} ${key}`);
    }
  }
  for (const { attributes } of all(actions, "Pose")) {
    assert.match(attributes.ImageAnchor!, /^\d+,\d+$/);
    assert.match(attributes.Velocity!, /^-?\d+,-?\d+$/);
    assert.match(attributes.Duration!, /^[1-9]\d*$/);
  }
});

/** Of `com.group_finity.mascot.action`, in every version of the program; it takes a class by its name. */
const CLASSES = ["Dragged", "Fall", "Jump", "Look", "Offset", "Regist"];

Deno.test("what the program does in code of its own, it has, with all that the code asks for", () => {
  const classes = all(actions, "Action").flatMap(({ attributes: { Type, Class } }) => {
    assert.equal(Type === "Embedded", Class !== undefined, Class);
    return Class ?? [];
  });
  const names = classes.map((name) => name.replace("com.group_finity.mascot.action.", ""));
  assert.deepEqual(names.sort(), CLASSES);
  // A move without a target never begins, a leap needs both.
  const types = new Map(
    all(actions, "Action").map(({ attributes }) => [attributes.Name, attributes]),
  );
  for (const { attributes } of all(actions, "ActionReference")) {
    const { Type, Class } = types.get(attributes.Name)!;
    const [x, y] = [attributes.TargetX, attributes.TargetY].map((value) => value !== undefined);
    if (Type === "Move") assert.ok(x !== y, attributes.Name);
    if (Class?.endsWith(".Jump")) assert.ok(x && y, attributes.Name);
  }
});

Deno.test("no behaviour is called twice, and one can always follow on the floor, a wall and a ceiling", () => {
  const names = all(behaviors, "Behavior").map(({ attributes }) => attributes.Name!);
  assert.equal(new Set(names).size, names.length);
  for (const condition of all(behaviors, "Condition")) {
    const frequencies = all(condition, "Behavior").map(({ attributes }) => attributes.Frequency);
    assert.ok(frequencies.some((frequency) => Number(frequency) > 0));
  }
});

Deno.test("every behaviour is an action, every action that is referred to exists", () => {
  assert.equal(new Set(named).size, named.length, "no action is there twice");
  const wanted = all(behaviors, "Behavior").map(({ attributes }) => attributes.Name!);
  for (const name of [...REQUIRED, ...wanted]) assert.ok(named.includes(name), name);
  for (const name of REQUIRED) assert.ok(wanted.includes(name), name);
  const referred = all(actions, "ActionReference").map(({ attributes }) => attributes.Name!);
  for (const name of referred) assert.ok(named.includes(name), name);
  const isUsed = (name: string) => referred.includes(name) || wanted.includes(name);
  assert.deepEqual(named.filter((name) => !isUsed(name)), []);
});

for (const facing of ["left", "right"] as const) {
  Deno.test(`a Shimeji of a cat that looks ${facing} has its pictures, anchored where it holds on`, async () => {
    const { spec } = planCharacter("a ginger cat", { style: "pixel", seed: "1" });
    const zip = unzipSync(
      await sprites.draw({
        id: 7,
        name: "Captain Miso",
        recipe: { ...spec, facing },
        drawFile: async (...args) => new Uint8Array(await drawFile(...args)),
      }, { for: "shimeji" }),
    );
    const folder = "img/captain-miso-7";
    const text = (name: string) => new TextDecoder().decode(zip[`${folder}/${name}`]);
    assert.equal(text("conf/actions.xml"), shimejiActions());
    assert.equal(text("conf/behaviors.xml"), shimejiBehaviors());
    const pictures = Object.keys(zip).filter((name) => name.endsWith(".png"));
    const poses = all(actions, "Pose").map(({ attributes }) => attributes);
    const used = new Set(poses.map(({ Image }) => `${folder}${Image}`));
    assert.deepEqual([...used].sort(), pictures.sort());
    assert.equal(pictures.length, 46);
    for (const { Image, ImageAnchor } of poses) {
      const [x, y] = ImageAnchor!.split(",").map(Number) as [number, number];
      const box = await solidBox(zip[`${folder}${Image}`]!);
      // The middle of an edge: the floor, the ceiling, or the wall at its left. What jumps is in the air.
      const gap = y < 64 ? box.top - y : x < 64 ? box.left - x : y - box.bottom;
      const isInTheAir = ["/shime4.", "/shime5.", "/shime6.", "/shime7.", "/shime8.", "/shime9."]
        .concat("/shime10.", "/shime22.", "/shime37.").some((start) => Image!.startsWith(start));
      assert.ok(gap > -3 && (gap < 3 || isInTheAir), `${Image} is ${gap} px off its anchor`);
    }
  });
}

/** Edges of what is not clear. */
async function solidBox(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    const x = (at / 4) % info.width, y = Math.floor(at / 4 / info.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}
