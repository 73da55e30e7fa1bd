/** So near its end, in seconds, a film is over for who left it there. */
const endSeconds = 3

/** Whether a film that was left at `position` of its `length`, both in seconds, begins again; false where its length is not known. */
export const startsOver = (position: number, length: number): boolean =>
  position > 0 && length > 0 && position >= length - endSeconds
