/** @module Elements of `actions.xml`. */
import { ANCHORS } from "./pictures.ts";
import { element, type Xml } from "./xml.ts";

/** Number of a picture, for how many ticks of 40 ms, and where the cat moves at each: left is negative. */
export type Pose = readonly [picture: number, ticks: number, dx?: number, dy?: number];

/** What it holds on to. */
export type Border = keyof typeof ANCHORS;

/** By the program's name. */
const BORDERS: Record<Border, string> = { floor: "Floor", wall: "Wall", ceiling: "Ceiling" };

const CLASSES = "com.group_finity.mascot.action";

/** Stays where it is, for as long as it is asked to. */
export function still(name: string, border: Border, poses: readonly Pose[]): Xml {
  return element(
    "Action",
    { Name: name, Type: "Stay", BorderType: BORDERS[border] },
    animation(border, poses),
  );
}

/** Moves to where it is asked to. */
export function moving(name: string, border: Border, ...animations: Xml[]): Xml {
  return element(
    "Action",
    { Name: name, Type: "Move", BorderType: BORDERS[border] },
    ...animations,
  );
}

/** Shows its pictures once. */
export function once(name: string, poses: readonly Pose[]): Xml {
  return element(
    "Action",
    { Name: name, Type: "Animate", BorderType: BORDERS.floor },
    animation("floor", poses),
  );
}

/** What the program does in code of its own. */
export function embedded(name: string, code: string, ...animations: Xml[]): Xml {
  return element(
    "Action",
    { Name: name, Type: "Embedded", Class: `${CLASSES}.${code}` },
    ...animations,
  );
}

/** Pictures in their order, where the condition holds. */
export function animation(border: Border, poses: readonly Pose[], condition?: string): Xml {
  return element(
    "Animation",
    condition ? { Condition: condition } : {},
    ...poses.map(([picture, ticks, dx = 0, dy = 0]) =>
      element("Pose", {
        Image: `/shime${picture}.png`,
        ImageAnchor: ANCHORS[border],
        Velocity: `${dx},${dy}`,
        Duration: ticks,
      })
    ),
  );
}

/** One action after the other. */
export function sequence(name: string, ...steps: Xml[]): Xml {
  return element("Action", { Name: name, Type: "Sequence", Loop: "false" }, ...steps);
}

/** An action of this name as a part of another. */
export function step(name: string, how: Record<string, string | number> = {}): Xml {
  return element("ActionReference", { Name: name, ...how });
}
