const EDGES =
  /^(?:(?![\u2066-\u2069])[\s\p{Default_Ignorable_Code_Point}\p{Bidi_Control}])+|[\s\u00ad\u180e\u200b-\u200c\u200e\u200f\u202a-\u202e\u2060-\u2065\u206a-\u206f\ufeff]+$/gu
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu

/**
 * Trims spaces and invisible characters. A joiner or a variant selector at the end stays with its letter, and direction
 * isolates stay in pairs.
 */
export const trimmed = (text: string): string => text.replace(EDGES, '')

/**
 * Removes all invisible characters, for texts that machines compare: an e-mail address, a user name, a number, a date.
 */
export const onlyVisible = (text: string): string => text.replace(UNSEEN, '').trim()
