/** @module The generator: describe a cat, watch it being drawn, make it a character. */
import { useEffect, useRef, useState } from "react";
import { CustomizeForm } from "../ui/generator/CustomizeForm.tsx";
import { followFields, presetFields, touchedFields } from "../ui/generator/fields.ts";
import { GenerationForm } from "../ui/generator/GenerationForm.tsx";
import { reserveHeights } from "../ui/generator/reserved_heights.ts";
import { loadRecent } from "../ui/generator/recent_pictures.ts";
import { Stage } from "../ui/generator/Stage.tsx";
import { createGeneratorStore } from "../ui/generator/generator_store.ts";
import { followHeight, STICKY_COLUMN } from "../ui/generator/sticky_column.ts";
import { classNames } from "../ui/components/class_names.ts";
import { tabStorage } from "../ui/storage/tab_storage.ts";
import { useUser } from "../ui/session/use_user.ts";
import type { User } from "../lib/user.ts";

/** From this width on form and preview stand side by side, as in the classes below. */
const SIDE_BY_SIDE = "(min-width: 64rem)";

export interface GeneratorProps {
  user: User | null;
  /** Whether a picture can be drawn again with changes: otherwise a change is a new picture. */
  changesAreFree: boolean;
}

export default function Generator({ user: fromServer, changesAreFree }: GeneratorProps) {
  const user = useUser(fromServer);
  const [store] = useState(createGeneratorStore);
  const root = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);

  // Only now, after the first render: until here everything is as the server sent it.
  useEffect(() => {
    const forms = root.current!;
    const preset = presetFields(location.href);
    store.hydrate(tabStorage, { ...preset, ...touchedFields(forms) }, fromServer);
    // A reload must show what was made of the preset, not the preset again.
    if (Object.keys(preset).length > 0) history.replaceState(null, "", location.pathname);
    const stopLoading = loadRecent(store.$recent);
    const stopFollowing = followFields(forms, store.$draft);
    const stopKeeping = reserveHeights(forms);
    const stopFollowingHeight = followHeight(preview.current!);
    return () => {
      stopFollowingHeight();
      stopKeeping();
      stopLoading();
      stopFollowing();
    };
  }, []);

  function showPreview() {
    if (matchMedia(SIDE_BY_SIDE).matches) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    preview.current!.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
  }

  return (
    <div
      ref={root}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8"
    >
      <div ref={preview} className={classNames("scroll-mt-4", STICKY_COLUMN)}>
        <Stage store={store} changesAreFree={changesAreFree} isPremium={user?.isPremium ?? false} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 [&_*]:scroll-mb-44">
        <GenerationForm
          store={store}
          user={user}
          readsPhotos={changesAreFree}
          onStart={showPreview}
        />
        <CustomizeForm store={store} user={user} changesAreFree={changesAreFree} />
      </div>
    </div>
  );
}
