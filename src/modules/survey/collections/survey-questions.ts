import { z } from 'zod'
import { clean, sanitised } from '#platform/data/collection/clean.ts'
import { maxOptions, maxQuestions, type SurveyQuestion } from '../rules/survey-question.ts'

/* What the field `questions` of a survey holds: questions as exams have them, without keys, points, files and images. */

const id = z.string().regex(/^[A-Za-z0-9]{4,24}$/)
const line = clean(2000).refine((text) => text !== '')
const hasOneEach = (list: readonly { id: string }[]) => new Set(list.map((one) => one.id)).size === list.length
const options = (least: number) =>
  z
    .array(z.strictObject({ id, text: line, isFixed: z.boolean().optional() }))
    .min(least)
    .max(maxOptions)
    .refine(hasOneEach)

const stem = sanitised(20_000).refine((html) => html !== '')
const hint = clean(2000).optional()
const shuffle = z.boolean().default(false)
const empty = z.strictObject({})
const label = clean(200).default('')

const ofType = <Type extends string, Content extends z.ZodType>(type: Type, content: Content) =>
  z.strictObject({ type: z.literal(type), stem, hint, content })

const multiple = z
  .strictObject({ options: options(2), shuffle, max: z.int().min(1).max(maxOptions).optional() })
  .refine(({ options: list, max }) => max === undefined || max <= list.length)
const scale = z
  .strictObject({ min: z.int().min(0).max(10), max: z.int().min(1).max(10), minLabel: label, maxLabel: label })
  .refine(({ min, max }) => min < max)
const matrix = z.strictObject({ rows: options(1), columns: options(2), isMultiple: z.boolean().default(false) })
const units = z.array(clean(20).refine((unit) => unit !== '')).max(10)

const question = z.discriminatedUnion('type', [
  ofType('single', z.strictObject({ options: options(2), shuffle })),
  ofType('multiple', multiple),
  ofType('truefalse', empty),
  ofType('order', z.strictObject({ items: options(2) })),
  ofType('matrix', matrix),
  ofType('scale', scale),
  ofType('numeric', z.strictObject({ units: units.default([]) })),
  ofType('short', z.strictObject({ maxLength: z.int().min(1).max(500).default(200) })),
  ofType(
    'essay',
    z.strictObject({
      maxLength: z.int().min(1).max(5000).default(2000),
      lines: z.int().min(2).max(30).default(4),
    }),
  ),
  ofType('text-only', empty),
])

/** The questions of a survey, in order, with different ids. */
export const surveyQuestions = z
  .array(z.strictObject({ id, isRequired: z.boolean().default(false), question }))
  .max(maxQuestions)
  .refine(hasOneEach) as unknown as z.ZodType<SurveyQuestion[], SurveyQuestion[]>

const drafts = z.array(z.object({ id, text: z.string() }))

/** What the linter needs of a question, before texts are complete. */
export const draftQuestion = z.looseObject({
  id,
  isRequired: z.boolean(),
  question: z.discriminatedUnion('type', [
    draftOf(['single', 'multiple'], z.looseObject({ options: drafts, max: z.number().optional() })),
    draftOf(['order'], z.looseObject({ items: drafts })),
    draftOf(['matrix'], z.looseObject({ rows: drafts, columns: drafts })),
    draftOf(['scale'], z.looseObject({ min: z.number(), max: z.number() })),
    draftOf(['truefalse', 'numeric', 'short', 'essay', 'text-only'], z.looseObject({})),
  ]),
})

function draftOf<const Types extends readonly [string, ...string[]], Content extends z.ZodType>(
  types: Types,
  content: Content,
) {
  return z.looseObject({ type: z.enum(types), stem: z.string(), content })
}
