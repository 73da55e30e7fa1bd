import { columnHead } from '#platform/office/screens/description/column-head.ts'
import { newTable, pageSizes, questionOf, type TableState } from '#domain/table/table-state.ts'
import { find } from '#platform/http/api/find.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { type Locale, inLocale } from '#platform/site/i18n/words.ts'
import { type Kind, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { fieldAt } from '#platform/office/screens/description/cell.ts'
import { type Endpoint, endpointOf } from './endpoints.ts'
import { tableWords } from './words.ts'

export interface TableConfig extends Endpoint {
  title: string
  /** Fields of the collection. */
  columns: readonly string[]
  hasSearch: boolean
  /** A field, optionally followed by `desc`. */
  sort?: string | undefined
  size: TableState['size']
}

/** How values of a column are formatted. */
export type ValueForm = 'text' | 'number' | 'baht' | 'date' | 'instant' | 'boolean' | 'choice'

export interface TableColumn {
  name: string
  label: string
  form: ValueForm
  isSortable: boolean
  isSearched: boolean
  /** The labels of choice values. */
  choices?: Record<string, string>
}

/** The data of a table's view: columns in one language, the first page, and how to request others. */
export interface TableDescription {
  title: string
  address: string
  columns: TableColumn[]
  state: TableState
  sizes: readonly TableState['size'][]
  first: { rows: Record<string, unknown>[]; total: number }
  hasSearch: boolean
  locale: Locale
  words: Record<keyof typeof tableWords, string>
}

/** Returns null if the endpoint is not allowed, or the viewer may read none of the columns. */
export const describeTable = async (ctx: Context, config: TableConfig): Promise<TableDescription | null> => {
  const collection = endpointOf(ctx, config)
  const columns = collection ? columnsOf(ctx, { collection, config }) : []
  if (!collection || columns.length === 0) return null
  const [sort = '', direction] = config.sort?.split(' ') ?? []
  const isSorted = columns.some((column) => column.name === sort && column.isSortable)
  const state = newTable({ size: config.size, ...(isSorted && { sort, isDescending: direction === 'desc' }) })
  const question = questionOf(state, { shown: columns.map(({ name }) => name), searched: [] })
  const { data, total } = (await find(ctx, collection.name, question)) as Found
  return {
    ...{ title: config.title, address: `/api${config.endpoint}`, columns, state, sizes: pageSizes },
    first: { rows: data, total },
    hasSearch: config.hasSearch && columns.some(({ isSearched }) => isSearched),
    ...{ locale: ctx.locale, words: inLocale(tableWords, ctx.locale) },
  }
}

interface Found {
  data: Record<string, unknown>[]
  total: number
}

/** The field kinds that a cell can show. Other columns and unreadable ones are left out. */
const forms: Partial<Record<Kind, ValueForm>> = {
  ...{ text: 'text', longtext: 'text', code: 'text', email: 'text', phone: 'text' },
  ...{
    number: 'number',
    halfHours: 'number',
    decimal: 'number',
    baht: 'baht',
    boolean: 'boolean',
    date: 'date',
    instant: 'instant',
    choice: 'choice',
  },
}

function columnsOf(ctx: Context, of: { collection: AnyCollection; config: TableConfig }): TableColumn[] {
  const { collection, config } = of
  return [...new Set(config.columns)].flatMap((name): TableColumn[] => {
    const field = name.includes('.') ? undefined : fieldAt(collection, name)
    const form = field && forms[field.kind]
    if (!field || !form || (Object.hasOwn(collection.fields, name) && !isReadable(ctx, field))) return []
    return [
      {
        ...{ name, label: columnHead(field, ctx.locale), form },
        isSortable: fieldTypeOf(field).isSortable,
        isSearched: form === 'text',
        ...(field.choices && { choices: labelled(field.choices, ctx.locale) }),
      },
    ]
  })
}

const labelled = (choices: readonly { value: string; label: Record<Locale, string> }[], locale: Locale) =>
  Object.fromEntries(choices.map(({ value, label }) => [value, label[locale]]))
