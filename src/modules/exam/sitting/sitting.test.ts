import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fraction } from '#domain/learning/assessment/fraction.ts'
import { questionTypes } from '#domain/learning/assessment/question.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { fromPrivate } from '#platform/data/private-table/access.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import {
  answerTo,
  blueprintOf,
  canaryKey,
  plantBank,
  plantExam,
  plantLearner,
  type PlantedExam,
  slotsOf,
} from '../../../../tests/writes/exams/exam.ts'
import { ofSweep } from '../../../../scripts/testing/sweep.ts'
import { verifyAttempt } from '../../../../scripts/verify/verify-attempt.ts'
import { intervene } from './invigilation/invigilate.server.ts'
import { examEvent, examMark, examSitting } from '../tables.ts'
import { exportAttempt } from './export-attempt.server.ts'
import { goOnHere, noteFact } from './go-on-here.server.ts'
import { readSitting } from './read-sitting.server.ts'
import { receiptKeys } from './receipts/receipt.server.ts'
import { saveAnswers } from './save-answers.server.ts'
import { startAttempt } from './start-attempt.server.ts'
import { submitAttempt } from './submit-attempt.server.ts'

const drivers = await bothDrivers()
const start = Date.parse('2026-12-01T02:00:00Z')
const minute = 60_000
/** A job releases a result that needs no person soon after it is marked. */
const markedStatus = expect.stringMatching(/^(graded|released)$/)

describe.each(drivers)('a sitting on $kind', (driver) => {
  let academy: Academy
  let ids: Awaited<ReturnType<typeof plantBank>>['ids']
  let exam: PlantedExam
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    ids = (await plantBank(admin())).ids
    exam = await plantExam(admin(), { blueprint: blueprintOf(questionTypes.map((type) => ids[type])) })
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const learner = async (of: { courseID: string } = exam) =>
    plantLearner(academy, { courseID: of.courseID, n: (n += 1) })
  const begun = async (of: PlantedExam = exam) => {
    const who = await learner(of)
    const sitting = await startAttempt(who.at(), of)
    const { attemptID, lease } = sitting
    const save = (
      answers: ReturnType<typeof answerTo>[],
      more: { lease?: string; page?: number; device?: string } = {},
    ) => saveAnswers(who.at(more.device), { attemptID, lease: more.lease ?? lease!, answers, ...more })
    const submit = (lastNumber: number) => submitAttempt(who.at(), { attemptID, lease: lease!, lastNumber })
    return { ...who, sitting, attemptID, lease: lease!, save, submit }
  }
  const attemptOf = (attemptID: string) =>
    from(admin(), 'exam_attempt').selectAll().where('exam_attempt._id', '=', attemptID).executeTakeFirstOrThrow()
  const eventsOf = (attemptID: string) =>
    fromPrivate(admin(), examEvent)
      .select(['kind', 'slot', 'number', 'version'])
      .where('attemptID', '=', attemptID)
      .orderBy('seq')
      .execute()
  const ofKind = async (attemptID: string, kind: string) =>
    (await eventsOf(attemptID)).filter((one) => one.kind === kind)

  test('a hundred starts at once are one attempt', async () => {
    const who = await learner()
    const all = await Promise.all(Array.from({ length: 100 }, (_, at) => startAttempt(who.at(`device ${at}`), exam)))
    expect(new Set(all.map(({ attemptID }) => attemptID)).size).toBe(1)
    const attempts = await from(admin(), 'exam_attempt')
      .select('exam_attempt._id')
      .where('exam_attempt.userID', '=', who.userID)
      .execute()
    expect(attempts).toHaveLength(1)
    expect(all.filter(({ lease }) => lease !== null)).toHaveLength(1)
  })

  test('a hundred submissions at once are one, with one receipt', async () => {
    const { attemptID, sitting, save, submit } = await begun()
    await save([answerTo(sitting, { slot: '1', number: 1 })])
    const replies = await Promise.all(Array.from({ length: 100 }, () => submit(1)))
    expect(new Set(replies.map((reply) => (reply.status === 'submitted' ? reply.receipt : reply.status))).size).toBe(1)
    expect(await ofKind(attemptID, 'submit')).toHaveLength(1)
  })

  test('answers of all types are saved, read back and marked; a person marks the rest', async () => {
    const { attemptID, sitting, save, submit, at } = await begun()
    const slots = slotsOf(sitting).filter(({ question }) => question.type !== 'text-only')
    const answers = slots.map(({ slot }, index) => answerTo(sitting, { slot, number: index + 1 }))
    const reply = await save(answers)
    expect(reply).toMatchObject({ status: 'saved', answers: slots.map(() => ({ status: 'saved', version: 1 })) })
    const again = await readSitting(at(), attemptID)
    expect(slotsOf(again!).map(({ response }) => response)).toEqual(
      slotsOf(sitting).map(({ slot }) => answers.find((one) => one.slot === slot)?.response ?? null),
    )
    expect(again).toMatchObject({ lastNumber: slots.length, lease: sitting.lease })
    expect(await submit(slots.length)).toMatchObject({ status: 'submitted' })
    expect(await attemptOf(attemptID)).toMatchObject({ status: 'marking', closedBy: 'learner' })
    const marks = await fromPrivate(admin(), examMark).selectAll().where('attemptID', '=', attemptID).execute()
    expect(marks).toHaveLength(11)
    expect(marks.every(({ points, most }) => points === most && fraction(most).n === 2n)).toBe(true)
  })

  test('what is sent again changes nothing, and a stale answer gets the newer one', async () => {
    const { attemptID, sitting, save } = await begun()
    const first = answerTo(sitting, { slot: '1', number: 1 })
    await save([first])
    expect(await save([first])).toMatchObject({ answers: [{ number: 1, version: 1, status: 'saved' }] })
    const stale = { ...answerTo(sitting, { slot: '1', number: 2 }), response: null }
    expect(await save([stale])).toMatchObject({ answers: [{ status: 'stale', version: 1, response: first.response }] })
    expect((await eventsOf(attemptID)).map(({ kind }) => kind)).toEqual(['start', 'answer', 'stale'])
  })

  test('a number that was used for another answer is stale, before and after the end', async () => {
    const { attemptID, sitting, save } = await begun()
    const first = answerTo(sitting, { slot: '1', number: 1 })
    await save([first])
    const other = { ...first, response: null }
    const stale = [{ number: 1, status: 'stale', version: 1, response: first.response }]
    expect(await save([other])).toMatchObject({ answers: stale })
    expect(await save([{ ...first, isFlagged: true }])).toMatchObject({ answers: stale })
    academy.pass(63 * minute)
    expect(await save([first])).toMatchObject({ answers: [{ number: 1, status: 'saved', version: 1 }] })
    expect(await save([other])).toMatchObject({ answers: stale })
    expect((await eventsOf(attemptID)).map(({ kind }) => kind)).toEqual(['start', 'answer', 'expire'])
  })

  test('a submission waits for answers that the server lacks', async () => {
    const { sitting, save, submit } = await begun()
    await save([answerTo(sitting, { slot: '1', number: 2 })])
    expect(await submit(3)).toMatchObject({ status: 'missing', numbers: [1, 3] })
  })

  test('a second device takes the lease, and the first one only reads (X12)', async () => {
    const { attemptID, sitting, save, at } = await begun()
    expect((await readSitting(at('second'), attemptID))?.lease).toBeNull()
    const second = await goOnHere(at('second'), attemptID)
    expect(await save([answerTo(sitting, { slot: '1', number: 1 })])).toMatchObject({ status: 'read-only' })
    expect(await save([answerTo(sitting, { slot: '1', number: 1 })], { lease: second.lease! })).toMatchObject({
      status: 'saved',
    })
    expect((await eventsOf(attemptID)).map(({ kind }) => kind)).toEqual(['start', 'lease', 'answer'])
  })

  test('answers of two tabs at once equal the log replayed', async () => {
    const { attemptID, sitting, save, at } = await begun()
    const slots = ['1', '2', '3']
    const turns = ofSweep({ part: 15, whole: 500 })
    const tab = async (from: number) => {
      const versions = new Map<string, number>()
      for (let step = 0; step < turns; step++) {
        const slot = slots[(step * 7 + from) % 3]!
        const response = (step + from) % 2 === 0 ? null : answerTo(sitting, { slot, number: 1 }).response
        const reply = await save([
          { slot, number: from + step * 2, version: versions.get(slot) ?? 0, response, isFlagged: step % 3 === 0 },
        ])
        if (reply.status === 'saved') for (const one of reply.answers) versions.set(one.slot, one.version)
      }
    }
    await Promise.all([tab(1), tab(2)])
    const events = await fromPrivate(admin(), examEvent)
      .select('body')
      .where('attemptID', '=', attemptID)
      .orderBy('seq')
      .execute()
    const replayed = new Map<string, object>()
    for (const { body } of events) {
      const { kind, slot, response, isFlagged, version } = JSON.parse(body) as Record<string, unknown>
      if (kind === 'answer') replayed.set(String(slot), { response, isFlagged, version })
    }
    const final = slotsOf((await readSitting(at(), attemptID))!)
    for (const slot of slots) expect(final.find((one) => one.slot === slot)).toMatchObject(replayed.get(slot)!)
    expect(new Set((await ofKind(attemptID, 'answer')).map(({ slot, version }) => `${slot} ${version}`)).size).toBe(
      (await ofKind(attemptID, 'answer')).length,
    )
    expect(verifyAttempt(await exportAttempt(admin(), attemptID))).toBeNull()
  })

  test('an answer in the grace counts; one after it is kept as late, and does not (X03)', async () => {
    const { attemptID, sitting, save, at, submit } = await begun()
    academy.pass(61 * minute)
    expect(await save([answerTo(sitting, { slot: '1', number: 1 })])).toMatchObject({ answers: [{ status: 'saved' }] })
    academy.pass(2 * minute)
    expect(await save([answerTo(sitting, { slot: '2', number: 2 })])).toMatchObject({ answers: [{ status: 'late' }] })
    expect(await save([answerTo(sitting, { slot: '2', number: 2 })])).toMatchObject({ answers: [{ status: 'late' }] })
    expect(await ofKind(attemptID, 'late')).toHaveLength(1)
    expect(await readSitting(at(), attemptID)).toBeNull()
    expect(await submit(2)).toMatchObject({ status: 'closed' })
    expect(await attemptOf(attemptID)).toMatchObject({ status: markedStatus, closedBy: 'time' })
    const marks = await fromPrivate(admin(), examMark)
      .select(['slot', 'points'])
      .where('attemptID', '=', attemptID)
      .execute()
    expect(marks.filter(({ points }) => points !== '0/1').map(({ slot }) => slot)).toEqual(['1'])
  })

  test('an answer beside and after the submission is refused, and the log shows it (X04)', async () => {
    const { attemptID, sitting, save, submit } = await begun()
    const [, answered] = await Promise.all([submit(0), save([answerTo(sitting, { slot: '1', number: 1 })])])
    expect(['saved', 'closed', 'read-only']).toContain(answered.status)
    expect(await save([answerTo(sitting, { slot: '2', number: 2 })])).toMatchObject({ status: 'closed' })
    const kinds = (await eventsOf(attemptID)).map(({ kind }) => kind)
    expect(kinds.slice(kinds.indexOf('submit')).includes('answer')).toBe(false)
    expect(kinds.at(-1)).toBe('refused')
  })

  test.each([
    ['a slot that is not on the paper', { slot: '99' }],
    ['an option that is not on the question', { slot: '1', response: 'zzzz' }],
    ['a megabyte', { slot: '10', response: 'x'.repeat(70_000) }],
    ['a NUL', { slot: '8', response: 'a\0' }],
    ['nested JSON', { slot: '4', response: { aaaa: { b: { c: {} } } } }],
    ['a response to text alone', { slot: '15', response: 'aaaa' }],
  ])('%s is refused without an event (X05)', async (_name, of) => {
    const { attemptID, save } = await begun()
    const answer = { number: 1, version: 0, isFlagged: false, response: null, ...of }
    await expect(save([answer as never])).rejects.toMatchObject({ kind: 'invalid' })
    expect(await eventsOf(attemptID)).toHaveLength(1)
  })

  test('an attempt of another, of another site or guessed is not found (X06)', async () => {
    const { attemptID, lease } = await begun()
    const other = await learner()
    for (const ctx of [other.at(), academy.as('user', 'factory')])
      for (const call of [
        () => readSitting(ctx, attemptID),
        () => saveAnswers(ctx, { attemptID, lease, answers: [] }),
        () => submitAttempt(ctx, { attemptID, lease, lastNumber: 0 }),
        () => goOnHere(ctx, attemptID),
        () => noteFact(ctx, { attemptID, fact: 'left' }),
      ])
        await expect(call()).rejects.toMatchObject({ kind: 'not-found' })
    await expect(readSitting(other.at(), 'f'.repeat(24))).rejects.toMatchObject({ kind: 'not-found' })
    await expect(
      startAttempt(
        (await learner({ courseID: (await create(admin(), 'course', { name: 'อื่น', status: true }))._id })).at(),
        exam,
      ),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a start outside the window draws nothing (X02)', async () => {
    const hours = (count: number) => new Date(admin().now + count * 60 * minute).toISOString()
    for (const [round, code] of [
      [{ opensAt: hours(1), closesAt: hours(2) }, 'early'],
      [{ opensAt: hours(-2), closesAt: hours(-1) }, 'over'],
    ] as const) {
      const closed = await plantExam(admin(), { blueprint: blueprintOf([ids.single]), round })
      const who = await learner(closed)
      await expect(startAttempt(who.at(), closed)).rejects.toMatchObject({ kind: 'forbidden', issues: [{ code }] })
      expect(
        await from(admin(), 'exam_attempt')
          .select('exam_attempt._id')
          .where('exam_attempt.userID', '=', who.userID)
          .execute(),
      ).toEqual([])
    }
  })

  test('leaving and starting anew is the same paper, and the attempt is used (X07)', async () => {
    const once = await plantExam(admin(), { blueprint: blueprintOf([ids.single, ids.order], { attempts: 1 }) })
    const { sitting, submit, at } = await begun(once)
    const again = await startAttempt(at('elsewhere'), once)
    expect([again.attemptID, again.sections]).toEqual([sitting.attemptID, sitting.sections])
    await submit(0)
    await expect(startAttempt(at(), once)).rejects.toMatchObject({ issues: [{ code: 'used-up' }] })
  })

  test('an access code is needed, and never read by learners', async () => {
    const coded = await plantExam(admin(), { blueprint: blueprintOf([ids.single]), round: { code: 'เปิดประตู' } })
    const who = await learner(coded)
    for (const code of [undefined, 'x', ' '])
      await expect(startAttempt(who.at(), { ...coded, ...(code && { code }) })).rejects.toMatchObject({
        issues: [{ code: 'code' }],
      })
    const row = await from(who.at(), 'exam_round')
      .selectAll()
      .where('exam_round._id', '=', coded.roundID)
      .executeTakeFirst()
    expect(row).toMatchObject({ code: null })
    expect(await startAttempt(who.at(), { ...coded, code: 'เปิดประตู' })).toMatchObject({ attempt: 1 })
  })

  test('staff in the name of a learner look, and never start, answer or submit (X13)', async () => {
    const { attemptID, lease, at } = await begun()
    const acting = at('first', { actor: { id: 'a'.repeat(24), name: 'ผู้ดูแล' } })
    for (const call of [
      () => startAttempt(acting, exam),
      () => saveAnswers(acting, { attemptID, lease, answers: [] }),
      () => submitAttempt(acting, { attemptID, lease, lastNumber: 0 }),
      () => goOnHere(acting, attemptID),
    ])
      await expect(call()).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('extra time moves the end, and no learner can give it to themselves (X17)', async () => {
    const who = await learner()
    await expect(create(who.at(), 'accommodation', { userID: who.userID, reason: 'ขอเอง' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await create(admin(), 'accommodation', { userID: who.userID, timeFactor: 1.5, extraMinutes: 5, reason: 'สายตา' })
    const sitting = await startAttempt(who.at(), exam)
    expect(Date.parse(sitting.endsAt!) - Date.parse(sitting.serverNow)).toBe(95 * minute)
    expect(await from(academy.as('manager'), 'accommodation').selectAll().execute()).toEqual([])
  })

  test('a pause stops the clock, an extension moves it, a void ends it; each is in the log', async () => {
    const { attemptID, sitting, save, at, userID } = await begun()
    const manager = () => academy.as('manager')
    await intervene(manager(), { attemptID, act: { kind: 'pause', reason: 'ไฟดับ' } })
    academy.pass(90 * minute)
    expect(await save([answerTo(sitting, { slot: '1', number: 1 })])).toMatchObject({
      status: 'read-only',
      isPaused: true,
    })
    await intervene(manager(), { attemptID, act: { kind: 'resume' } })
    await intervene(manager(), { attemptID, act: { kind: 'extend', minutes: 10, reason: 'เริ่มช้า' } })
    await intervene(manager(), { attemptID, act: { kind: 'message', text: 'เหลือเวลาอีก 70 นาที' } })
    const again = await readSitting(at(), attemptID)
    expect(again).toMatchObject({ isPaused: false, notices: [{ text: 'เหลือเวลาอีก 70 นาที' }] })
    expect(Date.parse(again!.endsAt!) - admin().now).toBe(70 * minute)
    expect(await save([answerTo(sitting, { slot: '1', number: 1 })])).toMatchObject({ status: 'saved' })
    await intervene(manager(), { attemptID, act: { kind: 'void', reason: 'ทุจริต' } })
    expect(await attemptOf(attemptID)).toMatchObject({ status: 'void', closedBy: 'invigilator', userID })
    expect(await save([answerTo(sitting, { slot: '2', number: 2 })])).toMatchObject({ status: 'closed' })
    await expect(
      intervene(at(), { attemptID, act: { kind: 'extend', minutes: 60, reason: '' } }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await eventsOf(attemptID)).map(({ kind }) => kind)).toEqual([
      ...['start', 'pause', 'resume', 'extend', 'message', 'answer', 'void', 'refused'],
    ])
  })

  test('a page that was left stays closed with forward navigation', async () => {
    const blueprint = blueprintOf([ids.single, ids.short, ids.numeric], { navigation: 'forward' })
    const { sitting, save } = await begun(await plantExam(admin(), { blueprint }))
    await save([answerTo(sitting, { slot: '1', number: 1 })], { page: 1 })
    expect(await save([{ ...answerTo(sitting, { slot: '1', number: 2, version: 1 }), response: null }])).toMatchObject({
      answers: [{ status: 'stale' }],
    })
    expect(await save([answerTo(sitting, { slot: '2', number: 3 })])).toMatchObject({ answers: [{ status: 'saved' }] })
  })

  test('the job closes what nobody reads, and the night seals the day', async () => {
    const { attemptID } = await begun()
    academy.pass(63 * minute)
    await academy.app.jobs.drain()
    const { closeExpired } = await import('../commands/close-expired.server.ts')
    const { sealDay } = await import('../commands/seal-day.server.ts')
    const task = { payload: {}, signal: new AbortController().signal } as never
    await closeExpired.work(admin(), task)
    expect(await attemptOf(attemptID)).toMatchObject({ status: markedStatus, closedBy: 'time' })
    academy.pass(24 * 60 * minute)
    await sealDay.work(admin(), task)
    await sealDay.work(admin(), task)
    const exported = await exportAttempt(admin(), attemptID)
    expect(exported.proofs).toHaveLength(1)
    expect(verifyAttempt(exported, { root: exported.proofs[0]!.root })).toBeNull()
    expect(verifyAttempt(exported, { root: 'f'.repeat(64) })).not.toBeNull()
  })

  test('one bit of paper, event or head that changes is found, and a chain that is built again fails its receipt (X16)', async () => {
    const { attemptID, sitting, save, submit } = await begun()
    await save([answerTo(sitting, { slot: '1', number: 1 }), answerTo(sitting, { slot: '2', number: 2 })])
    const submitted = await submit(2)
    const whole = await exportAttempt(admin(), attemptID)
    const key = (await receiptKeys(admin()))[0]!.publicKey
    const receipts = [sitting.receipt, submitted.status === 'submitted' ? submitted.receipt : '']
    expect(verifyAttempt(whole, { key, receipts })).toBeNull()
    const flip = (text: string, at: number) =>
      text.slice(0, at) + String.fromCodePoint(text.codePointAt(at)! ^ 1) + text.slice(at + 1)
    for (let round = 0; round < 60; round++) {
      const at = (round * 37) % whole.events.length
      const event = whole.events[at]!
      const events = (change: Partial<typeof event>) =>
        whole.events.map((one, index) => (index === at ? { ...one, ...change } : one))
      expect(verifyAttempt({ ...whole, paper: flip(whole.paper, (round * 131) % whole.paper.length) })).not.toBeNull()
      expect(
        verifyAttempt({ ...whole, events: events({ body: flip(event.body, (round * 17) % event.body.length) }) }),
      ).toBe(at === 0 ? 'event 1 or the paper changed' : `event ${event.seq} changed`)
      expect(verifyAttempt({ ...whole, head: flip(whole.head, round % 64) })).not.toBeNull()
    }
    const { sha256 } = await import('./log/hash.server.ts')
    let head = sha256(attemptID + whole.paper)
    const rebuilt = whole.events.map(({ seq, body }) => {
      const changed = seq === 2 ? body.replace('false', 'true') : body
      return { seq, body: changed, hash: (head = sha256(head + changed)) }
    })
    expect(verifyAttempt({ ...whole, events: rebuilt, head }, { key })).toBeNull()
    expect(verifyAttempt({ ...whole, events: rebuilt, head }, { key, receipts })).toMatch(/receipt/)
  })

  test('the database refuses to change the records of an attempt', async () => {
    const { attemptID } = await begun()
    for (const table of ['exam_event', 'exam_paper', 'question_version', 'question_key', 'exam_mark'])
      for (const statement of [sql`update ${sql.table(table)} set body = ''`, sql`truncate ${sql.table(table)}`])
        if (table !== 'exam_mark' || statement.compile(admin()[executor]).sql.startsWith('truncate'))
          await expect(statement.execute(admin()[executor]), table).rejects.toThrow(/never changes|cannot truncate/)
    expect(
      await fromPrivate(admin(), examSitting).select('seq').where('attemptID', '=', attemptID).executeTakeFirst(),
    ).toEqual({ seq: 1 })
  })

  test('no key reaches a learner in a start, an answer, a reading or a receipt (check 8)', async () => {
    const { attemptID, sitting, save, submit, at } = await begun()
    const answers = slotsOf(sitting)
      .filter(({ question }) => question.type !== 'text-only')
      .map(({ slot }, index) => answerTo(sitting, { slot, number: index + 1 }))
    const received = [
      sitting,
      await save(answers),
      await save([{ ...answers[0]!, number: 90 }]),
      await goOnHere(at(), attemptID),
      await readSitting(at(), attemptID),
      await noteFact(at(), { attemptID, fact: 'left' }),
      await submit(0),
      ...(await Promise.all(
        (['exam', 'exam_round', 'exam_attempt', 'exam_result', 'question', 'question_bank'] as const).map((name) =>
          from(at(), name).selectAll().execute(),
        ),
      )),
    ]
    const text = JSON.stringify(received)
    for (const type of questionTypes) expect(text).not.toContain(canaryKey(type))
    for (const name of ['"weights"', '"correct"', '"accepted"', '"pairs"', '"areas"', '"sequence"', '"modelAnswer"'])
      expect(text).not.toContain(name)
  })
})
