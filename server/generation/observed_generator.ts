/** @module What draws pictures, with every picture measured by its style. */
import type { ImageGenerator } from "./image_generator.ts";
import { measureCall } from "../telemetry/measure_call.ts";
import { drawingDuration } from "../telemetry/metrics.ts";

/** The same generator, its pictures measured. */
export function observedGenerator(generator: ImageGenerator): ImageGenerator {
  return {
    ...generator,
    generate(request, options) {
      const { style } = request;
      return measureCall({
        duration: drawingDuration,
        labels: [style],
        span: "draw",
        attributes: { "purrtrait.style": style, "purrtrait.generator": generator.name },
      }, () => generator.generate(request, options));
    },
  };
}
