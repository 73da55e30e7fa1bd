import type { Locale } from '#platform/site/i18n/words.ts'

/** Who did what nobody asked for: scheduled jobs, jobs, and what an installation begins with. */
export const nobody = { system: { th: 'ระบบ', en: 'The system' } } as const

/** The name under which something was written down, as people read it: nobody's in their language. */
export const nameOfWho = (name: string, locale: Locale) => (name === nobody.system.th ? nobody.system[locale] : name)
