import { canon } from './canon.ts'
import { graphemes } from './graphemes.ts'

const MOST = 80

/** A title as the last part of an address: lower case, Thai kept, words joined by dashes, at most 80 letters; may be ''. */
export function slug(title: string): string {
  const dashed = canon(title.slice(0, 1000)).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return graphemes(dashed.replace(/^-+/, '')).slice(0, MOST).join('').replace(/-+$/, '')
}
