import { formatPhone, phoneDigits } from '#domain/thai-identity/phone.ts'
import { clean } from '#platform/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'
import { written } from '../written.ts'

export const phone = kind('phone', keyed, clean(20))

export const phoneKind: KindDefinition = {
  ...written({ control: 'phone', span: 3 }),
  example: (_field, n) => `08${String(n).padStart(8, '0')}`,
  text: (value) => formatPhone(String(value)),
  parse: (text) => ({ value: phoneDigits(text) }),
}
