/** @module More pictures than one ZIP holds: several, one after the other. */
import { MAX_SELECTED } from "../../lib/limits.ts";
import { saveFile } from "../characters/save_file.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast/toast.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The archive that is on its way. */
export interface ArchiveProgress {
  /** Its number, from 1. */
  n: number;
  /** How many there are. */
  total: number;
}

/** How archives are fetched and kept; the browser's ways by default, others in tests. */
export interface ArchiveOptions {
  /** Number of the first one to fetch; those before it are there already. */
  from?: number;
  fetch?: typeof globalThis.fetch;
  save?: typeof saveFile;
}

/**
 * Hands the browser the archives of these characters. Calls `onProgress` with each before it is fetched, and calls
 * it without one at the end. The toast of a failure offers to go on from the archive that failed.
 */
export async function downloadArchives(
  ids: readonly number[],
  onProgress: (progress?: ArchiveProgress) => void,
  { from = 1, fetch = globalThis.fetch, save = saveFile }: ArchiveOptions = {},
): Promise<void> {
  const total = Math.ceil(ids.length / MAX_SELECTED);
  // Takes the place of a failure, whose way on would start a second download.
  showToast({ title: t("Download started"), tone: "success" });
  for (let n = from; n <= total; n++) {
    onProgress({ n, total });
    const part = ids.slice((n - 1) * MAX_SELECTED, n * MAX_SELECTED);
    const answer = await fetchArchive(part, fetch);
    if ("file" in answer) {
      save(answer.file, `cat-characters-${n}.zip`);
      continue;
    }
    onProgress();
    if (signInAgain({ ...answer, issues: [] })) return;
    showToast({
      title: t("Archive {n} of {total} failed", { n, total }),
      description: answer.message,
      tone: "destructive",
      action: {
        label: t("Try again"),
        onSelect: () => downloadArchives(ids, onProgress, { from: n, fetch, save }),
      },
    });
    return;
  }
  onProgress();
  showToast({ title: t("All {total} archives downloaded", { total }), tone: "success" });
}

/** The file, or why there is none; status 0 when the connection failed. */
async function fetchArchive(
  ids: readonly number[],
  fetch: typeof globalThis.fetch,
): Promise<{ file: Blob } | { status: number; message: string }> {
  try {
    const response = await fetch(`/api/user/characters/archive?ids=${ids.join(",")}`);
    if (response.ok) return { file: await response.blob() };
    const { message } = await response.json().catch(() => ({}));
    return { status: response.status, message: message || t("Please try again.") };
  } catch {
    return { status: 0, message: t("Please check your connection and try again.") };
  }
}
