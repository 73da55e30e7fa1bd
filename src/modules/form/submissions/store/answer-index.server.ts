import type { FormDefinition } from '#domain/form/definition.ts'
import { deletePrivate, insertPrivate, insertPrivateRows } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { conflict } from '#platform/errors/errors.ts'
import { type AnswerRow, answerRows } from '../../rules/answer-rows.ts'
import type { SubmittedAnswers } from '../../rules/split-private.ts'
import { formAnswer, type FormAnswerRow } from './tables.ts'
import { submitWords as words } from '../words.ts'
import { onceHash } from './once-hash.server.ts'

interface IndexedSubmission {
  _id: string
  formID: string
  definition: FormDefinition
  values: SubmittedAnswers
  /** Whether its values stay taken for others. */
  isStanding: boolean
}

/** Rewrites the answer index of a submission. Throws conflict with the field whose value somebody else answered. */
export async function indexAnswers(ctx: Context, of: IndexedSubmission): Promise<void> {
  await deletePrivate(ctx, formAnswer, { submissionID: of._id })
  const rows = indexRowsOf(ctx, of)
  const [once, others] = [rows.filter(({ hash }) => hash !== null), rows.filter(({ hash }) => hash === null)]
  for (const row of once) await insertOnce(ctx, of, row)
  await insertPrivateRows(ctx, formAnswer, others)
}

/** The rows of a submission in the answer index. */
export const indexRowsOf = (ctx: Context, of: IndexedSubmission): FormAnswerRow[] =>
  answerRows(of.definition, of.values).map((row) => indexRow(ctx, of, row))

/** A concurrent submission with the same value is waited for. */
async function insertOnce(ctx: Context, { definition }: IndexedSubmission, row: FormAnswerRow) {
  const columns = ['formID', 'field', 'hash'] as const
  if (await insertPrivate(ctx, formAnswer, { row, onConflict: { columns, update: 'nothing' } })) return
  const fields = [...definition.fields, ...definition.sets.flatMap((set) => set.fields)]
  const name = fields.find(({ id }) => id === row.field)?.name ?? row.field
  throw conflict({ field: name, code: 'taken', ...words.taken })
}

function indexRow(
  ctx: Context,
  { _id, formID, isStanding }: IndexedSubmission,
  { once, ...row }: AnswerRow,
): FormAnswerRow {
  const hash = once === null || !isStanding ? null : onceHash(ctx, { formID, field: row.field, text: once })
  return { submissionID: _id, formID, ...row, hash }
}
