import { readFilter } from '../../reading/read-filter.ts'
import { isPlainObject } from '../../reading/reading.ts'
import type { SortTerm } from '../pipeline.ts'
import { type Column, columnAt, isName, scopeOfShape } from '../shape.ts'
import { isBesideList, isGathered } from '../weight/growth.ts'
import { type ReadStage, refused, type StageAt } from './place.ts'

export const MOST_ROWS = 2000
const MOST_SKIP = 1_000_000
const MOST_TERMS = 8

export const readMatch: ReadStage = (at) => {
  const scope = scopeOfShape(at.shape)
  return {
    stage: { is: 'match', filter: readFilter(at.reading, { scope, depth: 1, input: at.input }) },
    shape: at.shape,
  }
}

export const readSort: ReadStage = (at) => {
  if (!isPlainObject(at.input)) return refused(at, { field: '', code: 'shape' })
  const entries = Object.entries(at.input)
  if (entries.length === 0 || entries.length > MOST_TERMS) return refused(at, { field: '', code: 'too-many' })
  const by: SortTerm[] = []
  for (const [field, direction] of entries) {
    if (direction !== 1 && direction !== -1) return refused(at, { field, code: 'shape' })
    const fields = sortable(at, field)
    if (!fields) return refused(at, { field, code: columnAt(at.shape, field) ? 'unsortable' : 'unknown-field' })
    by.push(...fields.map((one) => ({ ...one, isDescending: direction === -1 })))
  }
  return { stage: { is: 'sort', by }, shape: at.shape }
}

/** Returns the paths to sort by: the field if it is a single value, or its parts in order if it is an object. */
function sortable({ shape }: StageAt, field: string): Omit<SortTerm, 'isDescending'>[] | null {
  const found = columnAt(shape, field)
  if (!found) return null
  if (found.path.length === 0 && found.column.kind === 'json' && found.column.isCodes) return [{ field, isCodes: true }]
  if (found.kind === 'json' || found.kind === 'list') return null
  if (found.column.kind !== 'object') return [{ field }]
  const parts: [string, Column][] = Object.entries(found.column.columns)
  const isPlain = parts.every(([, { kind }]) => kind !== 'json' && kind !== 'list' && kind !== 'object')
  return isPlain ? parts.map(([name]) => ({ field: `${field}.${name}` })) : null
}

export const readSkip: ReadStage = (at) => readCount(at, { is: 'skip', least: 0, most: MOST_SKIP })
export const readLimit: ReadStage = (at) => readCount(at, { is: 'limit', least: 1, most: MOST_ROWS })

function readCount(at: StageAt, of: { is: 'skip' | 'limit'; least: number; most: number }) {
  const { input } = at
  if (typeof input !== 'number' || !Number.isInteger(input)) return refused(at, { field: '', code: 'wrong-type' })
  if (input < of.least || input > of.most) return refused(at, { field: '', code: 'too-large' })
  return { stage: { is: of.is, count: input } as const, shape: at.shape }
}

export const readCountStage: ReadStage = (at) => {
  const { input } = at
  if (typeof input !== 'string' || !isName(input)) return refused(at, { field: '', code: 'bad-name' })
  return { stage: { is: 'count', as: input }, shape: { [input]: { kind: 'number' } } }
}

export const readUnwind: ReadStage = (at) => {
  const asked = unwindOf(at.input)
  if (!asked) return refused(at, { field: '', code: 'shape' })
  const found = columnAt(at.shape, asked.path)
  if (!found) return refused(at, { field: asked.path, code: 'unknown-field' })
  const { kind, at: names } = found
  if ((kind !== 'list' && kind !== 'json') || found.path.length > 0 || names.length > 1)
    return refused(at, { field: asked.path, code: 'wrong-type' })
  const isStored = found.column.kind !== 'object' && found.column.origin !== undefined
  if (!mayUnwind(at, isStored ? 'stored' : 'gathered')) return refused(at, { field: asked.path, code: 'too-many' })
  if (isGathered(at.weights, asked.path) && isBesideList(at.weights, asked.path))
    return refused(at, { field: asked.path, code: 'multiplied' })
  const column: Column = { ...found.column, kind: kind === 'list' ? 'text' : 'json' } as Column
  const shape = { ...at.shape, [asked.path]: column }
  return { stage: { is: 'unwind', path: asked.path, kind, keepsEmpty: asked.keepsEmpty }, shape }
}

/**
 * How often a pipeline may unwind each kind of list. Each multiplies the documents. Stored lists are short, so two are
 * allowed.
 */
const MOST_UNWOUND = { stored: 2, gathered: 1, joined: 1 }

/** Counts an unwound list and returns whether the count is within its limit (attack K05). */
export function mayUnwind({ reading }: StageAt, kind: keyof typeof MOST_UNWOUND): boolean {
  reading.unwound ??= { stored: 0, gathered: 0, joined: 0 }
  reading.unwound[kind] += 1
  return reading.unwound[kind] <= MOST_UNWOUND[kind]
}

/** Reads both forms of an `$unwind`. Returns null for anything else. */
export const unwindOf = (input: unknown): { path: string; keepsEmpty: boolean } | null => {
  const { path, preserveNullAndEmptyArrays = false, ...more } = isPlainObject(input) ? input : { path: input }
  if (typeof path !== 'string' || !path.startsWith('$') || path.startsWith('$$')) return null
  if (typeof preserveNullAndEmptyArrays !== 'boolean' || Object.keys(more).length > 0) return null
  return { path: path.slice(1), keepsEmpty: preserveNullAndEmptyArrays }
}
