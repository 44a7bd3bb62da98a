/** @module Pictures in a technique that shows no colours: texts about them name none either. */
import type { CatSpec } from "./spec.ts";
import type { Technique } from "./techniques.ts";
import { TECHNIQUES } from "./techniques.ts";

/** Whether the technique shows no colours of things. */
export function isUncoloured({ technique }: { technique?: Technique | undefined }): boolean {
  return technique !== undefined && TECHNIQUES[technique].uncoloured === true;
}

/** The recipe as it is seen: without colours of things and white places where it is drawn in none. */
export function withoutColours(spec: CatSpec): CatSpec {
  if (!isUncoloured(spec)) return spec;
  const { backdrop: _, others, ...rest } = spec;
  return {
    ...rest,
    ...lookOf(spec),
    props: spec.props.map(plain),
    ...(others && { others: others.map((other) => ({ ...other, ...lookOf(other) })) }),
  };
}

type Dressed = Pick<CatSpec, "coat" | "accessories" | "costume" | "layers">;

function lookOf({ coat, accessories, costume, layers }: Dressed): Dressed {
  return {
    coat: { ...coat, white: [] },
    accessories: accessories.map(plain),
    ...(costume && { costume: plain(costume) }),
    ...(layers && { layers: layers.map(plain) }),
  };
}

function plain<T extends { colour?: unknown }>({ colour: _, ...thing }: T): Omit<T, "colour"> {
  return thing;
}
