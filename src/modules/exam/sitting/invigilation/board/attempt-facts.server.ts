import { sql } from 'kysely'
import type { Paper } from '#domain/learning/assessment/paper.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { readQuestions, refText } from '../../../questions/read-questions.server.ts'
import { examEvent, examPaper } from '../../../tables.ts'

/** What was noted in an attempt. They are facts for people to weigh, never a verdict. */
export interface AttemptFacts {
  /** The last event of any kind. */
  at: string
  facts: { fact: string; count: number; at: string }[]
}

/** Returns the facts of attempts: what their browsers noted, changes of the device, and answers that came late. */
export async function readFacts(ctx: Context, attemptIDs: readonly string[]): Promise<Map<string, AttemptFacts>> {
  if (attemptIDs.length === 0) return new Map()
  const noted = await fromPrivate(ctx, examEvent)
    .select('attemptID')
    .select(sql<string>`case when kind = 'fact' then body::json ->> 'fact' else kind end`.as('fact'))
    .select([sql<number>`count(*)::int`.as('count'), sql<string>`max(at)`.as('at')])
    .where('attemptID', 'in', attemptIDs)
    .groupBy(['attemptID', sql`2`])
    .execute()
  return new Map(
    Map.groupBy(noted, ({ attemptID }) => attemptID)
      .entries()
      .map(([attemptID, all]) => {
        const facts = all
          .map(({ fact, count, at }) => ({ fact, count, at: new Date(at).toISOString() }))
          .toSorted((one, other) => (one.at < other.at ? -1 : 1))
        return [attemptID, { at: facts.at(-1)!.at, facts: facts.filter(({ fact }) => onBoard.has(fact)) }]
      }),
  )
}

const onBoard = new Set(['left', 'offline', 'fullscreen-ended', 'lease', 'late'])

/** Returns how many questions of each attempt have an answer now. The answers stay in the database. */
export async function countAnswered(ctx: Context, attemptIDs: readonly string[]): Promise<Map<string, number>> {
  if (attemptIDs.length === 0) return new Map()
  const newest = await fromPrivate(ctx, examEvent)
    .distinctOn(['attemptID', 'slot'])
    .select('attemptID')
    .select(sql<boolean>`json_typeof(body::json -> 'response') <> 'null'`.as('isAnswered'))
    .where('attemptID', 'in', attemptIDs)
    .where('kind', '=', 'answer')
    .orderBy('attemptID')
    .orderBy('slot')
    .orderBy('seq', 'desc')
    .execute()
  const counts = new Map<string, number>()
  for (const { attemptID, isAnswered } of newest)
    if (isAnswered) counts.set(attemptID, (counts.get(attemptID) ?? 0) + 1)
  return counts
}

/** Returns how many questions the papers of each version of the exam have. Its sections draw equally many for everybody. */
export async function countQuestions(
  ctx: Context,
  attempts: readonly { _id: string; examVersion: number }[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for (const [version, [first]] of Map.groupBy(attempts, ({ examVersion }) => examVersion)) {
    const stored = await fromPrivate(ctx, examPaper)
      .select('body')
      .where('attemptID', '=', first!._id)
      .executeTakeFirstOrThrow()
    const slots = (JSON.parse(stored.body) as Paper).sections.flatMap((section) => section.slots)
    const questions = await readQuestions(ctx, slots)
    counts.set(version, slots.filter((slot) => questions.get(refText(slot))?.type !== 'text-only').length)
  }
  return counts
}
