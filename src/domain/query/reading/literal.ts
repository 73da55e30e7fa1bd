const SPECIAL = /[.*+?()[\]{}|^$]/

/**
 * Returns the plain text of a regular expression, with `\.` read as `.`. Returns null if it is more than plain text.
 */
export function literalOf(expression: string): string | null {
  let text = ''
  for (let at = 0; at < expression.length; at += 1) {
    let letter = expression.charAt(at)
    if (letter === '\\') {
      at += 1
      letter = expression.charAt(at)
      // An escaped letter or digit is a class (\d) or a back reference. An escape at the end is incomplete.
      if (letter === '' || /[A-Za-z0-9]/.test(letter)) return null
    } else if (SPECIAL.test(letter)) return null
    text += letter
  }
  return text
}
