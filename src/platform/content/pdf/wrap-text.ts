const words = new Intl.Segmenter('th', { granularity: 'word' })
const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/**
 * Returns a text as lines within a width, as measured by `widthOf`. It breaks between words, in Thai too, and inside a
 * word only if the word alone is too wide. No letter is lost.
 */
export function wrapText(
  text: string,
  { width, widthOf }: { width: number; widthOf: (part: string) => number },
): string[] {
  const lines = ['']
  for (const part of partsOf(text, { width, widthOf })) {
    if (lines.at(-1) !== '' && widthOf((lines.at(-1)! + part).trimEnd()) > width) lines.push('')
    lines[lines.length - 1] += lines.at(-1) === '' ? part.trimStart() : part
  }
  return lines.map((line) => line.trimEnd()).filter((line, at) => line !== '' || at === 0)
}

const partsOf = (text: string, { width, widthOf }: { width: number; widthOf: (part: string) => number }): string[] =>
  [...words.segment(text)].flatMap(({ segment }) =>
    widthOf(segment) > width ? [...letters.segment(segment)].map((letter) => letter.segment) : [segment],
  )
