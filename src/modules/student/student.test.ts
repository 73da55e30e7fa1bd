import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeLesson, enrolIn, totalOfPerson } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, record, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { linksOf, textOf } from '../../../tests/support/reading.ts'
import { likelyDuplicates } from './commands/likely-duplicates.server.ts'
import { matchPictures } from './commands/match-pictures.server.ts'
import { learnerOf, mergePeople } from './commands/merge-people.server.ts'
import { transferEnrolment } from './commands/transfer-enrolment.server.ts'
import { undoChange } from './commands/undo-change.server.ts'

const drivers = await testDrivers()

describe.each(drivers)('records of learners on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const me = () => academy.viewer('user').id
  const personOf = async (more: Record<string, unknown> = {}) => {
    const username = `merged-${++n}`
    return (await create(admin(), 'user', { username, firstname: 'สมปอง', lastname: `ซ้ำ${n}`, ...more }))._id
  }
  const courseOf = async (...lessons: string[]) => {
    const { _id } = await create(admin(), 'course', { name: `หลักสูตร ${++n}`, status: true, hours: 6 })
    const ids: string[] = []
    for (const [order, name] of lessons.entries())
      ids.push((await create(admin(), 'lesson', { courseID: _id, name, order }))._id)
    return { courseID: _id, lessons: ids }
  }
  const enrolled = async (userID: string) =>
    (
      await from(admin(), 'enroll')
        .select(['courseID', 'standing', 'analytics'])
        .where('userID', '=', userID)
        .orderBy('courseID')
        .execute()
    ).map(({ courseID, standing, analytics }) => ({ courseID, standing, percent: analytics?.percent ?? null }))
  const changes = (userID: string) =>
    from(admin(), 'person_change')
      .select(['_id', 'undoneAt'])
      .where('userID', '=', userID)
      .orderBy('createdAt')
      .execute()
  const finish = async (courseID: string, lessonIDs: readonly string[]) => {
    const enrolment = await enrolIn(academy.as('user'), courseID)
    for (const lessonID of lessonIDs) await completeLesson(academy.as('user'), { enrolment, lessonID })
    return enrolment._id
  }

  test('likely duplicates are found by phone, mailbox and name, on this site alone', async () => {
    const one = await personOf({ lastname: 'เหมือนกัน', phone: '0811111111', email: 'same@wicha.test' })
    const named = await personOf({ firstname: 'นายสมปอง', lastname: 'เหมือนกัน' })
    const mailed = await personOf({ email: 'same+2@wicha.test' })
    await create(academy.as('admin', 'factory'), 'user', {
      username: 'x-there',
      firstname: 'สมปอง',
      lastname: 'เหมือนกัน',
    })
    const found = await likelyDuplicates(admin(), await learnerOf(admin(), one))
    expect(found.map(({ person, by }) => [person._id, by])).toEqual([
      [mailed, ['email']],
      [named, ['name']],
    ])
  })

  test('a merge moves all that refers to the duplicate, keeps the further of two enrolments, and is taken back whole', async () => {
    const [both, own] = [await courseOf('หนึ่ง', 'สอง'), await courseOf('หนึ่ง')]
    await finish(both.courseID, [both.lessons[0]!])
    const drop = await personOf({ phone: '0822222222', citizen: '1101700230708' })
    await create(admin(), 'enroll', { userID: drop, courseID: both.courseID })
    const passed = await create(admin(), 'enroll', {
      userID: drop,
      courseID: own.courseID,
      passed: true,
      reason: 'เทียบโอน',
    })
    await record(admin(), 'hours_entry', {
      ...{ userID: drop, course: 'ภายนอก', hours: 2, counted: 2, earnedOn: '2026-01-01', kind: 'adjusted' },
    })
    const before = [await enrolled(me()), await enrolled(drop)]
    const hours = await totalOfPerson(admin(), me())
    academy.pass(60_000)
    await mergePeople(admin(), { keep: me(), drop, take: ['phone'], reason: 'สมัครสองครั้ง' })
    await academy.app.jobs.drain()
    expect(await enrolled(me())).toContainEqual({ courseID: both.courseID, standing: 'active', percent: 50 })
    expect(await enrolled(me())).toContainEqual({ courseID: own.courseID, standing: 'active', percent: 100 })
    expect(await enrolled(drop)).toEqual([])
    expect(await totalOfPerson(admin(), me())).toBe(hours + 8)
    expect(await learnerOf(admin(), me())).toMatchObject({ phone: '0822222222' })
    await expect(learnerOf(admin(), drop)).rejects.toMatchObject({ kind: 'not-found' })
    const history = await pages.open({ path: `/enroll/detail/${passed._id}`, viewer: academy.viewer('admin') })
    expect(history.status).toBe(200)
    academy.pass(60_000)
    const [change] = (await changes(me())).slice(-1)
    await undoChange(admin(), change!._id)
    await academy.app.jobs.drain()
    expect([await enrolled(me()), await enrolled(drop)]).toEqual(before)
    expect(await totalOfPerson(admin(), me())).toBe(hours)
    expect(await totalOfPerson(admin(), drop)).toBe(8)
    expect(await learnerOf(admin(), drop)).toMatchObject({ phone: '0822222222', citizen: '1101700230708' })
    await expect(undoChange(admin(), change!._id)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a merge keeps the enrolment that lets the learner in, and none that was withdrawn before', async () => {
    const course = await courseOf('หนึ่ง', 'สอง')
    const enrollID = await finish(course.courseID, [course.lessons[0]!])
    await update(admin(), 'enroll', { _id: enrollID, change: { standing: 'withdrawn', reason: 'ย้ายไปอีกบัญชี' } })
    const drop = await personOf()
    await create(admin(), 'enroll', { userID: drop, courseID: course.courseID })
    await mergePeople(admin(), { keep: me(), drop, take: [], reason: 'สมัครสองครั้ง' })
    expect(await enrolled(me())).toContainEqual({ courseID: course.courseID, standing: 'active', percent: 0 })
    await undoChange(admin(), (await changes(me())).at(-1)!._id)
    expect(await enrolled(me())).toContainEqual({ courseID: course.courseID, standing: 'withdrawn', percent: 50 })
  })

  test('a merge of two people with a cart each keeps one cart, and gives both back', async () => {
    const drop = await personOf()
    const carts = async () =>
      (await from(admin(), 'cart').select('cart.userID').where('cart.userID', 'in', [me(), drop]).execute()).length
    for (const userID of [me(), drop]) await record(admin(), 'cart', { userID })
    await mergePeople(admin(), { keep: me(), drop, take: [], reason: 'สมัครสองครั้ง' })
    expect(await carts()).toBe(1)
    await undoChange(admin(), (await changes(me())).at(-1)!._id)
    expect(await carts()).toBe(2)
  })

  test('a transfer takes finished lessons of the same name along, once, and is taken back', async () => {
    const [former, next] = [await courseOf('แนะนำ', 'เก่า', 'สรุป'), await courseOf('แนะนำ', 'ใหม่', 'สรุป', 'เพิ่ม')]
    const enrollID = await finish(former.courseID, former.lessons.slice(0, 2))
    const of = { enrollID, courseID: next.courseID, keeps: true, reason: 'ย้ายรุ่น' }
    await expect(transferEnrolment(admin(), { ...of, courseID: former.courseID })).rejects.toMatchObject({
      kind: 'invalid',
    })
    const before = await enrolled(me())
    academy.pass(60_000)
    await transferEnrolment(admin(), of)
    await academy.app.jobs.drain()
    expect(await enrolled(me())).toContainEqual({ courseID: next.courseID, standing: 'active', percent: 25 })
    expect(await enrolled(me())).toContainEqual({ courseID: former.courseID, standing: 'withdrawn', percent: 33 })
    await expect(transferEnrolment(admin(), of)).rejects.toMatchObject({ kind: 'conflict' })
    academy.pass(60_000)
    await undoChange(admin(), (await changes(me())).at(-1)!._id)
    await academy.app.jobs.drain()
    expect(await enrolled(me())).toEqual(before)
  })

  test('who is transferred back to where he was withdrawn is let in again, and that is taken back too', async () => {
    const [first, second] = [await courseOf('แนะนำ'), await courseOf('แนะนำ')]
    const enrollID = await finish(first.courseID, [])
    const reason = 'สลับรุ่น'
    await transferEnrolment(admin(), { enrollID, courseID: second.courseID, keeps: true, reason })
    const standings = async () =>
      (await enrolled(me()))
        .filter(({ courseID }) => [first.courseID, second.courseID].includes(courseID))
        .toSorted((one) => (one.courseID === first.courseID ? -1 : 1))
        .map(({ standing }) => standing)
    expect(await standings()).toEqual(['withdrawn', 'active'])
    const there = await from(admin(), 'enroll').select('_id').where('courseID', '=', second.courseID).executeTakeFirst()
    academy.pass(1000)
    await transferEnrolment(admin(), {
      enrollID: there!._id,
      courseID: first.courseID,
      keeps: true,
      reason: 'กลับรุ่นเดิม',
    })
    expect(await standings()).toEqual(['active', 'withdrawn'])
    await undoChange(admin(), (await changes(me())).at(-1)!._id)
    expect(await standings()).toEqual(['withdrawn', 'active'])
  })

  test('a transfer to a full course says so before, and goes beyond the seats for its reason', async () => {
    const [former, full] = [await courseOf('แนะนำ'), await courseOf('แนะนำ')]
    await update(admin(), 'course', { _id: full.courseID, change: { seats: 1 } })
    await create(admin(), 'enroll', { userID: await personOf(), courseID: full.courseID })
    await academy.app.jobs.drain()
    const form = { user: me(), enrolment: await finish(former.courseID, []), course: full.courseID, reason: 'ย้ายรุ่น' }
    const send = (intent: string) =>
      pages.post({ path: '/student/transfer', form: { ...form, intent }, viewer: academy.viewer('admin') })
    expect(textOf((await send('plan')).text)).toContain('หลักสูตรใหม่เต็มแล้ว ระบบจะรับเกินจำนวนที่นั่ง')
    expect(await send('transfer')).toMatchObject({ status: 302 })
    expect(await enrolled(me())).toContainEqual({ courseID: full.courseID, standing: 'active', percent: 0 })
  })

  test('people of one name are told apart where one is chosen, and the likely ones stand below the heading', async () => {
    const email = 'twin@wicha.test'
    const twins = [await personOf({ lastname: 'แฝด', email }), await personOf({ lastname: 'แฝด', phone: '0898765401' })]
    const open = async (path: string) => (await pages.open({ path, viewer: academy.viewer('admin') })).text
    const page = await open(`/student/merge/${twins[0]}`)
    const choice = textOf(page)
    expect(choice).toContain(`สมปอง แฝด (${email})`)
    expect(choice).toContain('สมปอง แฝด (0898765401)')
    expect(choice).toMatch(/รวมระเบียนซ้ำของ สมปอง แฝด[\s\S]*น่าจะเป็นคนเดียวกัน/)
    expect(page.indexOf('<h1')).toBeLessThan(page.indexOf('น่าจะเป็นคนเดียวกัน</h2>'))
    const compared = textOf(await open(`/student/merge/${twins[0]}?with=${twins[1]}`))
    expect(compared).toContain(`สมปอง แฝด · ${email}`)
    expect(compared).toContain('สมปอง แฝด · 0898765401')
  })

  test('only administrators of the site merge, transfer and take back, and only its own learners', async () => {
    const [keep, drop] = [await personOf(), await personOf()]
    const merging = { keep, drop, take: [], reason: 'ลองโจมตี' } as const
    for (const who of [academy.as('user'), academy.as('manager'), academy.as('member')])
      await expect(mergePeople(who, merging)).rejects.toMatchObject({})
    await expect(mergePeople(academy.as('admin', 'factory'), merging)).rejects.toMatchObject({ kind: 'not-found' })
    const there = await create(academy.as('admin', 'factory'), 'user', { username: 'there-1', firstname: 'ที่อื่น' })
    await expect(mergePeople(admin(), { ...merging, drop: there._id })).rejects.toMatchObject({ kind: 'not-found' })
    await expect(mergePeople(admin(), { ...merging, drop: keep })).rejects.toMatchObject({ kind: 'invalid' })
    const { courseID } = await courseOf('หนึ่ง')
    const enrolment = await create(admin(), 'enroll', { userID: keep, courseID })
    const next = await courseOf('หนึ่ง')
    const of = { enrollID: enrolment._id, courseID: next.courseID, keeps: true, reason: 'ลองโจมตี' }
    await expect(transferEnrolment(academy.as('admin', 'factory'), of)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(transferEnrolment(academy.as('user'), of)).rejects.toMatchObject({})
    await mergePeople(admin(), merging)
    const change = (await changes(keep)).at(-1)!
    for (const who of [academy.as('manager'), academy.as('admin', 'factory'), academy.as('user')])
      await expect(undoChange(who, change._id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(remove(admin(), 'person_change', change._id)).rejects.toMatchObject({})
    const forged = {
      userID: keep,
      kind: 'merge' as const,
      told: 'x',
      reason: 'x',
      undo: { version: 1 as const, led: [], removed: [], before: {} },
    }
    await expect(create(academy.as('root'), 'person_change', forged)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('the screens: the list says what was learnt, the record what can be done, and staff are no learners', async () => {
    const open = (path: string, role: 'admin' | 'manager' | 'user' = 'admin', site: 'skills' | 'factory' = 'skills') =>
      pages.open({ path, viewer: academy.viewer(role), site })
    const led = await open('/student?page=3')
    expect([led.status, led.headers['location']]).toEqual([302, '/student/dashboard?page=3'])
    const list = textOf((await open('/student/dashboard')).text)
    expect(list).toContain('ชั่วโมงสะสม')
    const shown = await open(`/student/detail/${me()}`)
    const links = linksOf(shown.text).map(({ href }) => href)
    for (const path of [`/student/merge/${me()}`, `/student/transfer?user=${me()}`, `/enroll/hours/add?userID=${me()}`])
      expect(links, path).toContain(path)
    expect((await open(`/student/detail/${academy.viewer('admin').id}`)).status).toBe(404)
    expect((await open(`/student/detail/${me()}`, 'admin', 'factory')).status).toBe(404)
    expect((await open(`/student/detail/${me()}`, 'manager')).status).toBe(200)
    expect((await open(`/student/detail/${me()}`, 'user')).status).toBe(302)
    const other = await personOf()
    const post = (form: Record<string, string>, role: 'admin' | 'manager' = 'admin') =>
      pages.post({ path: `/student/merge/${me()}`, viewer: academy.viewer(role), form })
    for (const wrong of ['', me(), 'x', '__proto__']) expect((await post({ with: wrong })).status, wrong).toBe(400)
    expect((await post({ with: other })).headers['location']).toBe(`/student/merge/${me()}?with=${other}`)
    expect((await post({ with: other, reason: 'สั้น' })).status).toBe(400)
    expect((await post({ with: academy.viewer('admin').id, reason: 'ลองรวมกับเจ้าหน้าที่' })).status).toBeGreaterThanOrEqual(
      400,
    )
    expect((await post({ with: other, reason: 'ลองรวม' }, 'manager')).status).toBe(302)
    expect(await learnerOf(admin(), other)).toMatchObject({ _id: other })
    expect((await post({ with: other, reason: 'สมัครซ้ำ', 'take.lastname': 'other' })).headers['location']).toContain(
      'done=merged',
    )
    await expect(learnerOf(admin(), other)).rejects.toMatchObject({ kind: 'not-found' })
  })
  test.each(['enroll', 'student'])(
    'a site without the module %s leads to nothing of it from its learners',
    async (off) => {
      const { _id, plugins } = await from(admin(), 'configuration').selectAll().executeTakeFirstOrThrow()
      const open = async (path: string) => pages.open({ path, viewer: academy.viewer('admin') })
      await update(admin(), 'configuration', { _id, change: { plugins: plugins.filter((one) => one !== off) } })
      try {
        const own = off === 'enroll' ? ['/student/dashboard', `/student/detail/${me()}`] : []
        const seen = await Promise.all([...own, '/user/dashboard', `/user/detail/${me()}`].map(open))
        expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200))
        const led = new Set(seen.flatMap(({ text }) => linksOf(text)).map(({ href }) => href))
        const dead: string[] = []
        for (const href of [...led].filter((one) => /^\/(student|enroll)\/\w/.test(one)))
          if ((await open(href)).status !== 200) dead.push(href)
        expect(dead).toEqual([])
      } finally {
        await update(admin(), 'configuration', { _id, change: { plugins } })
      }
    },
  )

  test('every screen of the module opens for an administrator on real records', async () => {
    const viewer = academy.viewer('admin')
    for (const path of [
      'dashboard',
      'add',
      `detail/${me()}`,
      `edit/${me()}`,
      'transfer',
      `transfer?user=${me()}`,
      'image',
      'change',
    ])
      expect((await pages.open({ path: `/student/${path}`, viewer })).status, path).toBe(200)
    expect((await pages.open({ path: `/student/image?user=${me()}`, viewer })).status).toBe(200)
    expect((await pages.open({ path: `/student/image?user=${viewer.id}`, viewer })).status).toBe(404)
  })

  test('pictures are matched by citizen id and username, and a forged key or person keeps none', async () => {
    const _id = await personOf({ citizen: '3101700230709' })
    const matched = await matchPictures(admin(), {
      ...{ files: ['3-1017-00230-70-9.jpg', '3101700230709.png', 'nobody.jpg', 'x.exe'], only: null },
    })
    expect(matched.map(({ person, why }) => [person?._id ?? null, why])).toEqual([
      [_id, null],
      [_id, 'twice'],
      [null, 'unknown'],
      [null, 'not-picture'],
    ])
    expect(
      await matchPictures(academy.as('admin', 'factory'), { files: ['3101700230709.jpg'], only: null }),
    ).toMatchObject([{ person: null, why: 'unknown' }])
    const post = (pairs: unknown, role: 'admin' | 'manager' = 'admin') =>
      pages.post({
        ...{ path: '/student/image', viewer: academy.viewer(role) },
        form: { intent: 'keep', pairs: JSON.stringify(pairs) },
      })
    const key = `upload/1760000000000-${'b'.repeat(32)}.jpg`
    for (const pairs of [
      [],
      'x',
      null,
      [{ person: '__proto__', key }],
      [{ person: _id, key, role: 'root' }],
      [{ person: _id, key: '../../etc/passwd' }],
    ])
      expect((await post(pairs)).status, JSON.stringify(pairs)).toBeGreaterThanOrEqual(400)
    expect((await post([{ person: _id, key }], 'manager')).status).toBe(302)
    expect(await learnerOf(admin(), _id)).toMatchObject({ avatar: null })
  })
})
