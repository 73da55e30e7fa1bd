import { mayEver, ruledBy } from '#platform/data/access/allow.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import { code } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { type Column, columnsOf } from '../columns.ts'
import { mayExport, mayImport } from '../rights.ts'
import { bookWords } from './words.ts'

/** A sheet of the workbook: the collection whose rows it holds, and its columns. */
export interface Part {
  collection: AnyCollection
  columns: Column[]
}

type Sheeted = AnyCollection & { workbook: NonNullable<AnyCollection['workbook']> }

/** Who may take the workbook of a site, and import one (decision 0200). */
export const mayUseWorkbook = (ctx: Context) => isAtLeast(ctx.viewer, 'admin')

/** The sheets of the workbook of the context's site, in their order: what its modules declare, and the viewer may bring in. */
export const partsOf = (ctx: Context): Part[] =>
  [...ctx.app.collections.values()]
    .filter(({ module }) => ctx.site.plugins.has(module))
    .flatMap(({ collection }) => (isSheeted(collection) && mayBring(ctx, collection) ? [collection] : []))
    .toSorted((one, other) => one.workbook.at - other.workbook.at)
    .map((collection) => ({ collection, columns: columnsIn(ctx, collection) }))

/** The same sheets in the order in which they can be stored: what others point at comes first. */
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

/** Whether rows are named by a code that only the workbook knows. */
export const isCoded = ({ workbook, singleton }: AnyCollection) => !singleton && workbook?.key === undefined

/** A code that the workbook gives; it is between angle brackets beside a name. */
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

/** The one row of a collection that has no other is there already: it is only changed. */
const mayBring = (ctx: Context, collection: AnyCollection) =>
  mayExport(ctx, collection) &&
  (collection.singleton ? mayEver(collection.access.update, ruledBy(ctx, collection)) : mayImport(ctx, collection))

/** The field by whose value people may name a row. */
export const titleColumn = ({ title }: AnyCollection) => title[0] ?? '_id'
