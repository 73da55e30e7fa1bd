import { plainCitizen } from '#domain/thai-identity/citizen.ts'
import { damagedNumber } from '#domain/thai-identity/damaged.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { written } from '../written.ts'

/** A citizen id: thirteen digits in any grouping. The field decides whether it may be empty. */
export const citizen = kind(
  'citizen',
  keyed,
  clean(60)
    .overwrite(plainCitizen)
    .refine((digits) => digits === '' || /^[0-9]{13}$/.test(digits)),
)

export const citizenKind: FieldType = {
  ...written({ control: 'code', span: 3 }),
  columnKind: 'code',
  example: (_field, n) => `11017002070${String(n % 100).padStart(2, '0')}`,
  expects: () => ({ th: 'ตัวเลข 13 หลัก', en: '13 digits' }),
  parse: (text) => {
    const damage = damagedNumber(text)
    return damage ? { fault: damage, damage } : { value: plainCitizen(text) }
  },
}
