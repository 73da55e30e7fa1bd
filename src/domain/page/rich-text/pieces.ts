import { richElements, wordsWithout } from './elements.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A block of a text, or loose words between two blocks, as written. `lead` is the white space before it. */
export interface Piece {
  lead: string
  html: string
}

/** Splits HTML into its blocks. Blocks and `tail` joined give the whole text. Malformed HTML is one piece. */
export function piecesOf(html: string): { pieces: Piece[]; tail: string } {
  const ends = endsOf(tokensOf(html))
  const pieces: Piece[] = []
  let lead = ''
  let from = 0
  for (const end of ends ?? [html.length]) {
    const whole = html.slice(from, end)
    from = end
    const body = whole.trimStart()
    lead += whole.slice(0, whole.length - body.length)
    if (body === '') continue
    pieces.push({ lead, html: body })
    lead = ''
  }
  return { pieces, tail: lead }
}

/** Returns where pieces end, or null if an element is not closed properly. */
function endsOf(tokens: readonly Token[]): number[] | null {
  const open: string[] = []
  const ends: number[] = []
  for (const { kind, name, at, end } of tokens) {
    const isBlock = isBlockName(name)
    const isOutside = open.length === 0
    if (kind === 'close' && open.pop() !== name) return null
    if (isBlock && isOutside) ends.push(at)
    if (kind === 'open') open.push(name)
    if (isBlock && open.length === 0) ends.push(end)
  }
  const last = tokens.at(-1)
  return open.length > 0 ? null : last ? [...ends, last.end] : []
}

const isBlockName = (name: string) => {
  const holds = richElements[name]?.holds
  return holds !== undefined && holds !== 'mark' && !wordsWithout.has(name)
}
