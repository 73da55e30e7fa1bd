import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { completeLesson, completionsOf, enrolIn, enrolmentOf } from '#modules/enroll/public-api.ts'
import { aggregate } from '#platform/http/api/aggregate.ts'
import { changeOne, createOne } from '#platform/http/api/change.ts'
import { find, findOne } from '#platform/http/api/find.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create, record, remove, restore, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { RequestError } from '#platform/errors/errors.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { courseRulesOf, lessonsOf } from '../components/course/lessons.server.ts'
import { mayComplete } from './lesson-state.server.ts'
import { lessonStates } from './lesson-states.server.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')
const dayMs = 86_400_000

describe.each(drivers)('rules of learning on $kind', (driver) => {
  let academy: Academy
  let passed = 0
  beforeAll(async () => (academy = await openAcademy(driver, noon)))
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const today = () => bangkokDay(noon + passed)
  const pass = (days: number) => {
    passed += days * dayMs
    academy.pass(days * dayMs)
  }

  type Lesson = Record<string, unknown>
  const courseWith = async (lessons: Lesson[], more: Record<string, unknown> = {}) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'หลักสูตร', status: true, ...more })
    const ids: string[] = []
    for (const [order, given] of lessons.entries()) {
      const lesson = { courseID, name: `บท ${order + 1}`, order, content: `<p>ลับ ${order + 1}</p>`, ...given }
      ids.push((await create(admin(), 'lesson', lesson as never))._id)
    }
    return { courseID, ids }
  }
  const standings = async (courseID: string, ctx = learner()) => {
    const enrolment = (await enrolmentOf(ctx, courseID))!
    const course = (await courseRulesOf(ctx, courseID))!
    return lessonStates(ctx, { course, enrolment, lessons: await lessonsOf(ctx, courseID) })
  }
  const states = async (courseID: string) =>
    [...(await standings(courseID)).values()].map(({ state }) => state).join(' ')
  const finish = async (courseID: string, lessonID: string) =>
    completeLesson(learner(), { enrolment: (await enrolmentOf(learner(), courseID))!, lessonID })
  const contentOf = async (lessonID: string, ctx = learner()) => {
    const [listed] = (await find(ctx, 'lesson', { args: [{ _id: lessonID }] })) as Record<string, unknown>[]
    const one = (await findOne(ctx, 'lesson', lessonID)) as Record<string, unknown> | undefined
    return { listed: listed?.['content'], one: one?.['content'] }
  }
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: RequestError) => ({ kind: error.kind, code: error.issues[0]?.code, th: error.issues[0]?.th }),
    )

  describe('in order', () => {
    it('the next lesson opens with the one before it, and says so', async () => {
      const { courseID, ids } = await courseWith([{}, {}, {}], { inOrder: true })
      await enrolIn(learner(), courseID)
      expect(await states(courseID)).toBe('open locked locked')
      expect((await standings(courseID)).get(ids[1]!)!.why).toBe('เรียนจบ “บท 1” ก่อน')
      await finish(courseID, ids[0]!)
      expect(await states(courseID)).toBe('done open locked')
    })

    it('refuses to finish a locked lesson, by its button and by a direct call', async () => {
      const { courseID, ids } = await courseWith([{}, {}], { inOrder: true })
      const { _id: enrollID } = await enrolIn(learner(), courseID)
      const said = { kind: 'forbidden', code: 'locked', th: 'เรียนจบ “บท 1” ก่อน' }
      expect(await refusal(finish(courseID, ids[1]!))).toEqual(said)
      const call = createOne(learner(), 'lesson_completion', { data: { enrollID, lessonID: ids[1]! } })
      expect(await refusal(call)).toEqual(said)
      expect(await completionsOf(learner(), enrollID)).toEqual(new Set())
    })

    it('lessons finished all at once, twice and backwards, are finished without a gap', async () => {
      const { courseID, ids } = await courseWith([{}, {}, {}], { inOrder: true })
      const { _id } = await enrolIn(learner(), courseID)
      const tried = await Promise.allSettled([...ids, ...ids].toReversed().map((id) => finish(courseID, id)))
      const done = await completionsOf(learner(), _id)
      expect(ids.slice(0, done.size)).toEqual(ids.filter((id) => done.has(id)))
      expect(done.size).toBeGreaterThan(0)
      for (const one of tried) if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'forbidden' })
      for (const id of ids) await finish(courseID, id)
      await finish(courseID, ids[0]!)
      expect(await completionsOf(learner(), _id)).toEqual(new Set(ids))
    })

    it('what was finished stays finished when rules come later', async () => {
      const { courseID, ids } = await courseWith([{}, {}, {}])
      await enrolIn(learner(), courseID)
      await finish(courseID, ids[2]!)
      await update(admin(), 'course', { _id: courseID, change: { inOrder: true } })
      expect(await states(courseID)).toBe('open locked done')
      expect((await contentOf(ids[2]!)).one).toBe('<p>ลับ 3</p>')
    })
  })

  describe('what a locked lesson teaches', () => {
    it('is told to no learner by any call, and once open by its own call alone', async () => {
      const { courseID, ids } = await courseWith([{}, {}], { inOrder: true })
      await enrolIn(learner(), courseID)
      expect(await contentOf(ids[1]!)).toEqual({ listed: null, one: null })
      const asked = await Promise.all(
        [
          find(learner(), 'lesson', { args: [{ courseID }], hidden: true }),
          find(learner(), 'lesson', { args: [{ courseID }], fields: ['content', 'name'] }),
          aggregate(learner(), 'lesson', { pipeline: [{ $match: { courseID } }] }),
          aggregate(learner(), 'lesson', { pipeline: [{ $group: { _id: null, all: { $push: '$content' } } }] }),
          aggregate(learner(), 'course', {
            pipeline: [
              { $match: { _id: courseID } },
              { $lookup: { from: 'lesson', localField: '_id', foreignField: 'courseID', as: 'lessons' } },
            ],
          }),
        ].map((call) => call.catch((error: RequestError) => error.kind)),
      )
      expect(JSON.stringify(asked)).not.toContain('ลับ')
      const matched = await find(learner(), 'lesson', { args: [{ courseID, content: { $regex: 'ลับ' } }] })
      expect(matched).toEqual([])
      expect((await contentOf(ids[0]!)).one).toBe('<p>ลับ 1</p>')
      await finish(courseID, ids[0]!)
      expect((await contentOf(ids[1]!)).one).toBe('<p>ลับ 2</p>')
    })

    it('stays open to every call where nothing locks it, and to staff always', async () => {
      const { courseID, ids } = await courseWith([{}, { opensOn: addDays(today(), 1) }])
      await enrolIn(learner(), courseID)
      expect(await contentOf(ids[0]!)).toEqual({ listed: '<p>ลับ 1</p>', one: '<p>ลับ 1</p>' })
      expect(await contentOf(ids[1]!)).toEqual({ listed: null, one: null })
      expect((await contentOf(ids[1]!, admin())).listed).toBe('<p>ลับ 2</p>')
    })

    it('is nobody else’s: neither a visitor’s nor a learner’s who is not enrolled', async () => {
      const { ids } = await courseWith([{}], { inOrder: true })
      for (const ctx of [learner(), academy.as('guest'), academy.as('user', 'factory')])
        expect((await contentOf(ids[0]!, ctx)).one ?? null).toBeNull()
    })

    it('is shut again with the enrolment: withdrawn, ended or removed', async () => {
      const { courseID, ids } = await courseWith([{}], { inOrder: true })
      const { _id } = await enrolIn(learner(), courseID)
      expect((await contentOf(ids[0]!)).one).toBeDefined()
      for (const change of [
        { standing: 'withdrawn', reason: 'ก' },
        { standing: 'active', endsOn: addDays(today(), -1) },
      ]) {
        await update(admin(), 'enroll', { _id, change: change as never })
        expect((await contentOf(ids[0]!)).one ?? null).toBeNull()
        expect(await refusal(finish(courseID, ids[0]!))).toMatchObject({ kind: 'forbidden' })
        const call = createOne(learner(), 'lesson_completion', { data: { enrollID: _id, lessonID: ids[0]! } })
        expect(await refusal(call)).toMatchObject({ kind: 'forbidden' })
      }
      expect((await standings(courseID)).get(ids[0]!)).toMatchObject({ state: 'locked' })
      await remove(admin(), 'enroll', _id)
      expect((await contentOf(ids[0]!)).one ?? null).toBeNull()
      const call = createOne(learner(), 'lesson_completion', { data: { enrollID: _id, lessonID: ids[0]! } })
      expect(await refusal(call)).not.toBeNull()
    })
  })

  describe('days', () => {
    it('open a lesson at midnight of Bangkok, by the server’s clock', async () => {
      const { courseID, ids } = await courseWith([{ opensOn: addDays(today(), 2) }, { opensAfter: 1 }])
      const { _id: enrollID } = await enrolIn(learner(), courseID)
      expect(await states(courseID)).toBe('locked locked')
      const opensAt = `${addDays(today(), 1)}T17:00:00.000Z`
      expect((await standings(courseID)).get(ids[0]!)).toMatchObject({ opensAt })
      const forged = { enrollID, lessonID: ids[0]!, createdAt: '2030-01-01T00:00:00Z' }
      expect(await refusal(createOne(learner(), 'lesson_completion', { data: forged }))).not.toBeNull()
      expect(
        await refusal(createOne(learner(), 'lesson_completion', { data: forged, now: 9e12 } as never)),
      ).not.toBeNull()
      pass(1)
      expect(await states(courseID)).toBe('locked open')
      pass(1)
      expect(await states(courseID)).toBe('open open')
      expect((await contentOf(ids[0]!)).one).toBe('<p>ลับ 1</p>')
      await finish(courseID, ids[0]!)
    })
  })

  describe('courses before', () => {
    it('keep a learner from enrolling until he has completed them; staff enrol him, and the lessons wait', async () => {
      const first = await courseWith([{}], { name: 'พื้นฐาน' })
      const next = await courseWith([{}], { prerequisites: [first.courseID] })
      const missing = {
        kind: 'forbidden',
        code: 'prerequisites',
        th: 'ต้องเรียนจบหลักสูตร “พื้นฐาน” ก่อนจึงลงทะเบียนได้',
      }
      expect(await refusal(enrolIn(learner(), next.courseID))).toEqual(missing)
      expect(await refusal(createOne(learner(), 'enroll', { data: { courseID: next.courseID } }))).toEqual(missing)
      await create(admin(), 'enroll', { courseID: next.courseID, userID: learner().viewer.id })
      expect((await standings(next.courseID)).get(next.ids[0]!)!.why).toBe('เรียนจบหลักสูตร “พื้นฐาน” ก่อน')
      expect((await contentOf(next.ids[0]!)).one ?? null).toBeNull()
      await enrolIn(learner(), first.courseID)
      await finish(first.courseID, first.ids[0]!)
      expect(await states(next.courseID)).toBe('open')
      expect((await contentOf(next.ids[0]!)).one).toBe('<p>ลับ 1</p>')
    })

    it('that were withdrawn stand in nobody’s way, and progress cannot be claimed', async () => {
      const first = await courseWith([{}], { name: 'พื้นฐาน' })
      const next = await courseWith([{}], { prerequisites: [first.courseID] })
      const { _id } = await enrolIn(learner(), first.courseID)
      const analytics = { total: 1, percent: 100, message: '', status: 'complete' }
      expect(
        await refusal(changeOne(learner(), 'enroll', { _id, body: { data: { analytics } } } as never)),
      ).not.toBeNull()
      expect(await refusal(enrolIn(learner(), next.courseID))).toMatchObject({ code: 'prerequisites' })
      await update(admin(), 'course', { _id: first.courseID, change: { status: false } })
      expect(await refusal(enrolIn(learner(), next.courseID))).toBeNull()
    })

    it.each([0, 1])(
      'are completed by any edition, here the one at %i, and named by the newest that is published',
      async (at) => {
        const editions = [await courseWith([{}], { name: 'รุ่น 1' })]
        for (const [name, status] of [
          ['รุ่น 2', true],
          ['รุ่น 3', false],
        ] as const) {
          pass(1)
          const made = await courseWith([{}], { name, status })
          await compute(admin(), 'course', { _id: made.courseID, change: { editionOf: editions.at(-1)!.courseID } })
          editions.push(made)
        }
        const asking = [
          await courseWith([{}], { prerequisites: [editions[0]!.courseID] }),
          await courseWith([{}], { prerequisites: [editions[1]!.courseID] }),
        ]
        for (const { courseID } of asking)
          expect((await refusal(enrolIn(learner(), courseID)))?.th).toContain('หลักสูตร “รุ่น 2” ก่อน')
        const { courseID: done, ids } = editions[at]!
        await enrolIn(learner(), done)
        await finish(done, ids[0]!)
        for (const { courseID } of asking) {
          expect(await refusal(enrolIn(learner(), courseID))).toBeNull()
          expect(await states(courseID)).toBe('open')
        }
      },
    )

    it('that are an earlier edition of the course itself ask for that one', async () => {
      const old = await courseWith([{}], { name: 'รุ่น 1' })
      const now = await courseWith([{}], { name: 'รุ่น 2', prerequisites: [old.courseID] })
      await compute(admin(), 'course', { _id: now.courseID, change: { editionOf: old.courseID } })
      expect((await refusal(enrolIn(learner(), now.courseID)))?.th).toContain('“รุ่น 1” ก่อน')
    })

    it('that come round are refused by their names', async () => {
      const [a, b] = [await courseWith([], { name: 'ก' }), await courseWith([], { name: 'ข' })]
      await update(admin(), 'course', { _id: b.courseID, change: { prerequisites: [a.courseID] } })
      const round = update(admin(), 'course', { _id: a.courseID, change: { prerequisites: [b.courseID] } })
      expect(await refusal(round)).toEqual({
        kind: 'invalid',
        code: 'cycle',
        th: 'เงื่อนไขวนซ้ำกัน: “ก” → “ข” → “ก” ผู้เรียนจะเปิดบทเหล่านี้ไม่ได้',
      })
    })
  })

  describe('needs between lessons', () => {
    it('are of the same course, and never come round', async () => {
      const { ids } = await courseWith([{}, {}])
      const other = await courseWith([{}])
      const requires = (_id: string, of: string[]) =>
        refusal(update(admin(), 'lesson', { _id, change: { requires: of } }))
      expect(await requires(ids[1]!, [other.ids[0]!])).toMatchObject({ kind: 'invalid', code: 'elsewhere' })
      expect(await requires(ids[1]!, [ids[0]!])).toBeNull()
      expect(await requires(ids[0]!, [ids[1]!])).toMatchObject({ code: 'cycle' })
      expect(await requires(ids[0]!, [ids[0]!])).toMatchObject({ code: 'cycle' })
    })

    it('lock until they are met, and a need that was removed is no need', async () => {
      const { courseID, ids } = await courseWith([{}, {}, {}])
      await update(admin(), 'lesson', { _id: ids[0]!, change: { requires: [ids[1]!, ids[2]!] } })
      await enrolIn(learner(), courseID)
      expect(await states(courseID)).toBe('locked open open')
      await finish(courseID, ids[1]!)
      expect(await states(courseID)).toBe('locked done open')
      await remove(admin(), 'lesson', ids[2]!)
      expect(await states(courseID)).toBe('open done')
    })
  })

  describe('an exception', () => {
    it('opens one lesson to one learner at once or on a day, for a reason, and can be taken back', async () => {
      const { courseID, ids } = await courseWith([{}, {}, {}], { inOrder: true })
      const { _id: enrollID } = await enrolIn(learner(), courseID)
      const given = { enrollID, lessonID: ids[1]!, reason: 'เรียนมาแล้ว' }
      const { _id } = await create(admin(), 'lesson_exception', given)
      expect(await states(courseID)).toBe('open open locked')
      expect((await contentOf(ids[1]!)).one).toBe('<p>ลับ 2</p>')
      const [own] = (await find(learner(), 'lesson_exception', { args: [{ enrollID }] })) as Record<string, unknown>[]
      expect(own).toBeDefined()
      expect(own).not.toHaveProperty('reason')
      await remove(admin(), 'lesson_exception', _id)
      expect(await states(courseID)).toBe('open locked locked')
      await restore(admin(), 'lesson_exception', _id)
      await update(admin(), 'lesson_exception', { _id, change: { opensOn: addDays(today(), 1) } })
      expect((await standings(courseID)).get(ids[1]!)!.why).toContain('เจ้าหน้าที่เปิดให้วันที่')
      pass(1)
      expect(await states(courseID)).toBe('open open locked')
      await finish(courseID, ids[1]!)
      expect(await states(courseID)).toBe('open done open')
    })

    it('is written by staff alone, for a lesson of the course, and is nobody else’s to read', async () => {
      const { courseID, ids } = await courseWith([{}, {}], { inOrder: true })
      const other = await courseWith([{}])
      const { _id: enrollID } = await enrolIn(learner(), courseID)
      const give = (lessonID: string) => ({ data: { enrollID, lessonID, reason: 'ก' } })
      expect(await refusal(createOne(learner(), 'lesson_exception', give(ids[1]!)))).toMatchObject({
        kind: 'forbidden',
      })
      expect(await refusal(createOne(academy.as('member'), 'lesson_exception', give(ids[1]!)))).toMatchObject({
        kind: 'forbidden',
      })
      expect(await refusal(createOne(admin(), 'lesson_exception', give(other.ids[0]!)))).toMatchObject({
        kind: 'invalid',
        code: 'elsewhere',
      })
      const there = academy.as('admin', 'factory')
      expect(await refusal(createOne(there, 'lesson_exception', give(ids[1]!)))).not.toBeNull()
      expect(await states(courseID)).toBe('open locked')
    })
  })

  describe('another learner', () => {
    it('cannot finish a lesson in an enrolment that is not his, nor one of another course in his own', async () => {
      const { courseID, ids } = await courseWith([{}])
      const other = await courseWith([{}])
      const { _id: someone } = await create(admin(), 'user', {
        ...{ username: `u${courseID}`, firstname: 'ก', lastname: 'ข', email: `${courseID}@wicha.test`, phone: '' },
      } as never)
      const theirs = await create(admin(), 'enroll', { courseID, userID: someone })
      await enrolIn(learner(), courseID)
      const mine = await enrolIn(learner(), other.courseID)
      for (const [enrollID, lessonID] of [
        [theirs._id, ids[0]!],
        [mine._id, ids[0]!],
      ] as const) {
        const call = createOne(learner(), 'lesson_completion', { data: { enrollID, lessonID } })
        expect(await refusal(call)).toMatchObject({ kind: 'forbidden' })
      }
    })
  })

  describe('finishing', () => {
    it('by time waits until the lesson was watched', async () => {
      const { courseID, ids } = await courseWith([
        { kind: 'youtube', video: 'aqz-KE-bpKQ', completion: 'time', minutes: 10 },
        { minMinutes: 2 },
      ])
      const enrolment = await enrolIn(learner(), courseID)
      expect(await refusal(finish(courseID, ids[0]!))).toMatchObject({ kind: 'forbidden', code: 'unfinished' })
      const lesson = (await lessonsOf(learner(), courseID))[0]!
      expect(await mayComplete(learner(), { enrolment, lesson })).toContain('อย่างน้อย 90%')
      await watched(enrolment, { lessonID: ids[0]!, seconds: 540, percent: 90 })
      expect(await mayComplete(learner(), { enrolment, lesson })).toBeNull()
      await finish(courseID, ids[0]!)
      await watched(enrolment, { lessonID: ids[1]!, seconds: 119, percent: 100 })
      expect(await refusal(finish(courseID, ids[1]!))).toMatchObject({ code: 'unfinished' })
    })

    const watched = async (
      { _id: enrollID, since }: { _id: string; since: string },
      { lessonID, ...change }: { lessonID: string; seconds: number; percent: number },
    ) => {
      const { _id } = await record(learner(), 'lesson_watch', { enrollID, lessonID, since })
      await compute(learner(), 'lesson_watch', { _id, change })
    }
  })

  describe('days of access', () => {
    it('end the enrolment, unless who enrolled said another day', async () => {
      const { courseID, ids } = await courseWith([{}], { accessDays: 2 })
      const { _id } = await enrolIn(learner(), courseID)
      const endsOn = async (of: string) =>
        (await from(admin(), 'enroll').select('enroll.endsOn').where('_id', '=', of).executeTakeFirstOrThrow()).endsOn
      expect(await endsOn(_id)).toBe(addDays(today(), 1))
      pass(1)
      expect((await contentOf(ids[0]!)).one).toBeDefined()
      pass(1)
      expect((await contentOf(ids[0]!)).one ?? null).toBeNull()
      expect(await refusal(finish(courseID, ids[0]!))).toMatchObject({ code: 'ended' })
      const said = await courseWith([{}], { accessDays: 2 })
      const given = { courseID: said.courseID, userID: learner().viewer.id, endsOn: addDays(today(), 30) }
      expect(await endsOn((await create(admin(), 'enroll', given))._id)).toBe(addDays(today(), 30))
    })
  })
})
