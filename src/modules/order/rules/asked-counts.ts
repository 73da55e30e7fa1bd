import { fitValue } from '#domain/query/reading/fit-value.ts'
import { isPlainObject, type Reading, refuse } from '#domain/query/reading/reading.ts'
import type { Issue } from '#domain/validation/issue.ts'

/** Which rows are counted: those of a site, or of the site that is asked, with a status. */
export interface Asked {
  site: string | null
  status: string
}
type Counted = 'order' | 'message'
export type Counts = Record<Counted, Asked>

/** The specification's name of each count and of its site, and the status that is counted (§3). */
const known = {
  order: { count: 'orderCount', site: 'unit', status: 'ลงทะเบียนคอร์ส' },
  message: { count: 'messageCount', site: 'parent', status: 'submit' },
} as const

/** Where is being read, what is counted there, and which stages may still come, in their order. */
interface At {
  reading: Reading
  counts: Counts
  of: Counted
  field: string
  stages: readonly string[]
}

/**
 * Reads the pipeline of the specification's order counts (§7): a `$match` of `{unit, status}` says which orders, one of
 * `{parent, status}` which messages, in a `$unionWith` of them or in a `$facet` whose arms are called as the counts are.
 * Whatever else stands in it comes back as issues that name its place (`pipeline.0.$match.price`).
 */
export const readCounts = (pipeline: readonly unknown[]): Counts | { issues: Issue[] } => {
  const reading: Reading = { issues: [], conditions: 0 }
  const counts = { order: standing('order'), message: standing('message') }
  const [first] = pipeline
  if (pipeline.length === 0) refuse(reading, { field: 'pipeline', code: 'shape' })
  const at: At = { reading, counts, of: 'order', field: 'pipeline', stages: ['$match', '$count', '$unionWith'] }
  if (isPlainObject(first) && '$facet' in first) readStages({ ...at, stages: ['$facet'] }, pipeline)
  else readStages(at, pipeline)
  return reading.issues.length > 0 ? { issues: reading.issues } : counts
}

const standing = (of: Counted): Asked => ({ site: null, status: known[of].status })

function readStages(at: At, input: unknown) {
  if (!Array.isArray(input)) return void refuse(at.reading, { field: at.field, code: 'shape' })
  let { stages } = at
  for (const [index, stage] of (input as unknown[]).entries()) {
    const [name = '', ...others] = isPlainObject(stage) ? Object.keys(stage) : []
    const field = `${at.field}.${index}`
    if (name === '' || others.length > 0) return void refuse(at.reading, { field, code: 'shape' })
    const place = `${field}.${name}`
    if (!stages.includes(name))
      return void refuse(at.reading, { field: place, code: Object.hasOwn(STAGES, name) ? 'not-here' : 'stage' })
    stages = stages.slice(stages.indexOf(name) + 1)
    STAGES[name]!({ ...at, field: place }, (stage as Record<string, unknown>)[name])
  }
}

const STAGES: Record<string, (at: At, input: unknown) => void> = {
  $match: readMatch,
  $count: ({ reading, of, field }, input) => {
    if (input !== known[of].count) refuse(reading, { field, code: 'bad-name' })
  },
  $unionWith(at, input) {
    const { coll, pipeline, ...more } = isPlainObject(input) ? input : {}
    if (coll !== 'message') return void refuse(at.reading, { field: `${at.field}.coll`, code: 'no-relation' })
    readArm({ ...at, of: 'message', field: `${at.field}.pipeline` }, pipeline)
    refuseMore(at, more)
  },
  $facet(at, input) {
    const { orderCount, messageCount, ...more } = isPlainObject(input) ? input : {}
    readArm({ ...at, of: 'order', field: `${at.field}.orderCount` }, orderCount)
    readArm({ ...at, of: 'message', field: `${at.field}.messageCount` }, messageCount)
    refuseMore(at, more)
  },
}

const readArm = (at: At, input: unknown) => readStages({ ...at, stages: ['$match', '$count'] }, input)

function readMatch(at: At, input: unknown) {
  const { reading, field, of, counts } = at
  if (!isPlainObject(input)) return void refuse(reading, { field, code: 'shape' })
  const { status, [known[of].site]: site, ...more } = input
  if (site !== undefined) counts[of].site = textAt(at, { name: known[of].site, value: site })
  if (status !== undefined) counts[of].status = textAt(at, { name: 'status', value: status })
  refuseMore(at, more)
}

/** Text as it stands; what is none is refused, so that what is answered for it is never used. */
function textAt({ reading, field }: At, { name, value }: { name: string; value: unknown }): string {
  const fitted = fitValue('text', value)
  const code = 'code' in fitted ? fitted.code : 'wrong-type'
  if ('value' in fitted && typeof fitted.value === 'string') return fitted.value
  refuse(reading, { field: `${field}.${name}`, code })
  return ''
}

const refuseMore = ({ reading, field }: At, more: Record<string, unknown>) => {
  for (const name of Object.keys(more)) refuse(reading, { field: `${field}.${name}`, code: 'unknown-field' })
}
