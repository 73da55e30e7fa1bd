import type { Context } from '#platform/context.ts'
import type { Locale, Text } from './words.ts'

/**
 * The words of a table in the language of who asks, as the site says them: `translate` rows hold its own under the name of
 * the table and of the word, `menu.login`. An empty one is none.
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

/** What was put together, by the site's own words as they were read: a page asks for the same tables each time. */
const saidBy = new WeakMap<object, Map<string, WordsOfMessage>>()

const saidOf = (
  own: Readonly<Record<string, string>>,
  { locale, name, words }: { locale: Locale; name: string; words: Record<string, Text> },
) =>
  Object.freeze(
    Object.fromEntries(Object.entries(words).map(([word, text]) => [word, own[`${name}.${word}`] || text[locale]])),
  )
