/** @module `actions.xml` of a Shimeji: what the cat can do. */
import { sequence, step } from "./action_elements.ts";
import { SIMPLE_ACTIONS } from "./simple_actions.ts";
import { element, mascotFile, type Xml } from "./xml.ts";

const AREA = "mascot.environment.workArea", WINDOW = "mascot.environment.activeIE";

/** What behaviours are: one after the other. The first four have the names that the program itself calls. */
const SEQUENCES: Xml[] = [
  sequence("Fall", step("Falling"), page()),
  element(
    "Action",
    { Name: "Dragged", Type: "Sequence", Loop: "true" },
    step("Pinched"),
    step("Resisting"),
  ),
  sequence(
    "Thrown",
    step("Falling", {
      InitialVX: "${mascot.environment.cursor.dx}",
      InitialVY: "${mascot.environment.cursor.dy}",
    }),
    page(),
  ),
  sequence(
    "ChaseMouse",
    offGround("ceiling", { Y: 1 }),
    offGround("workArea.leftBorder", { X: 1 }),
    offGround("workArea.rightBorder", { X: -1 }),
    step("Dash", { TargetX: "#{mascot.environment.cursor.x}" }),
    step("Tripping", { Condition: "${Math.random() < 0.1}" }),
    step("Wave", { Duration: 80 }),
  ),
  ...["Stand", "Sit", "LookAround", "Doze", "Wave", "Work", "Think", "Mope"]
    .map((name) => sequence(`${name}AWhile`, step(name, { Duration: between(150, 600) }))),
  sequence("WalkAbout", step("Walk", { TargetX: across(AREA) }), step("Sit", { Duration: 50 })),
  sequence("RunAbout", step("Run", { TargetX: across(AREA) }), step("Stand", { Duration: 20 })),
  sequence("WalkOnWindow", step("Walk", { TargetX: across(WINDOW) })),
  sequence("JumpOffWindow", step("Falling", { InitialVX: -12, InitialVY: -18 }), step("Bouncing")),
  ...[["Left", "left"], ["Right", "right"]].map(([name, side]) =>
    sequence(
      `GoUp${name}Wall`,
      step("Run", { TargetX: `#{${AREA}.${side}}` }),
      step("ClimbWall", { TargetY: `#{${AREA}.bottom-64}` }),
    )
  ),
  ...[["Left", "left"], ["Right", "right"]].map(([name, side]) =>
    sequence(
      `LeapAt${name}Wall`,
      step("Jumping", {
        TargetX: `\${${AREA}.${side}}`,
        TargetY: `\${${AREA}.bottom-64-Math.random()*${AREA}.height/4}`,
      }),
      step("GrabWall", { Duration: between(50, 100) }),
    )
  ),
  sequence("HoldOntoWall", step("GrabWall", { Duration: between(150, 600) })),
  sequence(
    "ClimbHalfwayUp",
    step("ClimbWall", { TargetY: `\${${AREA}.top+128+Math.random()*(${AREA}.height-192)}` }),
  ),
  sequence(
    "ClimbToCeiling",
    // As high as the picture: its head is at the ceiling then.
    step("ClimbWall", { TargetY: `#{${AREA}.top+128}` }),
    step("Offset", { Y: -128 }),
    step("Look"),
    step("ClimbCeiling", { TargetX: across(AREA) }),
  ),
  sequence("FallFromWall", step("Offset", { X: "${mascot.lookRight ? -1 : 1}" }), step("Stand")),
  sequence("HoldOntoCeiling", step("GrabCeiling", { Duration: between(150, 600) })),
  sequence("ClimbAlongCeiling", step("ClimbCeiling", { TargetX: across(AREA) })),
  sequence("FallFromCeiling", step("Offset", { Y: 1 }), step("Stand")),
];

/** The text of the file; the same for every cat. */
export function shimejiActions(): string {
  return mascotFile(
    element("ActionList", {}, ...SIMPLE_ACTIONS),
    element("ActionList", {}, ...SEQUENCES),
  );
}

/** On the floor or a window it bounces; otherwise it has met a wall. */
function page(): Xml {
  const onGround = "${mascot.environment.floor.isOn(mascot.anchor) || " +
    `${WINDOW}.topBorder.isOn(mascot.anchor)}`;
  return element(
    "Action",
    { Type: "Select" },
    element(
      "Action",
      { Type: "Sequence", Condition: onGround },
      step("Bouncing"),
      step("Stand", { Duration: between(50, 50) }),
    ),
    step("GrabWall", { Duration: 100 }),
  );
}

/** Lets go first, where it hangs on this border. */
function offGround(border: string, by: Record<string, number>): Xml {
  return element(
    "Action",
    { Type: "Sequence", Condition: `\${mascot.environment.${border}.isOn(mascot.anchor)}` },
    step("Offset", by),
    step("Falling"),
    step("Bouncing"),
  );
}

function between(least: number, more: number): string {
  return `\${${least}+Math.random()*${more}}`;
}

/** Any place along an area, a picture's half away from its ends. */
function across(area: string): string {
  return `\${${area}.left+64+Math.random()*(${area}.width-128)}`;
}
