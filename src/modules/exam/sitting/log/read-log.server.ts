import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Response } from '#domain/learning/assessment/question.ts'
import type { Context } from '#platform/context.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { examEvent } from '../../tables.ts'
import type { Notice } from '../protocol.ts'

/** What a slot holds: its newest counted answer. */
export interface SlotAnswer {
  version: number
  response: Response | null
  isFlagged: boolean
}

export const unanswered: SlotAnswer = { version: 0, response: null, isFlagged: false }

/** Returns the newest answers by slot: of some slots, or of all. */
export async function readAnswers(
  ctx: Context,
  { attemptID, slots }: { attemptID: string; slots?: readonly string[] },
): Promise<Map<string, SlotAnswer>> {
  if (slots?.length === 0) return new Map()
  const found = await fromPrivate(ctx, examEvent)
    .distinctOn('slot')
    .select(['slot', 'version', 'body'])
    .where('attemptID', '=', attemptID)
    .where('kind', '=', 'answer')
    .$if(slots !== undefined, (query) => query.where('slot', 'in', slots!))
    .orderBy('slot')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(
    found.map(({ slot, version, body }) => {
      const { response, isFlagged } = JSON.parse(body) as SlotAnswer
      return [slot!, { version: version!, response, isFlagged }]
    }),
  )
}

/** An answer that the log has, whatever became of it. */
export interface LoggedAnswer extends SlotAnswer {
  number: number
  kind: string
  slot: string
}

/** Returns the answers with these numbers. */
export async function readNumbers(
  ctx: Context,
  { attemptID, numbers }: { attemptID: string; numbers: readonly number[] },
): Promise<Map<number, LoggedAnswer>> {
  if (numbers.length === 0) return new Map()
  const found = await fromPrivate(ctx, examEvent)
    .select(['number', 'kind', 'slot', 'version', 'body'])
    .where('attemptID', '=', attemptID)
    .where('number', 'in', numbers)
    .execute()
  return new Map(
    found.map(({ number, kind, slot, version, body }) => {
      const { response, isFlagged } = JSON.parse(body) as SlotAnswer
      return [number!, { number: number!, kind, slot: slot!, version: version!, response, isFlagged }]
    }),
  )
}

/** Whether the log has an answer with this number and content. A number that was used for other content is not a repetition. */
export const isRepeated = (
  known: LoggedAnswer,
  { slot, response, isFlagged }: { slot: string; response: Response | null; isFlagged: boolean },
): boolean => known.slot === slot && known.isFlagged === isFlagged && isDeepStrictEqual(known.response, response)

/** Returns which numbers up to `last` the log does not have, at most 1,000. */
export async function missingNumbers(
  ctx: Context,
  { attemptID, last }: { attemptID: string; last: number },
): Promise<number[]> {
  const found = await fromPrivate(ctx, examEvent)
    .select('number')
    .where('attemptID', '=', attemptID)
    .where('number', 'is not', null)
    .execute()
  const known = new Set(found.map(({ number }) => number))
  const missing: number[] = []
  for (let number = 1; number <= last && missing.length < 1000; number++) if (!known.has(number)) missing.push(number)
  return missing
}

/** Returns the messages of invigilators, oldest first. */
export async function readNotices(ctx: Context, attemptID: string): Promise<Notice[]> {
  const found = await fromPrivate(ctx, examEvent)
    .select(['at', 'body'])
    .where('attemptID', '=', attemptID)
    .where('kind', '=', 'message')
    .orderBy('seq')
    .execute()
  return found.map(({ at, body }) => ({ at, text: (JSON.parse(body) as { text: string }).text }))
}

/** Returns how many events of a kind an attempt has. */
export async function countEvents(ctx: Context, of: { attemptID: string; kind: string }): Promise<number> {
  const { n } = await fromPrivate(ctx, examEvent)
    .select(sql<number>`count(*)`.as('n'))
    .where('attemptID', '=', of.attemptID)
    .where('kind', '=', of.kind)
    .executeTakeFirstOrThrow()
  return Number(n)
}
