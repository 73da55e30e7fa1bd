import { Aggregator } from 'mingo'
import type { Documents } from './data.ts'
import type { PipelinesParams } from './pipelines.ts'

/** What MongoDB's semantics answer, in memory; stage by stage, for a projection of mingo's changes what it was given. */
export const expectedOf = ({ collection, pipeline }: PipelinesParams, documents: Documents): unknown[] => {
  const options = { collectionResolver: (name: string) => structuredClone(documents[name] ?? []) }
  const after = (found: Documents[string], stage: Record<string, unknown>) =>
    structuredClone(new Aggregator([asMingoReads(stage)] as never, options as never).run(found)) as typeof found
  return normal(pipeline.reduce(after, structuredClone(documents[collection]!))) as unknown[]
}

/**
 * MongoDB finds the rows that any element of a list names, in their own order; mingo adds nothings for the elements that
 * name none, and takes the order of the list. Its pipeline form does as MongoDB does.
 */
function asMingoReads(stage: Record<string, unknown>): Record<string, unknown> {
  const lookup = stage['$lookup'] as { localField?: string; foreignField?: string } | undefined
  if (lookup?.localField !== 'category') return structuredClone(stage)
  const { localField, foreignField, ...rest } = lookup
  const isNamed = { $expr: { $in: [`$${foreignField}`, '$$names'] } }
  return { $lookup: { ...rest, let: { names: `$${localField}` }, pipeline: [{ $match: isNamed }] } }
}

/** An answer with what the two may write differently made equal: nothing and null, the order of names and of a set. */
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

/** A list's nothing, and mingo's count of nothing: MongoDB counts nothing as no document. */
const isNothing = (one: unknown) =>
  one === null || one === undefined || ['{"count":0}', '{"n":0}'].includes(JSON.stringify(one))
