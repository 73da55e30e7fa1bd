import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completionsOf, enrolIn, enrolmentOf } from '#modules/enroll/public-api.ts'
import { addDays, bangkokDay, dayStart } from '#domain/thai-calendar/bangkok.ts'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { progressOf } from '../lesson-access/progress.server.ts'
import { assignmentOf, handInOf } from './assignment/assignment.server.ts'
import { handInNow, keepDraft } from './assignment/hand-in.server.ts'
import { mark, quietMs, reopen } from './assignment/mark.server.ts'
import { describeMarking } from './assignment/describe-marking.server.ts'

const drivers = await testDrivers()
const rubric = 'เนื้อหา: ดี 10, พอใช้ 5\nภาษา: ดี 5, พอใช้ 2'
const forbidden = { kind: 'forbidden' }
const conflict = { kind: 'conflict' }

describe.each(drivers)('hand-ins on $kind', (driver) => {
  let academy: Academy
  let other: Context
  let teacher: Context
  beforeAll(async () => {
    academy = await openAcademy(driver)
    other = await learnerNamed('other')
    teacher = await learnerNamed('teacher')
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = () => academy.as('user')
  const learnerNamed = async (username: string): Promise<Context> => {
    const row = await create(admin(), 'user', {
      username,
      firstname: username,
      lastname: 'ทดสอบ',
      email: `${username}@wicha.test`,
      phone: `08${String(username.length).padStart(8, '1')}`,
    })
    return { ...learner(), viewer: { ...learner().viewer, id: row._id, name: `${username} ทดสอบ` } }
  }
  const at = (ctx: Context): Context => ({ ...ctx, now: academy.app.clock() })

  const assignment = async (more: Record<string, unknown> = {}) => {
    const named = await create(admin(), 'lecturer', { name: 'ครูทดสอบ', userID: teacher.viewer.id })
    const lecturer = [{ id: named._id, name: 'ครูทดสอบ' }]
    const { _id: cid } = await create(admin(), 'course', { name: 'งานช่าง', status: true, lecturer })
    const { _id: pid } = await create(admin(), 'lesson', { courseID: cid, name: 'แบบฝึก', kind: 'assignment', ...more })
    await enrolIn(learner(), cid)
    const lesson = () => assignmentOf(learner(), { cid, pid })
    return { cid, pid, lesson: await lesson() }
  }
  const work = { text: 'คำตอบ', keys: [] }
  const handed = async (made: Awaited<ReturnType<typeof assignment>>, who = learner()) => {
    await handInNow(who, { lesson: made.lesson, written: work })
    const stand = await handInOf(who, made.lesson)
    return stand!.all[0]!
  }
  const judging = (version: number, more: object = {}) => ({
    ...{ decision: 'passed' as const, chosen: [], remarks: '', version },
    ...more,
  })
  const noticesOf = async (user: string) => {
    const { rows } = await sql<{
      title: { th: string }
    }>`select title from notice where "user" = ${user} order by _id`.execute(academy.database.kysely)
    return rows.map(({ title }) => title.th)
  }

  it('keeps a draft for the learner alone, and hands it in once however often it is pressed', async () => {
    const made = await assignment()
    await keepDraft(learner(), { lesson: made.lesson, written: { text: 'ร่าง', keys: [] } })
    const draft = (await handInOf(learner(), made.lesson))!.all[0]!
    expect(draft).toMatchObject({ status: 'draft', text: 'ร่าง', attempt: 1 })
    for (const ctx of [admin(), teacher, other])
      expect(await from(ctx, 'hand_in').select('_id').where('_id', '=', draft._id).execute()).toEqual([])
    await Promise.all([1, 2, 3].map(() => handInNow(learner(), { lesson: made.lesson, written: work })))
    const { all, turn } = (await handInOf(learner(), made.lesson))!
    expect(turn).toBe('waiting')
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({ status: 'handed', text: 'คำตอบ', isLate: false })
    await academy.app.jobs.drain()
    expect(await noticesOf(teacher.viewer.id)).toContain(`${learner().viewer.name} ส่งงาน แบบฝึก`)
  })

  it('refuses what is empty, too long, too late or of somebody else', async () => {
    const made = await assignment({ dueOn: '2020-01-01', refusesLate: true })
    const of = (written: { text: string; keys: string[] }, lesson = made.lesson) =>
      handInNow(learner(), { lesson, written })
    await expect(of(work)).rejects.toMatchObject(conflict)
    const open = await assignment({ dueOn: '2020-01-01' })
    await expect(of({ text: ' ', keys: [] }, open.lesson)).rejects.toMatchObject({ kind: 'invalid' })
    await expect(of({ text: 'ก'.repeat(5001), keys: [] }, open.lesson)).rejects.toMatchObject({ kind: 'invalid' })
    const forged = `upload/1700000000000-${'a'.repeat(32)}.pdf`
    await expect(of({ text: 'x', keys: [forged] }, open.lesson)).rejects.toMatchObject({ kind: 'invalid' })
    await expect(handInNow(other, { lesson: open.lesson, written: work })).rejects.toMatchObject(forbidden)
    await of(work, open.lesson)
    expect((await handInOf(learner(), open.lesson))!.all[0]).toMatchObject({ isLate: true })
  })

  it('is on time to the end of its day in Bangkok, or of so many days after the enrolment, whichever comes first', async () => {
    const dueOf = async (more: Record<string, unknown>) => {
      const made = await assignment(more)
      const stand = (await handInOf(learner(), made.lesson))!
      return { ...made, due: stand.due, enrolledOn: bangkokDay(Date.parse(stand.enrolment.createdAt)) }
    }
    const after = await dueOf({ dueDays: 2 })
    expect(after.due).toBe(dayStart(addDays(after.enrolledOn, 3)))
    expect((await dueOf({ dueOn: '2999-01-01', dueDays: 2 })).due).toBe(after.due)
    expect((await dueOf({ dueOn: '2020-01-01', dueDays: 2 })).due).toBe('2020-01-01T17:00:00.000Z')
    expect((await dueOf({})).due).toBeNull()
    for (const [ms, isLate] of [
      [-1, false],
      [0, true],
    ] as const) {
      const now = Date.parse(after.due!) + ms
      expect(await handInOf({ ...learner(), now }, after.lesson)).toMatchObject({ isLate })
    }
  })

  it('takes no file of another learner, none of a wrong type or size, and none that is infected or was put away', async () => {
    const made = await assignment({ fileTypes: ['pdf'], fileMost: 1 })
    const put = async (n: number, of: { person: string; ext: string; bytes: number; scan?: string; gone?: string }) => {
      const id = `170000000000${n}-${String(n).repeat(32)}`
      await sql`insert into file (site, _id, ext, name, type, bytes, kept, sha256, widths, "isPublic", alt, store, person, "by",
          "createdAt", scan, search, "removedAt")
        values (${learner().site._id}, ${id}, ${of.ext}, 'งาน', 'application/pdf', ${of.bytes}, ${of.bytes}, 'x', '[]'::jsonb,
          false, '', 'disk', ${of.person}, 'x', now(), ${of.scan ?? 'none'}, '', ${of.gone ?? null})`.execute(
        academy.database.kysely,
      )
      return `upload/${id}.${of.ext}`
    }
    const me = learner().viewer.id
    const send = (key: string) => keepDraft(learner(), { lesson: made.lesson, written: { text: '', keys: [key] } })
    for (const key of [
      await put(1, { person: other.viewer.id, ext: 'pdf', bytes: 10 }),
      await put(2, { person: me, ext: 'zip', bytes: 10 }),
      await put(3, { person: me, ext: 'pdf', bytes: 2 ** 21 }),
      await put(5, { person: me, ext: 'pdf', bytes: 10, scan: 'infected' }),
      await put(6, { person: me, ext: 'pdf', bytes: 10, gone: '2026-01-01T00:00:00Z' }),
    ])
      await expect(send(key)).rejects.toMatchObject({ kind: 'invalid' })
    const good = await put(4, { person: me, ext: 'pdf', bytes: 10 })
    await send(good)
    expect((await handInOf(learner(), made.lesson))!.all[0]!.files).toEqual([{ key: good, name: 'งาน', bytes: 10 }])
  })

  it('passes by the rubric, finishes the lesson, and tells the learner after half a minute', async () => {
    const made = await assignment({ rubric, passScore: 10 })
    const one = await handed(made)
    const enrolment = (await enrolmentOf(learner(), made.cid))!
    const by = (more: object) => mark(at(teacher), { _id: one._id, judgement: judging(one.version, more) })
    await expect(by({ chosen: [0] })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(by({ chosen: [1, 1] })).rejects.toMatchObject({ kind: 'invalid' })
    await expect(by({ chosen: [0, 9] })).rejects.toMatchObject({ kind: 'invalid' })
    await by({ chosen: [0, 1], remarks: 'ดีมาก' })
    expect((await handInOf(learner(), made.lesson))!.all[0]).toMatchObject({ status: 'passed', score: 12, most: 15 })
    expect(await completionsOf(learner(), enrolment._id)).toEqual(new Set([made.pid]))
    await academy.app.jobs.drain()
    const told = 'งาน แบบฝึก ผ่านแล้ว'
    const before = (await noticesOf(learner().viewer.id)).filter((title) => title === told).length
    academy.pass(quietMs + 1000)
    await academy.app.jobs.drain()
    expect((await noticesOf(learner().viewer.id)).filter((title) => title === told)).toHaveLength(before + 1)
  })

  it('passes with just as many points as it takes', async () => {
    const made = await assignment({ rubric, passScore: 10 })
    const one = await handed(made)
    await mark(at(teacher), { _id: one._id, judgement: judging(one.version, { chosen: [1, 0] }) })
    expect((await handInOf(learner(), made.lesson))!.all[0]).toMatchObject({ status: 'passed', score: 10 })
  })

  it('taken back within half a minute, a decision is told to nobody and its lesson is open again', async () => {
    const made = await assignment({ name: 'ถอนผล' })
    const one = await handed(made)
    await mark(at(admin()), { _id: one._id, judgement: judging(one.version) })
    const enrolment = (await enrolmentOf(learner(), made.cid))!
    const [passed] = (await handInOf(learner(), made.lesson))!.all
    await reopen(at(admin()), { _id: one._id, version: passed!.version })
    expect(await completionsOf(learner(), enrolment._id)).toEqual(new Set())
    academy.pass(quietMs + 1000)
    await academy.app.jobs.drain()
    expect(await noticesOf(learner().viewer.id)).not.toContain('งาน ถอนผล ผ่านแล้ว')
    expect((await handInOf(learner(), made.lesson))!.turn).toBe('waiting')
  })

  it('two who mark at once do not overwrite each other', async () => {
    const made = await assignment()
    const one = await handed(made)
    const answers = await Promise.allSettled([
      mark(at(admin()), { _id: one._id, judgement: judging(one.version) }),
      mark(at(teacher), { _id: one._id, judgement: judging(one.version, { decision: 'failed', remarks: 'ลอกมา' }) }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find((answer) => answer.status === 'rejected')!.reason).toMatchObject(conflict)
  })

  it('returned work is handed in again, as often as the assignment lets one', async () => {
    const made = await assignment({ attempts: 2 })
    for (const attempt of [1, 2]) {
      const one = await handed(made)
      expect(one.attempt).toBe(attempt)
      await expect(
        mark(at(admin()), { _id: one._id, judgement: judging(one.version, { decision: 'returned' }) }),
      ).rejects.toMatchObject({ kind: 'invalid' })
      await mark(at(admin()), {
        _id: one._id,
        judgement: judging(one.version, { decision: 'returned', remarks: 'เพิ่มรูป' }),
      })
    }
    expect((await handInOf(learner(), made.lesson))!.turn).toBe('used-up')
    await expect(handInNow(learner(), { lesson: made.lesson, written: work })).rejects.toMatchObject(conflict)
  })

  it('a decision is not opened anew once the learner has written on after it', async () => {
    const made = await assignment()
    const one = await handed(made)
    const returned = judging(one.version, { decision: 'returned', remarks: 'เพิ่มรูป' })
    await mark(at(admin()), { _id: one._id, judgement: returned })
    const [first] = (await handInOf(learner(), made.lesson))!.all
    await handed(made)
    await expect(reopen(at(admin()), { _id: one._id, version: first!.version })).rejects.toMatchObject(conflict)
    expect((await handInOf(learner(), made.lesson))!.all.map(({ status }) => status)).toEqual(['handed', 'returned'])
  })

  it('who begins anew hands in anew, as often as at first, and what was decided before finishes nothing', async () => {
    const made = await assignment({ attempts: 1, completion: 'handin' })
    const one = await handed(made)
    await mark(at(admin()), { _id: one._id, judgement: judging(one.version) })
    academy.pass(1000)
    const staff = admin()
    const progressFrom = new Date(staff.now).toISOString()
    await update(staff, 'enroll', { _id: (await enrolmentOf(learner(), made.cid))!._id, change: { progressFrom } })
    const enrolment = (await enrolmentOf(learner(), made.cid))!
    expect((await handInOf(learner(), made.lesson))!.turn).toBe('open')
    expect(await progressOf(learner(), { enrolment, lessonID: made.pid })).toMatchObject({ hasPassed: false })
    const again = await handed(made)
    expect(again).toMatchObject({ attempt: 2, status: 'handed' })
    await mark(at(admin()), { _id: again._id, judgement: judging(again.version) })
    expect([...(await completionsOf(learner(), enrolment._id))]).toEqual([made.pid])
    expect((await handInOf(learner(), made.lesson))!.turn).toBe('passed')
  })

  it('nobody marks who does not teach the course or manage it, and nobody his own work', async () => {
    const made = await assignment()
    const one = await handed(made)
    const by = (ctx: Context, _id = one._id, version = one.version) =>
      mark(at(ctx), { _id, judgement: judging(version) })
    await expect(by(learner())).rejects.toMatchObject(forbidden)
    await expect(by(other)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(by(academy.as('member'))).rejects.toMatchObject(forbidden)
    await expect(by(academy.as('admin', 'factory'))).rejects.toMatchObject({ kind: 'not-found' })
    await enrolIn(teacher, made.cid)
    const own = await handed(made, teacher)
    await expect(by(teacher, own._id, own.version)).rejects.toMatchObject(forbidden)
    await expect(describeMarking(at(teacher), { id: own._id, pathOf: String })).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(
      create(teacher, 'lesson_completion', {
        enrollID: (await enrolmentOf(teacher, made.cid))!._id,
        lessonID: made.pid,
      }),
    ).rejects.toMatchObject(forbidden)
    await expect(
      create(learner(), 'lesson_completion', {
        enrollID: (await enrolmentOf(learner(), made.cid))!._id,
        lessonID: made.pid,
      }),
    ).rejects.toMatchObject(forbidden)
  })

  it('a lecturer sees the learners of his own courses and no others, and none once he is no lecturer', async () => {
    const made = await assignment()
    await handed(made)
    const { _id: strange } = await create(admin(), 'course', { name: 'ของคนอื่น', status: true })
    await enrolIn(learner(), strange)
    const seen = async () => {
      const found = await from(teacher, 'enroll')
        .select(['courseID', 'learner'])
        .where('userID', '=', learner().viewer.id)
        .execute()
      return found.filter(({ courseID }) => [made.cid, strange].includes(courseID))
    }
    expect(await seen()).toEqual([{ courseID: made.cid, learner: expect.stringMatching(/\S/) }])
    const [named] = (await from(admin(), 'course').select('lecturer').where('_id', '=', made.cid).execute())[0]!
      .lecturer
    await update(admin(), 'lecturer', { _id: named!.id!, change: { userID: null } })
    expect(await seen()).toEqual([])
  })
})
