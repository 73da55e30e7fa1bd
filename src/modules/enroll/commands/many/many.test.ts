import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { cancelBulkOperation, bulkOperationOf } from '#platform/background/bulk-operation/bulk-operation.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { sentBy, textOf } from '../../../../../tests/support/reading.ts'
import { enrolIn } from '../../commands/enrol.server.ts'
import enrolMany from '../../commands/many/enrol-many.server.ts'
import { beginEnrolments } from '../../commands/many/begin-enrolments.server.ts'
import { bulkEnrolmentKind } from '../../commands/many/enrol-job.ts'
import { planEnrolments } from '../../commands/many/plan-enrolments.server.ts'
import { peopleIn } from '../../rules/people-list.ts'

const drivers = await testDrivers()
const path = '/enroll/new/many'

describe.each(drivers)('enrolling many at once on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let course: string
  let other: string
  const names = ['ก้อง', 'แก้ว', 'ขวัญ']

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    course = (await create(admin, 'course', { name: 'งานเชื่อม', status: true, price: 4500 }))._id
    other = (await create(admin, 'course', { name: 'ไฟฟ้าในอาคาร' }))._id
    for (const [n, firstname] of names.entries())
      await create(admin, 'user', {
        ...{ username: `p${n}`, firstname, lastname: 'เรียนดี', email: `p${n}@wicha.test`, phone: `089000000${n}` },
        citizen: n === 2 ? '1101700207030' : null,
      })
    await create(academy.as('root', 'factory'), 'user', { username: 'far', firstname: 'ไกล', email: 'far@wicha.test' })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const send = (
    of: { people: string; courses?: string[]; intent?: string; unready?: string },
    role: Role = 'admin',
  ) => {
    const { people, courses = [course], intent = 'check', unready = 'false' } = of
    const form = [
      ['intent', intent],
      ['people', people],
      ['unready', unready],
      ...courses.map((_id) => ['courses', _id]),
    ] as [string, string][]
    return pages.post({ path, viewer: academy.viewer(role), form })
  }
  const enrolled = async () =>
    (await from(academy.as('root'), 'enroll').select('enroll._id').where('enroll.courseID', '=', course).execute())
      .length

  test('the list of enrolments leads there', async () => {
    const { text } = await pages.open({ path: '/enroll/dashboard', viewer: academy.viewer('manager') })
    expect(text).toContain(`href="${path}"`)
    expect((await pages.open({ path, viewer: academy.viewer('manager') })).status).toBe(200)
    for (const role of ['guest', 'user', 'member'] as const)
      expect((await pages.open({ path, viewer: academy.viewer(role) })).status, role).toBe(302)
  })

  test('says first what would become of everybody, and changes nothing', async () => {
    const answer = await send({ people: 'P0@wicha.test\n089-000-0001\n1-1017-00207-03-0\nnobody\nfar@wicha.test' })
    expect(answer.status).toBe(200)
    const shown = textOf(answer.text)
    for (const part of ['ก้อง เรียนดี', 'แก้ว เรียนดี', 'ขวัญ เรียนดี', 'จะลงทะเบียน 3', 'ไม่พบผู้เรียน 2', 'ลงทะเบียน 3 รายการ'])
      expect(shown).toContain(part)
    expect(shown).not.toContain('ไกล')
    expect(await enrolled()).toBe(0)
  })

  /** Submits it, runs the job and returns the URL of its progress page. */
  const carriedOut = async (of: Parameters<typeof send>[0], role: Role = 'admin') => {
    const { headers } = await send({ ...of, intent: 'enrol' }, role)
    await academy.app.jobs.drain()
    const place = String(headers['location'])
    expect(place).toMatch(/^\/enroll\/new\/many\/[0-9a-f]{24}$/)
    return place
  }
  const readRun = async (place: string, role: Role = 'admin') =>
    textOf((await pages.open({ path: place, viewer: academy.viewer(role) })).text)

  test('enrols them once, however often it is sent, tells what became of each, and takes all of it back', async () => {
    const people = 'p0\np1@wicha.test\nnobody\nP0@wicha.test'
    const place = await carriedOut({ people })
    expect(await enrolled()).toBe(2)
    const shown = await readRun(place)
    for (const part of ['ก้อง เรียนดี', 'แก้ว เรียนดี', 'ลงทะเบียนให้แล้ว 2', 'ไม่พบผู้เรียน 1', 'ใส่ชื่อซ้ำ', 'เสร็จแล้ว'])
      expect(shown).toContain(part)
    expect(await readRun(`${place}?became=unknown`)).not.toContain('ก้อง')
    expect(await readRun(await carriedOut({ people }))).toContain('ลงทะเบียนแล้ว 2')
    expect(textOf((await send({ people })).text)).toContain('ลงทะเบียนแล้ว 2')
    expect(await enrolled()).toBe(2)
    const back = () => pages.post({ path: place, viewer: academy.viewer('admin'), form: { intent: 'undo' } })
    expect((await back()).headers['location']).toMatch(/^\/enroll\/dashboard\?run=/)
    await academy.app.jobs.drain()
    expect(await enrolled()).toBe(0)
    expect((await back()).status).toBe(409)
  })

  test('a new enrolment has what one by itself has: progress, its last day, its branch and its history', async () => {
    const admin = academy.as('admin')
    const long = (await create(admin, 'course', { name: 'ยาว', status: true, accessDays: 10 }))._id
    for (const order of [0, 1]) await create(admin, 'lesson', { courseID: long, name: `บท ${order}`, order })
    await academy.app.jobs.drain()
    const p1 = (
      await from(admin, 'user').select('user._id').where('user.username', '=', 'p1').executeTakeFirstOrThrow()
    )._id
    const alone = await create(admin, 'enroll', { userID: p1, courseID: long, source: 'import' })
    await carriedOut({ people: 'p0', courses: [long] })
    const rows = await from(admin, 'enroll').selectAll().where('enroll.courseID', '=', long).execute()
    const own = ['_id', 'userID', 'createdAt', 'updatedAt', 'activeAt', 'learner']
    const bare = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)))
    const [one, other] = [rows.find(({ _id }) => _id === alone._id)!, rows.find(({ _id }) => _id !== alone._id)!]
    expect(bare(other)).toEqual(bare(one))
    expect(other.analytics).toMatchObject({ total: 2, percent: 0, status: 'pending' })
    const { text } = await pages.open({ path: `/enroll/detail/${other._id}`, viewer: academy.viewer('admin') })
    expect(textOf(text)).toContain('admin ทีมงาน')
  })

  test('fills the seats that are left in their order, says who finds none, and enrols nobody beyond', async () => {
    const small = (await create(academy.as('admin'), 'course', { name: 'ห้องเล็ก', status: true, seats: 2 }))._id
    await academy.app.jobs.drain()
    const shown = textOf((await send({ people: 'p0\np1\np2', courses: [small] })).text)
    for (const part of ['จะลงทะเบียน 2', 'ที่นั่งเต็ม 1']) expect(shown).toContain(part)
    const [one, other] = [
      await send({ people: 'p2\np1', courses: [small], intent: 'enrol' }),
      await send({ people: 'p0\np1\np2', courses: [small], intent: 'enrol' }),
    ]
    await academy.app.jobs.drain()
    expect(await readRun(String(one.headers['location']))).toContain('ลงทะเบียนให้แล้ว 2')
    expect(await readRun(String(other.headers['location']))).toContain('ที่นั่งเต็ม')
    const seating = await from(academy.as('root'), 'seating')
      .select(['seating.taken'])
      .where('seating.courseID', '=', small)
      .executeTakeFirstOrThrow()
    expect(seating.taken).toBe(2)
  })

  test('oversells no seat to lists and learners who come at the same time', async () => {
    const admin = academy.as('admin')
    const one = (await create(admin, 'course', { name: 'ที่เดียว', status: true, seats: 2 }))._id
    await academy.app.jobs.drain()
    const self = enrolIn(academy.as('user'), one).catch((error: unknown) => error)
    const lists = ['p0\np1\np2', 'p2\np1\np0'].map((people) => send({ people, courses: [one], intent: 'enrol' }))
    await Promise.all([self, ...lists])
    await academy.app.jobs.drain()
    const rows = await from(admin, 'enroll').select('enroll._id').where('enroll.courseID', '=', one).execute()
    const seating = await from(admin, 'seating').select('seating.taken').where('seating.courseID', '=', one).execute()
    expect(rows).toHaveLength(2)
    expect(seating).toEqual([{ taken: 2 }])
  })

  test('leaves out who lacks what comes before, unless he is wanted all the same', async () => {
    const admin = academy.as('admin')
    const before = (await create(admin, 'course', { name: 'พื้นฐาน', status: true }))._id
    const after = (await create(admin, 'course', { name: 'ขั้นสูง', status: true, prerequisites: [before] }))._id
    const p0 = (
      await from(admin, 'user').select('user._id').where('user.username', '=', 'p0').executeTakeFirstOrThrow()
    )._id
    await create(admin, 'enroll', { userID: p0, courseID: before, passed: true, reason: 'เทียบโอน' })
    await academy.app.jobs.drain()
    const shown = await readRun(await carriedOut({ people: 'p0\np1', courses: [after] }))
    for (const part of ['ลงทะเบียนให้แล้ว 1', 'ยังไม่จบหลักสูตรก่อนหน้า 1']) expect(shown).toContain(part)
    const all = await carriedOut({ people: 'p0\np1', courses: [after], unready: 'true' })
    expect(await readRun(all)).toContain('ลงทะเบียนให้แล้ว 1')
  })

  test('takes a completed edition of what comes before for any other', async () => {
    const admin = academy.as('admin')
    const old = (await create(admin, 'course', { name: 'พื้นฐาน รุ่น 1', status: true }))._id
    const now = (await create(admin, 'course', { name: 'พื้นฐาน รุ่น 2', status: true }))._id
    await compute(admin, 'course', { _id: now, change: { editionOf: old } })
    const after = (await create(admin, 'course', { name: 'ขั้นสูง', status: true, prerequisites: [now] }))._id
    const p0 = (
      await from(admin, 'user').select('user._id').where('user.username', '=', 'p0').executeTakeFirstOrThrow()
    )._id
    await create(admin, 'enroll', { userID: p0, courseID: old, passed: true, reason: 'เทียบโอน' })
    await academy.app.jobs.drain()
    const shown = await readRun(await carriedOut({ people: 'p0\np1', courses: [after] }))
    for (const part of ['ลงทะเบียนให้แล้ว 1', 'ยังไม่จบหลักสูตรก่อนหน้า 1']) expect(shown).toContain(part)
  })

  test('only who began it and administrators read what became of it; nobody cancels or takes back another’s', async () => {
    const place = await carriedOut({ people: 'p0\np1', courses: [other] }, 'manager')
    expect(await readRun(place, 'admin')).toContain('ก้อง')
    const _id = place.split('/').at(-1)!
    for (const ctx of [academy.as('root', 'factory'), { ...academy.as('manager'), viewer: academy.viewer('member') }]) {
      await expect(bulkOperationOf(ctx, bulkEnrolmentKind, _id)).rejects.toMatchObject({ kind: 'not-found' })
      await expect(cancelBulkOperation(ctx, bulkEnrolmentKind, _id)).rejects.toMatchObject({ kind: 'not-found' })
    }
    await expect(
      bulkOperationOf(academy.as('admin'), { ...bulkEnrolmentKind, name: 'other' }, _id),
    ).rejects.toMatchObject({
      kind: 'not-found',
    })
    for (const role of ['user', 'member'] as const)
      expect((await pages.open({ path: place, viewer: academy.viewer(role) })).status).toBe(302)
    const post = (role: Role, form: Record<string, string>) =>
      pages.post({ path: place, viewer: academy.viewer(role), form })
    expect((await post('manager', { intent: 'undo' })).status).toBe(403)
    for (const intent of ['toString', '__proto__', ''])
      expect((await post('admin', { intent })).status, intent).toBe(404)
    const wrong = await pages.open({ path: `/enroll/new/many/${'f'.repeat(24)}`, viewer: academy.viewer('admin') })
    expect(wrong.status).toBe(404)
  })

  test('stops where it is cancelled, and has the rights that its person has now', async () => {
    const begun = async (role: Role, then: (inside: Context, _id: string) => Promise<unknown>) => {
      const courses = [
        {
          _id: course,
          name: 'งานเชื่อม',
          seats: null,
          currentRound: null,
          prerequisites: [],
          onlyTarget: false,
          target: [],
        },
      ]
      const people = peopleIn('p0\np1\np2')
      const plan = await planEnrolments(academy.as('admin'), { people, courses, takesUnready: false })
      const _id = await inTransaction(academy.as(role), async (inside) => {
        const made = await beginEnrolments(inside, { plan, takesUnready: false })
        await then(inside, made)
        return made
      })
      await academy.app.jobs.drain()
      return readRun(`/enroll/new/many/${_id}`)
    }
    const cancelled = await begun('admin', (inside, _id) => cancelBulkOperation(inside, bulkEnrolmentKind, _id))
    expect(cancelled).toContain('ยกเลิกหลังดำเนินการแล้ว 0 จาก 3 คน')
    expect(await begun('member', async () => {})).toContain('ลงทะเบียนไม่ได้ เพราะเกินจำนวนของแพ็กเกจ')
    expect(await enrolled()).toBe(0)
  })

  test('asks no more queries for many people than for few', async () => {
    const admin = academy.as('admin')
    for (let n = 0; n < 40; n++)
      await create(admin, 'user', { username: `crowd${n}`, firstname: 'คน', lastname: `ที่ ${n}` })
    const asked = { n: 0 }
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => (asked.n++, node),
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const counting = { ...admin, [executor]: admin[executor].withPlugin(plugin) } as Context
    const system = { id: '', role: 'admin', home: '', name: 'ระบบ' } as const
    const counted = async (people: string) => {
      asked.n = 0
      await inTransaction(counting, async (inside) => {
        const courses = [course, other].map((_id) => ({
          _id,
          name: 'x',
          seats: null,
          currentRound: null,
          prerequisites: [],
          onlyTarget: false,
          target: [],
        }))
        const plan = await planEnrolments(inside, { people: peopleIn(people), courses, takesUnready: false })
        const operation = await beginEnrolments(inside, { plan, takesUnready: false })
        const { signal } = new AbortController()
        const task = {
          payload: { operation },
          attempt: 1,
          isLast: false,
          signal,
          reportProgress: async () => {},
          finish: async () => {},
        }
        await enrolMany.work({ ...inside, session: null, viewer: system }, task)
      })
      return asked.n
    }
    const few = await counted('crowd0\ncrowd1')
    const crowd = Array.from({ length: 38 }, (_, n) => `crowd${n + 2}`).join('\n')
    expect(await counted(crowd)).toBe(few)
    expect(few).toBeLessThan(45)
    expect(await enrolled()).toBe(40)
  })

  test('finds nobody by what the viewer may not read, and offers him no undoing that he may not do', async () => {
    const shown = textOf((await send({ people: '1101700207030' }, 'manager')).text)
    expect(shown).toContain('ไม่พบผู้เรียน 1')
    expect(shown).not.toContain('ขวัญ')
    const place = await carriedOut({ people: 'p2' }, 'manager')
    expect(await readRun(place, 'manager')).not.toContain('เลิกทำทั้งหมด')
    expect(await readRun(place, 'admin')).toContain('เลิกทำทั้งหมด')
    expect((await send({ people: 'p0', intent: 'enrol' }, 'user')).status).toBe(302)
    expect(await enrolled()).toBe(41)
  })

  test('says what is missing, forged or too much, and loses nothing of it', async () => {
    const missing = await send({ people: ' ', courses: [] })
    expect(missing.status).toBe(400)
    for (const part of ['กรุณาใส่ผู้เรียนอย่างน้อยหนึ่งคน', 'กรุณาเลือกหลักสูตรอย่างน้อยหนึ่งหลักสูตร'])
      expect(textOf(missing.text)).toContain(part)
    for (const wrong of ['f'.repeat(24), "x' or 1=1", course.toUpperCase()]) {
      const answer = await send({ people: 'p0', courses: [wrong] })
      expect(answer.status, wrong).toBe(400)
      expect(textOf(answer.text)).toContain('ไม่พบหลักสูตรที่เลือก')
    }
    const many = Array.from({ length: 5001 }, (_, n) => `someone${n}`).join('\n')
    const tooMany = await send({ people: many, courses: [course, other], intent: 'enrol' })
    expect(tooMany.status).toBe(400)
    expect(textOf(tooMany.text)).toContain('คุณใส่มา 5,001 คน')
    expect(sentBy(tooMany.text).get('people')).toContain('someone5000')
  })
})
