/** Seconds before the end from which a video counts as finished. */
const endSeconds = 3

/**
 * Whether a video that was left at `position` of its `length` starts from the beginning. Both are in seconds. Returns
 * false if the length is unknown.
 */
export const startsOver = (position: number, length: number): boolean =>
  position > 0 && length > 0 && position >= length - endSeconds
