/**
 * What the page leaves out of real genetics, and looks that should not be bred for.
 *
 * @module
 */
import { Card } from "../../ui/components/Card.tsx";

export interface SimplifiedProps {
  /** Looks of these parents that harm cats. */
  harmful: string[];
}

export function Simplified({ harmful }: SimplifiedProps) {
  return (
    <Card as="section" aria-labelledby="simplified" className="grid gap-3">
      <h2 id="simplified">What is simplified</h2>
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        <li>
          Genes are inherited independently here. In cats Ti, KIT (white), L and CORIN lie on one
          chromosome and travel together more often.
        </li>
        <li>
          Spots, how far white reaches, the shade of silver and gold, and the colour of eyes follow
          many genes: kittens have the mean of their parents and some chance.
        </li>
        <li>
          Red is always striped, whatever A says. White covers everything below it, so the other
          genes of a white cat are drawn from how common they are.
        </li>
        <li>
          About one tortoiseshell in 3,000 is male, and almost always sterile: here all are female.
        </li>
        <li>Pink, green, rainbow and galaxy coats have one gene that we invented.</li>
        <li>Tortoiseshell points and sepia are drawn as the nearest coat there is.</li>
      </ul>
      <p className="max-w-prose">
        <strong>Some looks are not bred for.</strong>{" "}
        Folded ears, missing tails and short legs harm cats. They can be drawn, and a kitten may
        inherit them, but the odds leave them out.
        {harmful.length > 0 &&
          ` One of these parents has ${harmful.join(" and ")}: in life, do not breed from it.`}
      </p>
    </Card>
  );
}
