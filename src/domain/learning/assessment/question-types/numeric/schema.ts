import { z } from 'zod'

import { missingIDs, repeatedIDs, unknownIDs, unless } from '../../parts/schema/faults.ts'
import { decimal, filledText, percent, plainText } from '../../parts/schema/fields.ts'
import { noIssues, type QuestionSchemaPart } from '../../parts/schema/question-schema-part.ts'

const unit = filledText(30).refine((text) => text !== '__proto__')

const accepted = z.strictObject({
  value: decimal,
  tolerance: decimal.refine((text) => !text.startsWith('-')),
  isRelative: z.boolean(),
  percent: percent(-100),
})

export const numericSchema: QuestionSchemaPart<'numeric'> = {
  content: z.strictObject({ units: z.array(unit).max(20) }),
  checkContent: ({ units }) => repeatedIDs(units, 'units'),
  key: z.strictObject({
    accepted: z.array(accepted).min(1).max(50),
    units: z.record(
      unit,
      decimal.refine((text) => !text.startsWith('-') && /[1-9]/.test(text)),
    ),
    isUnitRequired: z.boolean(),
  }),
  checkKey: (key, { units }) => [
    ...unless(
      key.accepted.some((each) => each.percent === 100),
      ['accepted', 'no-full-mark'],
    ),
    ...unknownIDs(Object.keys(key.units), { field: 'units', allowed: units }),
    ...missingIDs(Object.keys(key.units), { field: 'units', needed: units }),
    ...unless(!key.isUnitRequired || units.length > 0, ['units', 'missing-part']),
  ],
  response: z.strictObject({ value: plainText(60), unit: plainText(30).optional() }),
  checkResponse: (response, { units }) =>
    response.unit === undefined ? noIssues() : unknownIDs([response.unit], { field: 'unit', allowed: units }),
}
