import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { withOffered } from '#platform/data/field-types/choice/offered.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import type { Cell } from '#ui/office/description.ts'
import type { ColumnKind } from '#ui/office/list/columns/column-kind.ts'
import { type Labels, namesKey } from './labels.ts'

interface CellViewModel {
  value: unknown
  field: AnyField
  labels: Labels
  /** Dates are short in a list, in full on a record. */
  isRecord?: boolean
  isState?: boolean
}

const nothing: Cell = { text: '–', isMuted: true }

type At = Pick<Context, 'locale'> & Partial<Pick<Context, 'app'>>

/** Returns a stored value as display text in the viewer's language. */
export const cellOf = (ctx: At, { value, labels, ...shown }: CellViewModel): Cell => {
  const { locale } = ctx
  if (value === null || value === undefined || value === '') return nothing
  const kind = fieldTypeOf(shown.field)
  const { to = '' } = shown.field
  const nameOf = (key: string) => labels.get(to)?.get(key) ?? key
  const names = labels.get(namesKey(shown.field) ?? '')
  const known = names && [value].flat().flatMap((one) => names.get(String(one)) ?? [])
  const text =
    known?.join(', ') || kind.text(value, { ...shown, field: withOffered(ctx.app, shown.field), locale, nameOf })
  const tone = kind.tone?.(value, shown.field)
  const picture = kind.picture?.(value)
  return text === '' ? nothing : { text, ...(tone && { tone }), ...(picture && { picture }) }
}

export const columnKindOf = (field: AnyField, isState: boolean): ColumnKind =>
  isState ? 'state' : fieldTypeOf(field).columnKind

/** Returns the field of a column: a field, a part of a group, or a system instant. */
export const fieldAt = (collection: AnyCollection, path: string): AnyField | undefined => {
  const [name, part] = path.split('.') as [string, string | undefined]
  if (Object.hasOwn(instants, name)) return instants[name as keyof typeof instants]
  const field = collection.fields[name]
  return part === undefined || !field ? field : fieldTypeOf(field).parts?.(field)[part]
}

export const valueAt = (row: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row)

const instant = (label: { th: string; en: string }) =>
  ({ kind: 'instant', label, required: false }) as unknown as AnyField
const instants = {
  createdAt: instant({ th: 'สร้างเมื่อ', en: 'Created' }),
  updatedAt: instant({ th: 'แก้ไขล่าสุด', en: 'Changed' }),
  removedAt: instant({ th: 'ลบเมื่อ', en: 'Deleted' }),
}
