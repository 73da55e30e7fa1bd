import { savepoint } from '#platform/data/collection/transaction.ts'
import { createAny, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import type { BatchRow } from '#platform/office/screens/list/bulk/batch.ts'
import { type FileRow, placeOf } from './file-rows.ts'
import type { Plan } from './plan-row.ts'
import { type Report, said } from './report.ts'

export interface Planned {
  row: FileRow
  plan: Extract<Plan, { act: 'create' | 'change' }>
  /** The previous wire values of its changed fields. */
  before?: Record<string, unknown>
}

/**
 * Writes planned rows inside the transaction, with all rules of create and update. A refused row is reported and rolled
 * back, so that later rows can still be tried. Rows are tried together first: one savepoint suffices while nothing is
 * refused. Returns the stored rows, which an undo needs.
 */
export const storeRows = async (
  inside: Context,
  of: { name: string; planned: readonly Planned[] },
  report: Report,
): Promise<BatchRow[]> => {
  const stored = new Map<Planned, BatchRow>()
  const write = async (part: Context, one: Planned) => void stored.set(one, await written(part, of.name, one))
  const together = await tried(inside, async (part) => {
    for (const one of of.planned) await write(part, one)
  })
  for (const one of of.planned) {
    const refusal = together && (await tried(inside, (part) => write(part, one)))
    if (refusal) stored.delete(one)
    if (refusal) addRefusal(report, one.row, refusal)
    else report.report[one.plan.act === 'create' ? 'created' : 'changed']++
    if (!refusal) report.acts[one.row.number] = one.plan.act
  }
  return [...stored.values()]
}

async function written(inside: Context, name: string, { plan, before }: Planned): Promise<BatchRow> {
  const row = plan.act === 'create' ? await createAny(inside, name, plan.input) : await updateAny(inside, name, plan)
  return { _id: row._id, version: row.version, ...(before && { before }) }
}

/** Runs the work, or rolls it back and returns why it was refused. */
async function tried(inside: Context, work: (part: Context) => Promise<unknown>): Promise<RequestError | null> {
  try {
    await savepoint(inside, work)
    return null
  } catch (error) {
    if (error instanceof RequestError) return error
    throw error
  }
}

function addRefusal({ add }: Report, row: FileRow, refusal: RequestError) {
  if (refusal.issues.length === 0) add({ row: row.number, ...said(codeOf(refusal)) })
  for (const { field, ...rest } of refusal.issues) add({ ...placeOf(row, field), ...rest })
}

const codeOf = ({ kind }: RequestError) => (kind === 'not-found' || kind === 'forbidden' ? kind : 'conflict')
