import type { Join } from '../../filter.ts'
import { isPlainObject } from '../../reading/reading.ts'
import { columnAt, isName, type Shape, shapeOf } from '../shape.ts'
import { type Links, linksOf } from './links.ts'
import { type ReadStage, refused, type StageAt } from './place.ts'
import { isBesideList } from '../weight/growth.ts'
import { storedWeights } from '../weight/stage-weight.ts'
import { mayUnwind, unwindOf } from './plain.ts'

const DEEPEST = 1
/** Maximum of lookups. Each is a separate search for every document. */
const MOST_LOOKUPS = 6

/** Reads a `$lookup` in each of its forms. The collections must declare the two fields as related. */
export const readLookup: ReadStage = (at) => {
  if (!isPlainObject(at.input)) return refused(at, { field: '', code: 'shape' })
  at.reading.lookups = (at.reading.lookups ?? 0) + 1
  if (at.depth > DEEPEST) return refused(at, { field: '', code: 'too-deep' })
  if (at.reading.lookups > MOST_LOOKUPS) return refused(at, { field: '', code: 'too-many' })
  const { from, localField, foreignField, as, let: variables = {}, pipeline = [], ...more } = at.input
  const [unknown] = Object.keys(more)
  if (unknown !== undefined) return refused(at, { field: unknown, code: 'shape' })
  if (typeof from !== 'string') return refused(at, { field: 'from', code: 'shape' })
  if (typeof as !== 'string' || !isName(as)) return refused(at, { field: 'as', code: 'bad-name' })
  const isByField = localField !== undefined || foreignField !== undefined
  const links: Links | null = isByField
    ? { local: localField, foreign: foreignField, stages: pipeline }
    : linksOf(at, { variables, pipeline })
  if (!links) return null
  const join = joinOf(at, { from, links })
  return join && joined(at, { as, join, links })
}

function joinOf(at: StageAt, asked: { from: string; links: Links }): Join | null {
  const { local, foreign } = asked.links
  const found = typeof local === 'string' ? columnAt(at.shape, local) : null
  if (!found) return refused(at, { field: 'localField', code: 'unknown-field' })
  const origin = found.column.kind === 'object' || found.path.length > 0 ? undefined : found.column.origin
  const joins = (origin && at.catalogues.get(origin.collection)?.joins) ?? []
  const join = joins.find((one) => one.from === origin?.field && one.to === asked.from && one.at === foreign)
  return join ?? refused(at, { field: 'from', code: 'no-relation' })
}

function joined(at: StageAt, of: { as: string; join: Join; links: Links }) {
  const { as, join, links } = of
  const catalogue = join.catalogue()
  const catalogues = new Map(at.catalogues).set('', catalogue)
  const here = at.reading.path ?? ''
  at.reading.path = `${here}.pipeline`
  const inside = shapeOf(catalogue)
  const weights = storedWeights(inside, join.to)
  const within = { ...at, catalogues, shape: inside, weights, depth: at.depth + 1, input: links.stages }
  const { stages, shape: inner } = at.readInside(within)
  at.reading.path = here
  const unwind = unwindAfter(at, as)
  // A lookup by `_id` finds at most one row, so it multiplies nothing.
  if (unwind && join.at !== '_id' && !mayUnwind(at, 'joined')) return refused(at, { field: 'as', code: 'too-many' })
  if (unwind && !join.isOne && isBesideList(at.weights, as)) return refused(at, { field: 'as', code: 'multiplied' })
  const unwound = unwind && (unwind.keepsEmpty ? ('left' as const) : ('inner' as const))
  const columns = unwound ? named(inner, join.to) : inner
  const shape: Shape = { ...at.shape, [as]: unwound ? { kind: 'object', columns } : { kind: 'json' } }
  return {
    stage: { is: 'lookup', as, join, from: String(links.local), stages, shape: inner, unwound } as const,
    shape,
    takesNext: unwound !== null,
    joined: { name: join.to, catalogue },
  }
}

/** Reads a directly following `$unwind` of the same list together with it, as a join. */
function unwindAfter(at: StageAt, as: string) {
  const next = isPlainObject(at.next) && Object.keys(at.next).length === 1 ? at.next.$unwind : undefined
  const unwind = unwindOf(next)
  return unwind?.path === as ? unwind : null
}

/** Columns of a joined row keep the name of their collection. */
function named(shape: Shape, collection: string): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, column]) =>
      column.kind === 'object' || column.origin?.collection !== ''
        ? [name, column]
        : [name, { ...column, origin: { collection, field: column.origin.field } }],
    ),
  )
}
