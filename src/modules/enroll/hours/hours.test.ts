import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, record, remove, restore, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { beginRecount } from '../commands/recounting/recount-hours.server.ts'
import { completeLesson, enrolIn } from '../commands/enrol.server.ts'
import recountCompleted from '../commands/recounting/recount-completed.server.ts'
import { countHours } from './count-hours.server.ts'
import { hoursOfPerson, peopleOfYear, totalOfPerson } from './sum-year.server.ts'

const drivers = await testDrivers()
const day = 24 * 60 * 60_000

describe.each(drivers)('the ledger of credit hours on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-03-01T03:00:00Z'))
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const me = () => academy.viewer('user').id
  const courseOf = async (hours: number, more: Record<string, unknown> = {}) => {
    const course = await create(admin(), 'course', { name: `หลักสูตร ${hours} ชั่วโมง`, status: true, hours, ...more })
    const lesson = await create(admin(), 'lesson', { courseID: course._id, name: 'บทเดียว' })
    return { courseID: course._id, lessonID: lesson._id }
  }
  const learn = async (of: { courseID: string; lessonID: string }) => {
    academy.pass(60_000)
    const enrolment = await enrolIn(learner(), of.courseID)
    await completeLesson(learner(), { enrolment, lessonID: of.lessonID })
    academy.pass(60_000)
    return enrolment._id
  }
  const linesOf = async (enrollID: string, ctx: Context = admin()) =>
    (
      await from(ctx, 'hours_entry')
        .select(['kind', 'hours', 'earnedOn', 'rule'])
        .where('enrollID', '=', enrollID)
        .orderBy('createdAt')
        .orderBy('_id')
        .execute()
    ).map(({ kind, hours }) => [kind, hours])
  const change = (_id: string, to: Record<string, unknown>) => {
    academy.pass(60_000)
    return update(admin(), 'enroll', { _id, change: to })
  }

  test('a completed course is written down once, whatever comes again', async () => {
    const course = await courseOf(6)
    const before = await totalOfPerson(learner(), me())
    const enrollID = await learn(course)
    expect(await linesOf(enrollID)).toEqual([['earned', 6]])
    await academy.app.jobs.drain()
    await recountCompleted(admin(), { enrollID, lessonID: course.lessonID })
    await countHours(admin(), { userID: me(), enrollIDs: [enrollID] })
    await learn(course)
    expect(await linesOf(enrollID)).toEqual([['earned', 6]])
    expect(await totalOfPerson(learner(), me())).toBe(before + 6)
  })

  test('withdrawing, beginning anew and removing reverse it, and their undoing gives it back on the same day', async () => {
    const enrollID = await learn(await courseOf(4))
    await change(enrollID, { standing: 'withdrawn', reason: 'ย้ายหลักสูตร' })
    await change(enrollID, { standing: 'active' })
    const now = new Date(academy.as('admin').now + 60_000).toISOString()
    await change(enrollID, { progressFrom: now, passed: false })
    expect(await linesOf(enrollID)).toEqual([
      ['earned', 4],
      ['reversed', -4],
      ['earned', 4],
      ['reversed', -4],
    ])
    await change(enrollID, { progressFrom: null })
    academy.pass(60_000)
    await remove(admin(), 'enroll', enrollID)
    await academy.app.jobs.drain()
    expect((await linesOf(enrollID)).at(-1)).toEqual(['reversed', -4])
    academy.pass(60_000)
    await restore(admin(), 'enroll', enrollID)
    await academy.app.jobs.drain()
    const days = await from(admin(), 'hours_entry').select('earnedOn').where('enrollID', '=', enrollID).execute()
    expect(new Set(days.map(({ earnedOn }) => earnedOn)).size).toBe(1)
    expect((await linesOf(enrollID)).reduce((sum, [, hours]) => sum + Number(hours), 0)).toBe(4)
  })

  test('what staff mark complete counts, and no more when they take it back; a lesson that is added takes nothing away', async () => {
    const course = await courseOf(3)
    const marked = await enrolIn(learner(), course.courseID)
    await change(marked._id, { passed: true, reason: 'เทียบโอน' })
    await change(marked._id, { passed: false })
    expect(await linesOf(marked._id)).toEqual([
      ['earned', 3],
      ['reversed', -3],
    ])
    const enrollID = await learn(course)
    await create(admin(), 'lesson', { courseID: course.courseID, name: 'บทใหม่' })
    await academy.app.jobs.drain()
    expect((await linesOf(enrollID)).at(-1)).toEqual(['earned', 3])
  })

  test('passed, failed and untested give the hours of the rule, and a pass that is taken back writes a correcting line', async () => {
    await create(admin(), 'category', { name: 'สอบ', code: 'hours-test', visible: true })
    const weights = { passedPercent: 200, failedPercent: 100, untestedPercent: 50 }
    await create(admin(), 'hours_rule', {
      ...{ name: 'ตามผลสอบ', validFrom: '2026-01-01', category: ['hours-test'], ...weights },
    })
    const enrollID = await learn(await courseOf(6, { category: ['hours-test'] }))
    await change(enrollID, { testResult: 'passed' })
    await change(enrollID, { testResult: 'failed' })
    await change(enrollID, { testResult: 'failed' })
    expect(await linesOf(enrollID)).toEqual([
      ['earned', 3],
      ['corrected', 9],
      ['corrected', -6],
    ])
    const { _id } = await from(admin(), 'enroll').select('_id').where('_id', '=', enrollID).executeTakeFirstOrThrow()
    await expect(
      update(learner(), 'enroll', { _id, change: { testResult: 'passed' } }),
      'a learner raises his own result',
    ).rejects.toMatchObject({})
    await expect(
      update(academy.as('manager'), 'enroll', { _id, change: { testResult: 'passed' } }),
    ).rejects.toMatchObject({})
  })

  test('the rule of the day counts, the limit of its year holds, and only counting anew speaks of the past', async () => {
    const food = await create(admin(), 'category', { name: 'อาหาร', code: 'hours-food', visible: true })
    const rule = await create(admin(), 'hours_rule', {
      ...{ name: 'อาหารครึ่งเดียว', validFrom: '2026-01-01', category: [food.code], percent: 50, yearCap: 8 },
    })
    const [one, other] = [
      await courseOf(10, { category: ['hours-food'] }),
      await courseOf(9, { category: ['hours-food'] }),
    ]
    const [first, second] = [await learn(one), await learn(other)]
    expect([await linesOf(first), await linesOf(second)]).toEqual([[['earned', 5]], [['earned', 3]]])
    academy.pass(60_000)
    await update(admin(), 'hours_rule', { _id: rule._id, change: { percent: 100, yearCap: null } })
    await countHours(admin(), { userID: me(), enrollIDs: [first, second] })
    expect(await linesOf(first)).toEqual([['earned', 5]])
    const [before] = [await totalOfPerson(learner(), me())]
    await beginRecount(admin())
    await academy.app.jobs.drain()
    expect((await linesOf(first)).slice(1)).toEqual([['corrected', 5]])
    expect((await linesOf(second)).slice(1)).toEqual([['corrected', 6]])
    expect(await totalOfPerson(learner(), me())).toBe(before + 11)
    academy.pass(60_000)
    await beginRecount(admin())
    await academy.app.jobs.drain()
    expect(await linesOf(first)).toHaveLength(2)
    await expect(remove(admin(), 'hours_rule', rule._id)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(
      create(admin(), 'hours_rule', { name: 'ผิด', validFrom: '2026-02-01', validUntil: '2026-01-31' }),
    ).rejects.toMatchObject({ issues: [{ field: 'validUntil' }] })
  })

  test('a year is summed by learner and month', async () => {
    academy.pass(330 * day)
    const enrollID = await learn(await courseOf(7))
    const [entry] = await from(admin(), 'hours_entry').select('earnedOn').where('enrollID', '=', enrollID).execute()
    expect(entry?.earnedOn.slice(0, 4)).toBe('2027')
    const months = await hoursOfPerson(learner(), { userID: me(), year: 2027 })
    expect(months.reduce((sum, hours) => sum + hours, 0)).toBe(7)
    expect(months[Number(entry!.earnedOn.slice(5, 7)) - 1]).toBe(7)
    expect(await peopleOfYear(admin(), { year: 2027, most: 10 })).toMatchObject([{ _id: me(), hours: 7, courses: 1 }])
    const page = await pages.open({ path: '/enroll/hours/year?year=2570', viewer: academy.viewer('manager') })
    expect(textOf(page.text)).toContain('ปี 2570')
    const made = await pages.post({
      ...{ path: '/enroll/hours/year?year=2570', viewer: academy.viewer('manager'), form: { intent: 'csv' } },
    })
    const [, base64] = /data:text\/csv[^"]*?;base64,([^"]+)"/.exec(made.text)!
    expect(Buffer.from(base64!, 'base64').toString()).toMatch(/,1,7,0,7/)
  })

  test('staff adjust with a reason; nobody writes, changes or removes a line by another way', async () => {
    const post = (
      form: Record<string, string>,
      role: 'admin' | 'manager' = 'admin',
      site: 'skills' | 'factory' = 'skills',
    ) => pages.post({ path: '/enroll/hours/add', viewer: academy.viewer(role), site, form })
    const good = { userID: me(), course: 'อบรมภายนอก', hours: '-2', earnedOn: '2026-12-20', reason: 'บันทึกซ้ำสองครั้ง' }
    const before = await totalOfPerson(admin(), me())
    for (const wrong of [
      { hours: '0' },
      { hours: '1e9' },
      { hours: '1001' },
      { hours: '2.25' },
      { earnedOn: '2030-01-01' },
      { earnedOn: 'เมื่อวาน' },
      { reason: ' ' },
      { course: '' },
      { userID: 'f'.repeat(24) },
      { userID: '__proto__' },
    ])
      expect((await post({ ...good, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    expect((await post(good, 'admin', 'factory')).status, 'a learner of another site').toBe(400)
    expect((await post(good, 'manager')).text).not.toContain('อบรมภายนอก')
    expect(await totalOfPerson(admin(), me())).toBe(before)
    expect((await post(good)).status).toBe(302)
    expect(await totalOfPerson(admin(), me())).toBe(before - 2)
    const [line] = await from(admin(), 'hours_entry').selectAll().where('kind', '=', 'adjusted').execute()
    expect(line).toMatchObject({ hours: -2, reason: good.reason, byName: academy.viewer('admin').name })
    const forged = {
      userID: me(),
      course: 'ปลอม',
      hours: 999,
      earnedOn: '2026-01-01',
      kind: 'earned' as const,
      counted: 999,
    }
    for (const who of [learner(), admin(), academy.as('root')]) {
      await expect(create(who, 'hours_entry', forged)).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(update(who, 'hours_entry', { _id: line!._id, change: { hours: 99 } })).rejects.toMatchObject({})
      await expect(remove(who, 'hours_entry', line!._id)).rejects.toMatchObject({})
    }
    await expect(
      create(academy.as('manager'), 'hours_rule', { name: 'x', validFrom: '2026-01-01' }),
    ).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('a learner reads his own lines, and nothing of another or of another site', async () => {
    const other = await create(admin(), 'user', { username: 'hours-other', firstname: 'อีกคน', email: 'ho@wicha.test' })
    const line = { userID: other._id, course: 'ของคนอื่น', hours: 5, counted: 5, earnedOn: '2026-05-05' }
    await record(admin(), 'hours_entry', { ...line, kind: 'adjusted' })
    const seen = await from(learner(), 'hours_entry').select(['userID', 'byName']).execute()
    expect(new Set(seen.map(({ userID }) => userID))).toEqual(new Set([me()]))
    expect(new Set(seen.map(({ byName }) => byName))).toEqual(new Set([null]))
    expect(await totalOfPerson(learner(), other._id)).toBe(0)
    expect(await from(academy.as('admin', 'factory'), 'hours_entry').selectAll().execute()).toEqual([])
    expect(await from(academy.as('guest'), 'hours_entry').selectAll().execute()).toEqual([])
  })
})
