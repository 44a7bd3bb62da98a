/**
 * @module Where a cat comes from and who comes from it: lists within lists, grandparents beside their
 * child.
 */
import { characterUrl, refOf } from "../../../lib/characters/character_url.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";
import type { Family, ParentCat, Relative } from "../../../lib/kittens/kittens.ts";
import { pictureVariants } from "../../../ui/pictures/variants.ts";

/** What the two parents are called, then theirs. */
const ROLES = [
  { parent: msg("Mother"), parents: msg("Parents of the mother"), grand: msg("Grandmother") },
  { parent: msg("Father"), parents: msg("Parents of the father"), grand: msg("Grandfather") },
];
const HIDDEN = {
  gone: msg("A cat that is no longer here"),
  unlisted: msg("A cat that is unlisted"),
  notAllowed: msg("A cat of somebody else"),
};

export function FamilyTree({ name, parents, kittens }: Family & { name: string }) {
  return (
    <section aria-labelledby="family" className="mt-12">
      <h2 id="family" className="mb-4">{t("Family")}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {parents && (
          <ul aria-label={t("Parents of {name}", { name })} className="grid gap-4 sm:grid-cols-2">
            {parents.map(({ cat, parents: grandparents }, i) => (
              <li key={i} className="min-w-0 rounded-card border border-line bg-surface p-4">
                <RelativeLine cat={cat} role={t(ROLES[i]!.parent)} />
                {grandparents && (
                  <ul
                    aria-label={t(ROLES[i]!.parents)}
                    className="mt-3 ml-6 grid gap-2 border-l-2 border-line pl-4"
                  >
                    {grandparents.map((each, j) => (
                      <li key={j}>
                        <RelativeLine cat={each} role={t(ROLES[j]!.grand)} small />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        )}
        {kittens.length > 0 && (
          <div>
            <h3 className="mb-3 text-lg">{t("Kittens")}</h3>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {kittens.map((kitten) => (
                <li key={kitten.id} className="min-w-0">
                  <RelativeLine
                    cat={kitten}
                    role={kitten.sex === "female" ? t("Daughter") : t("Son")}
                    small
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function RelativeLine(
  { cat, role, small = false }: { cat: Relative; role: string; small?: boolean },
) {
  const size = small ? "size-12" : "size-16";
  return (
    <div className="flex min-w-0 items-center gap-3">
      {"isHidden" in cat
        ? <span aria-hidden="true" className={`${size} shrink-0 rounded-field bg-sunken`} />
        : <Thumbnail cat={cat} size={size} />}
      <p className="grid min-w-0">
        <span className="text-sm text-muted">{role}</span>
        {"isHidden" in cat
          ? <span>{t(HIDDEN[cat.isHidden])}</span>
          : (
            <a href={characterUrl(cat)} className="font-display font-medium break-words">
              {cat.name}
            </a>
          )}
      </p>
    </div>
  );
}

/** Decoration: the name beside it leads to the cat. */
function Thumbnail({ cat, size }: { cat: ParentCat; size: string }) {
  return (
    <img
      {...pictureVariants(refOf(cat), cat)}
      sizes="4rem"
      alt=""
      width={256}
      height={256}
      loading="lazy"
      className={`${size} shrink-0 rounded-field bg-sunken object-cover`}
    />
  );
}
