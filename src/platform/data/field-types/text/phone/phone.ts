import { damagedPhone } from '#domain/thai-identity/damaged.ts'
import { extendedPhone, formatPhone, isCallable, isPhoneNumber, phoneDigits } from '#domain/thai-identity/phone.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { written } from '../written.ts'

/** A dialable number in one canonical spelling. The field decides whether it may be empty. */
export const phone = kind(
  'phone',
  keyed,
  clean(40)
    .overwrite(extendedPhone)
    .refine((number) => number === '' || isCallable(number)),
)

/** A personal number: exactly ten digits (specification §5). */
export const personalPhone = kind(
  'phone',
  keyed,
  clean(40)
    .overwrite(phoneDigits)
    .refine((number) => number === '' || isPhoneNumber(number)),
)

export const phoneKind: FieldType = {
  ...written({ control: 'phone', span: 3 }),
  example: (_field, n) => `08${String(n).padStart(8, '0')}`,
  expects: () => ({ th: 'เช่น 0812345678', en: 'such as 0812345678' }),
  text: (value) => formatPhone(String(value)),
  parse: (text) => {
    const damage = damagedPhone(text)
    return damage ? { fault: damage, damage } : { value: extendedPhone(text) }
  },
}
