import { isReadable } from '#platform/http/api/wire.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { fieldAt } from '../../description/cell.ts'
import type { ListQuery } from '../list-query.ts'

/** Written text is read in a record, never in a list. */
const tooLong = new Set(['longtext', 'richtext', 'json'])

/** The columns that a viewer can have in a list, those that the collection declares first. */
export const choosableColumns = (ctx: Context, collection: AnyCollection): string[] => {
  const own = Object.entries(collection.fields).flatMap(([name, field]) => {
    const { parts } = fieldTypeOf(field)
    return parts ? Object.keys(parts(field)).map((part) => `${name}.${part}`) : [name]
  })
  const all = new Set([...declared(collection), ...own, 'createdAt', 'updatedAt'])
  return [...all].filter((name) => isChoosable(ctx, collection, name))
}

/** The columns of a list: those that its address names and the viewer may have, the first one always. */
export const columnsOf = (
  ctx: Context,
  collection: AnyCollection,
  { columns }: Pick<ListQuery, 'columns'>,
): string[] => {
  const [first, ...standing] = declared(collection).filter((name) => isReadable(ctx, collection.fields[name]))
  if (!columns) return [first!, ...standing]
  const choosable = new Set(choosableColumns(ctx, collection))
  return [...new Set([first!, ...columns.filter((name) => choosable.has(name))])]
}

/** The field shown under the first column has no column of its own unless it is asked for. */
const declared = ({ list }: AnyCollection) => list.columns.filter((name) => name !== list.subtitle)

function isChoosable(ctx: Context, collection: AnyCollection, path: string): boolean {
  const field = fieldAt(collection, path)
  const whole = collection.fields[path.split('.')[0]!]
  return field !== undefined && !tooLong.has(field.kind) && !isSecret(field) && isReadable(ctx, whole)
}
