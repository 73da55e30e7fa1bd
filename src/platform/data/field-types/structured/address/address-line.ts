import type { Locale } from '#platform/site/i18n/words.ts'

type Part = 'NO' | 'BUILDING_TH' | 'MOO' | 'SOI_TH' | 'ROAD_TH' | 'subdistrict' | 'district' | 'province' | 'zipcode'

const order: readonly Part[] = [
  ...(['NO', 'BUILDING_TH', 'MOO', 'SOI_TH', 'ROAD_TH'] as const),
  ...(['subdistrict', 'district', 'province', 'zipcode'] as const),
]

/** The prefix of each part. In Bangkok the last two have other names. */
const before: Record<Locale, Partial<Record<Part, string>>> = {
  th: { MOO: 'หมู่ ', SOI_TH: 'ซอย', ROAD_TH: 'ถนน', subdistrict: 'ตำบล', district: 'อำเภอ', province: 'จังหวัด' },
  en: { MOO: 'Moo ', SOI_TH: 'Soi ', ROAD_TH: 'Road ' },
}
const inBangkok = { subdistrict: 'แขวง', district: 'เขต', province: '' }

/** Returns an address on one line, as on an envelope, without empty parts. */
export const addressLine = (address: Record<Part, string>, locale: Locale): string => {
  const isBangkok = /กรุงเทพ/.test(address.province)
  const names = locale === 'th' && isBangkok ? { ...before.th, ...inBangkok } : before[locale]
  return order
    .filter((part) => address[part] !== '')
    .map((part) => withName(address[part], names[part] ?? ''))
    .join(' ')
}

const withName = (part: string, name: string) => (part.startsWith(name.trim()) ? part : name + part)
