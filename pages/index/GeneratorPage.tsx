/** @module The generator home, shown at `/` and at `/generator`. */
import Generator from "../../islands/Generator.tsx";
import RecentlyCreated from "../../islands/RecentlyCreated.tsx";
import RemainingGenerations from "../../islands/RemainingGenerations.tsx";
import type { GeneratorData } from "../../lib/generator/generator_page.ts";
import { t } from "../../lib/i18n/translate.ts";
import { ButtonLink } from "../../ui/components/Button.tsx";
import { Alert } from "../../ui/components/Alert.tsx";
import { Island } from "../../ui/islands/Island.tsx";
import { DrawnPicture } from "./DrawnPicture.tsx";
import { PlainGenerator } from "./PlainGenerator.tsx";
import { StructuredData } from "./StructuredData.tsx";
import type { PageProps } from "../types.ts";

export function GeneratorPage({ pageContext }: PageProps<GeneratorData>) {
  const { user, changesAreFree, origin, formAnswer, urlParsed } = pageContext;
  const { drawn } = pageContext.data;
  const refused = formAnswer?.refused;
  return (
    <>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl sm:text-3xl">{t("AI Cat Character Generator")}</h1>
        {user
          ? <Island of={RemainingGenerations} props={{ user }} />
          : (
            <p className="text-muted max-sm:hidden">
              {t(
                "Describe a cat, real or dreamt up, and watch it become a character of its own. No account needed.",
              )}
            </p>
          )}
      </header>
      {drawn && <DrawnPicture drawn={drawn} user={user} refused={refused} />}
      {drawn === null && (
        <Alert title={t("This picture is not there any more.")} className="mb-8">
          {t("Pictures that are not saved stay for 24 hours.")}
        </Alert>
      )}
      <Island
        of={Generator}
        props={{ user, changesAreFree }}
        plain={<PlainGenerator user={user} preset={urlParsed.search} refused={refused} />}
      />
      {user && (
        <div className="mt-8">
          <Island
            of={RecentlyCreated}
            props={{}}
            hydrate="visible"
            plain={
              <ButtonLink href="/collection" variant="secondary">{t("My Collection")}</ButtonLink>
            }
          />
        </div>
      )}
      <StructuredData origin={origin} />
    </>
  );
}
