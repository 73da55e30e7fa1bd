import { href } from 'react-router'
import { recount, seatsMoved } from '#modules/enroll/public-api.ts'
import { type ReassignedWithin, reassignWithin } from '#platform/data/collection/removal/reassign-references.ts'
import { record } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { remind } from '#platform/background/reminders/remind.ts'
import { editionWords as words } from '../../components/edition/words.ts'
import type { Undoing } from '../../rules/undoing.ts'
import { transferWords } from '../../words.ts'
import type { LearnerBehind } from './learners-behind.server.ts'
import type { Editions, OlderEdition } from './read-editions.server.ts'

/** The records of an enrolment that belong to a lesson and move with it. */
const ofLessons = ['lesson_completion', 'lesson_watch', 'lesson_note', 'lesson_exception', 'hand_in'] as const

/**
 * Moves learners who were checked before, in the transaction that locks the courses. The enrolment moves with its
 * records of lessons that exist in both editions. Records of other lessons stay with it, and count again if the move is
 * undone.
 */
export const moveSome = async (
  { theirs, system }: { theirs: Context; system: Context },
  editions: Editions,
  learners: readonly LearnerBehind[],
): Promise<void> => {
  if (learners.length === 0) return
  const { course } = editions
  for (const edition of editions.older) {
    const some = learners.filter(({ courseID }) => courseID === edition._id)
    if (some.length === 0) continue
    const led = await leadAll(theirs, { edition, into: course._id, ids: some.map(({ _id }) => _id) })
    await writeDown(theirs, { course, edition, learners: some, led })
  }
  const ids = learners.map(({ _id }) => _id)
  await recount(system, { courseID: course._id, enrollIDs: ids })
  const courseIDs = [...new Set([course._id, ...learners.map(({ courseID }) => courseID)])]
  await seatsMoved(system, { enrollIDs: ids, courseIDs })
}

/** A few statements per lesson, for any number of learners. */
async function leadAll(
  ctx: Context,
  of: { edition: OlderEdition; into: string; ids: string[] },
): Promise<ReassignedWithin[]> {
  const { edition, into, ids } = of
  const ways = new Map([[edition._id, into]])
  const led = await reassignWithin(ctx, {
    collection: 'enroll',
    field: 'courseID',
    ways,
    within: { field: '_id', ids },
  })
  const within = { field: 'enrollID', ids }
  for (const collection of ofLessons)
    led.push(...(await reassignWithin(ctx, { collection, field: 'lessonID', ways: edition.like, within })))
  led.push(...(await reassignWithin(ctx, { collection: 'hand_in', field: 'courseID', ways, within })))
  return led
}

interface Moved {
  course: Editions['course']
  edition: OlderEdition
  learners: readonly LearnerBehind[]
  led: readonly ReassignedWithin[]
}

/** Records each move so that it can be undone, and notifies the learner. */
async function writeDown(ctx: Context, { course, edition, learners, led }: Moved) {
  const names = { from: edition.name, to: course.name }
  for (const { _id, userID } of learners) {
    const own = led.flatMap(({ ids, owners, ...one }): Undoing['led'] => {
      const mine = ids.filter((_one, at) => owners[at] === _id)
      return mine.length === 0 ? [] : [{ ...one, ids: mine }]
    })
    await record(ctx, 'person_change', {
      ...{ userID, kind: 'transfer', other: _id, reason: words.reason[ctx.locale] },
      told: fill(transferWords.told[ctx.locale], names).slice(0, 200),
      undo: { version: 1, led: own, removed: [], before: {}, edition: { from: edition._id, to: course._id } },
    })
  }
  const said = (locale: 'th' | 'en') => fill(words.told[locale], { course: course.name })
  await remind(
    ctx,
    learners.map(({ _id, userID }) => ({
      ...{ kind: 'enrolment' as const, to: userID, subject: _id, course: course._id },
      about: { collection: 'enroll', row: _id },
      title: { th: said('th'), en: said('en') },
      href: href('/lesson/detail/:id', { id: course._id }),
    })),
  )
}
