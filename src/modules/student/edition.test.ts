import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeLesson, enrolIn, totalOfPerson } from '#modules/enroll/public-api.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { compute, create, record, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { cancelBulkOperation, bulkOperationsAbout } from '#platform/background/bulk-operation/bulk-operation.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'
import { beginMoves } from './commands/edition/begin-moves.server.ts'
import { editionMoveKind } from './commands/edition/edition-job.ts'
import moveEdition from './commands/edition/move-edition.server.ts'
import { transferEnrolment } from './commands/transfer-enrolment.server.ts'
import { undoChange } from './commands/undo-change.server.ts'

describe.each(await testDrivers())('learners moved to a new edition on $kind', (driver) => {
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
  const drain = () => academy.app.jobs.drain()
  const personOf = async () =>
    (await create(admin(), 'user', { username: `moved-${++n}`, firstname: 'สมหวัง', lastname: `คนที่ ${n}` }))._id
  const lessonsOf = async (courseID: string) =>
    (
      await from(admin(), 'lesson').select(['_id', 'name']).where('courseID', '=', courseID).orderBy('order').execute()
    ).map(({ _id }) => _id)
  const courseOf = async (...names: string[]) => {
    const { _id } = await create(admin(), 'course', { name: `ช่าง ${++n}`, status: true, hours: 6 })
    for (const [order, name] of names.entries()) await create(admin(), 'lesson', { courseID: _id, name, order })
    await drain()
    return { courseID: _id, lessons: await lessonsOf(_id) }
  }
  /** The next edition, published: the lesson at `without` is gone, the others are renamed, and one is new. */
  const editionOf = async (courseID: string, of: { without?: number; seats?: number; isDraft?: boolean } = {}) => {
    const copying = {
      path: `/lesson/player/copy/${courseID}`,
      viewer: academy.viewer('admin'),
      form: { intent: 'edition' },
    }
    const made = String((await pages.post(copying)).headers['location'])
    const _id = /[0-9a-f]{24}/.exec(made)![0]
    const lessons = await lessonsOf(_id)
    for (const [at, lesson] of lessons.entries())
      await update(admin(), 'lesson', {
        _id: lesson,
        change: at === of.without ? { status: false } : { name: `ใหม่ ${at}` },
      })
    if (of.without !== undefined)
      await compute(admin(), 'lesson', { _id: lessons[of.without]!, change: { earlier: null } })
    await create(admin(), 'lesson', { courseID: _id, name: 'เพิ่มเข้ามา', order: 9 })
    await update(admin(), 'course', { _id, change: { status: !of.isDraft, seats: of.seats ?? null } })
    await drain()
    return { courseID: _id, lessons }
  }
  const enrolled = async (userID: string) =>
    (
      await from(admin(), 'enroll')
        .select(['_id', 'courseID', 'standing', 'analytics'])
        .where('userID', '=', userID)
        .execute()
    ).map(({ _id, courseID, standing, analytics }) => ({ _id, courseID, standing, percent: analytics?.percent ?? 0 }))
  const inCourse = async (userID: string, courseID: string) =>
    (await enrolled(userID)).find((one) => one.courseID === courseID)
  const finish = async (courseID: string, lessonIDs: readonly string[]) => {
    const enrolment = await enrolIn(academy.as('user'), courseID)
    for (const lessonID of lessonIDs) await completeLesson(academy.as('user'), { enrolment, lessonID })
    await drain()
    return enrolment
  }
  const finishedIn = async (enrollID: string) =>
    (await from(admin(), 'lesson_completion').select('lessonID').where('enrollID', '=', enrollID).execute())
      .map(({ lessonID }) => lessonID)
      .toSorted()
  const moveAll = async (courseID: string) => {
    await beginMoves(admin(), { courseID, chosen: 'all' })
    await drain()
  }
  const path = (courseID: string) => `/student/edition/${courseID}`
  const read = async (at: string, role: Role = 'admin') =>
    textOf((await pages.open({ path: at, viewer: academy.viewer(role) })).text)

  test('keep their enrolment, every finished lesson and every second watched of lessons in both, and are led back', async () => {
    const old = await courseOf('หนึ่ง', 'สอง', 'สาม')
    const enrolment = await finish(old.courseID, old.lessons.slice(0, 2))
    const { since } = enrolment
    const watch = await record(admin(), 'lesson_watch', { enrollID: enrolment._id, lessonID: old.lessons[0]!, since })
    const kept = { version: 1 as const, seen: [[0, 90_000]], counted: [], duration: 90_000 } as never
    await compute(admin(), 'lesson_watch', { _id: watch._id, change: { seconds: 90, percent: 100, kept } })
    const note = await create(academy.as('user'), 'lesson_note', {
      ...{ enrollID: enrolment._id, lessonID: old.lessons[0]!, text: 'จดไว้' },
    })
    const next = await editionOf(old.courseID, { without: 1 })
    const before = await read(path(next.courseID))
    for (const part of ['66% → 33%', 'บทที่เรียนจบ: ย้ายตาม 1 บท', 'เพิ่มเข้ามา', 'สอง', 'ใหม่ 0'])
      expect(before).toContain(part)
    expect(await inCourse(me(), old.courseID)).toMatchObject({ percent: 66 })
    academy.pass(60_000)
    await moveAll(next.courseID)
    expect(await inCourse(me(), next.courseID)).toEqual({
      ...{ _id: enrolment._id, courseID: next.courseID, standing: 'active', percent: 33 },
    })
    expect(await inCourse(me(), old.courseID)).toBeUndefined()
    expect(await finishedIn(enrolment._id)).toEqual([next.lessons[0]!, old.lessons[1]!].toSorted())
    const seen = await from(admin(), 'lesson_watch').selectAll().where('_id', '=', watch._id).executeTakeFirstOrThrow()
    expect(seen).toMatchObject({ lessonID: next.lessons[0], seconds: 90, since, kept: { seen: [[0, 90_000]] } })
    const own = from(academy.as('user'), 'lesson_note').select('lessonID').where('_id', '=', note._id)
    expect(await own.executeTakeFirst()).toEqual({ lessonID: next.lessons[0] })
    const history = await read(`/enroll/detail/${enrolment._id}`)
    expect(history).toContain('admin ทีมงาน')
    const [change] = await from(admin(), 'person_change')
      .select(['_id', 'told'])
      .where('other', '=', enrolment._id)
      .execute()
    expect(change!.told).toContain('ย้ายจาก')
    await undoChange(admin(), change!._id)
    await drain()
    expect(await inCourse(me(), old.courseID)).toMatchObject({ _id: enrolment._id, percent: 66 })
    expect(await finishedIn(enrolment._id)).toEqual(old.lessons.slice(0, 2).toSorted())
    await expect(undoChange(admin(), change!._id)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('are moved again without harm, also after learning the same lesson in both', async () => {
    const old = await courseOf('หนึ่ง', 'สอง')
    const enrolment = await finish(old.courseID, [old.lessons[0]!])
    const next = await editionOf(old.courseID)
    await moveAll(next.courseID)
    await finish(next.courseID, [next.lessons[1]!])
    const [change] = await from(admin(), 'person_change').select('_id').where('other', '=', enrolment._id).execute()
    await undoChange(admin(), change!._id)
    await finish(old.courseID, [old.lessons[1]!])
    expect(await inCourse(me(), old.courseID)).toMatchObject({ percent: 100 })
    await expect(beginMoves(admin(), { courseID: next.courseID, chosen: 'all' })).rejects.toMatchObject({
      kind: 'invalid',
    })
    await create(admin(), 'lesson', { courseID: old.courseID, name: 'มาทีหลัง', order: 8 })
    await drain()
    expect(await inCourse(me(), old.courseID)).toMatchObject({ percent: 66 })
    await moveAll(next.courseID)
    expect(await inCourse(me(), next.courseID)).toMatchObject({ _id: enrolment._id, percent: 66 })
    expect(await finishedIn(enrolment._id)).toEqual([...next.lessons.slice(0, 2), old.lessons[1]!].toSorted())
    await expect(beginMoves(admin(), { courseID: next.courseID, chosen: 'all' })).rejects.toMatchObject({
      kind: 'invalid',
    })
  })

  test('keep what they have completed, its hours, and stay where it is', async () => {
    const old = await courseOf('หนึ่ง')
    await finish(old.courseID, old.lessons)
    const hours = await totalOfPerson(admin(), me())
    const passed = await personOf()
    await create(admin(), 'enroll', { userID: passed, courseID: old.courseID, passed: true, reason: 'เทียบโอน' })
    const next = await editionOf(old.courseID)
    expect(await read(path(next.courseID))).toContain('เรียนจบแล้ว อยู่ฉบับเดิม')
    const [mine, theirs] = [(await inCourse(me(), old.courseID))!, (await inCourse(passed, old.courseID))!]
    await beginMoves(admin(), { courseID: next.courseID, chosen: [mine._id, theirs._id] })
    await drain()
    expect(await inCourse(me(), old.courseID)).toEqual(mine)
    expect(await inCourse(passed, old.courseID)).toEqual(theirs)
    expect(await inCourse(me(), next.courseID)).toBeUndefined()
    expect(await totalOfPerson(admin(), me())).toBe(hours)
    const [latest] = await bulkOperationsAbout(admin(), editionMoveKind, { about: next.courseID, limit: 1 })
    const result = await read(`${path(next.courseID)}?run=${latest!._id}`)
    expect(result).toContain('เรียนจบฉบับก่อนแล้ว ไม่ได้ย้าย')
    expect(result).not.toContain('ย้ายแล้ว')
  })

  test('come from every edition before, and fill the seats there are and none beyond', async () => {
    const first = await courseOf('หนึ่ง', 'สอง')
    const people = [await personOf(), await personOf(), await personOf(), await personOf()]
    for (const userID of people.slice(0, 2)) await create(admin(), 'enroll', { userID, courseID: first.courseID })
    const second = await editionOf(first.courseID)
    for (const userID of people.slice(2)) await create(admin(), 'enroll', { userID, courseID: second.courseID })
    const gone = await create(admin(), 'enroll', { userID: await personOf(), courseID: first.courseID })
    await update(admin(), 'enroll', { _id: gone._id, change: { standing: 'withdrawn', reason: 'ลาออก' } })
    const there = await create(admin(), 'enroll', { userID: await personOf(), courseID: first.courseID })
    const third = await editionOf(second.courseID, { seats: 3 })
    await create(admin(), 'enroll', { userID: there.userID, courseID: third.courseID })
    await drain()
    await moveAll(third.courseID)
    const moved = await Promise.all(people.map((one) => inCourse(one, third.courseID)))
    expect(moved.filter(Boolean)).toHaveLength(2)
    expect((await inCourse(there.userID, first.courseID))?._id).toBe(there._id)
    const seating = await from(admin(), 'seating')
      .select('taken')
      .where('courseID', '=', third.courseID)
      .executeTakeFirst()
    expect(seating).toEqual({ taken: 3 })
    await update(admin(), 'course', { _id: third.courseID, change: { seats: null } })
    await moveAll(third.courseID)
    expect((await Promise.all(people.map((one) => inCourse(one, third.courseID)))).every(Boolean)).toBe(true)
    expect(await inCourse(gone.userID, third.courseID)).toBeUndefined()
  })

  test('a few statements move many, and a cancelled moving moves nobody', async () => {
    const old = await courseOf('หนึ่ง', 'สอง')
    const next = await editionOf(old.courseID)
    const asked = { n: 0 }
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => (asked.n++, node),
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const counting = { ...admin(), [executor]: admin()[executor].withPlugin(plugin) } as Context
    const system = { id: '', role: 'admin', home: '', name: 'ระบบ' } as const
    const moving = async (people: number) => {
      for (let at = 0; at < people; at++)
        await create(admin(), 'enroll', { userID: await personOf(), courseID: old.courseID })
      asked.n = 0
      await inTransaction(counting, async (inside) => {
        const operation = await beginMoves(inside, { courseID: next.courseID, chosen: 'all' })
        const { signal } = new AbortController()
        const task = {
          payload: { operation },
          attempt: 1,
          isLast: false,
          signal,
          reportProgress: async () => {},
          finish: async () => {},
        }
        await moveEdition.work({ ...inside, session: null, viewer: system }, task)
      })
      return asked.n
    }
    const [few, many] = [await moving(2), await moving(22)]
    expect((many - few) / 20).toBeLessThan(12)
    const last = await create(admin(), 'enroll', { userID: await personOf(), courseID: old.courseID })
    await inTransaction(admin(), async (inside) => {
      const _id = await beginMoves(inside, { courseID: next.courseID, chosen: 'all' })
      await cancelBulkOperation(inside, editionMoveKind, _id)
    })
    await drain()
    expect((await inCourse(last.userID, old.courseID))?._id).toBe(last._id)
    expect(await read(path(next.courseID))).toContain('ย้ายได้ 1')
  })

  test('a transfer between two editions, there and back, knows lessons by what they were made of and not by their names', async () => {
    const old = await courseOf('หนึ่ง', 'สอง')
    const enrolment = await finish(old.courseID, old.lessons)
    const next = await editionOf(old.courseID, { without: 1 })
    const of = { keeps: true, reason: 'ย้ายรุ่นเอง' }
    await transferEnrolment(admin(), { ...of, enrollID: enrolment._id, courseID: next.courseID })
    const there = await inCourse(me(), next.courseID)
    expect(await finishedIn(there!._id)).toEqual([next.lessons[0]!])
    expect(await finishedIn(enrolment._id)).toEqual([old.lessons[1]!])
    await transferEnrolment(admin(), { ...of, enrollID: there!._id, courseID: old.courseID })
    expect(await finishedIn(enrolment._id)).toEqual(old.lessons.toSorted())
  })

  test('are moved by administrators of the site alone, from editions of the course alone, once it is published', async () => {
    const old = await courseOf('หนึ่ง')
    const { _id } = await create(admin(), 'enroll', { userID: await personOf(), courseID: old.courseID })
    const draft = await editionOf(old.courseID, { isDraft: true })
    expect(await read(path(draft.courseID))).toContain('ฉบับนี้ยังไม่เผยแพร่')
    const post = (form: Record<string, string>, role: Role = 'admin', at = path(draft.courseID)) =>
      pages.post({ path: at, viewer: academy.viewer(role), form })
    expect((await post({ intent: 'all' })).status).toBe(409)
    await update(admin(), 'course', { _id: draft.courseID, change: { status: true } })
    for (const role of ['user', 'member', 'manager'] as const) {
      expect((await post({ intent: 'all' }, role)).status, role).toBe(302)
      const who = academy.as(role)
      await expect(beginMoves(who, { courseID: draft.courseID, chosen: 'all' })).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    const elsewhere = academy.as('admin', 'factory')
    await expect(beginMoves(elsewhere, { courseID: draft.courseID, chosen: 'all' })).rejects.toMatchObject({})
    const foreign = await create(admin(), 'enroll', {
      userID: await personOf(),
      courseID: (await courseOf('ก')).courseID,
    })
    for (const chosen of [foreign._id, 'f'.repeat(24), "x' or 1=1", ''])
      expect((await post({ intent: 'chosen', chosen })).status, chosen).toBe(400)
    for (const intent of ['toString', 'constructor', '']) expect((await post({ intent })).status, intent).toBe(404)
    for (const wrong of ['f'.repeat(24), 'x'])
      expect((await post({ intent: 'all' }, 'admin', path(wrong))).status).toBe(404)
    expect(
      (await pages.open({ path: `${path(draft.courseID)}?run=${'f'.repeat(24)}`, viewer: academy.viewer('admin') }))
        .status,
    ).toBe(404)
    expect(await read(path(old.courseID))).toContain('ไม่มีฉบับก่อนหน้า')
    expect(await inCourse(foreign.userID, draft.courseID)).toBeUndefined()
    const done = await post({ intent: 'chosen', chosen: _id })
    await drain()
    expect(await read(String(done.headers['location']))).toContain('ย้ายแล้ว')
    expect(await read(`/lesson/player/detail/${draft.courseID}`)).toContain('ย้ายผู้เรียนจากฉบับก่อนหน้า')
  })
})
