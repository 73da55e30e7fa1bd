const SEGMENTER = new Intl.Segmenter('th', { granularity: 'grapheme' })
const ENDS_IN_NIKHAHIT = /\u0e4d\p{M}*$/u

/**
 * Splits a text into the letters that readers see, each with all its marks. Returns the first `most`. Two เ typed for แ
 * stay together, and so do the two halves of a split ำ.
 */
export function graphemes(text: string, most = Infinity): string[] {
  const letters: string[] = []
  for (const { segment } of SEGMENTER.segment(text)) {
    if (goesOn(letters.at(-1), segment)) letters[letters.length - 1] += segment
    else if (letters.length === most) break
    else letters.push(segment)
  }
  return letters
}

function goesOn(letter: string | undefined, segment: string): boolean {
  if (letter === undefined) return false
  if (letter === 'เ') return segment.startsWith('เ')
  return segment.startsWith('า') && ENDS_IN_NIKHAHIT.test(letter)
}
