import { formatBaht } from '#domain/money/baht.ts'
import { formatDay, formatInstant } from '#domain/thai-calendar/format.ts'
import type { AnyField } from '#platform/collection/field.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/i18n/words.ts'
import type { Cell, ColumnKind } from '#ui/office/description.ts'
import { words } from '../words.ts'
import type { Labels } from './labels.ts'

export interface Shown {
  value: unknown
  field: AnyField
  labels: Labels
  /** Dates stand short in a list, whole in a record. */
  isRecord?: boolean
  isState?: boolean
}

/** A stored value as a person reads it, in the viewer's language. */
export const cellOf = (ctx: Pick<Context, 'locale'>, shown: Shown): Cell => {
  const { value, field } = shown
  if (value === null || value === undefined || value === '') return { text: '–', isMuted: true }
  if (field.kind === 'boolean') return yesNo(ctx, shown)
  return { text: textOf(ctx, shown) }
}

const columnKinds: Partial<Record<AnyField['kind'], ColumnKind>> = {
  number: 'number',
  baht: 'money',
  date: 'date',
  instant: 'date',
  boolean: 'boolean',
  code: 'code',
}

export const columnKindOf = (field: AnyField, isState: boolean): ColumnKind =>
  isState ? 'state' : (columnKinds[field.kind] ?? 'text')

/** The field of a column: its own, a part of a group, or one of the platform's instants. */
export const fieldAt = (collection: AnyCollection, path: string): AnyField | undefined => {
  const [name, part] = path.split('.') as [string, string | undefined]
  if (name === 'createdAt' || name === 'updatedAt') return instants[name]
  const field = collection.fields[name]
  return part === undefined ? field : field?.parts?.[part]
}

export const valueAt = (row: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row)

const instant = (label: { th: string; en: string }) => ({ kind: 'instant', label, given: false }) as unknown as AnyField
const instants = {
  createdAt: instant({ th: 'สร้างเมื่อ', en: 'Created' }),
  updatedAt: instant({ th: 'แก้ไขล่าสุด', en: 'Changed' }),
}

/** Baht under a head that names the unit: the sign would only be repeated in every row. */
const bareBaht = (baht: number) => formatBaht(baht, { style: 'symbol', locale: 'th', canStrip: true }).replace('฿', '')

/** A figure without its unit, which stands in the head of the column. */
const figure = (value: number) => value.toLocaleString('th-TH', { maximumFractionDigits: 2 })

function yesNo(ctx: Pick<Context, 'locale'>, { value, isState }: Shown): Cell {
  const word = isState ? (value ? words.published : words.draft) : value ? words.yes : words.no
  return { text: word[ctx.locale], tone: value ? 'live' : 'off' }
}

function textOf(ctx: Pick<Context, 'locale'>, { value, field, labels, isRecord }: Shown): string {
  const { locale } = ctx
  const name = (key: unknown) => labels.get(field.to ?? '')?.get(String(key)) ?? String(key)
  switch (field.kind) {
    case 'baht':
      return isRecord ? formatBaht(value as number, { style: 'symbol', locale }) : bareBaht(value as number)
    case 'number':
      return isRecord && field.unit ? `${figure(value as number)} ${field.unit[locale]}` : figure(value as number)
    case 'date':
      return formatDay(value as string, { length: isRecord ? 'long' : 'list', locale })
    case 'instant':
      return isRecord
        ? formatInstant(value as string, { length: 'long', locale })
        : formatDay(value as string, { length: 'list', locale })
    case 'choice':
      return field.choices?.find((one) => one.value === value)?.label[locale] ?? String(value)
    case 'reference':
      return name(value)
    case 'codes':
      return (value as string[]).map(name).join(', ') || '–'
    case 'people':
      return (value as { name: string }[]).map((one) => one.name).join(', ') || '–'
    case 'group':
    case 'json':
      return fill(words.parts[locale], { n: Object.keys(value as object).length })
    default:
      return String(value)
  }
}
