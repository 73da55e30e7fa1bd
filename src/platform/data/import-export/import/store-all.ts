import type { AnyCollection } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { wireValue } from '#platform/data/field-types/value.ts'
import type { BatchRow } from '#platform/office/screens/list/bulk/batch.ts'
import type { FileRow } from './file-rows.ts'
import { findExisting, type Identity, identityOf } from './find-existing.ts'
import { planRow } from './plan-row.ts'
import { type Report, said } from './report.ts'
import { type Planned, storeRows } from './store-rows.ts'

const rowsAtOnce = 100

/**
 * What to store: the rows of a file, and how they identify stored rows. `told` receives the number of rows tried, and
 * may abort.
 */
interface ToStore {
  by: Identity
  rows: readonly FileRow[]
  told?: ((rows: number) => void) | undefined
}

/**
 * Stores the rows of a file inside the transaction, a hundred at a time. Problems go to the report. Returns the stored
 * rows, which an undo needs.
 */
export async function storeAll(inside: Context, file: ToStore, report: Report): Promise<BatchRow[]> {
  const seen = new Map<string, number>()
  const done: BatchRow[] = []
  for (let at = 0; at < file.rows.length; at += rowsAtOnce) {
    const rows = file.rows.slice(at, at + rowsAtOnce)
    const stored = await findExisting(inside, file.by, rows)
    const planned = rows.flatMap((row): Planned[] => {
      const names = [identityOf(file.by, row), stored.get(row)?._id ?? null].filter((name) => name !== null)
      if (!isFirst(row, { names, seen }, report)) return []
      const plan = planRow(inside, file.by.collection, { row, stored: stored.get(row), remark: report.remark })
      if (plan.act === 'mend') plan.problems.forEach(report.add)
      if (plan.act === 'nothing') report.report.unchanged++
      if (plan.act === 'nothing') report.acts[row.number] = 'nothing'
      if (plan.act === 'create') return [{ row, plan }]
      if (plan.act !== 'change') return []
      return [{ row, plan, before: wireBefore(file.by.collection, { change: plan.change, stored: stored.get(row)! }) }]
    })
    for (const row of await storeRows(inside, { name: file.by.collection.name, planned }, report)) done.push(row)
    file.told?.(Math.min(at + rowsAtOnce, file.rows.length))
  }
  return done
}

const wireBefore = (
  { fields }: AnyCollection,
  { change, stored }: { change: Record<string, unknown>; stored: Record<string, unknown> },
) => Object.fromEntries(Object.keys(change).map((name) => [name, wireValue(name, fields[name]!, stored)]))

/** Whether no earlier row has the same identity. A stored row may be named by `_id` and by key. */
function isFirst(
  { number }: FileRow,
  of: { names: readonly string[]; seen: Map<string, number> },
  { add }: Report,
): boolean {
  const before = of.names.map((name) => of.seen.get(name)).find((row) => row !== undefined)
  if (before !== undefined) add({ row: number, ...said('twice', { row: before }) })
  for (const name of of.names) if (!of.seen.has(name)) of.seen.set(name, number)
  return before === undefined
}
