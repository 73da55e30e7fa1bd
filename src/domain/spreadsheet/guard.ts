const RISKY = '[=+\\-@\\t\\r\\n＝＋－＠]'
const BEGINS_LIKE_A_FORMULA = new RegExp(`^'*${RISKY}`)
const BEGINS_GUARDED = new RegExp(`^'+${RISKY}`)

/**
 * Guards a text for a CSV file. Text that a spreadsheet would read as a formula gets a leading apostrophe. So does text
 * that already looks guarded, so that `unguardText` restores every text. Not for numbers: `-5` stays as it is.
 */
export function guardText(text: string): string {
  return BEGINS_LIKE_A_FORMULA.test(text) ? `'${text}` : text
}

/** Guards a text for a file with typed text cells (XLSX): only text that `unguardText` would change. */
export function guardApostrophe(text: string): string {
  return BEGINS_GUARDED.test(text) ? `'${text}` : text
}

/** Returns the original of a guarded text: removes one apostrophe before text that begins like a formula. */
export function unguardText(text: string): string {
  return BEGINS_GUARDED.test(text) ? text.slice(1) : text
}
