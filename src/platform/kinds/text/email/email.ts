import { clean } from '#platform/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'
import { written } from '../written.ts'

export const email = kind('email', keyed, clean(254).toLowerCase())

export const emailKind: KindDefinition = {
  ...written({ control: 'email', span: 3 }),
  example: (_field, n) => `person${n}@wicha.test`,
}
