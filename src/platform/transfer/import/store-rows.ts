import { attempt } from '#platform/collection/transaction.ts'
import { createAny, updateAny } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors/errors.ts'
import { type FileRow, placeOf } from './file-rows.ts'
import type { Plan } from './plan-row.ts'
import { type Report, said } from './report.ts'

export interface Planned {
  row: FileRow
  plan: Extract<Plan, { act: 'create' | 'change' }>
}

/**
 * Writes planned rows inside the transaction, with all rules of create and update. A refused row is named in the report
 * and leaves nothing behind, so that the rows after it can still be tried. Rows go together first: one savepoint for
 * all is enough while nothing is refused.
 */
export const storeRows = async (inside: Context, of: { name: string; planned: readonly Planned[] }, report: Report) => {
  const together = await tried(inside, async (part) => {
    for (const { plan } of of.planned) await written(part, of.name, plan)
  })
  for (const one of of.planned) {
    const refusal = together && (await tried(inside, (part) => written(part, of.name, one.plan)))
    if (refusal) addRefusal(report, one.row, refusal)
    else report.report[one.plan.act === 'create' ? 'created' : 'changed']++
  }
}

const written = (inside: Context, name: string, plan: Planned['plan']) =>
  plan.act === 'create' ? createAny(inside, name, plan.input) : updateAny(inside, name, plan)

/** Does it, or undoes what it did and answers why it was refused. */
async function tried(inside: Context, work: (part: Context) => Promise<unknown>): Promise<Refusal | null> {
  try {
    await attempt(inside, work)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function addRefusal({ add }: Report, row: FileRow, refusal: Refusal) {
  if (refusal.issues.length === 0) add({ row: row.number, ...said(codeOf(refusal)) })
  for (const { field, ...rest } of refusal.issues) add({ ...placeOf(row, field), ...rest })
}

const codeOf = ({ kind }: Refusal) => (kind === 'not-found' || kind === 'forbidden' ? kind : 'conflict')
