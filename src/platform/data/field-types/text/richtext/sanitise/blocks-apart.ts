import { Parser } from 'htmlparser2'
import type { RichElement } from '#domain/page/rich-text/elements.ts'
import { Shaping, TooDeep } from './shaping.ts'

/**
 * Returns HTML with only the given block elements. A heading becomes the nearest allowed level. Any other block, such
 * as `div` or `legend`, becomes its paragraphs. Attributes are not checked. Returns null for HTML nested too deep.
 * Linear in the length of the input.
 */
export function blocksApart(html: string, known: Readonly<Record<string, RichElement>>): string | null {
  const shaping = new Shaping(known)
  try {
    const parser = new Parser(shaping)
    parser.end(html)
    return shaping.result()
  } catch (thrown) {
    if (thrown instanceof TooDeep) return null
    throw thrown
  }
}
