import { href } from 'react-router'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { ChangedRow } from '#platform/http/api/command.ts'
import { isReadable } from '#platform/http/api/wire.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { fill, type Text } from '#platform/site/i18n/words.ts'
import { notifyOfMore } from '#platform/background/notifications/notify.ts'
import { isMeantFor, type Meant } from '../rules/meant-for.ts'
import { targetWords as words } from '../words.ts'

/**
 * Throws if a learner enrols themselves in a course restricted to other target groups (decision 515). Staff may enrol
 * anybody.
 */
export const assertTargeted = async (ctx: Context, courseID: string): Promise<void> => {
  if (ctx.viewer.role !== 'user') return
  const course = await meantIn(ctx, courseID)
  if (course) await assertTargetedFor(ctx, course)
}

/** The same for a course that is already loaded. */
export const assertTargetedFor = async (ctx: Context, course: Meant): Promise<void> => {
  const why = ctx.viewer.role === 'user' ? await whyNotMeant(ctx, course) : null
  if (why) throw forbidden({ field: 'courseID', code: 'target', ...why })
}

/**
 * Why the viewer, a learner, may not enrol with regard to target groups. Null if they may. No query for an unrestricted
 * course.
 */
export const whyNotMeant = async (ctx: Context, course: Meant): Promise<Text | null> => {
  if (!course.onlyTarget) return null
  const [band] = (await bandsOf(ctx, [ctx.viewer.id])).values()
  return isMeantFor(course, band) ? null : onlyFor(await groupsOf(ctx, course.target))
}

/**
 * Which of these learners are outside the target groups of a restricted course. Empty for an unrestricted course. Null
 * if the viewer may not read the learners' groups.
 */
export const outsideOf = async (ctx: Context, of: { course: Meant; users: readonly string[] }) => {
  const { course, users } = of
  if (!course.onlyTarget || users.length === 0) return new Set<string>()
  if (!isReadable(ctx, collectionOf(ctx, 'user').fields['info'])) return null
  const bands = await bandsOf(ctx, users)
  return new Set(users.filter((one) => !isMeantFor(course, bands.get(one))))
}

/**
 * Notifies the member of staff who enrolled a learner from outside the target groups of a restricted course. If they
 * may not read the groups, it asks them to check. Later cases join the same notice while it is unread.
 */
export const tellOutside = async (ctx: Context, { row }: Pick<ChangedRow, 'row'>): Promise<void> => {
  if (!isStaff(ctx.viewer) || row['source'] !== 'staff') return
  const [userID, courseID] = [String(row['userID']), String(row['courseID'])]
  const course = await meantIn(ctx, courseID)
  const outside = course && (await outsideOf(ctx, { course, users: [userID] }))
  if (!course || outside?.size === 0) return
  const learner = await from(ctx, 'user')
    .select(['user.firstname', 'user.lastname'])
    .where('user._id', '=', userID)
    .executeTakeFirst()
  const said = { learner: `${learner?.firstname ?? ''} ${learner?.lastname ?? ''}`.trim(), course: course.name }
  await notifyOfMore(ctx, {
    ...{ to: ctx.viewer.id, topic: `enroll.outside ${courseID}` },
    told: (more) => ({
      about: { collection: 'enroll', row: row._id },
      title: saidOf(outside ? 'outside' : 'unknown', { ...said, more }),
      href:
        more === 0
          ? href('/enroll/detail/:id', { id: row._id })
          : `${href('/enroll/dashboard')}?where=courseID:is:${courseID}`,
    }),
  })
}

/** The notice to staff about one learner and a number of others. */
const saidOf = (
  of: 'outside' | 'unknown',
  { more, ...said }: { learner: string; course: string; more: number },
): Text => {
  const { th, en } = words[of]
  const others = words.more
  const counted = (locale: 'th' | 'en') => (more === 0 ? '' : fill(others[locale], { n: more.toLocaleString('th-TH') }))
  return { th: fill(th, { ...said, more: counted('th') }), en: fill(en, { ...said, more: counted('en') }) }
}

/** The target groups of a course. Undefined if the viewer may not see it. */
const meantIn = (ctx: Context, courseID: string) =>
  from(ctx, 'course')
    .select(['course.name', 'course.onlyTarget', 'course.target'])
    .where('course._id', '=', courseID)
    .executeTakeFirst()

/** Learners per query. */
const atOnce = 1000

/** The current band codes of learners, by learner. */
async function bandsOf(ctx: Context, users: readonly string[]): Promise<Map<string, string | null>> {
  const bands = new Map<string, string | null>()
  for (let at = 0; at < users.length; at += atOnce) {
    const some = users.slice(at, at + atOnce)
    const found = await from(ctx, 'user').select(['user._id', 'user.info']).where('user._id', 'in', some).execute()
    for (const { _id, info } of found) bands.set(_id, info?.bandCode ?? null)
  }
  return bands
}

/** The names of target groups in order. Unknown codes are left out. */
async function groupsOf(ctx: Context, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const found = await from(ctx, 'target')
    .select(['target.code', 'target.name'])
    .where('target.code', 'in', codes)
    .execute()
  const names = new Map(found.map(({ code, name }) => [code, name]))
  return codes.flatMap((code) => names.get(code) ?? [])
}

const onlyFor = (names: readonly string[]): Text => {
  if (names.length === 0) return words.nobody
  const groups = names.map((name) => `“${name}”`).join(', ')
  return { th: fill(words.onlyFor.th, { groups }), en: fill(words.onlyFor.en, { groups }) }
}
