import type { Context } from '#platform/context.ts'
import type { Text } from './words.ts'

/**
 * The words of a table in the language of who asks, as the site says them: `translate` rows hold its own under the name of
 * the table and of the word, `menu.login`. An empty one is none.
 */
export const wordsOf = <W extends Record<string, Text>>(
  { site, locale }: Pick<Context, 'site' | 'locale'>,
  { name, words }: { name: string; words: W },
) => {
  const own = site.words[locale]
  const said = Object.entries(words).map(([word, text]) => [word, own[`${name}.${word}`] || text[locale]])
  return Object.fromEntries(said) as { [K in keyof W]: string }
}
