import type { Locale } from '#domain/locale/locale.ts'
import type { Menu } from '#domain/page/menu.ts'
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
  /** Visitors find it closed: it, or a site above it, is suspended. */
  isSuspended: boolean
  /** What the site says in its own words, by language and by the name of the word. */
  words: SiteWords
  /** How many rows of a collection the site may have, and under `storage` how many GB of files, where its package says so. */
  limits?: Readonly<Record<string, number | null>> | null
  /** Menus that are shown as they are being arranged, by the names that stand for their posts; only where nothing is stored. */
  drawn?: Readonly<Record<string, Menu>>
  /** Names of the modules that are on here: the core ones and those of the site's `plugins`. */
  plugins: ReadonlySet<string>
}
