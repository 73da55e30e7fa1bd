import type { Locale } from '#platform/site/i18n/words.ts'

/** The author of automatic changes: scheduled jobs, other jobs, and the initial data of an installation. */
export const nobody = { system: { th: 'ระบบ', en: 'The system' } } as const

/** Returns the recorded author's name for display; the system's name is localised. */
export const nameOfWho = (name: string, locale: Locale) => (name === nobody.system.th ? nobody.system[locale] : name)
