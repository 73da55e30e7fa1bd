import { Aggregator } from 'mingo'
import type { Documents } from './data.ts'
import type { PipelinesParams } from './pipelines.ts'

/**
 * Returns the result by MongoDB's semantics, computed in memory stage by stage. The input of mingo's projection is
 * copied, because it changes its input.
 */
export const expectedOf = ({ collection, pipeline }: PipelinesParams, documents: Documents): unknown[] => {
  const options = { collectionResolver: (name: string) => structuredClone(documents[name] ?? []) }
  const after = (found: Documents[string], stage: Record<string, unknown>) =>
    structuredClone(new Aggregator([asMingoReads(stage)] as never, options as never).run(found)) as typeof found
  return normal(pipeline.reduce(after, structuredClone(documents[collection]!))) as unknown[]
}

/**
 * MongoDB finds the rows that any element of a list refers to, in their own order. mingo adds undefined for elements
 * without a row, and uses the order of the list. Its pipeline form behaves like MongoDB.
 */
function asMingoReads(stage: Record<string, unknown>): Record<string, unknown> {
  const lookup = stage['$lookup'] as { localField?: string; foreignField?: string } | undefined
  if (lookup?.localField !== 'category') return structuredClone(stage)
  const { localField, foreignField, ...rest } = lookup
  const isNamed = { $expr: { $in: [`$${foreignField}`, '$$names'] } }
  return { $lookup: { ...rest, let: { names: `$${localField}` }, pipeline: [{ $match: isNamed }] } }
}

/** Normalises allowed differences between two results: missing and null, and the order of names and of a set. */
export const normal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normal).filter((one) => !isNothing(one))
  if (typeof value === 'number') return Math.round(value * 1e9) / 1e9
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [name, normal(inner)])
  const kept = entries.filter(([, inner]) => inner !== null && inner !== undefined)
  const sets = kept.map(([name, inner]): [string, unknown] =>
    name === 'kinds' ? [name, (inner as string[]).toSorted((a, b) => (a < b ? -1 : 1))] : [name, inner],
  )
  return Object.fromEntries(sets.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** A missing value in a list, and mingo's count of nothing. MongoDB returns no document for a count of nothing. */
const isNothing = (one: unknown) =>
  one === null || one === undefined || ['{"count":0}', '{"n":0}'].includes(JSON.stringify(one))
