/** @module Configurations that cannot work. */

/** A configuration that cannot work; the message names the variable and what to do. */
export class ConfigError extends Error {
  /** For logs. */
  override name = "ConfigError";
}

/** One variable is set that is of no use without the other. */
export function incompleteSettings(set: string, missing: string): ConfigError {
  return new ConfigError(`Wrong configuration. ${set} is set, but ${missing} is not.`);
}
