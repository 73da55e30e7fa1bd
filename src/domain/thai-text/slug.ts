import { normalize } from './normalize.ts'
import { graphemes } from './graphemes.ts'

const MOST = 100
const BETWEEN_WORDS = /(?:[^\p{L}\p{M}\p{N}]\p{M}*)+/gu

/**
 * A slug that somebody wrote: letters, digits and dashes stay as they are, whatever else is between them becomes a dash; '' where
 * nothing is left. What this made stays the same.
 */
export const plainSlug = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')

/**
 * A title as the last part of an address: lower case, Thai kept, words joined by dashes, at most the 100 characters that a
 * code holds; may be ''. The slug of a slug is the same.
 */
export function slug(title: string): string {
  const dashed = normalize(title.slice(0, 1000)).replace(BETWEEN_WORDS, '-')
  let kept = ''
  for (const letter of graphemes(dashed.replace(/^[-\p{M}]+/u, ''), MOST)) {
    if (kept.length + letter.length > MOST) break
    kept += letter
  }
  return kept.replace(/-+$/, '')
}
