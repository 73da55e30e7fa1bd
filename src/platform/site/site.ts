import type { Locale } from '#domain/locale/locale.ts'
import type { PersonField } from '#domain/validation/person-field/definition.ts'
import type { Flags } from '#domain/page/visibility/flags.ts'
import type { Menu } from '#domain/page/menu.ts'
import type { PublicConfiguration } from './public-fields.ts'

export type { Theme } from '#ui/theme/theme.ts'

export type SiteWords = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** The site of a request: how it was found, and its public configuration. */
export interface Site extends Omit<PublicConfiguration, 'plugins'> {
  _id: string
  /** The host name of the request. Otherwise the main one, or '' if there is none. */
  hostname: string
  parent: string | null
  /** Last change of its configuration, ISO in UTC. */
  lastUpdate: string
  /** Whether log-in with the chat app is set up. */
  hasLine: boolean
  /** Closed to visitors, because it or a site above is suspended. */
  isSuspended: boolean
  /** The site's overrides of words, by language and word. */
  words: SiteWords
  /** The fields of people that the site defines for itself, in their order, without those that are off. */
  personFields?: readonly PersonField[]
  /** Which elements of the public site are shown, by code. */
  flags?: Flags
  /** How many rows of a collection the site may have, and under `storage` how many GB of files, where its package says so. */
  limits?: Readonly<Record<string, number | null>> | null
  /** Previewed menus by the name of their post; only in previews. */
  drawn?: Readonly<Record<string, Menu>>
  /** Names of the active modules: core modules and the site's `plugins`. */
  plugins: ReadonlySet<string>
}
