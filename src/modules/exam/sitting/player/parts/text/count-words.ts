/** Counts words of Thai and Latin text. Punctuation and spaces are none. */
export function countWords(text: string): number {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
  let count = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1
  return count
}
