import type { Colleague } from './colleagues.ts'

/** A piece of a comment; `isMention` if it names a colleague. */
export interface Piece {
  text: string
  isMention?: boolean
}

/**
 * Returns the colleagues that a text mentions with @ and their full name. The longest name wins, and each person counts
 * once.
 */
export const mentionedIn = <C extends Pick<Colleague, 'name'>>(text: string, colleagues: readonly C[]): C[] => {
  const names = new Set(piecesOf(text, colleagues).flatMap((piece) => (piece.isMention ? [piece.text.slice(1)] : [])))
  return colleagues.filter(({ name }) => names.has(name))
}

/** Splits the text into pieces, with mentioned names as separate pieces. */
export const piecesOf = (text: string, named: readonly Pick<Colleague, 'name'>[]): Piece[] => {
  const names = named.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return [{ text }]
  const found = new RegExp(`(${names.map(escaped).join('|')})`, 'u')
  return text
    .split(found)
    .map((piece, at) => (at % 2 === 1 ? { text: piece, isMention: true } : { text: piece }))
    .filter((piece) => piece.text !== '')
}

const escaped = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)
