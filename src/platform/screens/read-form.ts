import { parseThaiDay } from '#domain/thai-calendar/parse-day.ts'
import { arabicDigits } from '#domain/thai-text/digits.ts'
import { isWritable } from '#platform/collection/writing/accept.ts'
import type { AnyField } from '#platform/collection/field.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'

/** The posted form as the wire values of a collection, by the kind of each field; what it cannot read it passes on. */
export const readForm = (
  ctx: Context,
  collection: AnyCollection,
  from: { form: FormData; isNew: boolean },
): Record<string, unknown> => {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(collection.fields)) {
    if (!from.form.has(name) || !isWritable(ctx, field)) continue
    const value = readField(field, from.form.getAll(name).map(String))
    const isLeft = from.isNew && value === '' && !field.given
    if (!isLeft) values[name] = value
  }
  return values
}

function readField(field: AnyField, sent: string[]): unknown {
  const text = (sent.at(-1) ?? '').trim()
  const isEmpty = text === ''
  switch (field.kind) {
    case 'boolean':
      return text === 'true' || text === 'on'
    case 'number':
    case 'baht':
      return isEmpty ? emptied(field) : amount(text)
    case 'date':
      return isEmpty ? null : (parseThaiDay(text) ?? text)
    case 'codes':
      return sent.map((one) => one.trim()).filter(Boolean)
    case 'people':
      return sent
        .map((one) => one.trim())
        .filter(Boolean)
        .map(person)
    case 'reference':
    case 'instant':
      return isEmpty ? null : text
    default:
      return isEmpty ? emptied(field) : text
  }
}

/** An emptied field is null where the table allows it, else the empty text that validation will judge. */
const emptied = (field: AnyField) => (field.decode.safeParse(null).success ? null : field.kind === 'number' ? 0 : '')

const amount = (text: string) => {
  const plain = arabicDigits(text).replaceAll(/[,\s฿]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

const person = (one: string) => (/^[0-9a-f]{24}$/.test(one) ? { id: one, name: '' } : { id: null, name: one })
