// deno-lint-ignore-file no-console -- the log writes there
/**
 * @module The server's log. One line an event: no text can start another line, or show a secret.
 */
import {
  configureSync,
  getJsonLinesFormatter,
  getLogger,
  getTextFormatter,
  type LogLevel,
  type LogRecord,
} from "@logtape/logtape";
import { stripVTControlCharacters } from "node:util";
import { DatabaseAway } from "../failures/database_away.ts";
import type { LogFields } from "./log_fields.ts";
import { logEvents } from "./metrics.ts";
import { redact } from "./redact.ts";

/** What is logged, and where it goes. */
export interface LogOptions {
  /** Lines for programs, or for a person at a terminal. */
  format: "json" | "text";
  /** Events of a lower level are left out. */
  level: "debug" | "info" | "warn" | "error";
}

/** Where lines go. */
export type Output = Pick<Console, "debug" | "info" | "warn" | "error">;

const METHOD = {
  trace: "debug",
  debug: "debug",
  info: "info",
  warning: "warn",
  error: "error",
  fatal: "error",
} as const;

const CATEGORY = "purrtrait";

/** Everything that some terminal or viewer takes for the beginning of a line. */
const LINE_BREAKS = /[\r\n\v\f\x85\u2028\u2029]+\s*/g;

/** What could make a terminal do something. */
const CONTROLS = /\p{Cc}/gu;

/** An error can be its own cause. */
const MAX_CAUSES = 4;

/** A long stack, and to spare: a URL in an error can be much longer. */
const MAX_LENGTH = 8_000;

const JSON_LINES = getJsonLinesFormatter({ properties: "flatten" });

const TEXT = getTextFormatter({
  timestamp: (timestamp) => new Date(timestamp).toISOString(),
  level: (level) => level === "warning" ? "warn" : level,
  // Done by `oneLine`, for both formats.
  sanitize: false,
  format({ timestamp, level, message, record }) {
    const { error, ...fields } = record.properties;
    const shown = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`).join("");
    return `${timestamp} ${level} ${message}${shown}${error === undefined ? "" : `: ${error}`}`;
  },
});

/** Writes an event; secrets in its text are removed. */
export const log = {
  debug: (message: string, fields?: LogFields) => write("debug", message, fields),
  info: (message: string, fields?: LogFields) => write("info", message, fields),
  warn: (message: string, fields?: LogFields) => write("warning", message, fields),
  /** With what was thrown, as far as there is something. */
  error(message: string, cause?: unknown, fields?: LogFields): void {
    // Written where it is noticed: whatever needs the database fails while it is away.
    if (cause instanceof DatabaseAway) return;
    write("error", message, cause === undefined ? fields : { ...fields, error: textOf(cause) });
  },
};

/** Until this is called, events from `info` on are written as text. */
export function configureLog({ format, level }: LogOptions, output: Output = console): void {
  const formatter = format === "json" ? JSON_LINES : TEXT;
  const lowestLevel = level === "warn" ? "warning" : level;
  configureSync({
    reset: true,
    sinks: { console: (record) => output[METHOD[record.level]](formatter(record).trimEnd()) },
    loggers: [
      { category: CATEGORY, sinks: ["console"], lowestLevel },
      { category: ["logtape", "meta"], sinks: ["console"], lowestLevel: "warning" },
    ],
  });
}

/** As {@link configureLog}; what libraries print becomes events too, so that every line has the format. */
export function captureConsole(options: LogOptions): void {
  configureLog(options, { ...console });
  for (const method of ["debug", "log", "info", "warn", "error"] as const) {
    const level = method === "log" ? "info" : method;
    console[method] = (...parts: unknown[]) =>
      log[level](stripVTControlCharacters(parts.map((part) => textOf(part)).join(" ")));
  }
}

configureLog({ format: "text", level: "info" });

const logger = getLogger(CATEGORY);

function write(level: LogLevel, message: string, fields: LogFields = {}): void {
  if (!logger.isEnabledFor(level)) return;
  const text = oneLine(message);
  // Not through `logger.info`, which would look for placeholders in the text.
  const record: Omit<LogRecord, "category"> = {
    level,
    message: [text],
    rawMessage: text,
    timestamp: Date.now(),
    properties: Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === "string" ? oneLine(value) : value]),
    ),
  };
  logger.emit(record);
  logEvents.add(1, level);
}

function textOf(cause: unknown, depth = 0): string {
  if (!(cause instanceof Error)) return typeof cause === "string" ? cause : Deno.inspect(cause);
  const text = cause.stack ?? cause.message;
  if (cause.cause === undefined || depth === MAX_CAUSES) return text;
  return `${text}\ncaused by ${textOf(cause.cause, depth + 1)}`;
}

function oneLine(text: string): string {
  // Cut first: what follows takes time with the length of the text.
  return redact(text.slice(0, MAX_LENGTH)).replaceAll(LINE_BREAKS, " ⏎ ")
    .replaceAll(CONTROLS, "�").slice(0, MAX_LENGTH);
}
