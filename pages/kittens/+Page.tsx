/** @module Two cats and their kittens. Everything is a link or a form: it needs no script. */
import { t } from "../../lib/i18n/translate.ts";
import type { KittensPage } from "../../lib/kittens/kittens_page.ts";
import { Alert } from "../../ui/components/Alert.tsx";
import { ButtonLink } from "../../ui/components/Button.tsx";
import type { PageProps } from "../types.ts";
import { Couple } from "./Couple.tsx";
import { Litter } from "./Litter.tsx";
import { OddsList } from "./OddsList.tsx";
import { BreedForm } from "./BreedForm.tsx";
import { Simplified } from "./Simplified.tsx";
import { Squares } from "./Squares.tsx";
import { PageHeader } from "../../ui/components/PageHeader.tsx";

export function Page({ pageContext: { data, formAnswer } }: PageProps<KittensPage>) {
  const { pairing, problem, litter, savedId } = data;
  const refused = formAnswer?.refused;
  return (
    <>
      <PageHeader
        title={t("Kittens")}
        text={t(
          "Two of your cats have a litter of four to six. Their coats come from their parents' genes, with the odds that real cats have.",
        )}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {refused && refused.message !== problem && (
          <Alert tone="destructive" title={refused.message} />
        )}
        {savedId && (
          <Alert
            tone="success"
            title={t("The kitten is in your collection.")}
            action={
              <ButtonLink href={`/character/${savedId}`} variant="secondary" size="small">
                {t("See it")}
              </ButtonLink>
            }
          />
        )}
        <Couple {...data} />
        {problem && <Alert tone="warning" title={problem} />}
        {litter && <Litter {...data} litter={litter} refused={refused} />}
        {pairing && (
          <>
            <BreedForm {...data} />
            <OddsList odds={pairing.odds} />
            <Squares {...pairing} />
          </>
        )}
        <Simplified harmful={pairing?.harmful ?? []} />
      </div>
    </>
  );
}
