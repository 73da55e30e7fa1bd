import { z } from 'zod'
import type { Fields } from '#platform/collection/field.ts'
import { clean } from '#platform/collection/clean.ts'
import { kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'
import { text } from '../../text/text/text.ts'

const parts = {
  NO: text('เลขที่', 'House number'),
  MOO: text('หมู่ที่', 'Village number'),
  SOI_TH: text('ซอย', 'Lane'),
  BUILDING_TH: text('อาคาร/หมู่บ้าน', 'Building'),
  ROAD_TH: text('ถนน', 'Road'),
  subdistrict: text('ตำบล/แขวง', 'Subdistrict'),
  district: text('อำเภอ/เขต', 'District'),
  province: text('จังหวัด', 'Province'),
  zipcode: text('รหัสไปรษณีย์', 'Postal code'),
} satisfies Fields

export type Address = Record<keyof typeof parts, string>

const unfilled = 'n/a'
const part = clean(200)
  .nullish()
  .transform((wire) => (!wire || wire.toLowerCase() === unfilled ? unfilled : wire))

const whole = z.strictObject(Object.fromEntries(Object.keys(parts).map((name) => [name, part])))

/** A Thai address; parts that are not filled in are stored and answered as 'n/a' (specification §3, decision 9). */
export const address = kind(
  'address',
  'jsonb',
  whole as unknown as z.ZodType<Address, { [Part in keyof Address]?: string | null }>,
)

export const addressKind: KindDefinition = { comparedAs: 'json', isSortable: false, parts: () => parts }
