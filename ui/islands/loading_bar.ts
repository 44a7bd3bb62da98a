/**
 * @module A bar at the top of the page while a part of it is fetched that someone has just asked for.
 */

/** Parts on their way. */
let fetching = 0;

/** Shows the bar until this work is done; not for what the page fetches by itself. */
export async function withLoadingBar<Result>(work: Promise<Result>): Promise<Result> {
  if (!navigator.userActivation?.isActive) return await work;
  const { dataset } = document.documentElement;
  fetching++;
  dataset.fetching = "";
  try {
    return await work;
  } finally {
    if (--fetching === 0) delete dataset.fetching;
  }
}
