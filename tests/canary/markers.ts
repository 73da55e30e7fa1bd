import { sql } from 'kysely'
import { isAtLeast, isSignedIn, isStaff, type Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/collection/rows.ts'
import { create, update } from '#platform/collection/write.ts'
import { plantPlaces } from '../../src/app/seed/geography/plant-geography.ts'
import type { Academy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'

/** Who may ever see a marked text, said here by hand and not by the rules under test. */
export type Audience =
  | 'everybody'
  | 'signed in'
  | 'owner'
  | 'owner and admins'
  | 'owner and managers'
  | 'staff'
  | 'nobody'

/** A text that stands in one row of one site, and who may see it there. */
export interface Marker {
  text: string
  /** 'every' for a row of a global collection. */
  site: SiteKey | 'every'
  audience: Audience
  /** The learner it belongs to. */
  owner?: string
}

export const maySee = (marker: Marker, who: { site: SiteKey; viewer: Viewer }) => {
  if (marker.site !== 'every' && marker.site !== who.site) return false
  const isOwner = who.viewer.role === 'user' && who.viewer.id === marker.owner
  if (marker.audience === 'everybody') return true
  if (marker.audience === 'signed in') return isSignedIn(who.viewer)
  if (marker.audience === 'owner and managers') return isOwner || isAtLeast(who.viewer, 'manager')
  if (marker.audience === 'nobody') return false
  if (marker.audience === 'owner and admins') return isOwner || isAtLeast(who.viewer, 'admin')
  return isStaff(who.viewer) || (marker.audience === 'owner' && isOwner)
}

/** Rows of every global collection, each marked. */
export const plantShared = async (academy: Academy): Promise<{ markers: Marker[]; ids: Map<string, string[]> }> => {
  const names = { name_th: 'กาญจนบุรี', name_en: 'canary-every-place' }
  await plantPlaces(academy.app, {
    province: [{ id: 71, ...names }],
    amphure: [{ id: 7101, province_id: 71, ...names }],
    tambon: [{ id: 710101, amphure_id: 7101, zip_code: '71000', ...names }],
  })
  const ids = new Map([
    ['province', ['000000000000000000000071']],
    ['amphure', ['000000000000000000007101']],
    ['tambon', ['000000000000000000710101']],
  ])
  const texts = [names.name_en, ...[...ids.values()].flat()]
  return { markers: texts.map((text) => ({ text, site: 'every', audience: 'everybody' })), ids }
}

/** Rows of every other collection on one site, published and not, of the learner and of another one, each marked. */
export const plantMarkers = async (
  academy: Academy,
  site: SiteKey,
): Promise<{ markers: Marker[]; ids: Map<string, string[]> }> => {
  const markers: Marker[] = []
  const ids = new Map<string, string[]>()
  const admin = academy.as('admin', site)
  const learner = academy.as('user', site)
  const mark = (what: string, audience: Audience, owner?: string) => {
    const text = `canary-${site}-${what}`
    markers.push({ text, site, audience, ...(owner && { owner }) })
    return text
  }
  const kept = (name: string, row: { _id: string }, audience: Audience, owner?: string) => {
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
  await plantClosed(admin, { mark, kept })
  await plantComputed(academy, { mark, kept, site, own, other, courseID: taught.courseID, enrollID: enrolment._id })
  return { markers, ids }
}

interface Planting {
  mark: (what: string, audience: Audience, owner?: string) => string
  kept: (name: string, row: { _id: string }, audience: Audience, owner?: string) => string
}

/** What the site is set to: for administrators, and what is secret of it for nobody at all. */
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
  kept('space', await create(root, 'space', { name: mark('storage', 'everybody'), ...secrets('space') }), 'everybody')
  kept('hostname', await create(root, 'hostname', { hostname: mark('host', 'everybody') }), 'everybody')
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
    citizen: mark('other-citizen', 'owner and admins'),
  })
  return kept('user', row, 'staff')
}

/** Pages that say what they say behind a password or a log-in (U8), and a target group. */
async function plantClosed(admin: Context, { mark, kept }: Planting) {
  for (const [slug, audience, more] of [
    ['locked', 'staff', { password: 'เปิดเถอะ' }],
    ['members', 'signed in', { authen: true }],
  ] as const) {
    const content = mark(`${slug}-content`, audience)
    kept('post', await create(admin, 'post', { title: slug, slug, status: true, content, ...more }), 'everybody')
  }
  kept('target', await create(admin, 'target', { code: 'canary', name: mark('target', 'everybody') }), 'everybody')
}

/** Rows that nobody writes over the API: of the learner, and of another one. */
async function plantComputed(
  academy: Academy,
  of: Planting & { site: SiteKey; own: string; other: string; courseID: string; enrollID: string },
) {
  const { mark, kept, site, own, other, courseID, enrollID } = of
  const { kysely } = academy.database
  const { _id: place } = academy.as('root', site).site
  const now = new Date().toISOString()
  const insert = async (name: string, row: Record<string, unknown>) => {
    const table = sql.table(name)
    const whole = { site: place, createdAt: now, updatedAt: now, version: 1, search: '', ...row }
    await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify([whole])}::jsonb)`.execute(
      kysely,
    )
  }
  const letter = site === 'skills' ? 'a' : 'b'
  for (const [n, userID] of [own, other].entries()) {
    const [audience, owner] = userID === own ? (['owner', own] as const) : (['staff', undefined] as const)
    const certificate = { _id: `c${letter}${n}`.padEnd(24, '0') }
    const issued = { issuedAt: now, status: 'issued', courseVersion: 1 }
    const number = mark(`certificate-${n}`, audience, owner)
    await insert('certification', { ...certificate, number, userID, courseID, enrollID, ...issued })
    kept('certification', certificate, audience, owner)
    const order = { _id: `d${letter}${n}`.padEnd(24, '0') }
    const ref1 = mark(`order-${n}`, 'owner and managers', owner)
    const sold = { price: 700, payment: 'bill_payment', type: 'lesson', approve: 'manual', process: 'new' }
    await insert('order', { ...order, ref1, userID, courseID, ...sold, status: 'ลงทะเบียนคอร์ส' })
    kept('order', order, 'owner and managers', owner)
  }
  const message = { _id: `e${letter}`.padEnd(24, '0') }
  await insert('message', { ...message, name: '', subject: mark('message', 'staff'), body: '', status: 'submit' })
  kept('message', message, 'staff')
  for (const [n, more, audience] of [
    [0, { state: 'sent', secret: false, toStaff: false }, 'owner and admins'],
    [1, { state: 'kept', secret: true, toStaff: false }, 'owner and admins'],
    [2, { state: 'queued', secret: true, toStaff: false }, 'nobody'],
  ] as const) {
    const mail = { _id: `f${letter}${n}`.padEnd(24, '0'), to: 'somchai@wicha.test', tries: 0, ...more }
    const subject = mark(`mail-subject-${n}`, 'owner and admins')
    const [text, html] = [mark(`mail-text-${n}`, audience), mark(`mail-html-${n}`, audience)]
    await insert('mail', { ...mail, subject, text, html })
    kept('mail', mail, 'owner and admins')
  }
}

async function plantCatalogue(admin: Context, { mark, kept }: Planting) {
  for (const [visible, audience] of [
    [true, 'everybody'],
    [false, 'staff'],
  ] as const) {
    const what = `category-${String(visible)}`
    kept('category', await create(admin, 'category', { name: mark(what, audience), code: what, visible }), audience)
    const slug = `page-${String(visible)}`
    kept('post', await create(admin, 'post', { title: mark(slug, audience), slug, status: visible }), audience)
  }
  const lecturer = { name: mark('lecturer', 'everybody'), email: `${mark('lecturer-mail', 'staff')}@wicha.test` }
  kept('lecturer', await create(admin, 'lecturer', lecturer), 'everybody')
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
  const lesson = (what: string, more: object) => create(admin, 'lesson', { courseID: course._id, name: what, ...more })
  const taught = await lesson(mark('lesson', 'everybody'), { content: mark('taught', 'owner', own) })
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
  return { courseID: course._id, lessonID: taught._id }
}
