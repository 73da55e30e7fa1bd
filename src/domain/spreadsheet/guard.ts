const RISKY = '[=+\\-@\\t\\r\\n＝＋－＠]'
const BEGINS_LIKE_A_FORMULA = new RegExp(`^'*${RISKY}`)
const BEGINS_GUARDED = new RegExp(`^'+${RISKY}`)

/**
 * A text as a CSV file carries it: what a spreadsheet would take for a formula gets an apostrophe before it, and so does
 * what already begins like a guarded text, so that `unguardText` gives every text back. Not for numbers: `-5` stays one.
 */
export function guardText(text: string): string {
  return BEGINS_LIKE_A_FORMULA.test(text) ? `'${text}` : text
}

/** A text for a file whose cells know that they are text (XLSX): only what `unguardText` would change is guarded. */
export function guardApostrophe(text: string): string {
  return BEGINS_GUARDED.test(text) ? `'${text}` : text
}

/** The text that was guarded: one apostrophe before what begins like a formula is removed. */
export function unguardText(text: string): string {
  return BEGINS_GUARDED.test(text) ? text.slice(1) : text
}
