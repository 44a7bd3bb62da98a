/** @module Saving the present character and downloading its picture, as its form does. */
import { useEffect, useRef, useState } from "react";
import { msg, t } from "../../lib/i18n/translate.ts";
import { sleep } from "../../lib/sleep.ts";
import type { User } from "../../lib/user.ts";
import { lazyImport } from "../islands/lazy_import.ts";
import { useStore } from "../islands/use_store.ts";
import { tabStorage } from "../storage/tab_storage.ts";
import { keepToast, showToast } from "../toast/toast.ts";
import { changedLooks } from "./changed_looks.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { characterToKeep, keepPendingDownload, takePendingSave } from "./pending_character.ts";
import type { Saving } from "./saving.ts";

/** Beyond this the picture is saved as it is. */
const LONGEST_CHANGE_MS = 20_000;

/** Why a character cannot be kept yet. */
export const NO_IMAGE = msg("Please generate a character image first.");

/** What the form's buttons do, and whether they are doing it. A guest who downloads is led to sign in. */
export function useKeeping(
  store: GeneratorStore,
  { user, changesAreFree }: { user: User | null; changesAreFree: boolean },
) {
  const character = characterToKeep(useStore(store.$draft));
  const saver = useRef<Saving>(undefined);
  const [saving, setSaving] = useState(false);
  const [downloading, setDownloading] = useState(false);

  async function save({ asNew = false } = {}) {
    setSaving(true);
    const module = await lazyImport(() => import("./saving.ts"));
    saver.current ??= module?.createSaving(store.$draft, { adopt: store.adopt });
    if (changesAreFree) await untilDrawn(store);
    const character = characterToKeep(store.$draft.get());
    if (character) await saver.current?.[asNew ? "saveAsNew" : "save"](character);
    setSaving(false);
  }

  // What a guest wanted to save saves itself once there is an account.
  const imageUrl = character?.imageUrl;
  useEffect(() => {
    if (user && imageUrl && takePendingSave(tabStorage, imageUrl)) void save();
  }, [imageUrl]);

  async function download() {
    if (!character) {
      showToast({ title: t("Cannot download"), description: t(NO_IMAGE), tone: "destructive" });
      return;
    }
    if (user) {
      setDownloading(true);
      const module = await lazyImport(() => import("./downloading.ts"));
      await module?.downloadPicture(character);
      return setDownloading(false);
    }
    keepPendingDownload(tabStorage, character);
    keepToast({
      title: t("Login required"),
      description: t("Please log in to download your character image."),
    });
    location.assign("/auth");
  }

  return { saving, downloading, save, download };
}

/** Waits until the picture shows what the form says, or the change has failed. */
async function untilDrawn({ $draft, $changing }: GeneratorStore): Promise<void> {
  const end = Date.now() + LONGEST_CHANGE_MS;
  const isPending = () =>
    !$draft.get().character?.keepPhoto &&
    ($changing.get().state === "changing" || changedLooks($draft.get()) !== undefined);
  while (isPending() && Date.now() < end) await sleep(50);
}
