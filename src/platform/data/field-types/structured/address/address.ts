import { z } from 'zod'
import type { Fields } from '#platform/data/collection/field.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { codecSchema } from '../../codec-schema.ts'
import { kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { text } from '../../text/text/text.ts'
import { asJson } from '../as-json.ts'
import { addressLine } from './address-line.ts'

const line = (span: 2 | 3, th: string, en: string) => ({ ...text(th, en), required: false, form: { span } })
/** A line that autofills together with the others of its place. */
const place = (th: string, en: string) => ({ ...line(3, th, en), form: { control: 'place', span: 3 } as const })

const parts = {
  NO: line(2, 'เลขที่', 'House number'),
  MOO: line(2, 'หมู่ที่', 'Village number'),
  SOI_TH: line(2, 'ซอย', 'Lane'),
  BUILDING_TH: line(3, 'อาคาร/หมู่บ้าน', 'Building'),
  ROAD_TH: line(3, 'ถนน', 'Road'),
  subdistrict: place('ตำบล/แขวง', 'Subdistrict'),
  district: place('อำเภอ/เขต', 'District'),
  province: place('จังหวัด', 'Province'),
  zipcode: place('รหัสไปรษณีย์', 'Postal code'),
} satisfies Fields

export type Address = Record<keyof typeof parts, string>

const unfilled = 'n/a'
const part = clean(200)
  .nullish()
  .transform((wire) => (!wire || wire.toLowerCase() === unfilled ? unfilled : wire))

const whole = z.strictObject(Object.fromEntries(Object.keys(parts).map((name) => [name, part])))

/** A Thai address. Empty parts are stored and returned as 'n/a' (specification §3, decision 9). */
export const address = kind(
  'address',
  'jsonb',
  whole as unknown as z.ZodType<Address, { [Part in keyof Address]?: string | null }>,
)

export const addressKind: FieldType = {
  comparedAs: 'json',
  isSortable: false,
  jsonSchema: codecSchema,
  example: (_field, n) => ({ ...somewhere, NO: String(n) }),
  parts: ({ required: given }) => (given ? partsOfRequired : parts),
  lacks: (stored: Address) => required.filter((name) => stored[name] === unfilled),
  ...asJson,
  text: (stored: Address, { locale }) => addressLine(filled(stored), locale),
  columnKind: 'text',
  searchText: (stored: Address) => Object.values(filled(stored)).join(' '),
  form: { shown: filled },
}

const somewhere = { subdistrict: 'ตลาดใหญ่', district: 'เมืองภูเก็ต', province: 'ภูเก็ต', zipcode: '83000' }

/** A required address needs these parts (specification §5). */
const required = ['subdistrict', 'district', 'province', 'zipcode'] as const
const partsOfRequired: Fields = {
  ...parts,
  ...Object.fromEntries(required.map((name) => [name, { ...parts[name], required: true }])),
}

/** Returns the parts with empty text for missing ones. */
function filled(stored: Partial<Address>): Address {
  const entries = Object.keys(parts).map((name) => [name, stored[name as keyof Address] ?? ''] as const)
  return Object.fromEntries(entries.map(([name, part]) => [name, part === unfilled ? '' : part])) as Address
}
