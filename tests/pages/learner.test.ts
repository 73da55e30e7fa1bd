import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { attribute, linksOf, parts, textOf } from '../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('a learner on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const courseWith = async (name: string, lessons: number, site: SiteKey = 'skills') => {
    const admin = academy.as('admin', site)
    const { _id: courseID } = await create(admin, 'course', { name, status: true })
    const made: string[] = []
    for (let order = 0; order < lessons; order++) {
      const content = `<p>เนื้อหาของ ${name} บท ${order + 1}</p>`
      made.push((await create(admin, 'lesson', { courseID, name: `บท ${order + 1}`, order, content }))._id)
    }
    return { courseID, lessons: made }
  }

  const learner = (site: SiteKey = 'skills') => ({ site, viewer: academy.viewer('user', site) })
  const open = (path: string, who: object = learner()) => pages.open({ path, ...who })
  const post = (path: string, who: object = learner()) => pages.post({ path, ...who })
  const enrol = (courseID: string) => post(`/lesson/detail/${courseID}/enroll`)

  /** Returns the lines of the learner's course table by column head. */
  const linesOf = (html: string) => {
    const courses = parts(html, 'table').find((table) => textOf(parts(table, 'caption')[0] ?? '') === 'หลักสูตรของฉัน')
    const [head = '', ...lines] = parts(courses ?? '', 'tr')
    const titles = parts(head, 'th').map((cell) => textOf(cell))
    return lines.map((line) => Object.fromEntries(parts(line, 'td').map((cell, at) => [titles[at]!, cell])))
  }
  const lineOf = async (name: string) => {
    const lines = linesOf((await open('/user/profile')).text)
    return lines.find((line) => textOf(line['หลักสูตร']!) === name)!
  }
  const enrolmentsIn = (courseID: string) =>
    from(academy.as('admin'), 'enroll').select(['userID']).where('courseID', '=', courseID).execute()

  test('whose form is refused is told why in the frame of the site, also where no script sent it', async () => {
    const { courseID } = await courseWith('ถูกลบแล้ว', 1)
    await enrol(courseID)
    const nowhere = '0'.repeat(24)
    for (const [path, status, said] of [
      [`/lesson/play/${courseID}/${nowhere}`, 404, 'ไม่พบหน้าที่ต้องการ'],
      [`/lesson/detail/${nowhere}/enroll`, 404, 'ไม่พบหน้าที่ต้องการ'],
      [`/lesson/subscribe/${courseID}`, 400, 'คำขอไม่ถูกต้อง'],
    ] as const) {
      const refused = await post(path)
      expect([refused.status, textOf(parts(refused.text, 'h1')[0]!)], path).toEqual([status, said])
      expect(textOf(parts(refused.text, 'footer')[0]!)).toContain('สถาบันพัฒนาทักษะไทย')
      expect(refused.text).not.toContain('ระบบขัดข้องชั่วคราว</h1>')
    }
    const asStaff = await post(`/lesson/detail/${courseID}/enroll`, { site: 'skills', viewer: academy.viewer('admin') })
    expect([asStaff.status, textOf(parts(asStaff.text, 'h1')[0]!)]).toEqual([403, 'คุณไม่มีสิทธิ์เปิดหน้านี้'])
  })

  test('whose lesson is not open yet is told what comes before, also where no script sent it', async () => {
    const { courseID, lessons } = await courseWith('เรียนตามลำดับ', 2)
    await update(academy.as('admin'), 'course', { _id: courseID, change: { inOrder: true } })
    await enrol(courseID)
    const refused = await post(`/lesson/play/${courseID}/${lessons[1]}`)
    expect([refused.status, textOf(parts(refused.text, 'h1')[0]!)]).toEqual([403, 'ยังดำเนินการไม่ได้'])
    expect(refused.text).toContain('<title>ยังดำเนินการไม่ได้ · สถาบันพัฒนาทักษะไทย</title>')
    expect(textOf(parts(refused.text, 'main')[0]!)).toContain('เรียนจบ “บท 1” ก่อน')
  })

  test('who sends a form to a screen that takes none reads that nothing was saved, in the frame of the site', async () => {
    const refused = await post('/lesson/home')
    expect([refused.status, textOf(parts(refused.text, 'h1')[0]!)]).toEqual([405, 'หน้านี้ไม่รับแบบฟอร์ม'])
    expect(textOf(parts(refused.text, 'footer')[0]!)).toContain('สถาบันพัฒนาทักษะไทย')
  })

  describe('the profile', () => {
    test('shows who is signed in', async () => {
      const profile = await open('/user/profile')
      expect(profile.status).toBe(200)
      expect(textOf(parts(profile.text, 'h1')[0]!)).toBe('สมชาย ใจดี')
      expect(textOf(profile.text)).toContain('learner@skills.test')
    })

    test('lists a course from the moment of enrolling', async () => {
      const { courseID } = await courseWith('สวนครัว', 2)
      expect(await lineOf('สวนครัว')).toBeUndefined()
      expect((await enrol(courseID)).status).toBe(302)
      expect(await lineOf('สวนครัว')).toBeDefined()
    })

    test('of one person on two units lists on each only the courses of that unit', async () => {
      const person = {
        ...{ firstname: 'มานี', lastname: 'มีนา', citizen: '1101700207011', phone: '0810000011' },
        ...{ email: 'manee@wicha.test', password: 'manee-2569', info: { agree: true } },
      }
      for (const site of ['skills', 'factory'] as const) {
        await pages.ask({ site, path: '/api/user', body: { data: person } })
        const body = { username: person.email, password: person.password }
        const signed = await pages.ask({ site, path: '/api/signin', body })
        const headers = { cookie: String(signed.headers['set-cookie']).split(';')[0]! }
        const { courseID } = await courseWith(`วิชาของ ${site}`, 1, site)
        await post(`/lesson/detail/${courseID}/enroll`, { site, headers })
        const lines = linesOf((await open('/user/profile', { site, headers })).text)
        expect(lines.map((line) => textOf(line['หลักสูตร']!))).toEqual([`วิชาของ ${site}`])
      }
    })

    test('names the course, and the name leads to it', async () => {
      const { courseID } = await courseWith('งานไม้', 1)
      await enrol(courseID)
      const [link] = linksOf((await lineOf('งานไม้'))['หลักสูตร']!)
      expect(link!.href).toBe(`/lesson/detail/${courseID}`)
      expect(textOf(parts((await open(link!.href)).text, 'h1')[0]!)).toBe('งานไม้')
    })

    test('says the day of enrolment in Thai, in the Buddhist year', async () => {
      const { courseID } = await courseWith('งานปูน', 1)
      await enrol(courseID)
      await enrolledOn(courseID, '2026-03-04T17:30:00Z')
      expect(textOf((await lineOf('งานปูน'))['วันที่ลงทะเบียน']!)).toBe('5 มีนาคม 2569')
    })

    const enrolledOn = (courseID: string, day: string) =>
      sql`update enroll set "createdAt" = ${day} where "courseID" = ${courseID}`.execute(academy.database.kysely)
    const told = (courseID: string, analytics: object) =>
      sql`update enroll set analytics = ${JSON.stringify(analytics)}::jsonb where "courseID" = ${courseID}`.execute(
        academy.database.kysely,
      )

    describe('of a course with figures, and of one without', () => {
      let counted: Awaited<ReturnType<typeof lineOf>>
      let uncounted: Awaited<ReturnType<typeof lineOf>>
      beforeAll(async () => {
        const { courseID } = await courseWith('มีบท', 3)
        await enrol(courseID)
        await academy.app.jobs.drain()
        await told(courseID, { total: 7, percent: 42, message: 'เรียนไปได้ไม่น้อย', status: 'processing' })
        const { courseID: empty } = await courseWith('ไม่มีบท', 0)
        await enrol(empty)
        counted = await lineOf('มีบท')
        uncounted = await lineOf('ไม่มีบท')
      })

      test.each([
        ['จำนวนบท', 'the number of lessons with the word for chapters', '7 บท'],
        ['เรียนแล้ว', 'the percentage', '42%'],
        ['สถานะ', 'the message of its state', 'เรียนไปได้ไม่น้อย'],
      ])('the column %s holds %s, or N/A', (title, _what, text) => {
        expect(textOf(counted[title]!)).toBe(text)
        expect(textOf(uncounted[title]!)).toBe('N/A')
      })
    })

    test('a record of 2026 is of 2569 on the profile, in a list and in a record of the back office', async () => {
      const { courseID } = await courseWith('งานสี', 1)
      await enrol(courseID)
      await enrolledOn(courseID, '2026-03-04T17:30:00Z')
      await sql`update "user" set "createdAt" = '2026-02-01T03:00:00Z'`.execute(academy.database.kysely)
      const admin = { viewer: academy.viewer('admin') }
      const { id } = academy.viewer('user')
      for (const [path, who, day] of [
        ['/user/profile', learner(), '5 มีนาคม 2569'],
        ['/user/profile', learner(), '1 กุมภาพันธ์ 2569'],
        ['/enroll/dashboard?size=50', admin, '5 มี.ค. 69'],
        [`/user/detail/${id}`, admin, /1 (ก\.พ\.|กุมภาพันธ์) 2569/],
      ] as const) {
        const text = textOf((await open(path, who)).text)
        expect(text, path).toMatch(day)
        expect(text, path).not.toContain('2026')
      }
    })
  })

  describe('learning', () => {
    test('enrolling is asked first and done when it is confirmed', async () => {
      const { courseID } = await courseWith('งานเหล็ก', 2)
      const path = `/lesson/detail/${courseID}/enroll`
      const question = await open(path)
      expect(question.status).toBe(200)
      const form = parts(question.text, 'form').find((one) => textOf(one) === 'ลงทะเบียนเรียน')!
      expect([attribute(form, 'method'), attribute(form, 'action')]).toEqual(['post', path])
      expect(await enrolmentsIn(courseID)).toEqual([])
      expect(await post(path)).toMatchObject({ status: 302, headers: { location: `/lesson/play/${courseID}/start` } })
      expect(await enrolmentsIn(courseID)).toEqual([{ userID: academy.viewer('user').id }])
    })

    test('a lesson plays to who is enrolled, and to nobody else', async () => {
      const { courseID, lessons } = await courseWith('งานช่าง', 2)
      const path = `/lesson/play/${courseID}/${lessons[1]}`
      const taught = 'เนื้อหาของ งานช่าง บท 2'
      const refused = await open(path)
      expect(refused).toMatchObject({ status: 302, headers: { location: `/lesson/detail/${courseID}` } })
      expect(refused.text).not.toContain(taught)
      expect((await open(path, {})).headers['location']).toBe('/')
      await enrol(courseID)
      const played = await open(path)
      expect(played.status).toBe(200)
      expect(textOf(parts(played.text, 'h1')[0]!)).toBe('บท 2')
      expect(textOf(played.text)).toContain(taught)
    })
  })
})
