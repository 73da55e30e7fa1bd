import { Parser } from 'htmlparser2'
import type { RichElement } from '#domain/page/rich-text/elements.ts'
import { Shaping, TooDeep } from './shaping.ts'

/**
 * HTML whose blocks are all among those given: a heading of another level becomes the nearest one, and any other block, as
 * `div` or `legend`, the paragraphs in it, so that what stood apart still does. Its attributes are not judged. Null for what
 * is nested deeper than anybody writes. Linear in the length of the input.
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
