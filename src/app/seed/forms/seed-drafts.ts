import { openForm, saveDraft } from '#modules/form/public-api.ts'
import { guest, type Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { applicationAnswers } from '../../../../database/seeds/forms/skills/application.ts'
import { complaintAnswers } from '../../../../database/seeds/forms/skills/complaint.ts'
import { type FormIds, named } from './named.ts'

const dayMs = 86_400_000

/** What people typed and did not send: some on the first tab, some almost to the end. */
export async function seedDrafts(ctx: Context, ids: FormIds): Promise<void> {
  const [learner] = await learners(ctx)
  const drafts: [string, Viewer, Record<string, unknown>][] = [
    ...[200, 201, 202, 203].map((n): [string, Viewer, Record<string, unknown>] => [
      'course-application',
      n === 200 && learner ? learner : guest,
      Object.fromEntries(Object.entries(applicationAnswers(n)).slice(0, 3 + (n % 4) * 2)),
    ]),
    ['complaint', guest, { ...complaintAnswers(201), privacy: undefined }],
    ['complaint', guest, { subject: 'system', details: 'เปิดบทเรียนในโทรศัพท์แล้วหน้าจอค้าง' }],
  ]
  for (const [n, [slug, viewer, answers]] of drafts.entries()) {
    const then = { ...ctx, viewer, now: ctx.now - (n + 1) * dayMs }
    const formID = named(ids, slug)
    const { token } = await openForm(then, formID)
    await saveDraft(then, { formID, token, revision: 0, changes: JSON.parse(JSON.stringify(answers)) })
  }
}

async function learners(ctx: Context): Promise<Viewer[]> {
  const rows = await from(ctx, 'user')
    .select(['user._id', 'user.firstname', 'user.lastname'])
    .where('user.username', '=', 'somying')
    .execute()
  return rows.map(({ _id, firstname, lastname }) => ({
    ...{ id: _id, role: 'user', home: ctx.site._id, name: `${firstname} ${lastname}` },
  }))
}
