import type { FormDefinition, FormField } from '#domain/form/definition.ts'
import type { FormIssue } from '#domain/form/judge.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { isValueTaken } from '#platform/data/privileged-reads/value-taken.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { onceText } from '../../rules/answer-rows.ts'
import type { SubmittedAnswers } from '../../rules/split-private.ts'
import { formAnswer } from './tables.ts'
import { submitWords as words } from '../words.ts'
import { onceHash } from './once-hash.server.ts'

/** The keys that a field may compare with (U3). The answer is only yes or no. */
const comparable: Readonly<Record<string, readonly string[]>> = { user: ['email', 'phone', 'citizen'] }

/** Whether a field can compare with what the system has. */
export const isComparable = ({ unique }: Pick<FormField, 'unique'>): boolean =>
  unique !== null && Object.hasOwn(comparable, unique.collection) && comparable[unique.collection]!.includes(unique.key)

/** Returns an issue for each value that must not repeat and is there already (specification L161). */
export async function takenIssues(
  ctx: Context,
  { definition, values }: { definition: FormDefinition; values: SubmittedAnswers },
): Promise<FormIssue[]> {
  const issues: FormIssue[] = []
  for (const field of definition.fields) {
    const value = values[field.name]
    if (typeof value === 'string' && value !== '' && (await isTaken(ctx, { field, value }, false)))
      issues.push({ path: field.name, field: field.name, code: 'value', ...words.taken })
  }
  return issues
}

/** Whether a value of a field is taken: in the compared collection, and in the form if `isWithin`. */
export async function isTaken(
  ctx: Context,
  { field, value, formID = '' }: { field: FormField; value: string; formID?: string },
  isWithin: boolean,
): Promise<boolean> {
  if (isComparable(field) && (await isTakenOutside(ctx, { field, value }))) return true
  if (!isWithin || !field.isOnce) return false
  const hash = onceHash(ctx, { formID, field: field.id, text: onceText(value) })
  const row = await fromPrivate(ctx, formAnswer)
    .select('field')
    .where('formID', '=', formID)
    .where('field', '=', field.id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
}

/** A value that could not be stored there is not taken. */
async function isTakenOutside(ctx: Context, { field, value }: { field: FormField; value: string }) {
  const { key } = field.unique!
  try {
    return await isValueTaken(ctx, 'user', { field: key, value })
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'invalid') return false
    throw error
  }
}
