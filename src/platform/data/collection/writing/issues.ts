import type { z } from 'zod'
import type { Issue } from '#domain/validation/issue.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Text } from '#platform/site/i18n/words.ts'
import type { AnyField } from '../field.ts'
import type { AnyCollection } from '../registry.ts'

/** Maximum unknown fields reported, so that a response is no larger than its request. */
const mostUnknown = 20

/** Returns the names that are not fields of the collection. */
export const unknownFields = (collection: AnyCollection, input: Record<string, unknown>): Issue[] =>
  Object.keys(input)
    .filter((name) => !Object.hasOwn(collection.fields, name) && name !== collection.site)
    .slice(0, mostUnknown)
    .map((name) => ({
      field: name.slice(0, 64),
      code: 'unknown',
      th: `ไม่มีช่อง "${name.slice(0, 64)}"`,
      en: `There is no field "${name.slice(0, 64)}"`,
    }))

/** A row belongs to the current site. The message is the same whether or not the other site exists. */
export const anotherSite = (field: string): Issue => ({
  field,
  code: 'site',
  th: 'ไม่พบเว็บไซต์ที่ระบุ',
  en: 'There is no such site',
})

export const readOnly = (name: string, field: AnyField): Issue => ({
  field: name,
  code: 'read-only',
  th: `แก้ไข${field.label.th}ไม่ได้`,
  en: `${field.label.en} cannot be changed`,
})

export const missing = (name: string, field: AnyField): Issue => ({
  field: name,
  code: 'required',
  th: `กรุณากรอก${field.label.th}`,
  en: `Please fill in ${field.label.en}`,
})

/** Returns the issue of a required field that is empty, or has empty parts. */
export const lacking = (name: string, field: AnyField, stored: unknown): Issue[] => {
  const { lacks, parts } = fieldTypeOf(field)
  const lacked = stored === null ? [] : (lacks?.(stored) ?? [])
  return lacked.map((part) =>
    part === '' ? missing(name, field) : missing(`${name}.${part}`, parts?.(field)[part] ?? field),
  )
}

/**
 * Returns the issue of a value that the codec refuses, at the failing part, with the allowed format. `expects` replaces
 * the description of the kind.
 */
export const wrong = (name: string, field: AnyField, issue: z.core.$ZodIssue & { expects?: Text }): Issue => {
  const [part, ...path] = issue.path.map(String)
  const inner = part === undefined ? undefined : fieldTypeOf(field).parts?.(field)[part]
  if (inner) return wrong(`${name}.${part}`, inner, { ...issue, path })
  const { label } = field
  if (issue.code === 'too_big')
    return {
      field: name,
      code: 'too-big',
      th: `${label.th}เกินกำหนด (ไม่เกิน ${issue.maximum})`,
      en: `${label.en} is too long or too large (at most ${issue.maximum})`,
    }
  const expects = issue.expects ?? fieldTypeOf(field).expects?.(field)
  return {
    field: name,
    code: 'wrong',
    th: `${label.th}ไม่ถูกต้อง${expects ? `: ${expects.th}` : ''}`,
    en: `${label.en} is not valid${expects ? `: ${expects.en}` : ''}`,
  }
}
