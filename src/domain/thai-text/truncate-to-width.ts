import { graphemes } from './graphemes.ts'
import { oneLine } from './one-line.ts'

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * Returns the beginning of a text on one line within a width, as measured by `widthOf`, and then an ellipsis. It cuts
 * between words, in Thai too. It cuts inside a word only if that word alone is too wide. A letter keeps its marks.
 */
export function truncateToWidth(
  text: string,
  { most, widthOf }: { most: number; widthOf: (text: string) => number },
): string {
  const line = oneLine(text)
  if (widthOf(line) <= most) return line
  const fits = (beginning: string) => widthOf(`${beginning.trimEnd()}…`) <= most
  const words = [...WORDS.segment(line)].map(({ segment }) => segment)
  const whole = longest(words, fits)
  return `${(whole || longest(graphemes(line), fits)).trimEnd()}…`
}

/** Returns as many pieces as fit. Binary search, because measuring is slow. */
function longest(pieces: readonly string[], fits: (beginning: string) => boolean): string {
  let [least, most] = [0, pieces.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(pieces.slice(0, middle).join(''))) least = middle
    else most = middle - 1
  }
  return pieces.slice(0, least).join('')
}
