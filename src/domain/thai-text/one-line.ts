// A byte order mark inside a word is no space, though \s takes it for one.
const SPACES = /[^\S\ufeff]+/g

/** The text on one line: every run of white space is one space, and none is left at the ends. */
export function oneLine(text: string): string {
  return text.replace(SPACES, ' ').trim()
}
