import { decodeEntities } from '../../thai-text/entities.ts'
import { richElements } from './elements.ts'

/** A piece of HTML as it is written, with where it stands: text, or the beginning or end of an element. */
export interface Token {
  kind: 'text' | 'open' | 'close' | 'empty'
  name: string
  /** The text, or the attributes, as they are written. */
  text: string
  at: number
  end: number
}

const tag = /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+|</gi

/** The tokens of HTML that has been sanitised; together they are all of it. */
export const tokensOf = (html: string): Token[] =>
  [...html.matchAll(tag)].map((found) => {
    const [whole, slash, given, rest = ''] = found
    const place = { at: found.index, end: found.index + whole.length }
    if (given === undefined) return { kind: 'text', name: '', text: whole, ...place }
    const name = given.toLowerCase()
    const isEmpty = richElements[name]?.holds === 'nothing'
    return { kind: slash ? 'close' : isEmpty ? 'empty' : 'open', name, text: rest, ...place }
  })

/** The attributes of a token that its element may have, by name. */
export function attributesOf({ name, text }: Token): Record<string, string> {
  const known = richElements[name]?.attributes ?? []
  const all = [...text.matchAll(/([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi)].map(
    ([, key = '', double, single]) => [key.toLowerCase(), decodeEntities(double ?? single ?? '')] as const,
  )
  return Object.fromEntries(all.filter(([key]) => known.includes(key)))
}
