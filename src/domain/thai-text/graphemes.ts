const SEGMENTER = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The text in what readers see as single letters: a base with all its marks. Two เ typed for แ stay together. */
export function graphemes(text: string): string[] {
  const letters: string[] = []
  for (const { segment } of SEGMENTER.segment(text)) {
    if (letters.at(-1) === 'เ' && segment.startsWith('เ')) letters[letters.length - 1] += segment
    else letters.push(segment)
  }
  return letters
}
