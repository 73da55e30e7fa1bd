/** What GIFT escapes with a backslash. Each is a code point that no text has while a block is parsed. */
const escaped = '\\~=#{}:'
const first = 0xfdd0
const newline = String.fromCharCode(first + escaped.length)
const anyHidden = /[\ufdd0-\ufdef]/g

/** Hides escaped characters, so that the others are marks of the format. */
export function hideEscapes(text: string): string {
  return text.replace(anyHidden, '').replace(/\\([\\~=#{}:n])/g, (_, mark: string) => {
    return mark === 'n' ? newline : String.fromCharCode(first + escaped.indexOf(mark))
  })
}

/** Returns the characters that were escaped. */
export function restoreEscapes(text: string): string {
  return text.replace(anyHidden, (mark) => (mark === newline ? '\n' : escaped[mark.charCodeAt(0) - first]!))
}

/** Escapes a text for a place between marks, on one line. */
export function escapeGift(text: string): string {
  return text.replace(/[\\~=#{}:]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')
}
