import { decodeEntities } from '../../thai-text/entities.ts'
import { richElements } from './elements.ts'

/** A token of HTML as written, with its position: text, or the start or end of an element. */
export interface Token {
  kind: 'text' | 'open' | 'close' | 'empty'
  name: string
  /** The text or the attributes as written. */
  text: string
  at: number
  end: number
}

const tag = /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+|</gi

/** Returns the tokens of sanitised HTML. Joined they are the whole text. */
export const tokensOf = (html: string): Token[] =>
  [...html.matchAll(tag)].map((found) => {
    const [whole, slash, given, rest = ''] = found
    const place = { at: found.index, end: found.index + whole.length }
    if (given === undefined) return { kind: 'text', name: '', text: whole, ...place }
    const name = given.toLowerCase()
    const isEmpty = richElements[name]?.holds === 'nothing'
    return { kind: slash ? 'close' : isEmpty ? 'empty' : 'open', name, text: rest, ...place }
  })

/** Returns the allowed attributes of a token by name. */
export function attributesOf({ name, text }: Token): Record<string, string> {
  const known = richElements[name]?.attributes ?? []
  const all = [...text.matchAll(/([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi)].map(
    ([, key = '', double, single]) => [key.toLowerCase(), decodeEntities(double ?? single ?? '')] as const,
  )
  return Object.fromEntries(all.filter(([key]) => known.includes(key)))
}
