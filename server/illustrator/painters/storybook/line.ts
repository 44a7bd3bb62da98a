/** @module Lines of a storybook: ink on the cat, gouache elsewhere. */
import { css } from "../../colour/colour.ts";
import type { Line, Role } from "../../scene.ts";
import { type Context, taperedOutline, trace } from "../canvas.ts";
import { inkOf } from "./ink.ts";
import { gouache } from "./tone.ts";

/** What the ink draws. */
const INKED: ReadonlySet<Role> = new Set<Role>(["face", "coat"]);

/** A line, tapering; what is pale on a face is gouache, too. */
export function paintStorybookLine(ctx: Context, line: Line): void {
  const pale = line.colour.l > 0.72;
  const own = INKED.has(line.role) && !pale ? inkOf(line.colour) : gouache(line.colour);
  ctx.fillStyle = css(own, 0.95);
  trace(ctx, taperedOutline({ ...line, width: [line.width[0] * 0.85, line.width[1] * 0.6] }));
  ctx.fill();
}
