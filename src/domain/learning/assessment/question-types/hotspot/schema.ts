import { z } from 'zod'

import { fileKey, filledText } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

const pixels = z.int().min(1).max(20_000)
const thousandth = z.int().min(0).max(1000)
const point = z.strictObject({ x: thousandth, y: thousandth })

const area = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('circle'), x: thousandth, y: thousandth, radius: z.int().min(1).max(1000) }),
  z.strictObject({ shape: z.literal('polygon'), points: z.array(point).min(3).max(100) }),
])

export const hotspotSchema: QuestionSchemaPart<'hotspot'> = {
  content: z.strictObject({ image: fileKey, alt: filledText(500), width: pixels, height: pixels }),
  checkContent: noIssues,
  key: z.strictObject({ areas: z.array(area).min(1).max(20) }),
  checkKey: noIssues,
  response: point,
  checkResponse: noIssues,
}
