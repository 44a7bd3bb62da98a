/**
 * The generator home, shown at `/` and at `/generator`.
 *
 * @module
 */
import Generator from "../../islands/Generator.tsx";
import RecentlyCreated from "../../islands/RecentlyCreated.tsx";
import RemainingGenerations from "../../islands/RemainingGenerations.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { GalleryStrip } from "./GalleryStrip.tsx";
import type { PageProps } from "../types.ts";

export function GeneratorPage({ pageContext }: PageProps) {
  const { user, changesAreFree } = pageContext;
  return (
    <>
      <header className="mb-8 grid gap-3 lg:mb-12">
        <h1>AI Cat Character Generator</h1>
        <p className="max-w-4xl text-lg text-pretty text-muted">
          Describe a cat, real or dreamt up, and watch it become a character of its own.
          {!user && " No account needed."}
        </p>
        {user && <Island of={RemainingGenerations} props={{ user }} />}
      </header>
      <Island of={Generator} props={{ user, changesAreFree }} />
      {user && (
        <div className="mt-8">
          <Island of={RecentlyCreated} props={{}} hydrate="visible" />
        </div>
      )}
      {!user && <GalleryStrip />}
      <noscript>
        <p className="mt-6">Drawing a cat needs JavaScript. Please switch it on for this site.</p>
      </noscript>
    </>
  );
}
