import { cleanDigits, cleanKey } from '#platform/data/collection/clean.ts'
import { exampleCode } from '#platform/http/openapi/example-id.ts'
import { keyed, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { written } from '../written.ts'

export const code = kind('code', keyed, cleanKey(100))
/** A sign-in name, compared in lower case. */
export const handle = kind('code', keyed, cleanKey(254).toLowerCase())

/** The digits of an account or another number that is no amount, as the pattern wants them. */
export const digits = (pattern: RegExp) => kind('code', keyed, cleanDigits(20).regex(pattern))

export const codeKind: FieldType = {
  ...written({ control: 'code', span: 3 }),
  columnKind: 'code',
  example: (_field, n) => exampleCode(n),
}
