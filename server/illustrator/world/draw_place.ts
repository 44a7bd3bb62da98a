/** @module The recipe's place, with its weather and its season. */
import type { CatSpec } from "../spec.ts";
import { isAfloat, openWater } from "./afloat.ts";
import { coverItems } from "./cover.ts";
import { fallenLeaves, inLeaf } from "./foliage.ts";
import { gradeOf } from "./grade.ts";
import { lightOf, skyOf } from "./light.ts";
import type { Land, Place } from "./place.ts";
import { growingSeason, showsSeason } from "./place_entry.ts";
import { PLACES } from "./places.ts";
import { nearestItems } from "./nearest.ts";
import { type Scenery, withoutScenery } from "./scenery.ts";
import { seasonItems } from "./seasons.ts";
import { weatherItems } from "./weather.ts";

/** The place, built. Weather and season show only where they reach it. */
export function drawPlace(spec: CatSpec, made: Pick<Land, "random" | "lightSide">): Place {
  const place = wholePlace(spec, made);
  const without = withoutItsMoon(spec);
  if (without.length === 0) return place;
  return {
    ...place,
    back: withoutScenery(place.back, without),
    front: withoutScenery(place.front, without),
  };
}

/** What is left out of a place. The moon that a cat sits in is not in the sky as well. */
function withoutItsMoon({ without = [], props }: CatSpec): Scenery[] {
  return props.some(({ kind }) => kind === "crescent moon") ? [...without, "moon"] : without;
}

function wholePlace(spec: CatSpec, made: Pick<Land, "random" | "lightSide">): Place {
  const entry = PLACES[spec.setting];
  const land: Land = { ...made, spec, entry, grade: gradeOf(spec, entry) };
  const { cover } = entry;
  const drawn: Place = {
    sky: skyOf(spec),
    light: lightOf(spec, land.lightSide),
    front: [],
    ...entry.draw(land),
    nearest: (spot) => inLeaf(nearestItems(land, spot), land),
  };
  const covered: Place = cover
    ? { ...drawn, cover: (spot) => inLeaf(coverItems(land, cover, spot), land) }
    : drawn;
  const place = isAfloat(spec) ? openWater(covered, land) : covered;
  if (entry.weather !== "falls") return place;
  const weather = weatherItems(land, place.ground);
  const season = showsSeason(entry) ? seasonItems(land) : { back: [], front: [] };
  const isAutumn = growingSeason(spec, entry) === "autumn";
  const leaves = isAutumn ? fallenLeaves(land, place.ground) : [];
  return {
    ...place,
    back: [...inLeaf(place.back, land), ...leaves, ...weather.back, ...season.back],
    front: [...inLeaf(place.front, land), ...weather.front, ...season.front],
  };
}
