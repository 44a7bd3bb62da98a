/** @module Punnett squares: eggs on the left, sperm above, and what they make together. */
import { t } from "../../lib/i18n/translate.ts";
import type { Pairing, Square } from "../../lib/kittens/kittens.ts";
import { Card } from "../../ui/components/Card.tsx";

export function Squares({ squares }: Pick<Pairing, "squares">) {
  if (squares.length === 0) {
    return (
      <p className="text-muted">
        {t("Whichever genes of the coat these parents pass on, their kittens look alike in them.")}
      </p>
    );
  }
  return (
    <section aria-labelledby="squares" className="grid gap-4">
      <h2 id="squares">{t("How it comes about")}</h2>
      <p className="max-w-prose text-muted">
        {t(
          "Each parent gives one of its two genes, either as likely as the other. The mother's stand on the left, the father's above. Genes that a coat hides were drawn once from how common they are, and stay with the cat.",
        )}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {squares.map((square) => (
          <Card as="li" key={square.locus} className="grid content-start gap-3">
            <SquareTable {...square} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function SquareTable({ locus, title, rows, columns, cells }: Square) {
  return (
    <table className="w-full table-fixed text-center">
      <caption className="mb-3 text-left">
        <strong className="font-display font-medium">{t(title)}</strong>{" "}
        <span className="text-muted">({locus})</span>
      </caption>
      <thead>
        <tr>
          <td className="w-12" />
          {columns.map((gamete, i) => (
            <th key={i} scope="col" className={GAMETE}>
              <Alleles of={gamete} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((gamete, i) => (
          <tr key={i}>
            <th scope="row" className={GAMETE}>
              <Alleles of={gamete} />
            </th>
            {cells[i]!.map(({ genotype, look, sex }, j) => (
              <td key={j} className="border border-line bg-sunken/50 px-1 py-2 align-top">
                <span className="block font-medium break-words">
                  <Alleles of={genotype} />
                </span>
                <span className="block text-sm break-words text-muted">
                  {sex === undefined
                    ? look
                    : sex === "female"
                    ? t("{look} daughter", { look })
                    : t("{look} son", { look })}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Small letters stand higher as ordinary ones: few fonts have all of those that Unicode has. */
function Alleles({ of: text }: { of: string }) {
  return text.split(RAISED_RUNS).map((part, i) =>
    i % 2 ? <sup key={i}>{Array.from(part, (letter) => RAISED[letter]).join("")}</sup> : part
  );
}

const RAISED: Record<string, string> = {
  ...{ "ᴬ": "A", "ᴹ": "M", "⁺": "+" },
  ...{ "ᵃ": "a", "ᵇ": "b", "ᵍ": "g", "ˡ": "l", "ˢ": "s" },
};
const RAISED_RUNS = new RegExp(`([${Object.keys(RAISED).join("")}]+)`);

const GAMETE = "p-1 font-display text-sm font-medium text-muted break-words";
