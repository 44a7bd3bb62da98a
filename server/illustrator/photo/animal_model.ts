/**
 * @module The trained model that distinguishes cats from other animals, people and things: CenterNet on
 * MobileNetV3, trained on COCO, from the package `@vladmandic/human`, run by TensorFlow.js in WebAssembly.
 */

/** Width and height of a picture that the model looks at, in pixels. */
export const MODEL_SIDE = 512;

/** Something in a picture; its box in pixels of what the model looked at. */
export interface AnimalSeen {
  /** How sure the model is, 0..1. */
  score: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What the model sees of cats in a square of RGB bytes, `MODEL_SIDE` wide; the surest first. */
export type AnimalModel = (rgb: Uint8Array) => AnimalSeen[];

/** The number of cats among the 80 kinds of COCO. */
const CAT = 15;

const BOXES = "tower_0/detections";

let loading: Promise<AnimalModel | null> | undefined;

/**
 * The model, loaded with the first photo that a thread reads; null where it cannot run, as on hosts that leave files of
 * packages out.
 */
export function animalModel(): Promise<AnimalModel | null> {
  return loading ??= load().catch(() => null);
}

async function load(): Promise<AnimalModel> {
  const tf = await import("@tensorflow/tfjs-core");
  const { loadGraphModel } = await import("@tensorflow/tfjs-converter");
  await import("@tensorflow/tfjs-backend-wasm");
  if (!await tf.setBackend("wasm")) throw new Error("WebAssembly of TensorFlow.js does not start.");
  const folder = new URL("../models/", import.meta.resolve("@vladmandic/human"));
  const { modelTopology, weightsManifest } = JSON.parse(
    await Deno.readTextFile(new URL("centernet.json", folder)),
  );
  const weightData = (await Deno.readFile(new URL("centernet.bin", folder))).buffer;
  const weightSpecs = weightsManifest.flatMap(({ weights }: { weights: unknown[] }) => weights);
  const model = await loadGraphModel(tf.io.fromMemory({ modelTopology, weightSpecs, weightData }));
  return (rgb) => {
    const rows = tf.tidy(() => {
      const input = tf.tensor4d(Float32Array.from(rgb), [1, MODEL_SIDE, MODEL_SIDE, 3]);
      const boxes = model.execute(input, [BOXES]) as ReturnType<typeof tf.tensor3d>;
      return boxes.arraySync()[0]!;
    });
    return rows.filter((row) => row[5] === CAT)
      .map(([left, top, right, bottom, score]) =>
        ({ left, top, right, bottom, score }) as AnimalSeen
      )
      .sort((one, other) => other.score - one.score);
  };
}
