/** Marks of layout that nobody sees: soft hyphens, spaces without width, word joiners, turns of direction, byte order marks. Joiners of emoji are none. */
const LAYOUT = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g
const EDGES =
  /^[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]+|[\s\u00ad\u180e\u200b-\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+$/gu
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu

/** The text without spaces and invisible characters around it; a joiner or a variant at the end belongs to what stands before it. */
export const trimmed = (text: string): string => text.replace(EDGES, '')

/** The text without what only lays it out, for a line that is shown: a name, a title. */
export const withoutLayout = (text: string): string => trimmed(text.replace(LAYOUT, ''))

/** The text without anything that cannot be seen, for what machines compare: an e-mail address, a user name, a number, a date. */
export const onlyVisible = (text: string): string => text.replace(UNSEEN, '').trim()
