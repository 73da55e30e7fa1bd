import type { Response } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { examEvent } from '../../tables.ts'

/** Returns the answers that count of many attempts: by attempt and slot. */
export async function readAllAnswers(
  ctx: Context,
  attemptIDs: readonly string[],
): Promise<Map<string, Map<string, Response | null>>> {
  if (attemptIDs.length === 0) return new Map()
  const rows = await fromPrivate(ctx, examEvent)
    .distinctOn(['attemptID', 'slot'])
    .select(['attemptID', 'slot', 'body'])
    .where('attemptID', 'in', attemptIDs)
    .where('kind', '=', 'answer')
    .orderBy('attemptID')
    .orderBy('slot')
    .orderBy('seq', 'desc')
    .execute()
  const byAttempt = Map.groupBy(rows, ({ attemptID }) => attemptID)
  return new Map(
    [...byAttempt].map(([attemptID, own]) => [
      attemptID,
      new Map(own.map(({ slot, body }) => [slot!, (JSON.parse(body) as { response: Response | null }).response])),
    ]),
  )
}
