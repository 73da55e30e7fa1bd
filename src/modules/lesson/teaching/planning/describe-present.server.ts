import { href } from 'react-router'
import { bangkokDay, bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import { from, rows } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { words as screenWords } from '#platform/office/screens/words.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import type { Action, RecordDescription } from '#ui/office/description.ts'
import { sessionWords } from '../session/words.ts'
import { createdBy } from './create-plan.server.ts'
import { crumbsOf } from './describe-form.server.ts'
import { dayWithWeekday } from './describe-preview.ts'
import { planPath } from './plan-path.ts'
import type { RoundFacts } from './round-facts.server.ts'
import { mostSessions } from './rules/plan-days.ts'
import { planWords as words } from './words.ts'

/** The sessions that a round has, with the ways to plan more; after a plan was created, with its undo. */
export const describePresent = async (
  ctx: Context,
  of: { round: RoundFacts; plan: string; undone: string },
): Promise<RecordDescription> => {
  const { locale } = ctx
  const { round, plan } = of
  const created = /^[0-9a-f]{24}$/.test(plan) ? (await createdBy(ctx, { roundID: round._id, key: plan })).length : 0
  const saved =
    created > 0
      ? fill(words.created[locale], { n: created })
      : /^\d{1,3}$/.test(of.undone)
        ? fill(words.undone[locale], { n: Number(of.undone) })
        : ''
  const undo: Action = {
    ...{ label: words.undo[locale], method: 'post' },
    hidden: [
      { name: 'intent', value: 'undo' },
      { name: 'key', value: plan },
    ],
  }
  const lock = lockOf(ctx, round)
  return {
    crumbs: crumbsOf(locale, round),
    heading: words.heading[locale],
    facts: [],
    ...(saved !== '' && { saved }),
    ...(created > 0 && { undo }),
    actions: [
      { label: words.plan[locale], href: planPath(round._id, { view: 'new' }), isPrimary: true, ...lock },
      { label: words.copy[locale], href: planPath(round._id, { view: 'copy' }), ...lock },
      { label: words.holidays[locale], href: href('/resource/holiday') },
      ...(round.lessons.length === 0
        ? [{ label: words.addLesson[locale], href: href('/lesson/player/detail/:id', { id: round.courseID }) }]
        : []),
    ],
    sections: [],
    related: [await sessionsHere(ctx, round)],
    words: inLocale({ crumbs: screenWords.crumbs, more: screenWords.more }, locale),
  }
}

/** Why nothing can be planned for the round. */
const lockOf = ({ locale }: Context, { lessons, status }: RoundFacts) =>
  status === 'cancelled'
    ? { lock: words.roundCancelled[locale] }
    : lessons.length === 0
      ? { lock: words.noLessons[locale] }
      : {}

async function sessionsHere(ctx: Context, { _id }: RoundFacts): Promise<RecordDescription['related'][number]> {
  const { locale } = ctx
  const found = await from(ctx, 'lesson_session')
    .leftJoin(rows(ctx, 'room'), 'room._id', 'lesson_session.room')
    .select(['lesson_session._id', 'lesson_session.name', 'lesson_session.startsAt', 'lesson_session.endsAt'])
    .select(['lesson_session.place', 'lesson_session.cancelled', 'room.name as room'])
    .where('lesson_session.roundID', '=', _id)
    .orderBy('lesson_session.startsAt')
    .orderBy('lesson_session._id')
    .limit(mostSessions)
    .execute()
  return {
    title: words.sessionsHere[locale],
    count: found.length.toLocaleString('th-TH'),
    all: { href: `${href('/lesson/session')}?where=roundID:is:${_id}`, label: words.all[locale] },
    list: {
      columns: [
        { name: 'day', label: words.day[locale], kind: 'text' },
        { name: 'name', label: words.name[locale], kind: 'text' },
        { name: 'hours', label: words.hours[locale], kind: 'text' },
        { name: 'room', label: words.room[locale], kind: 'text' },
      ],
      rows: found.map((one) => ({
        ...{ id: one._id, href: href('/lesson/session/:id', { id: one._id }) },
        cells: {
          day: { text: dayWithWeekday(bangkokDay(Date.parse(one.startsAt)), locale) },
          name: { text: one.name },
          hours: { text: `${bangkokTime(Date.parse(one.startsAt))}–${bangkokTime(Date.parse(one.endsAt))}` },
          room: { text: one.room ?? one.place },
        },
        ...(one.cancelled && { under: sessionWords.cancelled[locale] }),
        actions: [],
      })),
      empty: { title: words.noSessions[locale] },
      words: listWords(locale),
    },
  }
}
