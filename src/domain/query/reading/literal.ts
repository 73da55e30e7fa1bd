const SPECIAL = /[.*+?()[\]{}|^$]/

/** The plain text a regular expression stands for, with `\.` read as `.`; null when it is more than plain text. */
export function literalOf(expression: string): string | null {
  let text = ''
  for (let at = 0; at < expression.length; at += 1) {
    let letter = expression.charAt(at)
    if (letter === '\\') {
      at += 1
      letter = expression.charAt(at)
      // An escaped letter or digit is a class (\d) or a back reference; an escape at the end is half an escape.
      if (letter === '' || /[A-Za-z0-9]/.test(letter)) return null
    } else if (SPECIAL.test(letter)) return null
    text += letter
  }
  return text
}
