/** @module What an account is good for, with four drawn cats. */
import { STARTING_GENERATIONS } from "../../lib/credits.ts";
import { msg, t, tn } from "../../lib/i18n/translate.ts";
import { Paw } from "../../ui/components/Paw.tsx";

const FEATURES: { title: string; text: string }[] = [
  {
    title: msg("Five art styles, and three more for members"),
    text: msg("Pixel art, cartoon, anime, realistic and watercolor."),
  },
  {
    title: msg("Your own cat, drawn"),
    text: msg("Upload a photo and see it turned into a character."),
  },
  {
    title: msg("A collection of your own"),
    text: msg("Name, keep, download and share every character."),
  },
  { title: msg("The monthly contest"), text: msg("Show your best cat and vote for the others.") },
];

/** Pictures of `static/gallery` with their colours from top to bottom, hung a little crooked. */
const GALLERY: { file: string; alt: string; tilt: string; colours: string }[] = [
  {
    file: "wizard",
    alt: msg("Cartoon of an orange tabby in a green wizard hat, waving a wand on the moon"),
    colours: "#134,#555,#866",
    tilt: "-rotate-3",
  },
  {
    file: "gardener",
    alt: msg("Watercolor of a grey tabby kitten in a garden, with a butterfly"),
    colours: "#acc,#aa8,#ab9",
    tilt: "rotate-2",
  },
  {
    file: "pirate",
    alt: msg("Pixel art of a black pirate cat on a beach"),
    colours: "#7ab,#89a,#ba9",
    tilt: "rotate-3",
  },
  {
    file: "sunset",
    alt: msg("Anime picture of a calico cat in a meadow at sunset, holding a flower"),
    colours: "#b6a,#d98,#994",
    tilt: "-rotate-2",
  },
];

export function Promo() {
  return (
    <section aria-labelledby="promo" className="grid gap-8 lg:pt-4">
      <ul className="flex justify-center gap-2 sm:gap-4 lg:justify-start">
        {GALLERY.map(({ file, alt, tilt, colours }) => (
          <li
            key={file}
            className={`${tilt} min-w-0 flex-1 rounded-2xl border border-line bg-surface p-1.5 shadow-card sm:p-2`}
          >
            <img
              src={`/gallery/${file}.webp`}
              alt={t(alt)}
              width={400}
              height={400}
              style={{ background: `linear-gradient(${colours})` }}
              className="w-full rounded-[0.65rem]"
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <h2 id="promo" className="text-[clamp(1.75rem,1.2rem+2.4vw,2.75rem)]">
          {tn(
            STARTING_GENERATIONS,
            "Start with {n} free generation",
            "Start with {n} free generations",
          )}
        </h2>
        <p className="max-w-prose text-lg text-muted">
          {tn(
            STARTING_GENERATIONS,
            "An account costs nothing, and the first cat is on us.",
            "An account costs nothing, and the first {n} cats are on us.",
          )}
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {FEATURES.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <Paw className="mt-0.5 size-6 shrink-0 text-accent" />
            <div>
              <h3>{t(title)}</h3>
              <p className="text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
