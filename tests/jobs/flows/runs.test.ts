import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import type { Context } from '#platform/context.ts'
import { addHost } from '#platform/flow/settings/hosts.ts'
import { countsOf } from '#platform/office/menu/counts.ts'
import { answerRun, resumeRun } from '#platform/flow/runs/answer-run.ts'
import { describeRun } from '#platform/flow/runs/describe-run.ts'
import { listRuns } from '#platform/flow/runs/list-runs.ts'
import { cancelRun, retryRun, settleRun } from '#platform/flow/runs/settle-run.ts'
import { startRun } from '#platform/flow/runs/start-run.ts'
import { sweepRuns } from '#platform/flow/runs/sweep-runs.ts'
import type { AnyStep } from '#platform/flow/step-definition.ts'
import { driveByPerson, startByPerson } from '#modules/flow/running/start-by-person.server.ts'
import workflow from '#modules/flow/manifest.ts'
import { startOnForm } from '#modules/flow/running/start-on-record.server.ts'
import { openAndSend, publishTestForm } from '#modules/form/testing/form-page.ts'
import { createProduct } from '#modules/shop/stock/create-product.ts'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { alert, drive, openTestServer, publish, step, timeline } from './support.ts'

const server = await openTestServer()
const drivers = await bothDrivers()
const day = 86_400_000
afterAll(() => server.close())

describe.each(drivers)('runs on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'), { INNER_HOSTS: server.host })
    await addHost(admin(), server.host)
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const conflict = { kind: 'conflict' }
  const post = (id: string, more: object = {}) =>
    step(id, 'http', { name: id, request: '{}', input: { method: 'POST', url: `${server.url}/200`, ...more } })
  const take = (id: string, sku: string) => step(id, 'stock', { input: { mode: 'out', sku, quantity: 1 } })
  let n = 0
  const visitor = (): Context => ({ ...academy.as('guest'), address: `10.1.0.${(n += 1)}` })
  const onHand = async (sku: string) =>
    (await from(admin(), 'stock_item').select('onHand').where('sku', '=', sku).executeTakeFirstOrThrow()).onHand
  /** Starts a run without a browser and without its job, which the test plays itself. */
  const begin = async (steps: Parameters<typeof publish>[1]) => {
    const flowID = await publish(admin(), steps, {
      trigger: 'schedule',
      every: 'day',
      startsAt: '2030-01-01T00:00:00Z',
    })
    const person = { home: '', userID: '' }
    const run = await startRun(admin(), { flowID, version: 1, trigger: 'schedule', form: {}, person, binding: 'test' })
    return run!
  }
  /** Replaces a step for a while. */
  const withStep = async (code: string, change: (own: AnyStep) => Partial<AnyStep>, work: () => Promise<unknown>) => {
    const own = academy.app.flowSteps.get(code)!
    academy.app.flowSteps.set(code, { ...own, ...change(own) })
    try {
      await work()
    } finally {
      academy.app.flowSteps.set(code, own)
    }
  }
  /** The number beside flows in the menu of the office. */
  const waiting = async (site: 'skills' | 'factory' = 'skills') => {
    const routes = workflow.routes.filter(({ counter }) => counter)
    return (await countsOf(academy.as('admin', site), routes)).get('runsToDecide')
  }
  const killed = () => Object.assign(new Error('killed'), { code: '57P01' })

  test('a token is for one answer, one step and one session', async () => {
    const ctx = visitor()
    const flowID = await publish(admin(), [alert('a'), alert('b'), alert('c')])
    const first = await startByPerson(ctx, { flowID })
    const outcome = { isTrue: true }
    const given = { run: first.run, token: first.token, seq: first.seq, outcome }
    const other = { ...academy.as('user'), session: { hash: 'other' } as Context['session'] }
    for (const [who, change] of [
      [ctx, { token: 'A'.repeat(43) }],
      [ctx, { seq: first.seq + 1 }],
      [ctx, { seq: first.seq - 1 }],
      [other, {}],
      [ctx, { run: 'a'.repeat(24) }],
    ] as const)
      await expect(answerRun(who, { ...given, ...change })).rejects.toMatchObject(conflict)
    expect((await timeline(admin(), first.run)).row).toMatchObject({ seq: 0, state: 'asking' })
    const both = await Promise.allSettled([answerRun(ctx, given), answerRun(ctx, given), answerRun(ctx, given)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const second = await driveByPerson(ctx, first.run)
    expect(second).toMatchObject({ seq: 2, do: [{ id: 'b' }] })
    await expect(answerRun(ctx, given)).rejects.toMatchObject(conflict)
    await expect(answerRun(ctx, { ...given, seq: second.seq })).rejects.toMatchObject(conflict)
    expect((await timeline(admin(), first.run)).row).toMatchObject({ seq: 1, state: 'asking' })
  })

  test('a lost response is found again by the token before it, from the same session only', async () => {
    const ctx = visitor()
    const flowID = await publish(admin(), [alert('a'), alert('b')])
    const first = await startByPerson(ctx, { flowID })
    await answerRun(ctx, { ...first, outcome: { isTrue: true } })
    await driveByPerson(ctx, first.run)
    const found = await describeRun(ctx, await resumeRun(ctx, first))
    expect(found).toMatchObject({ seq: 2, do: [{ id: 'b' }] })
    await expect(resumeRun(ctx, { ...first, token: 'A'.repeat(43) })).rejects.toMatchObject(conflict)
    const other = { ...ctx, session: { hash: 'other' } as Context['session'] }
    await expect(resumeRun(other, first)).rejects.toMatchObject(conflict)
    await expect(resumeRun(ctx, { ...first, seq: 9 })).rejects.toMatchObject(conflict)
  })

  test('the menu counts the runs that ask a member of staff, not those that ask a visitor', async () => {
    const before = (await waiting())!
    await startByPerson(visitor(), { flowID: await publish(admin(), [alert('a')]) })
    expect(await waiting()).toBe(before)
    await startByPerson(admin(), { flowID: await publish(admin(), [alert('a')], { trigger: 'manual' }) })
    expect(await waiting()).toBe(before + 1)
  })

  test('a wait cannot be answered before its time', async () => {
    const ctx = visitor()
    const flowID = await publish(admin(), [step('w', 'wait', { input: { seconds: 30 } })])
    const first = await startByPerson(ctx, { flowID })
    expect(first.do[0]!.action).toEqual({ code: 'wait', seconds: 30, message: '' })
    await expect(answerRun(ctx, { ...first, outcome: { isTrue: true } })).rejects.toMatchObject(conflict)
    academy.pass(30_000)
    await answerRun(visitor(), { ...first, outcome: { isTrue: true } })
    expect(await driveByPerson(ctx, first.run)).toMatchObject({ state: 'done', do: [] })
  })

  test('a run of the server waits thirty days, over a restart, and is swept on', async () => {
    const run = await begin([step('w', 'wait', { input: { seconds: 30 * 86_400 } }), step('c', 'continue')])
    await drive(admin(), run)
    expect(await timeline(admin(), run)).toMatchObject({ state: 'waiting', states: ['w done'] })
    await sql`delete from job where kind = 'flow/advance'`.execute(academy.database.kysely)
    academy.pass(29 * day)
    await drive(admin(), run)
    expect((await timeline(admin(), run)).state).toBe('waiting')
    academy.pass(day + 1000)
    await sweepRuns(academy.app)
    await expect.poll(async () => (await timeline(admin(), run)).state, { timeout: 10_000 }).toBe('done')
  })

  test('a call that was begun and may not be repeated is unsure, until a person decides', async () => {
    for (const hasHappened of [true, false]) {
      const run = await begin([post('p'), step('c', 'continue')])
      await withStep(
        'http',
        () => ({ run: () => Promise.reject(killed()) }),
        () => expect(drive(admin(), run)).rejects.toThrow('killed'),
      )
      expect(await timeline(admin(), run)).toMatchObject({ state: 'ready', states: ['p begun'] })
      const before = server.received.length
      await drive(admin(), run)
      expect((await timeline(admin(), run)).states).toEqual(['p begun'])
      academy.pass(21_000)
      await drive(admin(), run)
      expect(await timeline(admin(), run)).toMatchObject({ state: 'unsure', states: ['p unsure'] })
      expect(await waiting()).toBe(1)
      expect(await waiting('factory')).toBe(0)
      expect(server.received).toHaveLength(before)
      const { rows } = await sql`select 1 from notice where title ->> 'en' like '%unknown result%'`.execute(
        academy.database.kysely,
      )
      expect(rows.length).toBeGreaterThan(0)
      await expect(settleRun(academy.as('manager'), { run, hasHappened })).rejects.toMatchObject({ kind: 'forbidden' })
      await settleRun(admin(), { run, hasHappened })
      expect(await waiting()).toBe(0)
      await expect(settleRun(admin(), { run, hasHappened })).rejects.toMatchObject(conflict)
      await drive(admin(), run)
      await expect.poll(async () => (await timeline(admin(), run)).state).toBe('done')
      expect(server.received).toHaveLength(before + (hasHappened ? 0 : 1))
    }
  })

  test('a call that may be repeated is, with the same key', async () => {
    for (const more of [{ method: 'PUT' }, { isRepeatable: true }]) {
      const run = await begin([post('p', more)])
      const before = server.received.length
      const own = academy.app.flowSteps.get('http')!
      const sendAndDie: AnyStep['run'] = async (call) => {
        await own.run!(call)
        throw killed()
      }
      await withStep(
        'http',
        () => ({ run: sendAndDie }),
        () => expect(drive(admin(), run)).rejects.toThrow('killed'),
      )
      academy.pass(21_000)
      await drive(admin(), run)
      expect(await timeline(admin(), run)).toMatchObject({ state: 'done', states: ['p done'], steps: [{ tries: 2 }] })
      const keys = server.received.slice(before).map(({ headers }) => headers['idempotency-key'])
      expect(keys).toEqual([`${run}:1`, `${run}:1`])
    }
  })

  test('two workers take one run once', async () => {
    const { sku } = await createProduct(admin(), { sku: 'TWO', stock: 9 })
    const run = await begin([take('s', sku), post('p'), take('t', sku), post('q')])
    const before = server.received.length
    await Promise.all([1, 2, 3, 4].map(() => drive(admin(), run)))
    await drive(admin(), run)
    expect(await timeline(admin(), run)).toMatchObject({
      state: 'done',
      states: ['s done', 'p done', 't done', 'q done'],
    })
    expect(await onHand(sku)).toBe(7)
    expect(server.received).toHaveLength(before + 2)
  })

  test('killed anywhere, no effect of a run is lost or repeated', async () => {
    const rounds = ofSweep({ part: 10, whole: 100 })
    const { sku } = await createProduct(admin(), { sku: 'KILL', stock: 1000 })
    const before = server.received.length
    for (let round = 0; round < rounds; round++) {
      const run = await begin([
        take('a', sku),
        post('b', { isRepeatable: true }),
        take('c', sku),
        post('d', { method: 'PUT' }),
      ])
      let left = (round * 7) % 8
      const mortal = (own: AnyStep): Partial<AnyStep> => ({
        run: async (call) => {
          if (left-- === 0) throw killed()
          const done = await own.run!(call)
          if (left-- === 0) throw killed()
          return done
        },
      })
      await withStep('stock', mortal, () => withStep('http', mortal, () => drive(admin(), run).catch(() => null)))
      academy.pass(21_000)
      await drive(admin(), run)
      expect((await timeline(admin(), run)).state).toBe('done')
    }
    expect(await onHand(sku)).toBe(1000 - 2 * rounds)
    const keys = new Set(server.received.slice(before).map(({ headers }) => headers['idempotency-key']))
    expect(keys.size).toBe(2 * rounds)
  })

  test('a failed run is taken up at the step that failed, and a run can be cancelled', async () => {
    const run = await begin([
      step('c', 'continue'),
      step('s', 'stock', { input: { mode: 'in', sku: 'LATE', quantity: 2 } }),
    ])
    await drive(admin(), run)
    expect(await timeline(admin(), run)).toMatchObject({ state: 'failed', states: ['c done', 's failed'] })
    await createProduct(admin(), { sku: 'LATE' })
    await retryRun(admin(), run)
    await drive(admin(), run)
    await expect.poll(async () => (await timeline(admin(), run)).state).toBe('done')
    expect(await onHand('LATE')).toBe(2)
    const waits = await begin([step('w', 'wait', { input: { seconds: 900 } }), post('p')])
    await drive(admin(), waits)
    await cancelRun(admin(), waits)
    academy.pass(901_000)
    await drive(admin(), waits)
    expect(await timeline(admin(), waits)).toMatchObject({ state: 'cancelled', states: ['w done'] })
    await expect(cancelRun(admin(), waits)).rejects.toMatchObject(conflict)
  })

  test('a flow whose event it causes stops at depth five', async () => {
    const note = step('n', 'call', { input: { action: 'add-note' }, request: '{"title":"วน {{form.title}}"}' })
    await publish(admin(), [note], { trigger: 'event', event: 'note.created' })
    await create(admin(), 'note', { title: 'เริ่ม' })
    const count = async () => {
      const { rows } = await sql<{ n: number; deepest: number }>`select count(*)::int as n, max(depth) as deepest
        from flow_run where trigger = 'event' and state = 'done'`.execute(academy.database.kysely)
      return rows[0]
    }
    await expect.poll(count, { timeout: 15_000 }).toEqual({ n: 6, deepest: 5 })
    const { rows } = await sql`select distinct chain from flow_run where trigger = 'event'`.execute(
      academy.database.kysely,
    )
    expect(rows).toHaveLength(1)
  })

  test('a sent form starts its flows once, for its sender, and moves stock only where an administrator allows it', async () => {
    const { sku } = await createProduct(admin(), { sku: 'FORM', stock: 2 })
    const formID = await publishTestForm(admin(), { fields: [{ name: 'amount' }] })
    const out = step('s', 'stock', { input: { mode: 'out', sku, quantity: '{{form.amount}}' } })
    const allowed = await publish(admin(), [out], { trigger: 'form', formID, mayMoveStock: true })
    const refused = await publish(admin(), [out], { trigger: 'form', formID })
    await openAndSend(academy.as('user'), { postID: formID, answers: { amount: '3' } })
    const runsOf = async (flowID: string) => (await listRuns(admin(), { flowID })).runs
    await expect.poll(async () => (await runsOf(allowed))[0]?.state, { timeout: 10_000 }).toBe('done')
    await expect.poll(async () => (await runsOf(refused))[0]?.state, { timeout: 10_000 }).toBe('failed')
    expect(await onHand(sku)).toBe(0)
    expect((await runsOf(allowed))[0]).toMatchObject({
      userID: academy.viewer('user').id,
      message: expect.stringContaining('2 จาก 3'),
    })
    const [, submissionID] = (await runsOf(allowed))[0]!.subject.split(':')
    await startOnForm(admin(), { formID, submissionID, flow: allowed })
    expect(await runsOf(allowed)).toHaveLength(1)
  })

  test('a flow sets the status of the submission that started it, and of no other', async () => {
    const formID = await publishTestForm(admin(), { fields: [{ name: 'amount' }] })
    const confirm = step('c', 'call', { input: { action: 'set-form-status' }, request: '{"status":"confirm"}' })
    const other = { ...confirm, id: 'o', request: '{"status":"reject","submissionID":"{{form.amount}}"}' }
    const flowID = await publish(admin(), [confirm], { trigger: 'form', formID })
    const first = await openAndSend(academy.as('user'), { postID: formID, answers: { amount: '1' } })
    if (first.kind !== 'sent') throw new Error(first.kind)
    await expect
      .poll(async () => (await listRuns(admin(), { flowID })).runs[0]?.state, { timeout: 10_000 })
      .toBe('done')
    const statusOf = async (_id: string) =>
      (await from(admin(), 'form').select('form.status').where('form._id', '=', _id).executeTakeFirstOrThrow()).status
    expect(await statusOf(first.receipt._id)).toBe('confirm')
    for (const steps of [[other], [confirm]]) {
      const form = { amount: first.receipt._id }
      const { state } = await startByPerson(visitor(), { flowID: await publish(admin(), steps), form })
      expect(state).toBe('failed')
    }
    expect(await statusOf(first.receipt._id)).toBe('confirm')
  })

  test('the sixty-first call of an hour fails the run', async () => {
    academy.pass(3_700_000)
    const calls = Array.from({ length: 61 }, (_, index) => post(`p${index}`))
    const run = await begin(calls)
    await drive(admin(), run)
    expect(await timeline(admin(), run)).toMatchObject({ state: 'failed', row: { seq: 61, reason: 'limit' } })
  })

  test('nobody answers for a day: the run is stopped', async () => {
    const ctx = visitor()
    const { run } = await startByPerson(ctx, { flowID: await publish(admin(), [alert('a')]) })
    academy.pass(day + 1000)
    await sweepRuns(academy.app)
    expect((await timeline(admin(), run)).row).toMatchObject({ state: 'stopped', reason: 'no-answer' })
  })
})
