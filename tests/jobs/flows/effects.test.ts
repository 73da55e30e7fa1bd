import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { answerRun } from '#platform/flow/runs/answer-run.ts'
import { addHost } from '#platform/flow/settings/hosts.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import type { Context } from '#platform/context.ts'
import { driveByPerson, startByPerson } from '#modules/flow/running/start-by-person.server.ts'
import { createProduct } from '#modules/shop/stock/create-product.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { type Http, openHttp } from '../../support/http.ts'
import { alert, openTestServer, perform, publish, step, timeline } from './support.ts'

const server = await openTestServer()
afterAll(() => server.close())

describe.each(await testDrivers())('what steps leave behind on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver, undefined, { INNER_HOSTS: server.host })
    http = await openHttp(academy)
    await addHost(admin(), server.host)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const person = (role: 'guest' | 'user' | 'admin'): Context => ({
    ...academy.as(role),
    ...{ address: `10.3.0.${(n += 1)}`, session: { hash: `of-${role}-${n}` } as Context['session'] },
  })
  const run = async (ctx: Context, steps: FlowStep[], more: object = {}) =>
    perform(ctx, await publish(admin(), steps), more)
  const signIn = (given: string) =>
    http.ask({ path: '/api/signin', body: { username: 'learner@skills.test', password: given, interface: 'frontend' } })

  test.each([
    ['in', 3, 5, 8],
    ['out', 5, 3, 2],
    ['out', 2, 3, 0],
    ['out', 0, 1, 0],
    ['adjust', 5, 7, 7],
    ['adjust', 5, 0, 0],
  ] as const)('stock %s from %i by %i is %i', async (mode, stock, quantity, onHand) => {
    const { sku } = await createProduct(admin(), { sku: `${mode}-${stock}-${quantity}`, stock })
    await run(person('admin'), [step('s', 'stock', { input: { mode, sku, quantity } })])
    const items = from(admin(), 'stock_item').select('onHand').where('sku', '=', sku)
    expect(await items.executeTakeFirstOrThrow()).toEqual({ onHand })
  })

  test('an email is in the outbox, made of its template and the answers, for each recipient once', async () => {
    const row = { name: 'ต้อนรับ', subject: 'สวัสดี {{form.name}}' }
    const template = (await create(admin(), 'email_template', row))._id
    const form = { name: 'มานะ', email: 'one@wicha.test' }
    await run(person('guest'), [step('e', 'email', { input: { template, to: '{{form.email}}, two@wicha.test' } })], {
      form,
    })
    const sent = await from(admin(), 'message').select(['email', 'subject', 'status']).orderBy('email').execute()
    expect(sent).toEqual(
      ['one@wicha.test', 'two@wicha.test'].map((email) => ({ email, subject: 'สวัสดี มานะ', status: 'submit' })),
    )
    const mails = await from(admin(), 'mail').select('to').orderBy('to').execute()
    expect(mails).toEqual([{ to: 'one@wicha.test' }, { to: 'two@wicha.test' }])
  })

  test('a forgotten password is mailed to who has the address, and the same is said to everybody', async () => {
    const before = new Set((await from(admin(), 'mail').select('_id').execute()).map(({ _id }) => _id))
    const said: string[] = []
    for (const email of ['learner@skills.test', 'nobody@wicha.test']) {
      const { reached } = await run(person('guest'), [step('f', 'forgot'), alert('a')], { values: { email } })
      said.push(reached.message)
    }
    expect(said).toEqual(['อีเมลถูกต้อง', 'อีเมลถูกต้อง'])
    const mails = await from(academy.as('root'), 'mail').select(['_id', 'to']).execute()
    expect(mails.filter(({ _id }) => !before.has(_id)).map(({ to }) => to)).toEqual(['learner@skills.test'])
  })

  test('a password is changed with the present one alone', async () => {
    const newPassword = 'Another-2570'
    const flowID = await publish(admin(), [step('c', 'changepwd', { true: [alert('T')], false: [alert('F')] })])
    const change = async (present: string) => {
      const ctx = person('user')
      const { run: _id, token, seq } = await startByPerson(ctx, { flowID })
      await answerRun(ctx, { run: _id, token, seq, outcome: { isTrue: true, values: { newPassword, present } } })
      return driveByPerson(ctx, _id)
    }
    const wrong = await change('not the password')
    expect(wrong).toMatchObject({ do: [{ action: { code: 'changepwd' } }] })
    expect(wrong.message).toContain('An error occurred during the password change process')
    expect((await signIn(password)).status).toBe(200)
    expect(await change(password)).toMatchObject({ do: [{ action: { code: 'alert', message: 'T' } }] })
    expect([(await signIn(password)).status, (await signIn(newPassword)).status]).toEqual([401, 200])
  })

  test('debug shows the data of the flow to developers, and to nobody else', async () => {
    const steps = [step('d', 'debug'), alert('a')]
    const form = { name: 'มานะ' }
    expect((await run(person('user'), steps, { form })).codes).toEqual(['alert'])
    const { settings } = academy.app
    academy.app.settings = { ...settings, isDevelopment: true }
    try {
      const { actions } = await run(person('user'), steps, { form })
      expect(actions[0]).toMatchObject({ code: 'debug', values: { form } })
    } finally {
      academy.app.settings = settings
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'a call is sent as %s with its JSON, and is true at 200 alone',
    async (method) => {
      const call = (id: string, path: string) =>
        step(id, 'http', {
          ...{ name: id, input: { method, url: `${server.url}${path}` }, request: '{"name":"{{form.name}}"}' },
          ...{ output: { status: 'status' }, export: ['status'] },
          ...{ true: [alert(`${id}T`)], false: [alert(`${id}F`)] },
        })
      const { actions } = await run(person('guest'), [call('a', '/200'), call('b', '/500')], { form: { name: 'ก"ข' } })
      expect(actions).toMatchObject([{ message: 'aT' }, { message: 'bF' }])
      expect(server.received.slice(-2)).toMatchObject(
        ['/200', '/500'].map((path) => ({ method, path, body: '{"name":"ก\\"ข"}' })),
      )
    },
  )

  test('staff read each step with all that the specification says of it', async () => {
    const steps = [
      step('h', 'http', {
        ...{ name: 'send', request: '{"a":"{{form.a}}"}', output: { id: 'body.id' }, export: ['id'] },
        input: { method: 'POST', url: `${server.url}/200` },
      }),
      step('a', 'alert', { status: 'off', input: { message: 'x' } }),
    ]
    const flowID = await publish(admin(), steps)
    const path = `/api/flow/${flowID}`
    const { status, body } = await http.ask({ method: 'GET', path, viewer: academy.viewer('admin') })
    expect([status, body.data.steps]).toEqual([200, steps])
    const unknown = await http.ask({
      method: 'GET',
      path: `/api/flow/${'a'.repeat(24)}`,
      viewer: academy.viewer('admin'),
    })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Failed to fetch flow by ID'])
  })

  test('steps run one after the other, and each sees what the one before it gave', async () => {
    const { actions, reached } = await run(person('user'), [
      alert('one'),
      step('h', 'http', {
        ...{ name: 'h', output: { id: 'body.id' }, request: '{}' },
        input: { method: 'POST', url: `${server.url}/200` },
      }),
      alert('two', 'เลขที่ {{step.h.id}}'),
      alert('three'),
    ])
    expect(actions.map((one) => one.code === 'alert' && one.message)).toEqual(['one', 'เลขที่ 7', 'three'])
    expect((await timeline(admin(), reached.run)).states).toEqual(['one done', 'h done', 'two done', 'three done'])
  })
})
