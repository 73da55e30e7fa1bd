import { normalizeEmail, hasManyEmails, isEmailForm } from '#domain/validation/email.ts'
import { clean } from '#platform/data/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import type { FieldType } from '../../field-type.ts'
import { written } from '../written.ts'

/** An empty text is not an address. The field decides whether it may be empty. */
const address = clean(300)
  .overwrite(normalizeEmail)
  .max(254)
  .refine((text) => text === '' || isEmailForm(text))

export const email = kind('email', keyed, address)

const several = {
  code: 'many-emails',
  th: 'มีอีเมลมากกว่าหนึ่งรายการในเซลล์เดียว กรุณาใส่เพียงหนึ่งอีเมล',
  en: 'There is more than one e-mail address in this cell: give one',
}

export const emailKind: FieldType = {
  ...written({ control: 'email', span: 3 }),
  columnKind: 'email',
  expects: () => ({ th: 'เช่น somying@thaischool.ac.th', en: 'such as somying@thaischool.ac.th' }),
  example: (_field, n) => `person${n}@wicha.test`,
  parse: (text) => (hasManyEmails(text) ? { fault: several, damage: several } : { value: text }),
}
