import type { FieldKind, Filter, Join, Scalar } from '../filter.ts'
import type { Names } from './names.ts'
import type { Column, Shape } from './shape.ts'

/** A parsed and checked pipeline, and the shape of its resulting documents. */
export interface Pipeline {
  stages: readonly Stage[]
  shape: Shape
}

/** A sort key. Missing values come first, as in MongoDB. Equal documents keep their order. */
export interface SortTerm {
  field: string
  isDescending: boolean
  /** The key is a list. It sorts by its smallest text, descending by its greatest, as in MongoDB. */
  isCodes?: true
}

export type Expression =
  | { is: 'field'; path: string; column: Column }
  | { is: 'root' }
  | { is: 'constant'; value: Exclude<Scalar, null>; kind: 'text' | 'number' | 'boolean' }
  | { is: 'literal'; value: unknown }
  /** With `from` it is narrowed from the object at that path, and exists only if that object does. */
  | { is: 'object'; of: Readonly<Record<string, Expression>>; from: string | null }
  /** A json with only some names, or all but some. For a list this applies to each element. */
  | { is: 'narrowed'; path: string; names: Names; isLeftOut: boolean; column: Column }
  | { is: 'call'; name: CallName; of: readonly Expression[]; kind: FieldKind }

export type CallName =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'concat'
  | 'ifNull'
  | 'cond'
  | 'size'
  | 'elementAt'
  | 'slice'
  | 'eq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'and'
  | 'or'
  | 'not'

export type Accumulator =
  | { is: 'sum' | 'avg' | 'min' | 'max' | 'addToSet'; of: Expression }
  | { is: 'count' }
  | { is: 'first' | 'last'; of: Expression }
  /** All values in order, or the first `most`. */
  | { is: 'push'; of: Expression; most: number | null }

/** The result of a `$lookup`: rows of the joined collection, after their own stages. */
export interface Lookup {
  as: string
  join: Join
  /** The path in the document whose value the other collection's field must contain. */
  from: string
  stages: readonly Stage[]
  shape: Shape
  /** Its `$unwind` follows directly: one document for each row found. `left` keeps documents without a row. */
  unwound: 'inner' | 'left' | null
}

export type Stage =
  | { is: 'match'; filter: Filter }
  | { is: 'sort'; by: readonly SortTerm[] }
  | { is: 'skip' | 'limit'; count: number }
  | ({ is: 'lookup' } & Lookup)
  | { is: 'unwind'; path: string; kind: 'list' | 'json'; keepsEmpty: boolean }
  | { is: 'group'; by: Expression | null; of: Readonly<Record<string, Accumulator>>; shape: Shape }
  | { is: 'reshape'; of: Readonly<Record<string, Expression>>; shape: Shape }
  | { is: 'count'; as: string }
  | { is: 'facet'; of: Readonly<Record<string, Pipeline>> }
