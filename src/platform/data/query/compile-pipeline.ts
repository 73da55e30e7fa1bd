import { type RawBuilder, sql } from 'kysely'
import type { Pipeline, Stage } from '#domain/query/pipeline/pipeline.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { brief } from '#platform/data/database/executor.ts'
import { baseSelect } from './base.ts'
import { documentOf, whole } from './bound.ts'
import { type CompileStage, type Compiling, mostRows } from './compiling.ts'
import { whileItFits } from './answer-size.ts'
import { firstOfEach } from './first-of-each.ts'
import { freshNames, type Select, tailOf } from './select.ts'
import { compileGroup } from './stages/group.ts'
import { compileLookup } from './stages/lookup.ts'
import {
  compileCount,
  compileFacet,
  compileLimit,
  compileMatch,
  compileReshape,
  compileSkip,
  compileSort,
} from './stages/plain.ts'
import { compileUnwind } from './stages/unwind.ts'

const STAGES: { [S in Stage['is']]: CompileStage<S> } = {
  match: compileMatch,
  sort: compileSort,
  skip: compileSkip,
  limit: compileLimit,
  lookup: compileLookup,
  unwind: compileUnwind,
  group: compileGroup,
  reshape: compileReshape,
  count: compileCount,
  facet: compileFacet,
}

/**
 * Compiles a read pipeline over the rows that the viewer may see to one statement. Each result row has one `document`
 * in the API's shape, at most two thousand. The statement fails as soon as the documents are too large together.
 */
export const compilePipeline = (
  ctx: Context,
  collection: AnyCollection,
  { stages }: Pipeline,
): RawBuilder<{ document: unknown }> => {
  const fresh = freshNames()
  const compiling: Compiling = { ctx, fresh, inside: (select, inner) => compileStages(select, inner, compiling) }
  const select = compileStages(baseSelect(ctx, collection, fresh), stages, compiling)
  const limit = Math.min(select.limit ?? mostRows, mostRows)
  const found = sql`select ${documentOf(select.columns)} as document ${tailOf({ ...select, limit })}`
  return whole(sql`${sql.raw(brief)} document from ${whileItFits(found, 'answered')}`)
}

const compileStages = (select: Select, stages: readonly Stage[], compiling: Compiling): Select => {
  let done = select
  for (let at = 0; at < stages.length; at += 1) {
    const first = firstOfEach(done, stages.slice(at), compiling)
    const stage = stages[at]!
    done = first?.select ?? (STAGES[stage.is] as CompileStage<typeof stage.is>)(done, stage as never, compiling)
    at += first ? first.taken - 1 : 0
  }
  return done
}
