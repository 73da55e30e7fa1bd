import { isEmailForm } from '#domain/validation/email.ts'
import { clean } from '#platform/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import type { KindDefinition } from '../../kind.ts'
import { written } from '../written.ts'

/** Nothing is no address, and for the field to say whether it may be nothing. */
const address = clean(254)
  .toLowerCase()
  .refine((text) => text === '' || isEmailForm(text))

export const email = kind('email', keyed, address)

export const emailKind: KindDefinition = {
  ...written({ control: 'email', span: 3 }),
  columnKind: 'email',
  expects: () => ({ th: 'เช่น somying@thaischool.ac.th', en: 'such as somying@thaischool.ac.th' }),
  example: (_field, n) => `person${n}@wicha.test`,
}
