import { isReadable } from '#platform/http/api/wire.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { isSecret, fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { fieldAt } from '../../description/cell.ts'
import type { ListQuery } from '../list-query.ts'

/** Long text is shown on a record, never in a list. */
const tooLong = new Set(['longtext', 'richtext', 'json'])

/** Returns the columns that a viewer can choose in a list, the declared ones first. */
export const choosableColumns = (ctx: Context, collection: AnyCollection): string[] => {
  const own = Object.entries(collection.fields).flatMap(([name, field]) => {
    const { parts } = fieldTypeOf(field)
    return parts ? Object.keys(parts(field)).map((part) => `${name}.${part}`) : [name]
  })
  const all = new Set([...declared(collection), ...own, 'createdAt', 'updatedAt'])
  return [...all].filter((name) => isChoosable(ctx, collection, name))
}

/**
 * Returns the columns of a list: those in its address that the viewer may read. The first column is always included.
 */
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

/** The field under the first column is not a separate column by default. */
const declared = ({ list }: AnyCollection) => list.columns.filter((name) => name !== list.subtitle)

function isChoosable(ctx: Context, collection: AnyCollection, path: string): boolean {
  const field = fieldAt(collection, path)
  const whole = collection.fields[path.split('.')[0]!]
  return (
    field !== undefined &&
    !tooLong.has(field.kind) &&
    !isSecret(field) &&
    isReadable(ctx, whole) &&
    isReadable(ctx, field)
  )
}
