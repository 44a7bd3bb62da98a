/**
 * @module My Collection: everything a person has saved, to be found, opened, changed and shared.
 */
import { useStore } from "../ui/islands/use_store.ts";
import { useRef, useState } from "react";
import type { SavedCharacter } from "../lib/character.ts";
import type { ArchiveProgress } from "../ui/collection/archives.ts";
import type { CardActions } from "../ui/collection/CharacterCard.tsx";
import { createCollection } from "../ui/collection/collection.ts";
import type { CollectionData } from "../lib/collection/collection_data.ts";
import { CollectionHead } from "../ui/collection/CollectionHead.tsx";
import { CollectionGrid } from "../ui/collection/CollectionGrid.tsx";
import { useDialogs } from "../ui/collection/dialogs.ts";
import { downloadZip } from "../ui/collection/download_zip.ts";
import { EmptyCollection } from "../ui/collection/EmptyCollection.tsx";
import { FilterChips } from "../ui/collection/FilterChips.tsx";
import { FilterForm } from "../ui/collection/FilterForm.tsx";
import { activeFilters, type Filters, nextPageUrl, NO_FILTERS } from "../lib/collection/filters.ts";
import { SelectionBar } from "../ui/collection/SelectionBar.tsx";
import { useUrl, writeUrl } from "../ui/collection/use_url.ts";
import { useScrollRestoration } from "../ui/collection/use_scroll_restoration.ts";
import { useSelection } from "../ui/collection/use_selection.ts";
import { Alert } from "../ui/components/Alert.tsx";
import { Button } from "../ui/components/Button.tsx";
import { t, tn } from "../lib/i18n/translate.ts";

export interface CollectionProps {
  first: CollectionData;
  /** What the page's URL asks for. */
  filters: Filters;
}

export default function Collection({ first, filters: fromUrl }: CollectionProps) {
  const [collection] = useState(() => createCollection(first, fromUrl));
  const { characters, total, next, adding } = useStore(collection.$listing);
  const traits = useStore(collection.$traits);
  const filters = useStore(collection.$filters);
  const progress = useStore(collection.$progress);
  const selection = useSelection(characters);
  const dialogs = useDialogs();
  const [archive, setArchive] = useState<ArchiveProgress>();
  const title = useRef<HTMLHeadingElement>(null);
  /** Where the focus goes when the card that has it is deleted. */
  const besideCard = useRef<HTMLElement | null>(null);
  // Made once: every card would be drawn anew for other functions.
  const [actions] = useState<CardActions>({
    onEdit: dialogs.edit,
    onDelete: (character) => askToDelete([character]),
    onFavorite: collection.toggleFavorite,
    onSelect: selection.toggle,
  });

  useUrl(collection.filterBy);
  useScrollRestoration(collection);

  function filterBy(filters: Filters, change = { typing: false }) {
    writeUrl(filters, change);
    collection.filterBy(filters);
  }

  async function selectAll() {
    if (await collection.showAll()) selection.select(collection.$listing.get().characters);
  }

  function askToDelete(characters: readonly SavedCharacter[]) {
    const card = document.activeElement?.closest("li");
    const beside = card?.nextElementSibling ?? card?.previousElementSibling;
    besideCard.current = beside?.querySelector<HTMLElement>("a") ?? title.current;
    dialogs.askToDelete(characters);
  }

  /** The chip or button that was pressed goes; the focus stays near. */
  function changeFilters(filters: Filters) {
    title.current!.focus();
    filterBy(filters);
  }

  const { open } = dialogs;
  const count = tn(total, "{n} Character", "{n} Characters");
  const isFiltered = activeFilters(filters).length > 0;
  return (
    <div className="grid gap-5">
      <FilterForm filters={filters} traits={traits} onChange={filterBy} />
      <FilterChips filters={filters} onChange={changeFilters} />
      <CollectionHead
        title={title}
        count={count}
        isChanged={filters !== fromUrl}
        selection={characters.length > 0 ? selection : undefined}
      />
      {progress.state === "failed" && (
        <Alert
          tone="destructive"
          title={t("Your characters could not be loaded")}
          action={<Button size="small" onClick={collection.reload}>{t("Try again")}</Button>}
        >
          {progress.message}
        </Alert>
      )}
      {total === 0 && progress.state !== "failed"
        ? <EmptyCollection onReset={isFiltered ? () => changeFilters(NO_FILTERS) : undefined} />
        : (
          <CollectionGrid
            characters={characters}
            actions={actions}
            selection={selection}
            stale={progress.state === "searching"}
            nextPage={next && nextPageUrl(filters, next)}
            adding={adding}
            onMore={collection.showMore}
          />
        )}
      {selection.active && (
        <SelectionBar
          count={selection.selected.length}
          total={total}
          selectingAll={adding}
          onSelectAll={selectAll}
          archive={archive}
          onDownload={() => downloadZip(selection.selected, setArchive)}
          onDelete={() => askToDelete(selection.selected)}
        />
      )}
      {open?.kind === "edit" && (
        <open.Dialog
          character={open.character}
          onSaved={collection.replace}
          onClose={dialogs.close}
        />
      )}
      {open?.kind === "delete" && (
        <open.Dialog
          characters={open.characters}
          onDelete={() => collection.remove(open.characters)}
          onClose={dialogs.close}
          focusAfter={besideCard}
        />
      )}
    </div>
  );
}
