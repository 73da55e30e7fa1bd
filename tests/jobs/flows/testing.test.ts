import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type FlowStep, flowTriggers, maxSteps } from '#domain/flow/step.ts'
import type { TestAnswer } from '#domain/flow/test-protocol.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Context } from '#platform/context.ts'
import { addHost } from '#platform/flow/settings/hosts.ts'
import { writeSecret } from '#platform/flow/settings/secrets.ts'
import type { ApiCall } from '#platform/http/api/command.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { templateNames, templatesFor, templateSteps } from '#modules/flow/components/editor/rules/templates.ts'
import { templateTexts } from '#modules/flow/components/editor/words/template-words.ts'
import testFlow, { description } from '#modules/flow/commands/test-flow.server.ts'
import { createProduct } from '#modules/shop/stock/create-product.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { alert, openTestServer, step } from './support.ts'

const server = await openTestServer()
const secret = 'sk_live_4242'
afterAll(() => server.close())

describe.each(await testDrivers())('the test of a flow on $kind', (driver) => {
  let academy: Academy
  let flowID: string
  beforeAll(async () => {
    academy = await openAcademy(driver, undefined, { INNER_HOSTS: server.host })
    await addHost(admin(), server.host)
    await writeSecret(admin(), { name: 'KEY', value: secret, hosts: [server.host] })
    await createProduct(admin(), { sku: 'TEST-1', stock: 5 })
    flowID = (await create(admin(), 'flow', { name: 'ทดลอง', trigger: 'button', steps: [] }))._id
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const call = (body: unknown): ApiCall => ({
    ...{ params: {}, query: {}, body, cookies: [], headers: {}, isDeveloper: false },
  })
  const post = async (body: object, ctx: Context = admin()): Promise<TestAnswer> => {
    academy.pass(1000)
    const answer = await testFlow(ctx, call({ flowID, ...body }))
    expect((description.answer as z.ZodType).safeParse(answer).error).toBeUndefined()
    return (answer as { data: TestAnswer }).data
  }
  const states = ({ steps }: TestAnswer) => steps.map(({ id, state }) => `${id} ${state}`)
  const http = (more: Partial<FlowStep> = {}) =>
    step('h', 'http', {
      ...{ name: 'h', request: '{"k":"{{secret.KEY}}","name":"{{form.name}}"}' },
      input: { method: 'POST', url: `${server.url}/200`, headers: [{ name: 'X-Key', value: 'key {{secret.KEY}}' }] },
      ...more,
    })

  /** The rows of all tables that a step could change. */
  const counted = async () => {
    const tables = ['mail', 'message', 'flow_run', 'flow_step_run', 'stock_move', 'note', 'enroll', 'notice']
    const counts = tables.map((name) => sql`(select count(*) from ${sql.table(name)}) as ${sql.ref(name)}`)
    const { rows } = await sql`select ${sql.join(counts)}, (select sum("onHand") from stock_item) as stock,
      (select count(*) from job where kind like 'flow/%' or kind like 'mail/%') as jobs`.execute(
      academy.database.kysely,
    )
    return rows[0]
  }

  test('a step with an effect says what it would do, and nothing happens', async () => {
    const before = await counted()
    const steps = [
      http(),
      step('m', 'email', { input: { template: '', to: '{{form.email}}', toName: '' } }),
      step('s', 'stock', { name: 's', input: { mode: 'out', sku: 'TEST-1', quantity: 7 } }),
      step('n', 'call', { input: { action: 'notify-staff' }, request: '{"title":"จาก {{form.name}}"}' }),
      step('r', 'request', { name: 'r', input: { collection: 'course' } }),
      step('w', 'call', { input: { action: 'notify-staff' }, request: '{"title":1}', false: [alert('F')] }),
    ]
    const form = { name: 'มานะ "ใจดี"', email: 'mana@example.com' }
    const answer = await post({ steps, form, isVisitor: false })
    expect(states(answer)).toEqual([
      ...['h would-do', 'm would-do', 's would-do', 'n would-do', 'r done', 'w failed', 'F asking'],
    ])
    const [h, m, s, n] = answer.steps.map(({ input, output }) => ({ input, output }))
    expect(JSON.parse(h!.input)).toMatchObject({ method: 'POST', request: { k: '***', name: form.name } })
    expect(JSON.parse(h!.output)).toMatchObject({ status: true, code: 200 })
    expect(JSON.parse(m!.input)).toMatchObject({ to: form.email })
    expect(JSON.parse(s!.output)).toEqual({ sku: 'TEST-1', before: 5, stock: 0, taken: 5, missing: 2 })
    expect(JSON.parse(n!.input)).toMatchObject({ request: { title: 'จาก มานะ "ใจดี"' } })
    expect(answer.steps[5]!.error).toBe('ข้อมูลที่ส่งให้ขั้นตอนนี้ไม่ถูกต้อง')
    expect(server.received).toEqual([])
    expect(await counted()).toEqual(before)
  })

  test('the tester answers for the browser, and no account is touched', async () => {
    const steps = [
      step('p', 'prompt', { name: 'p', input: { message: 'ตกลงไหม' }, true: [alert('T')], false: [alert('F')] }),
      step('w', 'wait', { input: { seconds: 600 } }),
      step('l', 'login', { true: [step('c', 'condition', { input: holds('{{step.p.accepted}}', 'true') })] }),
      step('e', 'stop', { input: { reason: 'จบแล้ว' } }),
      alert('never'),
    ]
    const first = await post({ steps })
    expect(first).toMatchObject({ state: 'asking', asks: { id: 'p', hasOutcome: true, action: { code: 'prompt' } } })
    expect(await post({ steps, answers: [false] })).toMatchObject({ asks: { id: 'F', hasOutcome: false } })
    const done = await post({ steps, answers: [true, true, true, true] })
    expect(states(done)).toEqual(['p done', 'T done', 'w done', 'l would-do', 'c done', 'e done'])
    expect(done).toMatchObject({ state: 'done', message: 'จบแล้ว', asks: null })
    expect(done.steps[4]!.outcome).toBe(true)
    const ends = [step('p', 'prompt', { input: { message: 'ตกลงไหม', endOnDecline: true } }), alert('never')]
    expect(await post({ steps: ends, answers: [false] })).toMatchObject({ state: 'stopped', steps: [{ id: 'p' }] })
  })

  const holds = (left: string, right: string) => ({ comparisons: [{ left, operator: 'eq', right }] })

  test('a secret never appears, and may not go to another host', async () => {
    const steps = [http(), step('d', 'debug'), alert('a', '{{step.h.body}} {{secret.KEY}}')]
    const answer = await post({ steps, answers: [true, true] })
    expect(JSON.stringify(answer)).not.toMatch(/sk_live|4242/)
    expect(JSON.parse(answer.steps[0]!.input)).toMatchObject({ headers: [{ value: 'key ***' }] })
    await addHost(admin(), 'evil.example')
    const input = { method: 'POST', url: 'https://evil.example/', headers: [] }
    expect((await post({ steps: [http({ input })] })).steps[0]).toMatchObject({
      ...{ state: 'failed', error: 'ค่าลับ “KEY” ใช้กับโฮสต์นี้ไม่ได้' },
    })
    const unlisted = http({ request: '', input: { method: 'GET', url: 'https://other.example/' } })
    expect((await post({ steps: [unlisted] })).steps[0]).toMatchObject({ state: 'failed' })
  })

  test('what it reads, it reads as the visitor or with the rights of the tester', async () => {
    const steps = [step('r', 'request', { input: { collection: 'flow' } })]
    expect((await post({ steps, isVisitor: false })).steps[0]).toMatchObject({ outcome: true })
    expect((await post({ steps, isVisitor: true })).steps[0]).not.toMatchObject({ outcome: true })
  })

  test('only those who may change the flow test it, on its own site', async () => {
    for (const role of ['guest', 'user', 'member', 'manager'] as const)
      await expect(post({}, academy.as(role)), role).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(post({}, academy.as('admin', 'factory'))).rejects.toMatchObject({ kind: 'not-found' })
    await expect(post({ flowID: 'a'.repeat(24) })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await post({})).toMatchObject({ state: 'done', steps: [] })
  })

  test('a run of the largest flow ends, and one that takes too long is cut off', async () => {
    const many = Array.from({ length: maxSteps }, (_, at) => step(`s${at}`, 'continue'))
    expect((await post({ steps: many })).steps).toHaveLength(maxSteps)
    const own = academy.app.flowSteps.get('continue')!
    academy.app.flowSteps.set('continue', { ...own, run: () => (academy.pass(100), own.run!({} as never)) })
    const cut = await post({ steps: many })
    academy.app.flowSteps.set('continue', own)
    expect(cut).toMatchObject({ state: 'failed', message: 'การทดลองใช้เวลานานเกินไป' })
    expect(cut.steps.length).toBeLessThan(40)
  })

  const deep = (depth: number): FlowStep =>
    step(`d${depth}`, 'continue', { true: depth === 0 ? [] : [deep(depth - 1)] })
  test.each<[string, object]>([
    ['501 values', { form: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`f${at}`, 1])) }],
    ['values that are too large', { form: { a: 'x'.repeat(20_001) } }],
    ['a long name', { form: { ['x'.repeat(65)]: 1 } }],
    ['201 answers', { answers: Array.from({ length: 201 }, () => true) }],
    ['an answer that is none', { answers: ['yes'] }],
    ['steps that are none', { steps: 'all' }],
    ['201 steps', { steps: Array.from({ length: 201 }, (_, at) => step(`s${at}`, 'continue')) }],
    ['steps in six levels', { steps: [deep(5)] }],
    ['steps that are too large', { steps: [alert('a', 'x'.repeat(200_001))] }],
    ['a person', { viewer: { role: 'root' } }],
  ])('%s is refused in plain words', async (_, body) => {
    await expect(post(body)).rejects.toMatchObject({ kind: 'invalid', issues: [{ th: expect.any(String) as string }] })
  })

  test('a large value is cut in the answer, and broken JSON and unknown codes fail their step', async () => {
    const steps = [
      step('c', 'condition', { input: holds('{{form.a}}{{form.a}}', 'b') }),
      step('j', 'call', { input: { action: 'notify-staff' }, request: '{"a":', false: [step('x', 'xyz')] }),
    ]
    const answer = await post({ steps, form: { a: 'ก'.repeat(15_000), __proto__x: '{{secret.KEY}}' } })
    expect(answer.steps[0]!.input.length).toBeLessThanOrEqual(8000)
    expect(answer.steps.slice(1).map(({ error }) => error)).toEqual([
      ...['ข้อมูลของคำขอไม่ใช่ JSON ที่ถูกต้อง', 'ไม่รู้จักขั้นตอน “xyz”'],
    ])
    expect(answer.state).toBe('failed')
  })

  test('a tester who asks too often is told to wait', async () => {
    const many = Array.from({ length: 61 }, () => testFlow(academy.as('superadmin'), call({ flowID })))
    const done = await Promise.allSettled(many)
    const refused = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as { kind: string }] : []))
    expect(refused.map(({ kind }) => kind)).toEqual(['too-many'])
  })

  test.each(templateNames)('the ready flow %s works once its mails are chosen', async (name) => {
    const trigger = flowTriggers.find((one) => templatesFor(one).includes(name))!
    const more = trigger === 'form' ? { formID: null } : {}
    const { _id } = await create(admin(), 'flow', { name, trigger: trigger === 'form' ? 'button' : trigger, ...more })
    const steps = JSON.stringify(templateSteps(name, inLocale(templateTexts, 'th'))).replaceAll(
      '"to":""',
      '"to":"staff@example.com"',
    )
    const answer = await post({
      ...{ flowID: _id, steps: JSON.parse(steps) as FlowStep[], isVisitor: false },
      ...{ form: { email: 'a@example.com', topic: 'ร้องเรียน' }, answers: [true, true, true] },
    })
    expect(answer.steps.filter(({ state }) => state === 'failed')).toEqual([])
    expect(answer.state).toBe('done')
  })
})
