/** @module The picture of a saved character as a file. */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import { showToast } from "../toast/toast.ts";
import { saveFile } from "./save_file.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

const FAILED = msg("Failed to download image");

/** Hands the browser the picture to keep, and shows a toast with the result. */
export async function downloadCharacter(
  ref: CharacterRef,
  { fetch = globalThis.fetch, save = saveFile } = {},
): Promise<void> {
  try {
    const response = await fetch(`/api/characters/${ref}/download`);
    if (!response.ok) return showProblem(await reasonOf(response));
    save(await response.blob(), fileNameOf(response) ?? `cat-character-${ref}.png`);
    showToast({ title: t("Download started"), tone: "success" });
  } catch {
    showProblem(t(FAILED));
  }
}

async function reasonOf(response: Response): Promise<string> {
  if (response.status === 401) return t("Authentication required");
  const { message } = await response.json().catch(() => ({}));
  return message || t(FAILED);
}

function showProblem(description: string): void {
  showToast({ title: t("Download failed"), description, tone: "destructive" });
}

/** The name in `Content-Disposition`; the one in UTF-8 where there is one. */
function fileNameOf({ headers }: Response): string | undefined {
  const disposition = headers.get("content-disposition") ?? "";
  const encoded = disposition.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  return encoded ? decodeURIComponent(encoded) : disposition.match(/filename="([^"]+)"/i)?.[1];
}
