/**
 * @module Asks what a photo shows of a cat, before anything is drawn from it. A small copy is enough for
 * that.
 */
import type { CatSeen } from "../../lib/cat_seen.ts";

/** Pixels of the longer side: more shows no more of a coat. */
const LONGER_SIDE = 640;

const QUALITY = 0.9;

/** The cat on the photo, a data URL; null for none. Throws when the server cannot say, or when `signal` is aborted. */
export async function requestReading(photo: string, signal: AbortSignal): Promise<CatSeen | null> {
  const response = await fetch("/api/characters/read-photo", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ sourceImage: await smallCopy(photo) }),
    signal,
  });
  if (!response.ok) throw new Error(`No reading: ${response.status}`);
  return (await response.json()).cat;
}

async function smallCopy(photo: string): Promise<string> {
  const picture = new Image();
  picture.src = photo;
  await picture.decode();
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", QUALITY);
}
