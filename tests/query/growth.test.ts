import fc from 'fast-check'
import { Aggregator } from 'mingo'
import { expect, test } from 'vitest'
import type { CollectionTypes } from '#domain/query/filter.ts'
import { parsePipeline } from '#domain/query/pipeline/parse-pipeline.ts'
import { shapeOf } from '#domain/query/pipeline/shape.ts'
import { stageWeights, storedWeights } from '#domain/query/pipeline/weight/stage-weight.ts'
import { bytesOf, documentWeight } from '#domain/query/pipeline/weight/weight.ts'

type Json = Record<string, unknown>

const course: CollectionTypes = {
  fields: { _id: 'text', name: 'text', hours: 'number', codes: 'list', people: 'json' },
}
const rows = ['a', 'b', 'c', 'd'].map((letter, at) => ({
  _id: letter,
  name: letter.repeat(400),
  hours: at,
  codes: Array.from({ length: 3 }, () => letter.repeat(100)),
  people: [{ name: 'ก'.repeat(100), id: letter.repeat(100) }],
}))
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

const texts = fc.constantFrom<unknown>(
  '$name',
  '$_id',
  { $concat: ['$name', '-', '$name'] },
  { $ifNull: ['$name', 'ไม่มี'] },
)
const values = fc.oneof(
  texts,
  texts.map((text) => ({ $concat: [text, '$x'] })),
  texts.map((text) => ({ $cond: [{ $gt: ['$hours', 1] }, text, '$x'] })),
  fc.constantFrom<unknown>('$$ROOT', '$codes', '$people', '$x', { a: '$x', b: '$people' }, { $slice: ['$codes', 2] }),
  fc.constantFrom<unknown>({ $arrayElemAt: ['$codes', 0] }, { $size: '$codes' }, { $literal: ['ก'.repeat(50)] }),
)
const stages: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom('x', 'y', 'z'), values, { minKeys: 1 })
      .map(($addFields) => ({ $addFields })),
  },
  values.map((x) => ({ $project: { name: 1, hours: 1, codes: 1, x } })),
  values.map((of) => ({
    $group: { _id: null, x: { $push: of }, name: { $first: '$name' }, hours: { $sum: '$hours' } },
  })),
  values.map((of) => ({
    $group: { _id: '$name', x: { $first: of }, name: { $max: '$name' }, codes: { $push: '$name' } },
  })),
  fc.constantFrom<Json>({ $unwind: '$codes' }, { $unset: 'people' }, { $facet: { x: [{ $limit: 2 }], y: [] } }),
)
const pipelines = fc.array(stages, { minLength: 1, maxLength: 5 })

/**
 * Returns the size of the largest document after the stages of a parsed pipeline, from the largest value of each field.
 */
const computedOf = (input: readonly Json[]): number | null => {
  const pipeline = parsePipeline(input, course)
  if ('issues' in pipeline) return null
  const measures = { gathered: (most: number) => Math.min(most, rows.length * 3), elements: rows.length }
  const stored = storedWeights(shapeOf(course))
  const weights = pipeline.stages.reduce((columns, stage) => stageWeights(stage, columns, measures), stored)
  return bytesOf(documentWeight(weights), (source) =>
    Math.max(...rows.map((row) => bytes(row[source.slice(1) as keyof (typeof rows)[number]]))),
  )
}

/** Returns nothing if the oracle does not support a slice or element of a missing value. */
const answerOf = (input: readonly Json[]): Json[] => {
  try {
    return new Aggregator(structuredClone(input) as never).run(structuredClone(rows)) as Json[]
  } catch {
    return []
  }
}

test('no document is larger than was computed of its pipeline, and what only copies is hardly smaller', () => {
  const filled: number[] = []
  for (const input of fc.sample(pipelines, { seed: 4, numRuns: 3000 })) {
    const computed = computedOf(input)
    if (computed === null) continue
    const found = answerOf(input)
    if (found.length === 0) continue
    const largest = Math.max(...found.map(bytes))
    expect(largest, JSON.stringify(input)).toBeLessThanOrEqual(computed)
    filled.push(largest / computed)
  }
  expect(filled.length).toBeGreaterThan(400)
  expect(filled.toSorted((one, other) => one - other)[Math.floor(filled.length / 2)]).toBeGreaterThan(0.5)
})
