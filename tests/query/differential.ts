import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { CompiledQuery } from 'kysely'
import { parsePipeline } from '#domain/query/pipeline/parse-pipeline.ts'
import { stageWeights, storedWeights } from '#domain/query/pipeline/weight/stage-weight.ts'
import { bytesOf, documentWeight } from '#domain/query/pipeline/weight/weight.ts'
import type { Pipeline } from '#domain/query/pipeline/pipeline.ts'
import { type Shape, shapeOf } from '#domain/query/pipeline/shape.ts'
import { askable } from '#platform/data/query/askable.ts'
import { compilePipeline } from '#platform/data/query/compile-pipeline.ts'
import type { Academy } from '../support/academy.ts'
import { type Documents, documentsOf, rows, store } from './data.ts'
import type { Fault } from './faults.ts'
import { expectedOf, normal } from './oracle.ts'
import { type PipelinesParams, pipelines } from './pipelines.ts'

export interface Tally {
  cases: number
  answered: number
  refused: number
  /** The first pipeline with two different results. */
  mismatch: { asked: PipelinesParams; expected: unknown; got: unknown; statement: string } | null
  /** The first pipeline with a document larger than the computed limit of its stages. */
  larger: { asked: PipelinesParams; bytes: number; computed: number } | null
}

/** Number of pipelines for each round of rows. */
const each = 20

/**
 * Compares random pipelines on random rows with the oracle, until enough are tried or one differs. `fault` may change
 * the compiled statement, and its effect must be noticed.
 */
export const compare = async (
  academy: Academy,
  of: { users: readonly string[]; cases: number; seed: number; fault?: Fault },
): Promise<Tally> => {
  const tally: Tally = { cases: 0, answered: 0, refused: 0, mismatch: null, larger: null }
  const rounds = fc.sample(rows(of.users), { seed: of.seed, numRuns: Math.ceil(of.cases / each) })
  const asked = fc.sample(pipelines, { seed: of.seed, numRuns: of.cases })
  for (const [round, planted] of rounds.entries()) {
    await store(academy, planted)
    const documents = await documentsOf(academy)
    for (const one of asked.slice(round * each, (round + 1) * each)) {
      await compareOne(academy, { asked: one, documents, tally, fault: of.fault })
      if (tally.mismatch) return tally
    }
  }
  return tally
}

async function compareOne(
  academy: Academy,
  of: { asked: PipelinesParams; documents: Documents; tally: Tally; fault: Fault | undefined },
) {
  const { asked, documents, tally, fault = (statement: string) => statement } = of
  const ctx = academy.as('root')
  const { collection } = academy.app.collections.get(asked.collection)!
  const pipeline = parsePipeline(asked.pipeline, askable(ctx, collection))
  if ('issues' in pipeline) {
    tally.refused += 1
    throw new Error(`refused: ${JSON.stringify({ asked, issues: pipeline.issues })}`)
  }
  const { kysely } = academy.database
  const { sql: statement, parameters } = compilePipeline(ctx, collection, pipeline).compile(kysely)
  const expected = expectedOf(asked, documents)
  const broken = CompiledQuery.raw(fault(statement), [...parameters])
  const answer = await kysely.executeQuery<{ document: unknown }>(broken).then(
    ({ rows: found }) => found.map(({ document }) => document),
    (error: unknown) => String(error),
  )
  const got = normal(answer)
  const computed = largestOf(pipeline, {
    shape: shapeOf(askable(ctx, collection)),
    collection: asked.collection,
    documents,
  })
  const bytes = Math.max(0, ...(Array.isArray(answer) ? answer.map(jsonBytes) : []))
  if (bytes > computed) tally.larger ??= { asked, bytes, computed }
  tally.cases += 1
  if (expected.length > 0) tally.answered += 1
  if (!isDeepStrictEqual(got, expected)) tally.mismatch = { asked, expected, got, statement }
}

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null))

/** Maximum number of rows, groups or elements in a round. */
const most = 200

/** Returns the maximum bytes of a document at the end of the pipeline, from the largest value of each stored field. */
function largestOf({ stages }: Pipeline, of: { shape: Shape; collection: string; documents: Documents }): number {
  const measures = { gathered: (asked: number) => Math.min(asked, most), elements: most }
  const weights = stages.reduce((columns, stage) => stageWeights(stage, columns, measures), storedWeights(of.shape))
  const sizeOf = (source: string) => {
    const [collection = '', field = ''] = source.split('.')
    return Math.max(4, ...of.documents[collection || of.collection]!.map((row) => jsonBytes(row[field])))
  }
  return bytesOf(documentWeight(weights), sizeOf)
}
