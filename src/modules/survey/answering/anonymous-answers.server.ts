import { randomBytes, randomInt } from 'node:crypto'
import { deletePrivate, fromPrivate, insertPrivateRows } from '#platform/data/private-table/access.ts'
import type { Context } from '#platform/context.ts'
import { releaseCount } from '../rules/batches.ts'
import type { SurveyAnswers } from '../rules/survey-question.ts'
import { surveyAnswer, type SurveyAnswerRow, surveyTicket } from '../tables.ts'

const rowsPerStatement = 500

/**
 * Adds an answer, and rewrites all waiting answers of the survey in random order: so the transaction of the newest ticket leads to
 * several answers, not to one. The survey must be locked.
 */
export async function addAnonymousAnswer(
  ctx: Context,
  of: { surveyID: string; questionVersion: number; answers: SurveyAnswers },
): Promise<void> {
  const { surveyID, questionVersion, answers } = of
  const waiting = await rowsOf(ctx, { surveyID, isReleased: false })
  await deletePrivate(ctx, surveyAnswer, { surveyID, isReleased: false })
  const added = { _id: '', surveyID, questionVersion, isReleased: false, answers: JSON.stringify(answers) }
  await insertShuffled(ctx, [...waiting, added])
}

/**
 * Releases waiting answers for reading, if there are enough, and returns how many. All answers and tickets of the survey are rewritten with
 * new ids in random order, so neither time, order nor transaction joins them. The survey must be locked.
 */
export async function releaseAnswers(
  ctx: Context,
  { surveyID, isClosed }: { surveyID: string; isClosed: boolean },
): Promise<number> {
  const waiting = await rowsOf(ctx, { surveyID, isReleased: false })
  const released = await rowsOf(ctx, { surveyID, isReleased: true })
  const count = releaseCount({ waiting: waiting.length, released: released.length, isClosed })
  if (count === 0) return 0
  const chosen = shuffled(waiting).map((row, at) => ({ ...row, isReleased: at < count }))
  await deletePrivate(ctx, surveyAnswer, { surveyID })
  await insertShuffled(ctx, [...released, ...chosen])
  await rewriteTickets(ctx, surveyID)
  return count
}

/** Returns the answers that may be read, in a new random order. */
export async function readReleased(ctx: Context, surveyID: string): Promise<SurveyAnswers[]> {
  const rows = await rowsOf(ctx, { surveyID, isReleased: true })
  return shuffled(rows).map(({ answers }) => JSON.parse(answers) as SurveyAnswers)
}

async function rewriteTickets(ctx: Context, surveyID: string) {
  const tickets = await fromPrivate(ctx, surveyTicket).select('userID').where('surveyID', '=', surveyID).execute()
  await deletePrivate(ctx, surveyTicket, { surveyID })
  for (const piece of inPieces(shuffled(tickets)))
    await insertPrivateRows(
      ctx,
      surveyTicket,
      piece.map(({ userID }) => ({ surveyID, userID })),
    )
}

const rowsOf = (ctx: Context, { surveyID, isReleased }: { surveyID: string; isReleased: boolean }) =>
  fromPrivate(ctx, surveyAnswer)
    .select(['_id', 'surveyID', 'questionVersion', 'isReleased', 'answers'])
    .where('surveyID', '=', surveyID)
    .where('isReleased', '=', isReleased)
    .execute()

async function insertShuffled(ctx: Context, rows: readonly SurveyAnswerRow[]) {
  const fresh = shuffled(rows).map((row) => ({ ...row, _id: randomBytes(12).toString('hex') }))
  for (const piece of inPieces(fresh)) await insertPrivateRows(ctx, surveyAnswer, piece)
}

function* inPieces<T>(rows: readonly T[]) {
  for (let at = 0; at < rows.length; at += rowsPerStatement) yield rows.slice(at, at + rowsPerStatement)
}

/** The same rows in a random order that nobody can predict. */
function shuffled<T>(rows: readonly T[]): T[] {
  const mixed = [...rows]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}
