const START = /^(?:(?![\u2066-\u2069])[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}])+/u
const AT_END = /[\s\u00ad\u180e\u200b-\u200c\u200e\u200f\u202a-\u202e\u2060-\u2065\u206a-\u206f\ufeff]/u
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu

/**
 * Trims spaces and invisible characters. A joiner or a variant selector at the end stays with its letter, and direction
 * isolates stay in pairs.
 */
export function trimmed(text: string): string {
  // A pattern for the end would begin again at every space: a long text of spaces would take seconds.
  let end = text.length
  while (end > 0 && AT_END.test(text[end - 1]!)) end -= 1
  return text.slice(0, end).replace(START, '')
}

/**
 * Removes all invisible characters, for texts that machines compare: an e-mail address, a user name, a number, a date.
 */
export const onlyVisible = (text: string): string => text.replace(UNSEEN, '').trim()
