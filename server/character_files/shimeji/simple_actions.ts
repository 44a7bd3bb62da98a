/** @module What a Shimeji does in its pictures; behaviours are made of it. */
import { animation, embedded, moving, once, type Pose, still } from "./action_elements.ts";
import type { Xml } from "./xml.ts";

/** As long as nothing else ends it. */
const HOLD = 250;

const STEPS = (speed: number, ticks: number): Pose[] =>
  [1, 2, 1, 3].map((picture) => [picture, ticks, -speed]);

const CLIMB = (dy: number): Pose[] => [
  [13, 12],
  ...[13, 12, 14].map((picture): Pose => [picture, 5, 0, dy]),
  [14, 12],
  ...[14, 12, 13].map((picture): Pose => [picture, 5, 0, dy]),
];

/** All of them. */
export const SIMPLE_ACTIONS: Xml[] = [
  embedded("Look", "Look"),
  embedded("Offset", "Offset"),
  still("Stand", "floor", [[1, HOLD]]),
  moving("Walk", "floor", animation("floor", STEPS(2, 6))),
  moving("Run", "floor", animation("floor", STEPS(4, 3))),
  moving("Dash", "floor", animation("floor", STEPS(8, 2))),
  still("Sit", "floor", [[11, HOLD]]),
  still("LookAround", "floor", [[11, 30], [15, 30], [11, 10], [16, 30], [17, 4]]),
  still("Doze", "floor", [[20, 40], [21, 40]]),
  still("Wave", "floor", [26, 27, 28, 29].map((picture) => [picture, 5])),
  still("Work", "floor", [30, 31, 32, 33, 34, 35].map((picture) => [picture, 4])),
  still("Think", "floor", [[38, 10], [39, 10], [40, 20], [41, 4], [42, 20], [43, 10]]),
  still("Mope", "floor", [[44, 30], [45, 20], [46, 30]]),
  still("GrabWall", "wall", [[13, HOLD]]),
  moving(
    "ClimbWall",
    "wall",
    animation("wall", CLIMB(-2), "#{TargetY < mascot.anchor.y}"),
    animation("wall", CLIMB(2), "#{TargetY >= mascot.anchor.y}"),
  ),
  still("GrabCeiling", "ceiling", [[23, HOLD]]),
  moving(
    "ClimbCeiling",
    "ceiling",
    animation("ceiling", [24, 23, 25, 23].map((picture) => [picture, 8, -1])),
  ),
  embedded("Jumping", "Jump", animation("floor", [[36, 3], [37, 3], [22, HOLD]])),
  embedded("Falling", "Fall", animation("floor", [[4, HOLD]])),
  once("Bouncing", [[18, 4], [19, 4]]),
  once("Tripping", [[19, 8, -8], [18, 4, -4], [20, 14]]),
  embedded(
    "Pinched",
    "Dragged",
    animation("floor", [[9, 5]], "#{FootX < mascot.environment.cursor.x-50}"),
    animation("floor", [[7, 5]], "#{FootX < mascot.environment.cursor.x}"),
    animation("floor", [[8, 5]], "#{FootX < mascot.environment.cursor.x+50}"),
    animation("floor", [[10, 5]]),
  ),
  embedded(
    "Resisting",
    "Regist",
    animation("floor", [...[5, 6, 5, 6].map((p): Pose => [p, 5]), [8, 50], [5, 5], [6, 5]]),
  ),
];
