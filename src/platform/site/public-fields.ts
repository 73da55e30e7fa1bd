import type { Locale } from '#domain/locale/locale.ts'
import type { Theme } from '#ui/theme/theme.ts'
import type { Preset } from '#ui/theme/presets.ts'
import type { HeaderLayout } from '#ui/frame/header/layout.ts'
import type { PasswordConfig } from '#domain/validation/password-rules.ts'
import type { LearningLook } from '#ui/player/learning-look.ts'
import type { AccountSwitches } from './account-switches.ts'
import type { Text } from '#platform/site/i18n/words.ts'

/** The public part of a site's configuration (guides U9). */
export interface PublicConfiguration extends LearningLook {
  key: string
  siteType: 'origin' | 'collection' | 'unit'
  siteName: string
  siteNameEn: string
  siteLogo: string | null
  siteFavicon: string | null
  tagline: Text
  about: Text
  phone: string | null
  openingHours: Text | null
  homepage: string | null
  siteStyle: Preset | 'own'
  siteSubStyle: 'light' | 'dark'
  theme: Theme
  loginLogo: string | null
  loginBg: string | null
  layout: HeaderLayout & {
    usermenuendpoint: 'user' | 'student'
    topbarRight: string | null
    topbarRightUrl: string | null
  }
  navigator: string | null
  menu: string | null
  header: string | null
  subheader: string | null
  footer: string | null
  plugins: string[]
  defaultPlugin: string | null
  defaultLogin: string | null
  account: AccountSwitches
  /** Whether all cookie categories are off until a visitor opts in. */
  cookiesAreOptIn: boolean
  spaceId: string | null
  languages: readonly Locale[]
  passwordConfig: PasswordConfig
  /** Shown at the top of the shop. */
  shopNotice: Text | null
  /** How long an unpaid order reserves its items. */
  shopHoldMinutes: number
  /** How many days before a paid round its learners get all of the price back. Null: staff decide. */
  refundFullDays: number | null
  /** What percentage they get back after that. Null: staff decide. */
  refundLatePercent: number | null
}

export const defaultHoldMinutes = 15

/**
 * The allow-list. These fields are read with every request and visible to everybody; no other field reaches a visitor.
 * A new field of the collection stays private until it is listed here.
 */
export const publicFields = [
  ...(['key', 'siteType', 'siteName', 'siteNameEn', 'siteLogo', 'siteFavicon', 'tagline', 'about', 'phone'] as const),
  ...(['openingHours', 'homepage', 'siteStyle', 'siteSubStyle', 'theme', 'loginLogo', 'loginBg', 'layout'] as const),
  ...(['navigator', 'menu', 'header', 'subheader', 'footer', 'plugins', 'defaultPlugin', 'defaultLogin'] as const),
  ...(['account', 'cookiesAreOptIn', 'spaceId', 'passwordConfig', 'languages'] as const),
  ...(['lessonPlayer', 'courseDetail', 'shopNotice', 'shopHoldMinutes'] as const),
  ...(['refundFullDays', 'refundLatePercent'] as const),
] as const satisfies readonly (keyof PublicConfiguration)[]
