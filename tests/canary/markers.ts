import { decided } from '#domain/browser/consent.ts'
import { sql } from 'kysely'
import { isAtLeast, isSignedIn, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, record, update } from '#platform/data/collection/write.ts'
import { seedPlaces } from '#app/seed/geography/seed-geography.ts'
import type { Academy } from '../support/academy.ts'
import type { RowAudience, RowCaseTools } from '#platform/manifest/row-cases.ts'
import type { SiteKey } from '../support/cast.ts'
import { insertInto, rowCasesOf } from './row-cases.ts'

/** A text in one row of one site, and its permitted audience. */
export interface Marker {
  text: string
  /** 'every' for a row of a global collection. */
  site: SiteKey | 'every'
  audience: RowAudience
  /** Whose it is: a learner, or who wrote it. */
  owner?: string
}

export const maySee = (marker: Marker, who: { site: SiteKey; viewer: Viewer }) => {
  if (marker.site !== 'every' && marker.site !== who.site) return false
  const isOwner = who.viewer.role === 'user' && who.viewer.id === marker.owner
  if (marker.audience === 'everybody') return true
  if (marker.audience === 'signed in') return isSignedIn(who.viewer)
  if (marker.audience === 'owner and managers') return isOwner || isAtLeast(who.viewer, 'manager')
  if (marker.audience === 'managers') return isAtLeast(who.viewer, 'manager')
  if (marker.audience === 'nobody') return false
  if (marker.audience === 'author') return who.viewer.id === marker.owner
  if (marker.audience === 'owners') return isAtLeast(who.viewer, 'superadmin')
  if (marker.audience === 'root') return who.viewer.role === 'root'
  if (marker.audience === 'admins') return isAtLeast(who.viewer, 'admin')
  if (marker.audience === 'owner and admins') return isOwner || isAtLeast(who.viewer, 'admin')
  return isStaff(who.viewer) || (marker.audience === 'owner' && isOwner)
}

/** Seeds marked rows of every global collection. */
export const plantShared = async (academy: Academy): Promise<{ markers: Marker[]; ids: Map<string, string[]> }> => {
  const names = { name_th: 'กาญจนบุรี', name_en: 'canary-every-place' }
  await seedPlaces(academy.app, {
    province: [{ id: 71, ...names }],
    amphure: [{ id: 7101, province_id: 71, ...names }],
    tambon: [{ id: 710101, amphure_id: 7101, zip_code: '71000', ...names }],
  })
  const ids = new Map([
    ['province', ['000000000000000000000071']],
    ['amphure', ['000000000000000000007101']],
    ['tambon', ['000000000000000000710101']],
  ])
  const name = 'canary-every-package'
  const bundle = (await create(academy.as('root'), 'package', { name }))._id
  ids.set('package', [bundle])
  const ofRoot = [name, bundle].map((text): Marker => ({ text, site: 'every', audience: 'root' }))
  const texts = [names.name_en, ...[...ids].filter(([of]) => of !== 'package').flatMap(([, all]) => all)]
  const shared = texts.map((text): Marker => ({ text, site: 'every', audience: 'everybody' }))
  return { markers: [...shared, ...ofRoot], ids }
}

/** Seeds marked rows of every other collection on one site, published and not, of the learner and of another one. */
export const plantMarkers = async (
  academy: Academy,
  site: SiteKey,
): Promise<{ markers: Marker[]; ids: Map<string, string[]> }> => {
  const markers: Marker[] = []
  const ids = new Map<string, string[]>()
  const admin = academy.as('admin', site)
  const learner = academy.as('user', site)
  const mark = (what: string, audience: RowAudience, owner?: string) => {
    const text = `canary-${site}-${what}`
    markers.push({ text, site, audience, ...(owner && { owner }) })
    return text
  }
  const kept = (name: string, row: { _id: string }, audience: RowAudience, owner?: string) => {
    ids.set(name, [...(ids.get(name) ?? []), row._id])
    markers.push({ text: row._id, site, audience, ...(owner && { owner }) })
    return row._id
  }
  const own = learner.viewer.id
  kept('user', { _id: own }, 'owner', own)
  const other = await plantOther(admin, { mark, kept })
  await plantSettings(academy.as('root', site), { mark, kept })
  await plantCatalogue(admin, { mark, kept })
  const taught = await plantCourses(admin, { mark, kept, own })
  const enrolment = await create(learner, 'enroll', { courseID: taught.courseID })
  kept('enroll', enrolment, 'owner', own)
  kept('enroll', await create(admin, 'enroll', { courseID: taught.courseID, userID: other }), 'staff')
  const completion = await create(learner, 'lesson_completion', { enrollID: enrolment._id, lessonID: taught.lessonID })
  kept('lesson_completion', completion, 'owner', own)
  const opened = { enrollID: enrolment._id, lessonID: taught.lessonID, reason: mark('exception', 'staff') }
  kept('lesson_exception', await create(admin, 'lesson_exception', opened), 'owner', own)
  await plantPlaying(learner, { mark, kept, enrollID: enrolment._id, lessonID: taught.lessonID })
  await plantLecturing(academy, { mark, kept, site, own, enrollID: enrolment._id, ...taught })
  await plantClosed(admin, { mark, kept })
  await plantOffice(admin, { mark, kept })
  await plantComputed(academy, { mark, kept, site, own, other, courseID: taught.courseID, enrollID: enrolment._id })
  const tools: RowCaseTools = {
    ...{ root: academy.as('root', site), admin, learner, own, other, mark, kept, insert: insertInto(academy, site) },
    ...{ courseID: taught.courseID, lessonID: taught.lessonID, enrollID: enrolment._id },
  }
  for (const rowCases of rowCasesOf.values()) await rowCases(tools)
  return { markers, ids }
}

/** Seeds submissions, sessions and comments of a course, of the learner and of another one. */
async function plantLecturing(
  academy: Academy,
  of: Planting & { site: SiteKey; own: string; enrollID: string; courseID: string; lessonID: string },
) {
  const { mark, kept, site, own, enrollID, courseID, lessonID } = of
  const [admin, learner] = [academy.as('admin', site), academy.as('user', site)]
  const lesson = { courseID, name: 'นัดเรียน', kind: 'session' as const, content: '' }
  const held = await create(admin, 'lesson', lesson)
  kept('lesson', held, 'everybody')
  const hours = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2036-12-01T05:00:00Z' }
  const url = `https://meet.example/${mark('session-link', 'owner', own)}`
  const meeting = { name: mark('session', 'everybody'), lessonID: held._id, ...hours, url }
  const session = await create(admin, 'lesson_session', meeting)
  kept('lesson_session', session, 'everybody')
  const row = { learner: mark('hand-in-learner', 'owner', own), courseID, lessonID, enrollID, attempt: 1 }
  const work = await record(learner, 'hand_in', row)
  const said = {
    text: mark('hand-in', 'owner', own),
    remarks: mark('remarks', 'owner', own),
    status: 'returned' as const,
  }
  await compute(learner, 'hand_in', { _id: work._id, change: said })
  kept('hand_in', work, 'owner', own)
  const there = { learner: mark('attendance', 'owner', own), sessionID: session._id, courseID, enrollID }
  kept('attendance', await record(learner, 'attendance', there), 'owner', own)
  const status = { code: 'half' as const, name: mark('attendance-status', 'signed in'), percent: 50, isLeftOut: false }
  kept('attendance_status', await create(admin, 'attendance_status', status), 'signed in')
  const opinion = { courseID, enrollID, stars: 2, text: mark('review', 'owner', own) }
  await update(admin, 'enroll', { _id: enrollID, change: { passed: true } })
  const review = await create(learner, 'review', opinion)
  kept('review', review, 'owner', own)
  const hidden = { status: 'hidden' as const, reason: mark('review-reason', 'staff') }
  await update(admin, 'review', { _id: review._id, change: hidden })
}

type Planting = Pick<RowCaseTools, 'mark' | 'kept'>

/** Seeds a learner's watched video, private notes and questions, with answers. */
async function plantPlaying(learner: Context, of: Planting & { enrollID: string; lessonID: string }) {
  const { mark, kept, enrollID, lessonID } = of
  const own = learner.viewer.id
  const since = '2026-11-01T00:00:00.000Z'
  kept('lesson_watch', await record(learner, 'lesson_watch', { enrollID, lessonID, since }), 'owner', own)
  const note = { enrollID, lessonID, text: mark('lesson-note', 'author', own) }
  kept('lesson_note', await create(learner, 'lesson_note', note), 'author', own)
  const asked = { enrollID, lessonID, text: mark('question', 'owner', own) }
  const { _id: questionID } = await create(learner, 'lesson_question', asked)
  kept('lesson_question', { _id: questionID }, 'owner', own)
  const answer = { questionID, text: mark('answer', 'owner', own) }
  kept('lesson_answer', await create(learner, 'lesson_answer', answer), 'owner', own)
}

/** Seeds the site's settings: some for administrators, its secrets for nobody. */
async function plantSettings(root: Context, { mark, kept }: Planting) {
  const { _id } = await from(root, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
  kept('configuration', { _id }, 'owner and admins')
  const secrets = (of: string) => ({
    s3Key: mark(`${of}-s3-key-of-many-letters`, 'nobody'),
    s3Secret: mark(`${of}-s3-secret-of-many-letters`, 'nobody'),
  })
  const change = {
    ...secrets('site'),
    email_from_name: mark('sender', 'owner and admins'),
    email_key: mark('mail-key-of-many-letters', 'nobody'),
    line: mark('line-token-of-many-letters', 'nobody'),
  }
  await update(root, 'configuration', { _id, change })
  const rule = { name: mark('hours-rule', 'signed in'), validFrom: '2026-01-01' }
  kept('hours_rule', await create(root, 'hours_rule', rule), 'signed in')
  kept('space', await create(root, 'space', { name: mark('storage', 'everybody'), ...secrets('space') }), 'everybody')
  kept('hostname', await create(root, 'hostname', { hostname: `${mark('host', 'everybody')}.wicha.test` }), 'everybody')
  const language = { code: 'xx', name: mark('language', 'everybody'), flag: 'xx' }
  kept('translate', await create(root, 'translate', language), 'everybody')
}

async function plantOther(admin: Context, { mark, kept }: Planting) {
  const row = await create(admin, 'user', {
    username: 'other',
    firstname: mark('other-name', 'staff'),
    lastname: mark('other-last', 'staff'),
    email: 'other@wicha.test',
    phone: '0899999999',
    address: { BUILDING_TH: mark('other-address', 'managers') },
  })
  // A citizen id cannot have the form of a marker.
  const citizen = mark('other-citizen', 'owner and admins')
  await sql`update "user" set citizen = ${citizen} where _id = ${row._id}`.execute(admin.app.database.kysely)
  return kept('user', row, 'staff')
}

/** The codes of the site. */
async function plantOffice(admin: Context, { mark, kept }: Planting) {
  const code = { list: 'mode', code: 'canary', name: mark('code', 'staff'), nameEn: 'canary' } as const
  kept('code_item', await create(admin, 'code_item', code), 'staff')
}

/** Seeds pages protected by a password or a log-in (U8), and a target group. */
async function plantClosed(admin: Context, { mark, kept }: Planting) {
  for (const [slug, audience, more] of [
    ['locked', 'staff', { password: 'เปิดเถอะ' }],
    ['members', 'signed in', { authen: true }],
  ] as const) {
    const content = mark(`${slug}-content`, audience)
    kept('post', await create(admin, 'post', { title: slug, slug, status: true, content, ...more }), 'everybody')
  }
  kept('consent', await create(admin, 'consent', decided(false)), 'admins')
  const led = { path: `/${mark('redirect', 'admins')}`, target: `/${mark('redirect-target', 'admins')}` }
  kept('redirect', await create(admin, 'redirect', { ...led, note: mark('redirect-note', 'admins') }), 'admins')
  kept('target', await create(admin, 'target', { code: 'canary', name: mark('target', 'everybody') }), 'everybody')
}

/** Rows that nobody writes over the API: of the learner, and of another one. */
async function plantComputed(
  academy: Academy,
  of: Planting & { site: SiteKey; own: string; other: string; courseID: string; enrollID: string },
) {
  const { mark, kept, site, own, other, courseID, enrollID } = of
  const insert = insertInto(academy, site)
  const now = new Date().toISOString()
  const letter = site === 'skills' ? 'a' : 'b'
  for (const [n, userID] of [own, other].entries()) {
    const [audience, owner] = userID === own ? (['owner', own] as const) : (['staff', undefined] as const)
    const order = { _id: `d${letter}${n}`.padEnd(24, '0') }
    const ref1 = mark(`order-${n}`, 'owner and managers', owner)
    const sold = { item: '', price: 700, paid: 0, payment: 'bill_payment', type: 'lesson', approve: 'manual' }
    const process = 'awaiting'
    await insert('order', { ...order, ref1, userID, courseID, ...sold, process, status: 'ลงทะเบียนคอร์ส' })
    kept('order', order, 'owner and managers', owner)
    const entry = {
      _id: `9${letter}${n}`.padEnd(24, '0'),
      hours: 6,
      counted: 6,
      kind: 'adjusted',
      byName: '',
      attempt: 1,
    }
    const course = mark(`hours-${n}`, audience, owner)
    await insert('hours_entry', { ...entry, userID, course, earnedOn: '2026-11-20' })
    kept('hours_entry', entry, audience, owner)
    const ended = { _id: `6${letter}${n}`.padEnd(24, '0'), number: n + 1, percent: 100, passed: false, hours: 6 }
    const days = { startedAt: now, completedOn: '2026-11-20' }
    await insert('enrolment_attempt', { ...ended, ...days, userID, courseID, enrollID })
    kept('enrolment_attempt', ended, audience, owner)
  }
  await plantSeats({ mark, kept, insert, letter, own, other, courseID, enrollID, now })
  const seen = { _id: `a${letter}`.padEnd(24, '0') }
  const told = { reason: mark('disclosure', 'owner and admins'), courses: '', people: 1, as: 'screen' }
  await insert('id_disclosure', { ...seen, ...told, by: 'admin', byName: 'admin' })
  kept('id_disclosure', seen, 'owner and admins')
  const change = { _id: `8${letter}`.padEnd(24, '0'), told: mark('person-change', 'admins'), kind: 'merge' }
  await insert('person_change', { ...change, userID: other, reason: '', byName: '', undo: { version: 1 } })
  kept('person_change', change, 'admins')
  const lost = { _id: `b${letter}`.padEnd(24, '0'), hits: 1, lastAt: now, by: 'people' }
  await insert('lost_address', {
    ...lost,
    path: `/${mark('lost', 'admins')}`,
    referrer: `/${mark('lost-from', 'admins')}`,
  })
  kept('lost_address', lost, 'admins')
  const message = { _id: `e${letter}`.padEnd(24, '0') }
  await insert('message', {
    ...message,
    name: '',
    subject: mark('message', 'staff'),
    body: '',
    status: 'submit',
    direction: 'in',
  })
  kept('message', message, 'staff')
  for (const [n, more, audience] of [
    [0, { state: 'sent', secret: false, toStaff: false }, 'owner and admins'],
    [1, { state: 'kept', secret: true, toStaff: false }, 'owner and admins'],
    [2, { state: 'queued', secret: true, toStaff: false }, 'nobody'],
  ] as const) {
    const mail = {
      _id: `f${letter}${n}`.padEnd(24, '0'),
      to: 'somchai@wicha.test',
      toName: '',
      tries: 0,
      kind: 'transactional',
      ...more,
    }
    const subject = mark(`mail-subject-${n}`, 'owner and admins')
    const [text, html] = [mark(`mail-text-${n}`, audience), mark(`mail-html-${n}`, audience)]
    await insert('mail', { ...mail, subject, text, html })
    kept('mail', mail, 'owner and admins')
  }
}

/** Seeds waitlists, followers, and the company seats that the other learner hands out. */
async function plantSeats(
  of: Planting & { insert: (name: string, row: Record<string, unknown>) => Promise<void> } & Record<
      'letter' | 'own' | 'other' | 'courseID' | 'enrollID' | 'now',
      string
    >,
) {
  const { mark, kept, insert, letter, own, other, courseID, enrollID, now } = of
  const idOf = (of: string) => ({ _id: `${of}${letter}`.padEnd(24, '0') })
  const seating = idOf('9a')
  await insert('seating', { ...seating, courseID, key: courseID, taken: 0, offered: 0, queued: 0 })
  kept('seating', seating, 'everybody')
  for (const [n, userID] of [own, other].entries()) {
    const [audience, owner] = userID === own ? (['owner', own] as const) : (['staff', undefined] as const)
    const place = idOf(`9b${n}`)
    const waits = { status: 'waiting', place: n + 1, queuedAt: now, rank: 0, reason: mark(`waiting-${n}`, 'staff') }
    await insert('waiting', { ...place, userID, courseID, ...waits })
    kept('waiting', place, audience, owner)
    const held = idOf(`9f${n}`)
    await insert('seat_reservation', { ...held, userID, courseID, until: now, status: 'released' })
    kept('seat_reservation', held, audience, owner)
    const followed = idOf(`9c${n}`)
    await insert('follow', { ...followed, userID, courseID, told: mark(`follow-${n}`, audience, owner) })
    kept('follow', followed, audience, owner)
  }
  const grant = idOf('9d')
  const company = mark('company', 'managers')
  await insert('seat_grant', { ...grant, company, courseID, seats: 5, untilDate: '2026-12-31', contactID: other })
  kept('seat_grant', grant, 'managers')
  for (const [n, userID] of [own, other].entries()) {
    const isOwn = userID === own
    const [audience, owner] = isOwn ? (['owner and managers', own] as const) : (['managers', undefined] as const)
    const seat = idOf(`9e${n}`)
    const said = { invited: mark(`invited-${n}`, audience, owner), told: mark(`invitation-${n}`, audience, owner) }
    const held = {
      expiresAt: now,
      status: 'enrolled',
      name: '',
      percent: 0,
      isComplete: false,
      proof: mark(`proof-${n}`, 'admins'),
    }
    await insert('company_seat', { ...seat, grantID: grant._id, ...said, ...held, userID, ...(isOwn && { enrollID }) })
    kept('company_seat', seat, audience, owner)
  }
}

async function plantCatalogue(admin: Context, { mark, kept }: Planting) {
  let first: string | undefined
  for (const [visible, audience] of [
    [true, 'everybody'],
    [false, 'staff'],
  ] as const) {
    const what = `category-${String(visible)}`
    kept('category', await create(admin, 'category', { name: mark(what, audience), code: what, visible }), audience)
    const slug = `page-${String(visible)}`
    const page = await create(admin, 'post', { title: mark(slug, audience), slug, status: visible })
    kept('post', page, audience)
    first ??= page._id
    if (visible) await compute(admin, 'post', { _id: page._id, change: { sharedBy: mark('page-shared-by', 'staff') } })
    const story = `story-${String(visible)}`
    const post = { type: 'post' as const, parent: first, slug: story, title: mark(story, audience), status: visible }
    kept('post', await create(admin, 'post', post), audience)
  }
  const lecturer = { name: mark('lecturer', 'everybody'), email: `${mark('lecturer-mail', 'staff')}@wicha.test` }
  kept('lecturer', await create(admin, 'lecturer', lecturer), 'everybody')
  const institution = { code: 'canary', name: mark('institution', 'everybody'), contact: mark('contact', 'staff') }
  kept('institution', await create(admin, 'institution', institution), 'everybody')
}

async function plantCourses(admin: Context, { mark, kept, own }: Planting & { own: string }) {
  const draft = await create(admin, 'course', { name: mark('draft-course', 'staff') })
  kept('course', draft, 'staff')
  kept(
    'lesson',
    await create(admin, 'lesson', { courseID: draft._id, name: mark('draft-lesson', 'staff'), preview: true }),
    'staff',
  )
  const course = await create(admin, 'course', {
    name: mark('course', 'everybody'),
    status: true,
    category: ['category-true', 'category-false'],
  })
  kept('course', course, 'everybody')
  await compute(admin, 'course', { _id: draft._id, change: { sharedBy: mark('shared-by', 'staff') } })
  const lesson = (what: string, more: object) => create(admin, 'lesson', { courseID: course._id, name: what, ...more })
  const taught = await lesson(mark('lesson', 'everybody'), {
    content: mark('taught', 'owner', own),
    file: `upload/${mark('lesson-file', 'owner', own)}.pdf`,
    captions: `upload/${mark('lesson-captions', 'owner', own)}.vtt`,
    stream: `https://stream.example/${mark('lesson-stream', 'owner', own)}.m3u8`,
    link: `https://link.example/${mark('lesson-link', 'owner', own)}`,
  })
  kept('lesson', taught, 'everybody')
  kept(
    'lesson',
    await lesson(mark('preview', 'everybody'), { content: mark('previewed', 'everybody'), preview: true }),
    'everybody',
  )
  kept(
    'lesson',
    await lesson(mark('hidden-lesson', 'staff'), { status: false, content: mark('hidden-taught', 'staff') }),
    'staff',
  )
  await compute(admin, 'lesson', {
    _id: taught._id,
    change: { sharedFrom: mark('shared-from', 'staff'), earlier: mark('earlier', 'staff') },
  })
  const note = mark('version-note', 'staff')
  const lessons = [{ id: taught._id, parent: null, values: { name: mark('version-lesson', 'staff') } }]
  const book = { version: 1 as const, course: { name: mark('version-course', 'staff') }, lessons }
  const written = { courseID: course._id, number: 1, cause: 'kept' as const, note, by: 'admin', book }
  kept('course_version', await record(admin, 'course_version', written), 'staff')
  return { courseID: course._id, lessonID: taught._id }
}
