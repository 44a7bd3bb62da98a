/** @module The picture storage, with its calls measured. */
import type { ImageStore } from "./image_store.ts";
import { measureCall } from "../telemetry/measure_call.ts";
import { storageDuration } from "../telemetry/metrics.ts";

/** The same storage, its calls measured. */
export function observedImages(images: ImageStore): ImageStore {
  function call<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const span = `storage ${operation}`;
    return measureCall({ duration: storageDuration, labels: [operation], span }, work);
  }
  return {
    ...images,
    put: (key, bytes) => call("put", () => images.put(key, bytes)),
    get: (key) => call("get", () => images.get(key)),
    remove: (key) => call("remove", () => images.remove(key)),
    check: () => call("check", () => images.check()),
  };
}
