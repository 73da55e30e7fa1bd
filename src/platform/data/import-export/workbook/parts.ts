import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { code } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { type Column, columnsOf } from '../columns.ts'
import { mayExport, mayImport } from '../rights.ts'
import { bookWords } from './words.ts'

/** A sheet of the workbook: its collection and its columns. */
export interface Part {
  collection: AnyCollection
  columns: Column[]
}

type Sheeted = AnyCollection & { workbook: NonNullable<AnyCollection['workbook']> }

/** Whether the viewer may export and import the workbook of a site (decision 0200). */
export const mayUseWorkbook = (ctx: Context) => isAtLeast(ctx.viewer, 'admin')

/** Returns the sheets of the workbook of this site in order: those that modules declare and the viewer may import. */
export const partsOf = (ctx: Context): Part[] =>
  [...ctx.app.collections.values()]
    .filter(({ module }) => ctx.site.plugins.has(module))
    .flatMap(({ collection }) => (isSheeted(collection) && mayBring(ctx, collection) ? [collection] : []))
    .toSorted((one, other) => one.workbook.at - other.workbook.at)
    .map((collection) => ({ collection, columns: columnsIn(ctx, collection) }))

/** Returns the same sheets in storage order: referenced ones first. */
export const inOrder = <P extends Part>(parts: readonly P[]): P[] => {
  const ordered = new Set<P>()
  const visited = new Set<P>()
  const visit = (part: P) => {
    if (visited.has(part)) return
    visited.add(part)
    const pointedAt = new Set(part.columns.map(({ owner }) => owner?.field.to))
    for (const other of parts) if (pointedAt.has(other.collection.name)) visit(other)
    ordered.add(part)
  }
  parts.forEach(visit)
  return [...ordered]
}

export const isSheeted = (collection: AnyCollection | undefined): collection is Sheeted =>
  collection?.workbook !== undefined

/** Whether rows are identified by a code that exists only in the workbook. */
export const isCoded = ({ workbook, singleton }: AnyCollection) => !singleton && workbook?.key === undefined

/** Maximum length of a workbook code, which follows a name in angle brackets. */
const longest = 100
const codeField: AnyField = {
  ...code(bookWords.code.th, bookWords.code.en),
  decode: code('', '').decode.refine((text) => text.length <= longest && !/[<>]/.test(text)),
}
export const codeColumn: Column = {
  ...{ name: 'workbook_code', head: bookWords.code, form: 'text', isReadable: true },
  field: codeField,
}

function columnsIn(ctx: Context, collection: Sheeted): Column[] {
  const { fields } = collection.workbook
  const own = columnsOf(ctx, collection).filter(({ owner, isReadable }) => {
    if (!owner || !isReadable || owner.field.kind === 'file') return false
    if (owner.field.to && !isSheeted(ctx.app.collections.get(owner.field.to)?.collection)) return false
    return fields ? fields.includes(owner.name) : owner.isWritable
  })
  return isCoded(collection) ? [codeColumn, ...own] : own
}

/** The row of a singleton already exists, so an import only changes it. */
const mayBring = (ctx: Context, collection: AnyCollection) =>
  mayExport(ctx, collection) &&
  (collection.singleton ? mayEver(collection.access.update, ruledBy(ctx, collection)) : mayImport(ctx, collection))

/** The field whose value may name a row. */
export const titleColumn = ({ title }: AnyCollection) => title[0] ?? '_id'
