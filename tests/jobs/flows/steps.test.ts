import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FlowStep, StepCode } from '#domain/flow/step.ts'
import { stepCodes } from '#domain/flow/step.ts'
import { create } from '#platform/data/collection/write.ts'
import { createProduct } from '#modules/shop/stock/create-product.ts'
import { addHost } from '#platform/flow/settings/hosts.ts'
import { listRuns } from '#platform/flow/runs/list-runs.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { alert, openTestServer, perform, publish, step, timeline } from './support.ts'

const server = await openTestServer()
const drivers = await bothDrivers()
afterAll(() => server.close())

/** A way through one step: what it is given, and which branch it takes. `error` is the text of a failure. */
interface Case {
  code: StepCode | 'xyz'
  what: string
  input?: Record<string, unknown>
  request?: string
  isTrue?: boolean
  values?: Record<string, string>
  as?: 'user' | 'guest' | 'admin'
  expected: 'true' | 'false' | 'none' | 'ends' | { error: string }
}

const http = (path: string, more: object = {}) => ({ method: 'POST', url: `${server.url}${path}`, ...more })
const compared = (left: string, operator: string, right = '') => ({ comparisons: [{ left, operator, right }] })

const cases: Case[] = [
  { code: 'continue', what: 'goes on', expected: 'true' },
  { code: 'stop', what: 'ends the flow', expected: 'ends' },
  { code: 'reload', what: 'reloads', expected: 'true' },
  { code: 'wait', what: 'waits', input: { seconds: 1 }, expected: 'true' },
  { code: 'alert', what: 'shows', input: { message: 'สวัสดี {{form.name}}' }, expected: 'true' },
  { code: 'debug', what: 'is skipped for everybody else', expected: 'none' },
  { code: 'prompt', what: 'accepted', input: { message: 'ตกลงไหม' }, expected: 'true' },
  { code: 'prompt', what: 'declined', input: { message: 'ตกลงไหม' }, isTrue: false, expected: 'false' },
  {
    ...{ code: 'prompt', what: 'declined at the end', isTrue: false, expected: 'ends' },
    input: { message: 'ตกลงไหม', endOnDecline: true },
  },
  { code: 'condition', what: 'holds', input: compared('{{form.age}}', 'gte', '18'), expected: 'true' },
  { code: 'condition', what: 'fails', input: compared('{{form.age}}', 'lt', '18'), expected: 'false' },
  { code: 'condition', what: 'of nothing', input: compared('{{form.none}}', 'filled'), expected: 'false' },
  {
    ...{ code: 'call', what: 'runs an action', input: { action: 'notify-staff' }, expected: 'true' },
    request: '{"title":"จาก {{form.name}}"}',
  },
  {
    ...{ code: 'call', what: 'with a wrong request', input: { action: 'notify-staff' }, request: '{"title":1}' },
    expected: { error: 'ข้อมูลที่ส่งให้ขั้นตอนนี้ไม่ถูกต้อง' },
  },
  {
    ...{ code: 'call', what: 'that the person may not', input: { action: 'enrol' }, as: 'guest' },
    ...{ request: '{"courseID":"000000000000000000000000"}', expected: { error: 'ทำขั้นตอนนี้ไม่สำเร็จ' } },
  },
  { code: 'request', what: 'finds rows', input: { collection: 'course' }, expected: 'true' },
  {
    ...{ code: 'request', what: 'finds none', input: { collection: 'course' }, request: '{"filter":{"name":"ไม่มี"}}' },
    expected: 'false',
  },
  {
    ...{ code: 'request', what: 'sees nothing that the person may not', input: { collection: 'note' }, as: 'user' },
    expected: 'false',
  },
  {
    ...{
      code: 'request',
      what: 'with a wrong query',
      input: { collection: 'course' },
      request: '{"filter":{"$where":"1"}}',
    },
    expected: { error: '' },
  },
  { code: 'http', what: '200', input: http('/200'), request: '{"a":"{{form.name}}"}', expected: 'true' },
  { code: 'http', what: '201 is not 200', input: http('/201'), expected: 'false' },
  { code: 'http', what: '500', input: http('/500'), expected: 'false' },
  { code: 'http', what: 'a redirect is not followed', input: http('/away'), expected: 'false' },
  {
    code: 'http',
    what: 'too long an answer',
    input: http('/large'),
    expected: { error: `${server.host} ตอบกลับยาวเกินไป` },
  },
  {
    ...{ code: 'http', what: 'nobody there', input: { method: 'GET', url: 'http://127.0.0.1:9/' } },
    expected: { error: 'ติดต่อ 127.0.0.1:9 ไม่ได้' },
  },
  {
    code: 'login',
    what: 'signs in',
    as: 'guest',
    values: { username: 'learner@skills.test', password },
    expected: 'true',
  },
  { code: 'login', what: 'cancelled', as: 'guest', isTrue: false, expected: 'false' },
  { code: 'forgot', what: 'sends a link', as: 'guest', values: { email: 'nobody@example.com' }, expected: 'true' },
  { code: 'forgot', what: 'cancelled', as: 'guest', isTrue: false, expected: 'false' },
  { code: 'changepwd', what: 'cancelled', as: 'user', isTrue: false, expected: 'false' },
  { code: 'display', what: 'shows content', input: { html: '<p>{{form.name}}</p>' }, expected: 'true' },
  {
    ...{ code: 'email', what: 'sends a template', expected: 'true' },
    input: { template: '{{form.template}}', to: 'a@wicha.test, b@wicha.test' },
  },
  {
    ...{ code: 'email', what: 'without a template', expected: { error: 'Email template configuration not found' } },
    input: { template: '{{form.none}}', to: 'a@wicha.test' },
  },
  {
    ...{
      code: 'email',
      what: 'of a template that is not there',
      expected: { error: 'Failed to fetch email template' },
    },
    input: { template: '000000000000000000000000', to: 'a@wicha.test' },
  },
  {
    ...{ code: 'email', what: 'to nobody', expected: { error: 'ผู้รับต้องเป็นอีเมลที่ถูกต้อง 1–20 รายการ' } },
    input: { template: '{{form.template}}', to: '{{form.evil}}' },
  },
  { code: 'stock', what: 'in', as: 'admin', input: { mode: 'in', sku: 'S-1', quantity: 3 }, expected: 'true' },
  { code: 'stock', what: 'out', as: 'admin', input: { mode: 'out', sku: 'S-1', quantity: 1 }, expected: 'true' },
  { code: 'stock', what: 'adjust', as: 'admin', input: { mode: 'adjust', sku: 'S-1', quantity: 7 }, expected: 'true' },
  {
    ...{ code: 'stock', what: 'out of more than there is', as: 'admin', expected: 'false' },
    input: { mode: 'out', sku: 'S-1', quantity: 1_000_000 },
  },
  {
    ...{ code: 'stock', what: 'unknown', as: 'admin', input: { mode: 'in', sku: 'X9', quantity: 3 } },
    expected: { error: 'Failed to find sub-product with SKU X9' },
  },
  {
    ...{ code: 'stock', what: 'by a learner', as: 'user', input: { mode: 'in', sku: 'S-1', quantity: 3 } },
    expected: { error: 'โฟลว์นี้เปลี่ยนสต็อกไม่ได้' },
  },
  { code: 'visible', what: 'hides rows', input: { targets: 'more, price', isVisible: false }, expected: 'true' },
  { code: 'goto', what: 'leads to a page', input: { path: '/course/{{form.name}}' }, expected: 'true' },
  {
    ...{ code: 'goto', what: 'to what an answer made of it', input: { path: '/x/{{form.evil}}' } },
    expected: { error: 'ค่าของขั้นตอนไม่ถูกต้อง: path' },
  },
]

describe.each(drivers)('steps on $kind', (driver) => {
  let academy: Academy
  let templateID = ''
  beforeAll(async () => {
    academy = await openAcademy(driver, undefined, { INNER_HOSTS: `${server.host},127.0.0.1:9` })
    const admin = academy.as('admin')
    for (const host of [server.host, '127.0.0.1:9']) await addHost(admin, host)
    await create(admin, 'course', { name: 'ช่างไฟฟ้า', status: true })
    await createProduct(admin, { sku: 'S-1', stock: 5 })
    templateID = (await create(admin, 'email_template', { name: 'ต้อนรับ', subject: 'สวัสดี {{form.name}}' }))._id
  })
  afterAll(() => academy.close())

  const around = ({ code, input = {}, request = '' }: Case, more: Partial<FlowStep> = {}) => [
    step('it', code, { input, request, true: [alert('T')], false: [alert('F')], ...more }),
    alert('after'),
  ]
  const run = async (of: Case, more: Partial<FlowStep> = {}) => {
    const steps = around(of, more)
    const flowID = await publish(academy.as('admin'), steps)
    const form = { template: templateID, name: 'มานะ', age: '20', evil: '\\..//evil.example' }
    const ctx = { ...academy.as(of.as ?? 'admin'), address: `10.0.0.${(n += 1)}` }
    const done = await perform(ctx, flowID, {
      form,
      isTrue: of.isTrue ?? true,
      ...(of.values && { values: of.values }),
    })
    const messages = done.actions.flatMap((one) =>
      one.code === 'alert' && one.message.length < 6 ? [one.message] : [],
    )
    return { ...done, messages }
  }
  let n = 0

  test.each(cases)('$code: $what', async (of) => {
    const { messages, reached } = await run(of)
    const marks = messages.filter((one) => ['T', 'F', 'after'].includes(one))
    if (of.expected === 'ends') return expect(marks).toEqual([])
    if (typeof of.expected === 'object') {
      expect(marks).toEqual(['F', 'after'])
      const { runs } = await listRuns(academy.as('admin'), {})
      const { steps } = await timeline(academy.as('admin'), runs[0]!._id)
      expect(steps[0]).toMatchObject({ stepID: 'it', state: 'failed' })
      return expect(steps[0]!.error).toContain(of.expected.error)
    }
    const { steps } = await timeline(academy.as('admin'), reached.run)
    const errors = steps.map(({ error }) => error).join('')
    expect(marks, errors).toEqual({ true: ['T', 'after'], false: ['F', 'after'], none: ['after'] }[of.expected])
    expect(reached.state).toBe('done')
  })

  test.each(stepCodes)('%s that is off is skipped, with its branches', async (code) => {
    const of = cases.find((one) => one.code === code)!
    const { messages, codes } = await run(of, { status: 'off' })
    expect(messages).toEqual(['after'])
    expect(codes).toEqual(['alert'])
  })

  test.each(cases.filter(({ expected }) => typeof expected === 'object'))(
    'without a false branch the run fails: $code $what',
    async (of) => {
      const { reached, messages } = await run(of, { false: [] })
      expect(messages).toEqual([])
      expect(reached).toMatchObject({ state: 'failed' })
      expect(reached.message).not.toBe('')
    },
  )

  test.each([
    ['read', 'alter table stock_item rename to stock_item_away', 'alter table stock_item_away rename to stock_item'],
    [
      'written',
      'alter table stock_move add constraint no_moves check (quantity = 0) not valid',
      'alter table stock_move drop constraint no_moves',
    ],
  ])('stock that cannot be %s says so, and nothing is half done', async (what, breaks, mends) => {
    await sql.raw(breaks).execute(academy.database.kysely)
    const of: Case = { ...cases.find(({ code }) => code === 'stock')!, expected: { error: '' } }
    const { messages } = await run(of)
    await sql.raw(mends).execute(academy.database.kysely)
    expect(messages).toEqual(['F', 'after'])
    const { runs } = await listRuns(academy.as('admin'), {})
    const { steps } = await timeline(academy.as('admin'), runs[0]!._id)
    expect(steps[0]!.error).toBe(what === 'read' ? 'Failed to fetch products' : 'Failed to update stock')
  })

  test('an unknown code is logged, and fails', async () => {
    const flowID = await publish(academy.as('admin'), around({ code: 'continue', what: '', expected: 'true' }))
    await sql`update flow_version set steps = replace(steps, '"continue"', '"xyz"') where "flowID" = ${flowID}`.execute(
      academy.database.kysely,
    )
    const { actions } = await perform(academy.as('admin'), flowID)
    expect(actions.map((one) => one.code === 'alert' && one.message)).toEqual(['F', 'after'])
    await academy.app.errorLog.flush()
    const { rows } = await sql<{
      text: string
    }>`select text from site_log where text like '%unknown action code xyz%'`.execute(academy.database.kysely)
    expect(rows).toHaveLength(1)
  })
})
