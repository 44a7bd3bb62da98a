/**
 * @module `behaviors.xml` of a Shimeji: when the cat does what, and how often. Every behaviour is the
 * action of its name.
 */
import { element, mascotFile, type Xml } from "./xml.ts";

/** How often, against the others that are possible then. */
type Frequencies = Record<string, number>;

const ON = (border: string) => `mascot.environment.${border}.isOn(mascot.anchor)`;

/** The program itself calls these; by chance none happens. */
const ALWAYS: Frequencies = { ChaseMouse: 0, Fall: 0, Dragged: 0, Thrown: 0 };

/** What may happen where the condition holds. */
const WHERE: readonly (readonly [condition: string, Frequencies])[] = [
  [`#{${ON("floor")} || ${ON("activeIE.topBorder")}}`, {
    StandAWhile: 60,
    SitAWhile: 150,
    LookAroundAWhile: 150,
    DozeAWhile: 100,
    WaveAWhile: 60,
    WorkAWhile: 60,
    ThinkAWhile: 80,
    MopeAWhile: 20,
  }],
  [`#{${ON("floor")}}`, {
    WalkAbout: 200,
    RunAbout: 80,
    GoUpLeftWall: 30,
    GoUpRightWall: 30,
    LeapAtLeftWall: 20,
    LeapAtRightWall: 20,
  }],
  [`#{${ON("activeIE.topBorder")}}`, { WalkOnWindow: 150, JumpOffWindow: 60 }],
  [
    `#{mascot.lookRight ? ${ON("workArea.rightBorder")} : ${ON("workArea.leftBorder")}}`,
    { HoldOntoWall: 100, ClimbHalfwayUp: 100, ClimbToCeiling: 100, FallFromWall: 60 },
  ],
  [`#{${ON("ceiling")}}`, { HoldOntoCeiling: 100, ClimbAlongCeiling: 100, FallFromCeiling: 100 }],
];

/** The text of the file; the same for every cat. */
export function shimejiBehaviors(): string {
  return mascotFile(element(
    "BehaviorList",
    {},
    ...behaviors(ALWAYS),
    ...WHERE.map(([condition, frequencies]) =>
      element("Condition", { Condition: condition }, ...behaviors(frequencies))
    ),
  ));
}

function behaviors(frequencies: Frequencies): Xml[] {
  return Object.entries(frequencies).map(([name, frequency]) =>
    element("Behavior", { Name: name, Frequency: frequency })
  );
}
