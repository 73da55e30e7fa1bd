import type { AnyField } from '#platform/data/collection/field.ts'
import { bahtKind } from './amount/baht/baht.ts'
import { decimalKind } from './amount/decimal/decimal.ts'
import { halfHoursKind } from './amount/half-hours/half-hours.ts'
import { numberKind } from './amount/number/number.ts'
import { booleanKind } from './choice/boolean/boolean.ts'
import { choiceKind } from './choice/choice/choice.ts'
import { choicesKind } from './choice/choices/choices.ts'
import { codesKind } from './choice/codes/codes.ts'
import type { FieldType } from './field-type.ts'
import { peopleKind } from './relation/people/people.ts'
import { referenceKind } from './relation/reference/reference.ts'
import { referencesKind } from './relation/references/references.ts'
import { addressKind } from './structured/address/address.ts'
import { groupKind } from './structured/group/group.ts'
import { jsonKind } from './structured/json/json.ts'
import { localisedKind } from './structured/localised/localised.ts'
import { authorKind } from './text/author/author.ts'
import { citizenKind } from './text/citizen/citizen.ts'
import { codeKind } from './text/code/code.ts'
import { emailKind } from './text/email/email.ts'
import { entriesKind } from './text/entries/entries.ts'
import { fileKind } from './text/file/file.ts'
import { longtextKind } from './text/longtext/longtext.ts'
import { phoneKind } from './text/phone/phone.ts'
import { richtextKind } from './text/richtext/richtext.ts'
import { secretKind } from './text/secret/secret.ts'
import { textKind } from './text/text/text.ts'
import { dateKind } from './time/date/date.ts'
import { instantKind } from './time/instant/instant.ts'

/** A group is composed of other kinds. */
const group: FieldType = groupKind((part) => fieldTypeOf(part))

/** The only registry of kinds. */
export const kinds = {
  text: textKind,
  author: authorKind,
  email: emailKind,
  phone: phoneKind,
  citizen: citizenKind,
  code: codeKind,
  entries: entriesKind,
  longtext: longtextKind,
  richtext: richtextKind,
  file: fileKind,
  secret: secretKind,
  number: numberKind,
  halfHours: halfHoursKind,
  decimal: decimalKind,
  baht: bahtKind,
  boolean: booleanKind,
  date: dateKind,
  instant: instantKind,
  choice: choiceKind,
  choices: choicesKind,
  codes: codesKind,
  people: peopleKind,
  reference: referenceKind,
  references: referencesKind,
  group,
  address: addressKind,
  localised: localisedKind,
  json: jsonKind,
} satisfies Record<string, FieldType>

export type Kind = keyof typeof kinds

/** Returns what the product knows about the field's kind. */
export const fieldTypeOf = (field: Pick<AnyField, 'kind'>): FieldType => kinds[field.kind]

/** Whether the table stores something other than the input, so that nothing can be matched against it. */
export const isSecret = (field: Pick<AnyField, 'kind'>) => fieldTypeOf(field).keep !== undefined
