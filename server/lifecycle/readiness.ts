/**
 * Whether a proxy may send requests here.
 *
 * @module
 */

/** Changed by the start and the stop, read by `/readyz`. */
export interface Readiness {
  state: "starting" | "ready" | "stopping";
}
