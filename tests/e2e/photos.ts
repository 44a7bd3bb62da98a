/** @module Photos for the end-to-end tests, and the ways a person hands them over. */
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import sharp from "sharp";

/** A file as a browser is given it. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const CHELSEA = fileURLToPath(new URL("../fixtures/chelsea.png", import.meta.url));

let large: Promise<PhotoFile> | undefined;

/** A photo of a brown tabby on a lawn, larger than any picture, that says where it was taken. Made once. */
export function largePhoto(): Promise<PhotoFile> {
  return large ??= makeLargePhoto();
}

async function makeLargePhoto(): Promise<PhotoFile> {
  const lawn = sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#7aa65a" } });
  const cat = await sharp(CHELSEA).resize(1500).toBuffer();
  const buffer = await lawn.composite([{ input: cat, left: 250, top: 300 }])
    .withExif({ IFD0: { Artist: "Felix" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  return { name: "cat.jpg", mimeType: "image/jpeg", buffer };
}

/** A photo of a brown tabby with gold eyes. */
export async function tabbyPhoto(): Promise<PhotoFile> {
  const bytes = await Deno.readFile(CHELSEA);
  return { name: "chelsea.png", mimeType: "image/png", buffer: Buffer.from(bytes) };
}

/** A photo without a cat. */
export async function lawnPhoto(): Promise<PhotoFile> {
  const create = { width: 400, height: 300, channels: 3 as const, background: "#5a9b3f" };
  return {
    name: "lawn.png",
    mimeType: "image/png",
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

/** Chooses the file in the photo block, which is open afterwards. */
export async function choosePhoto(page: Page, file: PhotoFile): Promise<void> {
  const show = page.getByRole("button", { name: /^Show photo/ });
  if (await show.isVisible()) await show.click();
  await page.getByLabel(/^Choose/).setInputFiles(file);
}

/** Lets go of the file over the page's heading, or pastes it there. */
export async function offerPhoto(page: Page, how: "drop" | "paste", file: PhotoFile) {
  const base64 = file.buffer.toString("base64");
  await page.evaluate(({ how, name, mimeType, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], name, { type: mimeType }));
    const init = { bubbles: true, cancelable: true };
    const events = how === "paste"
      ? [new ClipboardEvent("paste", { ...init, clipboardData: data })]
      : [
        new DragEvent("dragover", { ...init, dataTransfer: data }),
        new DragEvent("drop", { ...init, dataTransfer: data }),
      ];
    for (const event of events) document.querySelector("h1")!.dispatchEvent(event);
  }, { how, name: file.name, mimeType: file.mimeType, base64 });
}

/** Drops the file, made as large as this in the browser. */
export async function offerLarge(page: Page, file: PhotoFile, size: number): Promise<void> {
  const base64 = file.buffer.toString("base64");
  await page.evaluate(({ name, mimeType, base64, size }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const rest = new Uint8Array(size - bytes.length);
    const data = new DataTransfer();
    data.items.add(new File([bytes, rest], name, { type: mimeType }));
    const init = { bubbles: true, cancelable: true, dataTransfer: data };
    for (const kind of ["dragover", "drop"]) {
      document.querySelector("h1")!.dispatchEvent(new DragEvent(kind, init));
    }
  }, { name: file.name, mimeType: file.mimeType, base64, size });
}
