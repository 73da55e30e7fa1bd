import { type ZodType, z } from 'zod'

import { stripHtml } from '#domain/thai-text/strip-html.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { jsonFault } from '#domain/validation/json.ts'
import { schemaIssues } from '#domain/validation/schema-issues.ts'
import { isBlank } from '#domain/validation/text.ts'

import {
  type Question,
  type QuestionKey,
  type QuestionOf,
  type QuestionType,
  questionTypes,
  type Response,
} from './question.ts'
import { essaySchema } from './question-types/essay/schema.ts'
import { fileSchema } from './question-types/file/schema.ts'
import { gapSchema } from './question-types/gap/schema.ts'
import { hotspotSchema } from './question-types/hotspot/schema.ts'
import { inlineSchema } from './question-types/inline/schema.ts'
import { matchSchema } from './question-types/match/schema.ts'
import { matrixSchema } from './question-types/matrix/schema.ts'
import { multipleSchema } from './question-types/multiple/schema.ts'
import { numericSchema } from './question-types/numeric/schema.ts'
import { orderSchema } from './question-types/order/schema.ts'
import { scaleSchema } from './question-types/scale/schema.ts'
import { shortSchema } from './question-types/short/schema.ts'
import { singleSchema } from './question-types/single/schema.ts'
import { textOnlySchema } from './question-types/text-only/schema.ts'
import { trueFalseSchema } from './question-types/truefalse/schema.ts'
import { fault, unless } from './parts/schema/faults.ts'
import { plainText } from './parts/schema/fields.ts'
import { guidanceFields, guidanceIssues } from './parts/schema/guidance.ts'
import type { QuestionSchemaPart } from './parts/schema/question-schema-part.ts'
import { isUnanswered } from './parts/schema/unanswered.ts'

const parts: { [Type in QuestionType]: QuestionSchemaPart<Type> } = {
  single: singleSchema,
  multiple: multipleSchema,
  truefalse: trueFalseSchema,
  match: matchSchema,
  order: orderSchema,
  gap: gapSchema,
  inline: inlineSchema,
  short: shortSchema,
  numeric: numericSchema,
  essay: essaySchema,
  file: fileSchema,
  hotspot: hotspotSchema,
  matrix: matrixSchema,
  scale: scaleSchema,
  'text-only': textOnlySchema,
}

const type = z.enum(questionTypes)
const QUESTION_CAPS = { depth: 8, bytes: 512 * 1024 }
const RESPONSE_CAPS = { depth: 3, bytes: 100_000 }

const questionFrame = z.strictObject({
  type,
  stem: plainText(100_000),
  hint: plainText(2000).optional(),
  content: z.unknown(),
})
const keyFrame = z.strictObject({ type, ...guidanceFields, key: z.unknown() })

/** Reads a question. Unknown fields, ids that repeat or parts that do not fit are issues. */
export function parseQuestion(input: unknown): { question: Question } | { issues: Issue[] } {
  if (jsonFault(input, QUESTION_CAPS)) return { issues: fault('', 'input') }
  const frame = questionFrame.safeParse(input)
  if (!frame.success) return { issues: schemaIssues(frame.error) }
  const part = parts[frame.data.type] as QuestionSchemaPart<'single'>
  const content = parsePart(frame.data.content, { schema: part.content, field: 'content', check: part.checkContent })
  const issues = [
    ...unless(hasContent(frame.data.stem), ['stem', 'blank']),
    ...('issues' in content ? content.issues : []),
  ]
  if ('issues' in content || issues.length > 0) return { issues }
  return { question: { ...frame.data, content: content.value } as Question }
}

/** Reads the key of a question and what markers read beside it. It must name only what is on the question. */
export function parseKey(input: unknown, question: Question): { key: QuestionKey } | { issues: Issue[] } {
  if (jsonFault(input, QUESTION_CAPS)) return { issues: fault('', 'input') }
  const frame = keyFrame.safeParse(input)
  if (!frame.success) return { issues: schemaIssues(frame.error) }
  if (frame.data.type !== question.type) return { issues: fault('type', 'wrong-type') }
  const part = partOf(question)
  const key = parsePart(frame.data.key, {
    schema: part.key,
    field: 'key',
    check: (value) => part.checkKey(value, question.content),
  })
  const issues = [...guidanceIssues(frame.data, question), ...('issues' in key ? key.issues : [])]
  if ('issues' in key || issues.length > 0) return { issues }
  return { key: { ...frame.data, key: key.value } as QuestionKey }
}

/**
 * Reads a response to a question. It may name only what is on the question. A response that is empty is null, which means
 * unanswered.
 */
export function parseResponse(input: unknown, question: Question): { response: Response | null } | { issues: Issue[] } {
  if (jsonFault(input, RESPONSE_CAPS)) return { issues: fault('', 'input') }
  if (question.type === 'text-only') return { issues: fault('', 'no-response') }
  if (isUnanswered(input)) return { response: null }
  const part = partOf(question)
  const response = parsePart(input, {
    schema: part.response,
    field: '',
    check: (value) => part.checkResponse(value, question.content),
  })
  return 'issues' in response ? response : { response: isUnanswered(response.value) ? null : response.value }
}

// The type of a question chooses its part, which TypeScript cannot follow through a union.
const partOf = <Type extends QuestionType>(question: QuestionOf<Type>): QuestionSchemaPart<Type> => parts[question.type]

interface PartRules<Value> {
  schema: ZodType<Value>
  field: string
  check: (value: Value) => Issue[]
}

function parsePart<Value>(input: unknown, rules: PartRules<Value>): { value: Value } | { issues: Issue[] } {
  const read = rules.schema.safeParse(input)
  const issues = read.success ? rules.check(read.data) : schemaIssues(read.error)
  if (read.success && issues.length === 0) return { value: read.data }
  return { issues: issues.map((issue) => ({ ...issue, field: [rules.field, issue.field].filter(Boolean).join('.') })) }
}

const hasContent = (stem: string) => !isBlank(stripHtml(stem)) || /<(img|video|audio|figure)\b/i.test(stem)
