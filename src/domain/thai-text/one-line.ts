// A byte order mark inside a word is not a space, although \s matches it.
const SPACES = /[^\S\ufeff]+/g

/** Returns the text on one line: every run of white space becomes one space, and the ends are trimmed. */
export function oneLine(text: string): string {
  return text.replace(SPACES, ' ').trim()
}
