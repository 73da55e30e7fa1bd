import { usualLearning } from '#ui/player/learning-look.ts'
import { plainPasswordConfig } from '#domain/validation/password-rules.ts'
import { plainLayout } from '#ui/frame/header/layout.ts'
import { defaultTheme } from '#ui/theme/theme.ts'
import { locales } from '#platform/site/i18n/words.ts'
import { allOff } from './account-switches.ts'
import { defaultHoldMinutes } from './public-fields.ts'
import type { Site } from './site.ts'

/** Returns a site without a configuration yet, to write its first one. Only core modules are active. */
export const unconfigured = (_id: string, core: readonly string[]): Site => ({
  ...{
    _id,
    hostname: '',
    parent: null,
    lastUpdate: '',
    key: '',
    siteType: 'unit',
    siteName: '',
    siteNameEn: '',
    hasLine: false,
    isSuspended: false,
    words: { th: {}, en: {} },
  },
  ...{ siteLogo: null, siteFavicon: null, tagline: nothing, about: nothing, phone: null, openingHours: null },
  ...{ homepage: null, siteStyle: 'own', siteSubStyle: 'light', theme: defaultTheme, loginLogo: null, loginBg: null },
  layout: { ...plainLayout, usermenuendpoint: 'user', topbarRight: null, topbarRightUrl: null },
  ...{ navigator: null, menu: null, header: null, subheader: null, footer: null, spaceId: null },
  ...{
    plugins: new Set(core),
    defaultPlugin: null,
    defaultLogin: null,
    account: allOff,
    cookiesAreOptIn: false,
    ...usualLearning,
  },
  ...{ shopNotice: null, shopHoldMinutes: defaultHoldMinutes, refundFullDays: null, refundLatePercent: null },
  ...{ passwordConfig: plainPasswordConfig, languages: locales },
})

const nothing = { th: '', en: '' }
