import { sql } from 'kysely'
import type { Response } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { examEvent } from '../../tables.ts'

/** Returns the answers that count of one slot each of many attempts, by attempt. */
export async function readAnswersOf(
  ctx: Context,
  { attempts }: { attempts: readonly (readonly [attemptID: string, slot: string])[] },
): Promise<Map<string, Response | null>> {
  if (attempts.length === 0) return new Map()
  const ids = attempts.map(([attemptID]) => attemptID)
  const slots = attempts.map(([, slot]) => slot)
  const rows = await fromPrivate(ctx, examEvent)
    .distinctOn(['attemptID', 'slot'])
    .select(['attemptID', 'body'])
    .where('kind', '=', 'answer')
    .where(sql<boolean>`("attemptID", slot) in (select * from unnest(${ids}::text[], ${slots}::text[]))`)
    .orderBy('attemptID')
    .orderBy('slot')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(
    rows.map(({ attemptID, body }) => [attemptID, (JSON.parse(body) as { response: Response | null }).response]),
  )
}
