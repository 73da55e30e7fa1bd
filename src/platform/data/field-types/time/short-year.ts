import { formatDay } from '#domain/thai-calendar/format.ts'
import type { Era } from '#domain/thai-calendar/parse-day.ts'
import { fill } from '#platform/site/i18n/words.ts'
import type { Remark } from '../field-type.ts'
import { expected } from '../words.ts'

/** Why a day or instant could not be read. */
export const faultOf = (fault: 'none' | 'ambiguous', otherwise: { th: string; en: string }) => ({
  fault: fault === 'ambiguous' ? expected.fullYear : otherwise,
})

/** Remarks that a two-digit year was read in one of two eras, with the resulting day. Null for four digits. */
export const shortYearRemark = (text: string, of: { day: string; shortYear?: Era }): Remark | null => {
  if (!of.shortYear) return null
  const words = said[of.shortYear]
  const filled = (locale: 'th' | 'en') =>
    fill(words[locale], { text, day: formatDay(of.day, { length: 'long', locale }) })
  return { code: `${of.shortYear}-year`, th: filled('th'), en: filled('en') }
}

const said = {
  buddhist: {
    th: 'อ่านปีสองหลักเป็น พ.ศ. เช่น “{text}” คือ {day}',
    en: 'Years of two digits were read as Buddhist: “{text}” is {day}',
  },
  gregorian: {
    th: 'อ่านปีสองหลักเป็น ค.ศ. เช่น “{text}” คือ {day}',
    en: 'Years of two digits were read as of the common era: “{text}” is {day}',
  },
} as const
