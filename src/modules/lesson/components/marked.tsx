import { highlight } from '#domain/thai-text/highlight.ts'

/** A text with what was searched for marked in it. */
export function Marked({ text, term }: { text: string; term: string }) {
  return highlight(text, term).map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text))
}
