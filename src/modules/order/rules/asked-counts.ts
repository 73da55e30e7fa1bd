import { fitValue } from '#domain/query/reading/fit-value.ts'
import { isPlainObject, type Reading, refuse } from '#domain/query/reading/reading.ts'
import type { Issue } from '#domain/validation/issue.ts'

/** The counted rows: those of the current or the given site, with one of the statuses. */
export interface AskedCountsParams {
  site: string | null
  status: readonly string[]
}
type AskedCountsCounts = 'order' | 'message'
export type Counts = Record<AskedCountsCounts, AskedCountsParams>

/** The field with the site of each collection, and the default status (specification §3). */
const known = {
  order: { site: 'unit', status: 'ลงทะเบียนคอร์ส' },
  message: { site: 'parent', status: 'submit' },
} as const

/** The position in the pipeline, and the collection that is counted there. */
interface At {
  reading: Reading
  counts: Counts
  of: AskedCountsCounts
  field: string
  depth: number
}

const mostStages = 20
const mostDepth = 3
const mostStatuses = 20

/**
 * Reads the pipeline of the specification's order counts (§7). What it counts matters, and not in which stages. A
 * `$match` of `unit` gives the site of the orders, one of `parent` that of the messages, and `status` the statuses. It
 * may be anywhere in the pipeline: in a facet, a union or a lookup. Stages that only shape the result are ignored,
 * because the response has the specification's shape. Anything else becomes an issue with its path
 * (`pipeline.0.$match.price`).
 */
export const readCounts = (pipeline: readonly unknown[]): Counts | { issues: Issue[] } => {
  const reading: Reading = { issues: [], conditions: 0 }
  const counts = { order: standing('order'), message: standing('message') }
  readStages({ reading, counts, of: 'order', field: 'pipeline', depth: 0 }, pipeline)
  return reading.issues.length > 0 ? { issues: reading.issues } : counts
}

const standing = (of: AskedCountsCounts): AskedCountsParams => ({ site: null, status: [known[of].status] })

function readStages(at: At, input: unknown) {
  if (!Array.isArray(input) || input.length === 0) return void refuse(at.reading, { field: at.field, code: 'shape' })
  if (input.length > mostStages) return void refuse(at.reading, { field: at.field, code: 'too-many' })
  if (at.depth > mostDepth) return void refuse(at.reading, { field: at.field, code: 'too-deep' })
  for (const [index, stage] of (input as unknown[]).entries()) {
    const field = `${at.field}.${index}`
    const [name = '', ...others] = isPlainObject(stage) ? Object.keys(stage) : []
    if (name === '' || others.length > 0) refuse(at.reading, { field, code: 'shape' })
    else readStage({ ...at, field: `${field}.${name}` }, { name, input: (stage as Record<string, unknown>)[name] })
  }
}

function readStage(at: At, { name, input }: { name: string; input: unknown }) {
  if (name === '$match') return readMatch(at, input)
  if (name === '$facet') return readFacet(at, input)
  if (name === '$unionWith') return readOther(at, { input, key: 'coll' })
  if (name === '$lookup') return readOther(at, { input, key: 'from' })
  if (!shaping.has(name)) refuse(at.reading, { field: at.field, code: 'stage' })
}

/** Stages that only shape the result. */
const shaping = new Set([
  ...['$count', '$group', '$project', '$addFields', '$set', '$unset', '$unwind', '$sort', '$skip', '$limit'],
])

function readFacet(at: At, input: unknown) {
  if (!isPlainObject(input)) return void refuse(at.reading, { field: at.field, code: 'shape' })
  for (const [arm, stages] of Object.entries(input)) {
    const of = arm.startsWith('message') ? 'message' : at.of
    readStages({ ...at, of, field: `${at.field}.${arm}`, depth: at.depth + 1 }, stages)
  }
}

/** Reads the other of the two collections, by its stages. */
function readOther(at: At, { input, key }: { input: unknown; key: 'coll' | 'from' }) {
  const { [key]: of, pipeline } = isPlainObject(input) ? input : {}
  if (of !== 'order' && of !== 'message')
    return void refuse(at.reading, { field: `${at.field}.${key}`, code: 'no-relation' })
  if (pipeline !== undefined) readStages({ ...at, of, field: `${at.field}.pipeline`, depth: at.depth + 1 }, pipeline)
}

function readMatch(at: At, input: unknown) {
  if (!isPlainObject(input)) return void refuse(at.reading, { field: at.field, code: 'shape' })
  const { $and, status, unit, parent, ...more } = input
  if (unit !== undefined) at.counts.order.site = textAt(at, { name: 'unit', value: unit })
  if (parent !== undefined) at.counts.message.site = textAt(at, { name: 'parent', value: parent })
  for (const of of spokenOf(at, { unit, parent }))
    if (status !== undefined) at.counts[of].status = statusesAt(at, status)
  for (const [index, one] of (Array.isArray($and) ? $and.slice(0, mostStages) : []).entries())
    readMatch({ ...at, field: `${at.field}.$and.${index}` }, one)
  for (const name of Object.keys(more))
    refuse(at.reading, {
      field: `${at.field}.${name}`,
      code: name.startsWith('$') ? 'unknown-operator' : 'unknown-field',
    })
}

/**
 * A `unit` or `parent` selects the collection, and its status applies to that. Without either, it is the collection of
 * the stages.
 */
function spokenOf(at: At, { unit, parent }: { unit: unknown; parent: unknown }): AskedCountsCounts[] {
  const named: AskedCountsCounts[] = [
    ...(unit === undefined ? [] : ['order' as const]),
    ...(parent === undefined ? [] : ['message' as const]),
  ]
  return named.length > 0 ? named : [at.of]
}

/** A status, `{$eq: status}` or `{$in: [status, …]}`. */
function statusesAt(at: At, value: unknown): string[] {
  if (!isPlainObject(value)) return [textAt(at, { name: 'status', value })]
  const [[name, inner] = ['', null], ...others] = Object.entries(value)
  if (name === '$eq' && others.length === 0) return [textAt(at, { name: 'status.$eq', value: inner })]
  const field = `${at.field}.status.${name}`
  const list = name === '$in' && others.length === 0 ? inner : null
  if (list === null) refuse(at.reading, { field, code: 'unknown-operator' })
  else if (!Array.isArray(list)) refuse(at.reading, { field, code: 'shape' })
  else if (list.length > mostStatuses) refuse(at.reading, { field, code: 'too-many' })
  else return list.map((one) => textAt(at, { name: 'status.$in', value: one }))
  return []
}

/** Returns text unchanged. Other values are refused, and the return value is then not used. */
function textAt({ reading, field }: At, { name, value }: { name: string; value: unknown }): string {
  const fitted = fitValue('text', value)
  if ('value' in fitted && typeof fitted.value === 'string') return fitted.value
  refuse(reading, { field: `${field}.${name}`, code: 'code' in fitted ? fitted.code : 'wrong-type' })
  return ''
}
