/**
 * What an account is good for, with four drawn cats.
 *
 * @module
 */
import { STARTING_GENERATIONS } from "../../lib/credits.ts";
import { Paw } from "../../ui/components/Paw.tsx";

const FEATURES: { title: string; text: string }[] = [
  {
    title: "Five art styles, and three more for members",
    text: "Pixel art, cartoon, anime, realistic and watercolor.",
  },
  { title: "Your own cat, drawn", text: "Upload a photo and see it turned into a character." },
  { title: "A collection of your own", text: "Name, keep, download and share every character." },
  { title: "The monthly contest", text: "Show your best cat and vote for the others." },
];

/** Pictures of `static/gallery` with their colours from top to bottom, hung a little crooked. */
const GALLERY: { file: string; alt: string; tilt: string; colours: string }[] = [
  {
    file: "wizard",
    alt: "Cartoon of an orange tabby in a green wizard hat, waving a wand on the moon",
    colours: "#134,#555,#866",
    tilt: "-rotate-3",
  },
  {
    file: "gardener",
    alt: "Watercolor of a grey tabby kitten in a garden, with a butterfly",
    colours: "#acc,#aa8,#ab9",
    tilt: "rotate-2",
  },
  {
    file: "pirate",
    alt: "Pixel art of a black pirate cat on a beach",
    colours: "#7ab,#89a,#ba9",
    tilt: "rotate-3",
  },
  {
    file: "sunset",
    alt: "Anime picture of a calico cat in a meadow at sunset, holding a flower",
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
              alt={alt}
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
          Start with {STARTING_GENERATIONS} free generations
        </h2>
        <p className="max-w-prose text-lg text-muted">
          An account costs nothing, and the first {STARTING_GENERATIONS} cats are on us.
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {FEATURES.map(({ title, text }) => (
          <li key={title} className="flex gap-3">
            <Paw className="mt-0.5 size-6 shrink-0 text-accent" />
            <div>
              <h3>{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
