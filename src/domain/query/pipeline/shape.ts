import { isSafePath } from '../field-kind.ts'
import type { CollectionTypes, FieldKind, Scope } from '../filter.ts'

/** The stored field that a column still is, even after renaming. A join may use it. */
export interface Origin {
  /** The collection, '' for the first collection of the pipeline. */
  collection: string
  field: string
}

/**
 * The content of one name of a document at some point of a pipeline. `isCodes` is a json of one text or a list of
 * texts.
 */
export type Column =
  | { kind: FieldKind; origin?: Origin; parts?: Readonly<Record<string, FieldKind>>; isCodes?: true }
  | { kind: 'object'; columns: Shape }

/** The documents between two stages: their names in order. */
export type Shape = Readonly<Record<string, Column>>

/** The target of a dotted path of a shape: a column, and the rest of the path inside its json. */
export interface Found {
  /** The names that lead to the column. */
  at: readonly string[]
  /** The rest of the path. */
  path: readonly string[]
  column: Column
  kind: FieldKind | 'object'
}

/** Returns the shape of the documents of a collection before the first stage. */
export const shapeOf = (catalogue: CollectionTypes, collection = ''): Shape => {
  const fields = Object.entries(catalogue.fields)
  const columns = fields.filter(([name]) => !name.includes('.'))
  return Object.fromEntries(
    columns.map(([name, kind]): [string, Column] => {
      const parts = fields.filter(([path]) => path.startsWith(`${name}.`))
      const known = Object.fromEntries(parts.map(([path, part]) => [path.slice(name.length + 1), part]))
      return [name, { kind, origin: { collection, field: name }, ...(parts.length > 0 && { parts: known }) }]
    }),
  )
}

/** Returns the column at a dotted path, or null if there is none. */
export const columnAt = (shape: Shape, dotted: string): Found | null => {
  const names = dotted.split('.')
  let columns = shape
  for (const [index, name] of names.entries()) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) return null
    const found = { at: names.slice(0, index + 1), path: names.slice(index + 1), column }
    if (column.kind !== 'object') return withKind(found, column)
    if (found.path.length === 0) return { ...found, kind: 'object' }
    columns = column.columns
  }
  return null
}

function withKind(found: Omit<Found, 'kind'>, column: Exclude<Column, { kind: 'object' }>): Found | null {
  const { path } = found
  if (path.length === 0) return { ...found, kind: column.kind }
  const part = column.parts && Object.hasOwn(column.parts, path.join('.')) ? column.parts[path.join('.')] : undefined
  if (part) return { ...found, kind: part }
  return column.kind === 'json' && isSafePath(path) ? { ...found, kind: 'json' } : null
}

/** Returns the scope of filters between two stages. */
export const scopeOfShape = (shape: Shape): Scope => ({
  kindOf: (field) => {
    const kind = columnAt(shape, field)?.kind
    return kind === undefined || kind === 'object' ? null : kind
  },
})

const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/
const NEVER = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a pipeline may give a document this name. */
export const isName = (name: string) => NAME.test(name) && !NEVER.has(name)
