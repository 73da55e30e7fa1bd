import type { FieldKind, Filter, Join, Scalar } from '../filter.ts'
import type { Names } from './names.ts'
import type { Column, Shape } from './shape.ts'

/** A read and checked pipeline, and the documents it ends with. */
export interface Pipeline {
  stages: readonly Stage[]
  shape: Shape
}

/** Sorting puts nothing first, as MongoDB does; documents that are alike keep their order. */
export interface SortTerm {
  field: string
  isDescending: boolean
  /** A key that is a list comes by its least text, descending by its greatest, as in MongoDB. */
  isCodes?: true
}

export type Expression =
  | { is: 'field'; path: string; column: Column }
  | { is: 'root' }
  | { is: 'constant'; value: Exclude<Scalar, null>; kind: 'text' | 'number' | 'boolean' }
  | { is: 'literal'; value: unknown }
  /** With `from` it is narrowed from the object at that path, and there only where that one is. */
  | { is: 'object'; of: Readonly<Record<string, Expression>>; from: string | null }
  /** A json of which some names are kept, or all but some: of each element where it is a list. */
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
  /** All of them in their order, or the first `most`. */
  | { is: 'push'; of: Expression; most: number | null }

/** What a `$lookup` brings: rows of the joined collection, after stages of their own. */
export interface Lookup {
  as: string
  join: Join
  /** The path in the document whose value the other collection's field must hold. */
  from: string
  stages: readonly Stage[]
  shape: Shape
  /** Straight after comes the `$unwind` of it: one document for each row found; `left` keeps those without one. */
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
