import { normalize } from './normalize.ts'
import { graphemes } from './graphemes.ts'

const MOST = 100
const BETWEEN_WORDS = /(?:[^\p{L}\p{M}\p{N}]\p{M}*)+/gu

/**
 * Normalises a slug that a person wrote. Letters, digits and dashes stay, anything else between them becomes a dash.
 * Returns '' if nothing is left. The slug of a slug is the same.
 */
export const plainSlug = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')

/**
 * Returns a title as the last part of a URL: lower case, Thai kept, words joined by dashes, at most 100 characters, the
 * limit of a code. It may be ''. The slug of a slug is the same.
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
