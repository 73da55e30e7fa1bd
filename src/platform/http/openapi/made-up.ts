import { isDeepStrictEqual } from 'node:util'
import type { Role, Viewer } from '#platform/data/access/viewer.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { exampleId } from './example-id.ts'
import { rolesOf } from './roles.ts'

type Row = Record<string, unknown>

/** The generated rows in a collection's examples. The first exists; the second is created, changed and removed. */
export interface MadeUp {
  there: string
  /** Finds the first by its unique fields. Matches every row if nobody can create rows. */
  filter: Row
  made: string
  row: Row
  change: Row
}

/** Numbers of generated rows, distinct from those of the modules' own examples. */
export const madeUpRows = { there: 101, made: 102, changed: 103 }

export const madeUp = (collection: AnyCollection, role: Role): MadeUp => {
  const { name, fields, title, access } = collection
  const [there, row, changed] = Object.values(madeUpRows).map((n) => madeUpRow(collection, { role, n })) as Rows
  const named = title.find((field) => typeof there[field] === 'string')
  const found = named ? { [named]: there[named] } : { _id: exampleId(name, madeUpRows.there) }
  const other = [...title, ...Object.keys(fields)].find(
    (field) =>
      field in changed &&
      !fields[field]!.to &&
      !fields[field]!.isImmutable &&
      !isDeepStrictEqual(row[field], changed[field]),
  )
  return {
    there: exampleId(name, madeUpRows.there),
    filter: rolesOf(access.create).length > 0 ? found : {},
    made: exampleId(name, madeUpRows.made),
    row,
    change: other ? { [other]: changed[other] } : {},
  }
}
type Rows = [there: Row, made: Row, changed: Row]

/** Returns the n-th example row as this role would send it. It has each writable field with an example value. */
export const madeUpRow = (collection: AnyCollection, of: { role: Role; n: number }): Row =>
  Object.fromEntries(
    Object.entries(collection.fields)
      .filter(([, field]) => !field.computed && field.to !== collection.name && isHis(field, of.role))
      .map(([name, field]) => [name, madeUpValue(field, of.n)] as const)
      .filter(([name, value]) => value !== undefined && collection.fields[name]!.decode.safeParse(value).success),
  )

/** Returns the field's own example, its default text, or the example of its kind. */
function madeUpValue(field: AnyField, n: number): unknown {
  if (field.example) return field.example(field, n)
  const initial: unknown = field.initial?.({ viewer: { ...somebody, role: 'guest' }, now: '' })
  return typeof initial === 'string' && initial !== '' ? initial : fieldTypeOf(field).example(field, n)
}

const isHis = ({ write }: AnyField, role: Role) => write?.({ ...somebody, role }) ?? true
const somebody: Omit<Viewer, 'role'> = { id: exampleId('user'), home: '', name: '' }
