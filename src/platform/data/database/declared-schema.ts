import { isNullable, orderWords } from '#platform/data/collection/order.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { AnyPrivateTable } from '#platform/data/private-table/private-table.ts'
import { removalColumns } from '#platform/data/collection/removal/soft-delete-columns.ts'
import { siteColumns } from '#platform/data/collection/scope.ts'
import { fieldTypeOf } from '#platform/data/field-types/field-type-of.ts'
import { shapeOf } from '#platform/data/field-types/value.ts'
import { partsOf, types } from '#platform/data/query/operand.ts'
import { tablesAfterCollections, tablesBeforeCollections } from './platform-tables/tables.ts'

/** Everything that collections, platform and modules declare, as SQL that can be run in this order: one object a statement. */
export const declaredSchema = (
  collections: readonly AnyCollection[],
  tables: readonly AnyPrivateTable[] = [],
): string[] => [
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gist',
  ...tablesBeforeCollections,
  ...collections.map(createTable),
  ...collections.flatMap(uniques),
  ...collections.flatMap(exclusions),
  ...collections.flatMap((collection) => references(collection, collections)),
  ...collections.flatMap((collection) => indexes(collection, collections)),
  ...tablesAfterCollections,
  ...tables.flatMap(({ schema }) => schema),
]

const key = 'text collate "C" not null'

const removalTypes = {
  removedAt: 'timestamptz',
  removedBy: 'text collate "C"',
  removedWith: 'text collate "C"',
} as const

const createTable = (collection: AnyCollection): string => {
  const { name, fields } = collection
  const lines = [
    ...siteColumns(collection).map((site) => `${site} ${key} references site (_id)`),
    `_id ${key}`,
    '"createdAt" timestamptz not null',
    '"updatedAt" timestamptz not null',
    'version integer not null default 1',
    ...Object.entries(fields)
      .filter(([, { derived }]) => !derived)
      .flatMap(columnsOf),
    "search text not null default ''",
    ...removalColumns(collection).map((column) => `"${column}" ${removalTypes[column]}`),
    `primary key (${keyOf(collection)})`,
    ...(collection.checks ?? []).map((condition) => `check (${condition})`),
  ]
  return `create table "${name}" (\n  ${lines.join(',\n  ')}\n)`
}

/** Its own column, and the column for the form of its value. */
const columnsOf = ([name, field]: [string, AnyField]): string[] => {
  const shape = shapeOf(name, field)
  const kept = `${isNullable(field) ? '' : ' not null'}${field.isEnforced ? checked(name, field) : ''}`
  return [`"${name}" ${field.column}${kept}`, ...(shape ? [`"${shape.name}" ${shape.column} not null`] : [])]
}

const checked = (name: string, { choices = [] }: AnyField) =>
  ` check ("${name}" in (${choices.map(({ value }) => `'${value}'`).join(', ')}))`

/** The key is `_id` alone for global collections, and includes the site otherwise. */
const keyOf = (collection: Pick<AnyCollection, 'isGlobal'>, field = '_id') =>
  [...siteColumns(collection), field].join(', ')

/**
 * Foreign keys include the site, so PostgreSQL refuses a row of another site unless the target is global. They come
 * after the tables, because references may form a cycle.
 */
const references = ({ name, fields }: AnyCollection, collections: readonly AnyCollection[]): string[] =>
  referring(fields).map(([field, { to, at, cascade }]) => {
    const other = collections.find((one) => one.name === to)
    if (!other) throw new Error(`${name}.${field} refers to '${to}', which no module declares.`)
    // A natural key may change, and the change cascades to its references.
    const rule = `${at ? ' on update cascade' : ''}${cascade ? ' on delete cascade' : ''}`
    return (
      `alter table "${name}" add constraint "${objectName(name, 'to', [field])}" ` +
      `foreign key (${keyOf(other, quoted(field))}) references "${to}" (${keyOf(other, at && quoted(at))})${rule}`
    )
  })

const referring = (fields: AnyCollection['fields']) =>
  Object.entries(fields).filter(([, field]) => fieldTypeOf(field).refers?.kept === 'by the database')

/** Foreign keys may depend on unique constraints, so these come first. */
const uniques = (collection: AnyCollection): string[] => {
  const { name, uniques: onSite = [], globalUniques = [], singleton } = collection
  const unique = (relation: string, of: readonly string[], columns: readonly string[]) =>
    `create unique index "${objectName(name, relation, of)}" on "${name}" (${columns.join(', ')})${ofLive(collection)}`
  return [
    ...onSite.map((of) => unique('unique', of, [...siteColumns(collection), ...of.map(quoted)])),
    ...globalUniques.map((of) => unique('everywhere', of, of.map(quoted))),
    ...(singleton ? [unique('single', [], siteColumns(collection))] : []),
  ]
}

/** A removed row reserves no time range. */
const exclusions = (collection: AnyCollection): string[] => {
  const { name, noOverlap } = collection
  if (!noOverlap) return []
  const { of, from, to } = noOverlap
  const held = [...siteColumns(collection).map((site) => `${site} with =`), `"${of}" with =`]
  const live = collection.softDelete ? ' where ("removedAt" is null)' : ''
  return [
    `alter table "${name}" add constraint "${objectName(name, 'exclusive', [of])}" ` +
      `exclude using gist (${held.join(', ')}, tstzrange("${from}", "${to}") with &&)${live}`,
  ]
}

/** With soft delete, indexes leave out removed rows. Their unique values are free, and counts need no row lookup. */
const ofLive = ({ softDelete }: AnyCollection) => (softDelete ? ' where "removedAt" is null' : '')

const indexes = (collection: AnyCollection, collections: readonly AnyCollection[]): string[] => {
  const { name, fields, list } = collection
  const live = ofLive(collection)
  const columns = (of: readonly string[]) => [...siteColumns(collection), ...of].join(', ')
  return [
    ...orders(collection).map(
      (of) =>
        `create index "${objectName(
          name,
          'by',
          of.map((one) => bare(one).replaceAll('.', '_')),
        )}" on "${name}" (${columns([...of.map((order) => ordered(fields, order)), '_id'])})${isHeldBy(collection, of, collections) ? '' : live}`,
    ),
    ...ofEverySite(collection, collections).map(
      (field) => `create index "${objectName(name, 'of', [field])}" on "${name}" (${quoted(field)})`,
    ),
    ...heldByNone(collection, collections).map(
      (field) => `create index "${objectName(name, 'of', [field])}" on "${name}" (${columns([quoted(field)])})`,
    ),
    ...(list.search.length > 0
      ? [`create index "${name}_search" on "${name}" using gin (search gin_trgm_ops)${live}`]
      : []),
    ...(collection.substringIndexes ?? []).map(
      (field) =>
        `create index "${objectName(name, 'contained', [field])}" on "${name}" using gin ("${field}" collate "C" gin_trgm_ops)${live}`,
    ),
    ...Object.entries(fields)
      .filter(([, { column }]) => column.startsWith('text[]') && !collection.singleton)
      .map(([field]) => `create index "${objectName(name, 'in', [field])}" on "${name}" using gin ("${field}")${live}`),
    ...(collection.softDelete
      ? [
          `create index "${name}_removed" on "${name}" (${columns(['"removedAt" desc', '_id'])}) where "removedAt" is not null`,
        ]
      : []),
  ]
}

/**
 * Whether an index must find references to rows that are deleted permanently. It then includes removed rows. This
 * applies if the index exists only for that, or if the target has no soft delete.
 */
const isHeldBy = (
  collection: AnyCollection,
  [first = '', ...more]: readonly string[],
  collections: readonly AnyCollection[],
) =>
  referring(collection.fields).some(
    ([field, { to }]) =>
      field === bare(first) &&
      ((more.length === 0 && unled(collection).includes(field)) ||
        !collections.some((other) => other.name === to && other.softDelete)),
  )

/**
 * The declared indexes, and one for each reference that starts no index. Otherwise deleting the target scans the table.
 * A singleton needs none.
 */
const orders = (collection: AnyCollection): (readonly string[])[] => [
  ...(collection.indexes ?? []),
  ...unled(collection).map((field) => [field]),
]

/** References that are not the first column of a declared index. */
const unled = ({ fields, indexes = [], uniques: keys = [], singleton }: AnyCollection): string[] => {
  const led = new Set([...indexes, ...keys].map(([first = '']) => bare(first)))
  return singleton ? [] : referring(fields).flatMap(([field]) => (led.has(field) ? [] : field))
}

/** References covered only by indexes that leave out removed rows. */
const heldByNone = (collection: AnyCollection, collections: readonly AnyCollection[]): string[] => {
  if (!collection.softDelete) return []
  const held = orders(collection).filter((of) => isHeldBy(collection, of, collections))
  const found = new Set([...held.map(([first = '']) => bare(first)), ...ofEverySite(collection, collections)])
  return referring(collection.fields).flatMap(([field]) => (found.has(field) ? [] : field))
}

/** References to global rows. An index that starts with the site cannot find their referrers. */
const ofEverySite = (collection: AnyCollection, collections: readonly AnyCollection[]): string[] =>
  referring(collection.isGlobal ? {} : collection.fields)
    .filter(([, { to }]) => collections.some((other) => other.name === to && other.isGlobal))
    .map(([field]) => field)

const bare = (order: string) => order.replace(/ desc$/, '')
const quoted = (field: string) => `"${field}"`
const ordered = (fields: AnyCollection['fields'], order: string) =>
  placed(fields, bare(order)) + orderWords(fields[bare(order)], order !== bare(order))

/** A column, or the part of one that filters use. */
const placed = (fields: AnyCollection['fields'], name: string): string => {
  const [head = '', ...path] = name.split('.')
  const field = fields[head]
  if (path.length === 0 || !field) return quoted(name)
  const type = types[partsOf(field)[path.join('.')] ?? 'json']
  if (!type) throw new Error(`there is no part '${name}' that an index could hold`)
  return `((${quoted(head)} #>> '{${path.join()}}')::${type})`
}

/** PostgreSQL silently truncates names at 63 bytes, so two names could become equal. */
const objectName = (table: string, relation: string, fields: readonly string[]): string => {
  const name = [table, relation, ...fields].join('_')
  if (name.length > 63) throw new Error(`The name ${name} of an index or reference is longer than PostgreSQL keeps.`)
  return name
}
