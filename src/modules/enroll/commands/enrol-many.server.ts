import { attempt, inTransaction } from '#platform/collection/transaction.ts'
import { create } from '#platform/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors/errors.ts'
import { type BatchRow, keepBatch } from '#platform/screens/list/bulk/batch.ts'
import type { Planned } from './plan-enrolments.server.ts'

/**
 * Enrols everybody who is planned as new, all in one transaction, and keeps it as a batch that can be undone; answers how
 * many there were. Who was enrolled meanwhile stays so: the same plan carried out twice enrols nobody twice, and nobody beyond the seats.
 */
export const enrolMany = (ctx: Context, plan: readonly Planned[]): Promise<{ done: number; batch: string | null }> =>
  inTransaction(ctx, async (inside) => {
    const rows: BatchRow[] = []
    for (const { userID, courseID, outcome } of plan) {
      if (outcome !== 'new' || userID === null) continue
      const made = await enrolOne(inside, { userID, courseID })
      if (made) rows.push(made)
    }
    const batch = rows.length > 0 ? await keepBatch(inside, { collection: 'enroll', verb: 'import', rows }) : null
    return { done: rows.length, batch }
  })

async function enrolOne(ctx: Context, of: { userID: string; courseID: string }): Promise<BatchRow | null> {
  try {
    const { _id, version } = await attempt(ctx, (part) => create(part, 'enroll', { ...of, source: 'import' }))
    return { _id, version }
  } catch (error) {
    if (error instanceof Refusal && error.issues.some(({ code }) => code === 'duplicate' || code === 'full'))
      return null
    throw error
  }
}
