const maxWidth = 76

/** Wraps a text at 76 characters, marks of letters not counted, and never inside a word. Longer words have their own line. */
export const wrapText = (text: string, language: 'th' | 'en'): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => wrapLine(line, language))
    .join('\n')

function wrapLine(line: string, language: 'th' | 'en'): string {
  if (widthOf(line) <= maxWidth) return line.trimEnd()
  const lines: string[] = []
  let current = ''
  let width = 0
  for (const piece of piecesOf(line, language)) {
    const own = widthOf(piece.trimEnd())
    if (width > 0 && width + own > maxWidth) {
      lines.push(current.trimEnd())
      current = ''
      width = 0
      if (piece.trim() === '') continue
    }
    current += piece
    width += widthOf(piece)
  }
  return [...lines, current.trimEnd()].join('\n')
}

/**
 * The pieces between which a line may end: words with what follows them without a space, as a full stop does, and with
 * what a quotation opens. An address stays whole.
 */
function piecesOf(line: string, language: 'th' | 'en'): string[] {
  const pieces: string[] = []
  for (const part of line.split(/(\s+|[a-z]+:\/\/\S+)/)) {
    if (part === '') continue
    if (/^\s|^[a-z]+:\/\//.test(part)) pieces.push(part)
    else pieces.push(...wordsOf(part, language))
  }
  return pieces
}

function wordsOf(part: string, language: 'th' | 'en'): string[] {
  const words: string[] = []
  let opening = ''
  for (const { segment, isWordLike } of segmenterOf(language, 'word').segment(part)) {
    const isMark = !isWordLike && !/[ๆฯ]/.test(segment)
    if (isMark && /[([{“‘"'«]/.test(segment)) opening += segment
    else if ((isMark || /^[ๆฯ]/.test(segment)) && words.length > 0 && opening === '') words[words.length - 1] += segment
    else {
      words.push(opening + segment)
      opening = ''
    }
  }
  return opening === '' ? words : [...words, opening]
}

const widthOf = (text: string) => [...segmenterOf('th', 'grapheme').segment(text)].length

const segmenterOf = (language: string, granularity: 'word' | 'grapheme') =>
  new Intl.Segmenter(language, { granularity })
