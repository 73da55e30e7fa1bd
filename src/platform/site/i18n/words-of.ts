import type { Context } from '#platform/context.ts'
import type { Locale, Text } from './words.ts'

/**
 * Returns the words of a table in the viewer's language, with the site's overrides. Overrides are `translate` rows
 * named after table and word, such as `menu.login`. An empty one does not count.
 */
export const wordsOf = <W extends Record<string, Text>>(
  { site, locale }: Pick<Context, 'site' | 'locale'>,
  { name, words }: { name: string; words: W },
) => {
  const own = site.words[locale]
  const tables = saidBy.get(own) ?? new Map<string, WordsOfMessage>()
  saidBy.set(own, tables)
  const key = `${locale} ${name}`
  const known = tables.get(key)
  if (known?.words === words) return known.said as { readonly [K in keyof W]: string }
  const said = saidOf(own, { locale, name, words })
  tables.set(key, { words, said })
  return said as { readonly [K in keyof W]: string }
}

interface WordsOfMessage {
  words: Record<string, Text>
  said: Readonly<Record<string, string>>
}

/** Cached results per set of the site's words. A page requests the same tables each time. */
const saidBy = new WeakMap<object, Map<string, WordsOfMessage>>()

const saidOf = (
  own: Readonly<Record<string, string>>,
  { locale, name, words }: { locale: Locale; name: string; words: Record<string, Text> },
) =>
  Object.freeze(
    Object.fromEntries(Object.entries(words).map(([word, text]) => [word, own[`${name}.${word}`] || text[locale]])),
  )
