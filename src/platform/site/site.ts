import type { Text } from '#platform/i18n/words.ts'
import type { Theme } from '#ui/theme/theme.ts'

export type { Theme } from '#ui/theme/theme.ts'

/** What a site shows of itself; part of the specification's site configuration. */
export interface SiteConfig {
  homepage: string
  siteLogo: string | null
  tagline: Text
  about: Text
  phone: string | null
  openingHours: Text | null
  navigator: readonly { title: Text; target: string }[]
  layout: { usermenuendpoint: 'user' | 'student' }
}

export interface Site {
  _id: string
  hostname: string
  key: string
  siteName: string
  siteNameEn: string
  siteType: 'origin' | 'collection' | 'unit'
  parent: string | null
  config: SiteConfig
  theme: Theme
  /** Names of the modules that are on here: the core ones and those of the site's `plugins`. */
  plugins: ReadonlySet<string>
}
