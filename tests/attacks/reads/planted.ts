import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { create, record } from '#platform/data/collection/write.ts'
import { startBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { frameHref } from '#platform/content/page/frame/page-frame.server.ts'
import { openDraft } from '../../../src/modules/cms/commands/draft/open-draft.server.ts'
import { linkDraft } from '../../../src/modules/cms/commands/draft/link-draft.server.ts'
import { bulkEnrolmentKind } from '../../../src/modules/enroll/commands/many/enrol-job.ts'
import { plantMarkers, plantShared } from '../../canary/markers.ts'
import { groups, plantFamily, staff, units } from '../../site/family/family.ts'
import { picture, upload } from '../../site/files/support.ts'
import type { Academy } from '../../support/academy.ts'
import { sites } from '../../support/cast.ts'
import { plantExamToSit } from '../../writes/exams/exam.ts'
import type { Pages } from '../../support/pages.ts'

/** Values for URLs: the ids of rows by collection, visible ones first, and other names. */
export interface Planted {
  ids: ReadonlyMap<string, readonly string[]>
  named: Readonly<Record<string, readonly string[]>>
}

/**
 * Seeds rows of every collection, sites and their staff, a file, a draft with its link, running jobs, and a page with
 * scripts.
 */
export const plantAll = async (academy: Academy, pages: Pages): Promise<Planted> => {
  const [admin, root] = [academy.as('admin'), academy.as('root')]
  const shared = await plantShared(academy)
  const { ids } = await plantMarkers(academy, 'skills')
  await plantFamily(academy)
  const of = (username: string, site: string) => staff(academy, { username, role: 'admin', site })
  const [head, director] = [await of('head', units.eastSchool), await of('director', units.eastInstitution)]
  const file = await sendFile(academy, pages)
  await plantTeaching(academy, ids)
  const sat = await plantExamToSit(academy, ids.get('lecturer')!.at(-1)!)
  for (const [name, id] of [
    ['course', sat['exam course']],
    ['exam', sat['exam to sit']],
    ...[
      ['exam_round', sat['watched round']],
      ['exam_round', sat['sat round']],
    ],
    ...[
      ['exam_attempt', sat['sat attempt']],
      ['question_bank', sat.bank],
      ['question', sat['bank question']],
    ],
  ] as const)
    ids.get(name!)!.push(id!)
  const [, post] = ids.get('post')!
  const sent = await sql<{ formID: string }>`select "formID" from form where site = ${sites.skills._id}`.execute(
    academy.database.kysely,
  )
  ids.get('post')!.unshift(...new Set(sent.rows.map(({ formID }) => formID)))
  await openDraft(admin, { _id: post! })
  const all = new Map([...ids, ...shared.ids].map(([name, of]) => [name, of.toReversed()]))
  all.set('site', [sites.skills._id, ...Object.values(units), ...Object.values(groups)])
  all.set('staff', [academy.viewer('admin').id, head.id, director.id])
  all.set('file', [file.id])
  all.set('operation', [await beginWork(root, ids.get('course')!)])
  for (const list of ['category', 'type', 'mode', 'asset'] as const) {
    const code = { list, code: 'own', name: 'ของเรา', nameEn: 'Ours' }
    all.set('code_item', [...all.get('code_item')!, (await create(admin, 'code_item', code))._id])
  }
  await create(admin, 'post', { type: 'post', slug: 'stories', title: 'ข่าว', status: true })
  const draft = (await linkDraft(admin, { _id: post! })).path.split('/').at(-1)!
  const frame = (await plantScripts(admin)).split('/')
  return {
    ids: all,
    named: {
      ...{ slug: ['page-true'], pageSlug: ['page-true'], postSlug: ['story-true'], keyword: ['canary'] },
      ...{
        sub: all.get('form')!,
        mode: ['standard'],
        history: ['0'],
        number: ['1'],
        part: ['pages-1'],
        name: [file.name],
      },
      ...{ cid: all.get('course')!, pid: all.get('lesson')!, eid: all.get('exam')!, question: all.get('question')! },
      ...{ exam: ['bank'], type: ['final'], round: ['1'], count: ['0'], kind: ['roster'], format: ['csv'] },
      ...{ token: [draft, 'a'.repeat(24) + 'b'.repeat(43)], block: ['o'] },
      ...{ site: [frame[2]!], page: [frame[3]!], mark: [frame[5]!] },
    },
  }
}

/** Seeds a course that the learner teaches and takes: an assignment, a session, a question, and seats to hand out. */
async function plantTeaching(academy: Academy, ids: Map<string, string[]>) {
  const [admin, user] = [academy.as('admin'), academy.as('user')]
  const add = (name: string, { _id }: { _id: string }) => {
    ids.get(name)!.push(_id)
    return _id
  }
  const id = add('lecturer', await create(admin, 'lecturer', { name: 'ครูครัว', userID: user.viewer.id }))
  const course = { name: 'งานครัว', status: true, type: 'onsite' as const, startDate: '2030-12-01' }
  const taught = { ...course, lecturer: [{ id, name: 'ครูครัว' }] }
  const courseID = add('course', await create(admin, 'course', taught))
  const enrollID = add('enroll', await create(user, 'enroll', { courseID }))
  const work = { courseID, name: 'ฝึกหั่น', kind: 'assignment' as const, content: '' }
  const lessonID = add('lesson', await create(admin, 'lesson', work))
  const fellow = { ...user, viewer: { ...user.viewer, id: ids.get('user')![1]! } }
  const asking = { enrollID: (await create(fellow, 'enroll', { courseID }))._id, lessonID }
  add('lesson_question', await create(fellow, 'lesson_question', { ...asking, text: 'หั่นอย่างไร' }))
  const handed = { learner: 'สมชาย', courseID, lessonID, enrollID, attempt: 1 }
  add('hand_in', await record(user, 'hand_in', handed))
  const seats = { company: 'บริษัท', courseID, seats: 2, untilDate: '2030-12-31', contactID: user.viewer.id }
  add('seat_grant', await create(admin, 'seat_grant', seats))
}

async function sendFile(academy: Academy, pages: Pages) {
  const content = new Uint8Array(await picture(20, 20).png())
  const sent = { name: 'a.png', content, fields: { public: '1' }, viewer: academy.viewer('admin') }
  const { body } = await upload(pages, sent)
  const name = String(body.data.key).split('/').at(-1)!
  const id = name.split('.')[0]!
  await sql`update file set "inLibrary" = true where _id = ${id}`.execute(academy.database.kysely)
  return { name, id }
}

const beginWork = (root: Context, courses: readonly string[]) =>
  startBulkOperation(root, bulkEnrolmentKind, {
    params: { courses: courses.map((_id) => ({ _id, name: 'คอร์ส' })), takesUnready: false },
    items: [{ title: 'ใคร', content: { userID: null, text: 'ใคร' }, outcome: 'unknown', results: ['unknown'] }],
  })

/** Returns the URL of a block of a page with scripts. */
export async function plantScripts(admin: Context) {
  const html = '<p>ก</p><script>1</script>'
  const object = { id: 'o', type: 'html', version: 1, props: { html, scripts: true, height: 300 } }
  const builder = { version: 1 as const, rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects: [object] }] }] }
  const { _id } = await create(admin, 'post', { title: 'สคริปต์', slug: 'scripts', status: true, builder })
  return frameHref(admin, { page: _id, block: 'o', html, version: 0 })
}
