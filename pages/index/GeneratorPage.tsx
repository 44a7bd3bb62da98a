/**
 * The generator home, shown at `/` and at `/generator`.
 *
 * @module
 */
import Generator from "../../islands/Generator.tsx";
import RecentlyCreated from "../../islands/RecentlyCreated.tsx";
import RemainingGenerations from "../../islands/RemainingGenerations.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { StructuredData } from "./StructuredData.tsx";
import type { PageProps } from "../types.ts";

export function GeneratorPage({ pageContext }: PageProps) {
  const { user, changesAreFree, origin } = pageContext;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">AI Cat Character Generator</h1>
        {user
          ? <Island of={RemainingGenerations} props={{ user }} />
          : (
            <p className="text-muted max-sm:hidden">
              Describe a cat, real or dreamt up, and watch it become a character of its own.{" "}
              No account needed.
            </p>
          )}
      </header>
      <Island of={Generator} props={{ user, changesAreFree }} />
      {user && (
        <div className="mt-8">
          <Island of={RecentlyCreated} props={{}} hydrate="visible" />
        </div>
      )}
      <noscript>
        <p className="mt-6">Drawing a cat needs JavaScript. Please switch it on for this site.</p>
      </noscript>
      <StructuredData origin={origin} />
    </>
  );
}
