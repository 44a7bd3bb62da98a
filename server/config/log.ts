/** @module What is logged, and how. */
import { z } from "zod";

/** What is logged, and how. */
export interface LogConfig {
  /** Absent: text at a terminal, otherwise JSON. */
  format: "json" | "text" | undefined;
  /** Events of a lower level are left out. */
  level: "debug" | "info" | "warn" | "error";
  /** Whether every request is logged. */
  access: boolean;
}

/** The variables of the log. */
export const LOG_VARIABLES = {
  LOG_FORMAT: z.enum(["json", "text"]).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
  ACCESS_LOG: z.enum(["on", "off"]).default("off"),
};

type Variables = z.output<z.ZodObject<typeof LOG_VARIABLES>>;

/** The log that these variables ask for. */
export function readLog({ LOG_FORMAT, LOG_LEVEL, ACCESS_LOG }: Variables): LogConfig {
  return { format: LOG_FORMAT, level: LOG_LEVEL, access: ACCESS_LOG === "on" };
}
