import { z } from 'zod'
import { parsePipeline } from '#domain/query/pipeline/parse-pipeline.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { invalid } from '#platform/errors/errors.ts'
import { cachedRows } from '#platform/http/page-cache/query-cache.ts'
import { mended } from '#platform/data/query/answer-size.ts'
import { askable } from '#platform/data/query/askable.ts'
import { compilePipeline } from '#platform/data/query/compile-pipeline.ts'

/** The body of an aggregate call, also the source of its OpenAPI schema. */
export const question = z.strictObject({
  pipeline: z.array(z.unknown().meta({ $ref: '#/components/schemas/Stage' })),
})

/** Handles `POST {c}/aggregate` (specification §7). Returns a plain list of the pipeline's documents. */
export const aggregate = async (ctx: Context, name: string, body: unknown): Promise<unknown[]> => {
  const collection = collectionOf(ctx, name)
  const pipeline = parsePipeline(stagesOf(body), askable(ctx, collection))
  if ('issues' in pipeline) throw invalid(...pipeline.issues)
  const rows = await cachedRows(ctx, compilePipeline(ctx, collection, pipeline).compile(ctx[executor])).catch(
    (error: unknown) => {
      throw mended(error)
    },
  )
  return rows.map(({ document }) => document)
}

/** Returns the stages in the body of an aggregate call. Throws invalid for any other body. */
export const stagesOf = (body: unknown): unknown[] => {
  const asked = question.safeParse(body)
  if (!asked.success) throw wrongBody
  return asked.data.pipeline
}

const wrongBody = invalid({
  field: 'pipeline',
  code: 'shape',
  th: 'ต้องส่ง {pipeline: [...]}',
  en: 'The body is not {pipeline: [...]}',
})
