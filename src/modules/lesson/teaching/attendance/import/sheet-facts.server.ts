import { bangkokDay, bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { formatDay } from '#domain/thai-calendar/format.ts'
import { attendanceRuleOf } from '#modules/enroll/public-api.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { sessionWords } from '../../session/words.ts'
import type { SheetSession } from '../rules/read-heads.ts'
import type { SheetPerson } from '../rules/read-sheet.ts'

const id = /^[0-9a-f]{24}$/

/** The course of an attendance sheet, its sessions and its learners, for who keeps the list; not-found where it cannot be seen. */
export const sheetFacts = async (ctx: Context, courseID: string) => {
  if (!id.test(courseID)) throw notFound()
  const course = await from(ctx, 'course')
    .select(['course._id', 'course.name'])
    .where('course._id', '=', courseID)
    .executeTakeFirst()
  const rule = await attendanceRuleOf(ctx, courseID)
  if (!course || !rule) throw notFound()
  const sessions: SheetSession[] = rule.sessions.map(({ _id, name, startsAt, cancelled, roundID, number }) => {
    const at = Date.parse(startsAt)
    const day = formatDay(bangkokDay(at), { length: 'medium', locale: ctx.locale })
    const round = number === null ? '' : ` ${fill(sessionWords.ofRound[ctx.locale], { n: number })}`
    return { _id, name, startsAt, cancelled, roundID, label: `${name} ${day} ${bangkokTime(at)}${round}` }
  })
  return { course, sessions, names: rule.names, people: await peopleOf(ctx, courseID), now: ctx.now }
}
export type SheetFacts = Awaited<ReturnType<typeof sheetFacts>>

async function peopleOf(ctx: Context, courseID: string): Promise<(SheetPerson & { learner: string })[]> {
  const mayReadIds = isReadable(ctx, collectionOf(ctx, 'user').fields['citizen'])
  const found = await from(ctx, 'enroll')
    .innerJoin(rows(ctx, 'user'), 'user._id', 'enroll.userID')
    .select(['enroll._id', 'enroll.roundID', 'enroll.learner', 'user.firstname', 'user.lastname'])
    .select(['user.email', 'user.username', 'user.citizen'])
    .where('enroll.courseID', '=', courseID)
    .where('enroll.standing', '=', 'active')
    .orderBy('user.firstname')
    .orderBy('enroll._id')
    .execute()
  return found.map(({ _id, roundID, learner, firstname, lastname, email, username, citizen }) => ({
    ...{ enrollID: _id, roundID, email, username, citizen: mayReadIds ? citizen : null },
    ...{ name: `${firstname} ${lastname}`.trim(), learner: learner ?? '' },
  }))
}
