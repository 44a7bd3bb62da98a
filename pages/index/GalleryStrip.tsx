/**
 * A strip of pictures, one in each style, for visitors who have not drawn a cat yet.
 *
 * @module
 */
import { STYLE_NAMES } from "../../lib/choices.ts";
import { GALLERY, urlOf } from "../../lib/gallery.ts";

export function GalleryStrip() {
  return (
    <section aria-labelledby="gallery" className="mt-12 grid gap-5">
      <h2 id="gallery">Eight styles, a few words each</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {GALLERY.map((picture) => (
          <li key={picture.style}>
            <figure className="grid gap-2">
              <img
                src={urlOf(picture)}
                alt={picture.alt}
                width={320}
                height={320}
                loading="lazy"
                decoding="async"
                className="w-full rounded-2xl border border-line shadow-card"
              />
              <figcaption className="grid text-sm">
                <span className="font-semibold">{STYLE_NAMES[picture.style]}</span>
                <span className="text-pretty text-muted">“{picture.words}”</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
