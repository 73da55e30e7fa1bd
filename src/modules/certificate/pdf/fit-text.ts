import { wrapText } from '#platform/content/pdf/wrap-text.ts'

/** Height of a line in units of the text size. */
export const lineHeight = 1.35
const smallest = 4
/** How small a text on one line becomes before it breaks into lines. */
const leastShare = 0.5

interface Box {
  /** In points. */
  width: number
  height: number
  size: number
  fit: 'shrink' | 'wrap'
  /** The width of a text at a size, in points. */
  widthOf: (text: string, size: number) => number
}

/**
 * Returns the lines and the size in points with which a text fits its box. A text that shrinks stays on one line down to half its size;
 * after that, and for one that wraps, it breaks between words. Line breaks in the text stay. No letter is lost.
 */
export function fitText(text: string, box: Box): { lines: string[]; size: number } {
  const paragraphs = text.split('\n')
  for (let size = box.size; size > smallest; size -= size > 24 ? 1 : 0.5) {
    const lines = linesAt(paragraphs, size, box)
    if (lines && lines.length * size * lineHeight <= Math.max(box.height, size * lineHeight)) return { lines, size }
  }
  return { lines: wrapped(paragraphs, smallest, box), size: smallest }
}

/** Null if a line is too wide, and the text is not small enough yet to break. */
function linesAt(paragraphs: readonly string[], size: number, box: Box): string[] | null {
  const isWhole = paragraphs.every((line) => box.widthOf(line, size) <= box.width)
  if (isWhole) return [...paragraphs]
  const mayBreak = box.fit === 'wrap' || size < box.size * leastShare
  return mayBreak ? wrapped(paragraphs, size, box) : null
}

const wrapped = (paragraphs: readonly string[], size: number, { width, widthOf }: Box): string[] =>
  paragraphs.flatMap((line) => wrapText(line, { width, widthOf: (part) => widthOf(part, size) }))
