import { highlight } from '#domain/thai-text/highlight.ts'

/** A text with the search term marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  return highlight(text, term).map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text))
}
