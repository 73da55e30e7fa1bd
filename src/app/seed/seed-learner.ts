import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { setCredential } from '#platform/identity/password/credential.ts'
import type { SeedLearner } from '../../../database/seeds/seed.ts'

/** Seeds a learner of one site with enrolments made by staff, and lessons that they finished themselves. */
export const seedLearner = async (sites: ReadonlyMap<string, Context>, of: { one: SeedLearner; hash: string }) => {
  const { enrolments, teaches, ...fields } = of.one
  const site = sites.get(enrolments[0]?.site ?? 'skills')!
  await inTransaction(site, async (ctx) => {
    const { username, firstname, lastname, email, phone, citizen, bandCode } = fields
    const info = { fti_member: false, fti_member_number: '', agree: true, bandCode }
    const user = await create(ctx, 'user', { username, firstname, lastname, email, phone, citizen, info })
    await setCredential(ctx, { user: user._id, hash: of.hash })
    if (teaches) await lendAccount(ctx, { name: teaches, userID: user._id })
    const viewer: Viewer = { id: user._id, role: 'user', home: ctx.site._id, name: firstname }
    for (const enrolment of enrolments) await plantEnrolment(ctx, { viewer, ...enrolment })
  })
}

/** A lecturer grades and answers with a learner's account (decision 0485). */
async function lendAccount(ctx: Context, { name, userID }: { name: string; userID: string }) {
  const found = await from(ctx, 'lecturer').select('_id').where('name', '=', name).executeTakeFirst()
  if (!found) throw new Error(`the demo has no lecturer '${name}'`)
  await update(ctx, 'lecturer', { _id: found._id, change: { userID } })
}

async function plantEnrolment(ctx: Context, of: { viewer: Viewer; course: string; done: number }) {
  const course = await from(ctx, 'course').select('_id').where('name', '=', of.course).executeTakeFirst()
  if (!course) throw new Error(`the demo has no course '${of.course}'`)
  const enrolment = await create(ctx, 'enroll', { userID: of.viewer.id, courseID: course._id })
  for (const lessonID of (await outline(ctx, course._id)).slice(0, of.done))
    await create({ ...ctx, viewer: of.viewer }, 'lesson_completion', { enrollID: enrolment._id, lessonID })
}

/** Returns the published lessons of a course in the order of its outline: a chapter, then its lessons. */
async function outline(ctx: Context, courseID: string) {
  const lessons = await from(ctx, 'lesson')
    .select(['_id', 'parent'])
    .where('courseID', '=', courseID)
    .where('status', '=', true)
    .orderBy('order')
    .orderBy('_id')
    .execute()
  const under = (parent: string | null): string[] =>
    lessons.filter((one) => one.parent === parent).flatMap((one) => [one._id, ...under(one._id)])
  return under(null)
}
