import { graphemes } from './graphemes.ts'
import { oneLine } from './one-line.ts'

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * The beginning of a text on one line that is at most so wide, as `widthOf` measures it, and then an ellipsis: cut between
 * two words, Thai too, and inside a word only where one word is wider than all. A letter keeps its marks.
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

/** As many pieces as fit, found by halves: measuring is what takes time. */
function longest(pieces: readonly string[], fits: (beginning: string) => boolean): string {
  let [least, most] = [0, pieces.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(pieces.slice(0, middle).join(''))) least = middle
    else most = middle - 1
  }
  return pieces.slice(0, least).join('')
}
