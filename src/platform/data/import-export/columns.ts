import { onlyVisible } from '#domain/validation/invisible.ts'
import type { AnyField, Fields } from '#platform/data/collection/field.ts'
import { instant } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { isWritable } from '#platform/data/collection/writing/accept.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import type { Context } from '#platform/context.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { withOffered } from '#platform/data/field-types/choice/offered.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import type { ColumnForm } from './sheets/table.ts'
import { words } from './words.ts'

/** One column of a collection's table: a field, a part of one (`info.bandCode`), or a system field. */
export interface Column {
  name: string
  head: Text
  form: ColumnForm
  /** Whether an export includes it by default. */
  isReadable: boolean
  /** The field of its cells. Missing for `_id`, `version` and name columns of references. */
  field?: AnyField
  /** The owning field of the collection, which decides who may write it. */
  owner?: { name: string; field: AnyField; isWritable: boolean }
  /** The reference whose name it shows. */
  names?: string
}

/** Returns the columns of a collection that the viewer may read or write, in field order, with distinct headings. */
export const columnsOf = (ctx: Context, collection: AnyCollection): Column[] => {
  const fields = Object.entries(collection.fields).flatMap(([name, field]) => fieldColumns(ctx, { name, field }))
  return toldApart([...fields, ...platformColumns])
}

const noted = (name: 'createdAt' | 'updatedAt'): Column => {
  const head = screenWords[name]
  return { name, head, form: 'text', isReadable: true, field: instant(head.th, head.en) }
}

const platformColumns: Column[] = [
  noted('createdAt'),
  noted('updatedAt'),
  { name: '_id', head: words.id, form: 'text', isReadable: true },
  { name: 'version', head: words.version, form: 'number', isReadable: true },
]

/** Derived fields cannot be imported. Secrets are neither exported nor imported, because an export would empty them. */
const isOfFiles = (field: AnyField) => !field.derived && fieldTypeOf(field).keep === undefined

function fieldColumns(ctx: Context, of: { name: string; field: AnyField }): Column[] {
  if (!isOfFiles(of.field)) return []
  const owner = { ...of, isWritable: isWritable(ctx, of.field) }
  const mayRead = isReadable(ctx, of.field)
  if (!mayRead && !owner.isWritable) return []
  const leaf = (name: string, field: AnyField, head: Text): Column[] => {
    const parts = fieldTypeOf(field).parts?.(field)
    if (!parts)
      return [{ name, head, form: formOf(field), isReadable: mayRead, field: withOffered(ctx.app, field), owner }]
    return partsIn(ctx, of.field, parts).flatMap(([part, one]) =>
      leaf(`${name}.${part}`, one, of.field.isSiteDefined ? one.label : partHead(head, one.label)),
    )
  }
  const columns = leaf(of.name, of.field, of.field.label)
  return mayRead && of.field.to && isNamed(of.field) ? [...columns, nameColumn(of)] : columns
}

/** The parts of a field that this viewer may read; those of most fields are read with it. */
const partsIn = (ctx: Context, { isSiteDefined }: AnyField, parts: Fields) =>
  Object.entries(parts).filter(([, part]) => !isSiteDefined || isReadable(ctx, part))

/** People carry their names in the value; other references show an id or a code. */
const isNamed = (field: AnyField) => fieldTypeOf(field).refers !== undefined && field.kind !== 'people'

const nameColumn = ({ name, field }: { name: string; field: AnyField }): Column => ({
  name: `${name}:name`,
  head: inBoth((locale) => fill(words.name[locale], { field: field.label[locale] })),
  form: 'text',
  isReadable: true,
  names: name,
})

const partHead = (group: Text, part: Text): Text =>
  inBoth((locale) => fill(words.part[locale], { group: group[locale], part: part[locale] }))

const inBoth = (say: (locale: 'th' | 'en') => string): Text => ({ th: say('th'), en: say('en') })

const forms = { number: 'number', date: 'date' } as const
const formOf = (field: AnyField): ColumnForm => {
  const { comparedAs } = fieldTypeOf(field)
  return comparedAs === 'number' || comparedAs === 'date' ? forms[comparedAs] : 'text'
}

/** Two columns with the same heading would be ambiguous, so they use their field names. */
function toldApart(columns: Column[]): Column[] {
  const isShared = (head: string) => columns.filter((one) => headsOf(one).includes(plainHead(head))).length > 1
  return columns.map((column) =>
    isShared(column.head.th) || isShared(column.head.en)
      ? { ...column, head: { th: column.name, en: column.name } }
      : column,
  )
}

/** All headings that identify a column. */
export const headsOf = (column: Column) => [column.name, column.head.th, column.head.en].map(plainHead)

/** Headings are compared without spaces and case. */
export const plainHead = (head: string) =>
  onlyVisible(head.normalize('NFC')).replaceAll(/\s+/g, ' ').trim().toLowerCase()
