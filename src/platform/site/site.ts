import type { Locale } from '#domain/locale/locale.ts'
import type { PublicConfiguration } from './public-fields.ts'

export type { Theme } from '#ui/theme/theme.ts'

export type SiteWords = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** The site of a request: what finds it, and what everybody may know of its configuration. */
export interface Site extends Omit<PublicConfiguration, 'plugins'> {
  _id: string
  /** The name by which it was found; the main one where it was found otherwise, and '' where it has none. */
  hostname: string
  parent: string | null
  /** When its configuration changed last, ISO in UTC. */
  lastUpdate: string
  /** Whether it is set to let people log in with the chat app. */
  hasLine: boolean
  /** What the site says in its own words, by language and by the name of the word. */
  words: SiteWords
  /** Names of the modules that are on here: the core ones and those of the site's `plugins`. */
  plugins: ReadonlySet<string>
}
