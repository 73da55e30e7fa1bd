import { mostFields } from '#domain/validation/person-field/definition.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { AfterChange } from '#platform/http/api/command.ts'
import { invalid } from '#platform/errors/errors.ts'
import { refusedFieldWords } from '../words/field-words.ts'

/** A choice has something to choose, and a site no more fields than a form can ask. */
const settleUserField: AfterChange = async (ctx, { before, row }) => {
  const choices = row['choices']
  if (row['type'] === 'choice' && Array.isArray(choices) && choices.length === 0)
    throw invalid({ field: 'choices', code: 'required', ...refusedFieldWords.options })
  if (before) return
  const { n } = await from(ctx, 'user_field')
    .select((field) => field.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (Number(n) > mostFields) throw invalid({ field: 'key', code: 'limit', ...refusedFieldWords.many })
  return {}
}

export default settleUserField
