import { z } from 'zod'
import type { AnyField } from '#platform/data/collection/field.ts'
import * as kinds from '#platform/data/collection/field-builders.ts'
import type { Kind } from '#platform/data/field-types/field-type-of.ts'

const label = ['ช่อง', 'Field'] as const
const offered = ['a', 'b', 'c'].map((value) => ({ value, label: { th: `ตัวเลือก ${value}`, en: value } }))

/** One field of every kind. A new kind does not compile until it is here too. */
export const everyKind = {
  text: kinds.text(...label),
  author: kinds.author(...label),
  email: kinds.email(...label),
  phone: kinds.phone(...label),
  citizen: kinds.citizen(...label),
  code: kinds.code(...label),
  entries: kinds.entries(...label),
  longtext: kinds.longtext(...label),
  richtext: kinds.richtext(...label),
  file: kinds.file({ extensions: ['pdf'] })(...label),
  secret: kinds.secret(...label),
  number: kinds.number(...label),
  halfHours: kinds.halfHours(...label),
  decimal: kinds.decimalBetween(0, 1_000_000)(...label),
  baht: kinds.baht(...label),
  boolean: kinds.boolean(...label),
  date: kinds.date(...label),
  instant: kinds.instant(...label),
  choice: kinds.choice(offered)(...label),
  choices: kinds.choices(offered)(...label),
  codes: kinds.codes('category')(...label),
  people: kinds.people('lecturer')(...label),
  reference: kinds.reference('course')(...label),
  references: kinds.references('course')(...label),
  group: kinds.group({
    on: kinds.boolean(...label),
    code: kinds.code(...label),
    day: kinds.optional(kinds.date(...label)),
  })(...label),
  address: kinds.address('ที่อยู่', 'Address'),
  localised: kinds.localised(...label),
  json: kinds.jsonOf(z.strictObject({ items: z.array(z.string()) }))(...label),
} satisfies Record<Kind, AnyField>
