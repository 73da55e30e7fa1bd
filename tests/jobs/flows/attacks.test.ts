import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { addHost, listHosts } from '#platform/flow/settings/hosts.ts'
import { listSecrets, writeSecret } from '#platform/flow/settings/secrets.ts'
import readFlow from '#modules/flow/commands/read-flow.server.ts'
import start from '#modules/flow/commands/start.server.ts'
import { publishFlow } from '#modules/flow/running/publish-flow.server.ts'
import { startByPerson } from '#modules/flow/running/start-by-person.server.ts'
import type { ApiCall } from '#platform/http/api/command.ts'
import type { Context } from '#platform/context.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { alert, openTestServer, perform, publish, step, timeline } from './support.ts'

const server = await openTestServer()
const drivers = await bothDrivers()
const secret = 'sk_live_"4242\\ก'
afterAll(() => server.close())

describe.each(drivers)('attacks on flows on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver, undefined, { INNER_HOSTS: server.host })
    await addHost(admin(), server.host)
    await writeSecret(admin(), { name: 'KEY', value: secret, hosts: [server.host] })
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  let n = 0
  const visitor = (): Context => ({ ...academy.as('guest'), address: `10.2.0.${(n += 1)}` })
  const call = (more: Partial<ApiCall>): ApiCall => ({
    ...{ params: {}, query: {}, body: undefined, cookies: [], headers: {}, isDeveloper: false },
    ...more,
  })
  const send = (path: string) =>
    step('h', 'http', {
      ...{ name: 'h', output: { all: 'body' }, export: ['all'], request: '{"k":"{{secret.KEY}}"}' },
      input: {
        ...{ method: 'POST', url: `${server.url}${path}` },
        headers: [{ name: 'X-Key', value: 'key {{secret.NONE}}' }],
      },
    })
  const withKey = (path: string) => ({ ...send(path), input: { ...send(path).input, headers: [] } })

  test('a visitor who reads a flow sees no host, header, body or secret', async () => {
    const flowID = await publish(admin(), [withKey('/echo'), alert('a', 'สวัสดี {{session.user.email}}')])
    const seen = (await readFlow(academy.as('user'), call({ params: { id: flowID } }))) as {
      data: { steps: unknown[] }
    }
    expect(JSON.stringify(seen)).not.toMatch(/127\.0\.0\.1|KEY|sk_live|POST|echo/)
    expect(seen.data.steps).toMatchObject([{ code: 'http', status: 'on', name: 'h' }, { code: 'alert' }])
    expect(JSON.stringify(seen.data.steps[1])).toContain('learner@skills.test')
    const own = (await readFlow(admin(), call({ params: { id: flowID } }))) as { data: Record<string, unknown> }
    expect(own.data['secrets']).toEqual({ KEY: { set: true } })
    expect(JSON.stringify(own)).not.toContain('sk_live')
    const draft = await create(admin(), 'flow', { name: 'ร่าง', trigger: 'button', steps: [alert('x')] })
    for (const id of [draft._id, 'a'.repeat(24), '../flow', "' or 1=1"])
      await expect(readFlow(visitor(), call({ params: { id } }))).rejects.toMatchObject({
        ...{ kind: 'not-found', issues: [{ th: 'Failed to fetch flow by ID' }] },
      })
  })

  test('a secret goes to its host alone, and no history, export or error repeats it', async () => {
    const { reached } = await perform(visitor(), await publish(admin(), [withKey('/echo'), alert('a')]))
    expect(server.received.at(-1)!.body).toBe(JSON.stringify({ k: secret }))
    expect(JSON.stringify(reached.exports)).toContain('•••')
    const { steps, row } = await timeline(admin(), reached.run)
    for (const text of [JSON.stringify(reached), JSON.stringify(steps), JSON.stringify(row)])
      expect(text).not.toMatch(/sk_live|4242/)
    expect(JSON.stringify(await listSecrets(admin()))).not.toContain('sk_live')
    await expect(publish(admin(), [send('/echo')])).rejects.toMatchObject({ kind: 'invalid' })
    await addHost(admin(), 'evil.example')
    const evil = { ...withKey('/'), input: { method: 'POST', url: 'https://evil.example/' } }
    await expect(publish(admin(), [evil])).rejects.toMatchObject({ kind: 'invalid' })
    const flowID = await publish(admin(), [withKey('/echo')])
    const elsewhere = sql`update flow_version set steps = replace(steps, ${server.url}, 'https://evil.example')
      where "flowID" = ${flowID}`
    await elsewhere.execute(academy.database.kysely)
    const refused = await perform(visitor(), flowID)
    expect(refused.reached).toMatchObject({ state: 'failed', message: 'ค่าลับ “KEY” ใช้กับโฮสต์นี้ไม่ได้' })
    for (const ctx of [academy.as('manager'), academy.as('user')])
      await expect(writeSecret(ctx, { name: 'X', value: 'y', hosts: ['a.example'] })).rejects.toMatchObject({
        kind: 'forbidden',
      })
  })

  test.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.0.0.1.', 'localhost', '0.0.0.0', '[::1]'],
    ...[
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '169.254.169.254',
      '[fe80::1]',
    ],
    ...['[fc00::1]', '100.64.0.1', 'user@127.0.0.1', '127.0.0.1:25', 'example.com:25', 'LOCALHOST', '１２７.0.0.1'],
  ])('no call reaches %s', async (host) => {
    const before = server.received.length
    const isListed = await addHost(admin(), host).then(
      () => true,
      () => false,
    )
    const steps = [step('h', 'http', { input: { method: 'GET', url: `http://${host}/` } })]
    const flowID = await publish(admin(), steps).catch(() => null)
    if (flowID === null) return expect(isListed && (await listHosts(admin())).includes(host)).toBe(false)
    const { reached } = await perform(visitor(), flowID)
    expect(reached.state).toBe('failed')
    expect(server.received).toHaveLength(before)
  })

  test('a flow that starts without a click cannot hold passwords, and starts at most three times in ten seconds', async () => {
    for (const code of ['login', 'forgot', 'changepwd'])
      await expect(publish(admin(), [step('p', code)], { trigger: 'block' })).rejects.toMatchObject({ kind: 'invalid' })
    const button = await publish(admin(), [step('p', 'login')])
    await expect(startByPerson(visitor(), { flowID: button, isAuto: true })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const block = await publish(admin(), [alert('a')], { trigger: 'block' })
    const ctx = visitor()
    for (let times = 0; times < 3; times++) await startByPerson(ctx, { flowID: block })
    await expect(startByPerson(ctx, { flowID: block })).rejects.toMatchObject({ kind: 'too-many' })
    const learner = academy.as('user')
    expect((await startByPerson(learner, { flowID: block })).do).toHaveLength(1)
    expect((await startByPerson(learner, { flowID: block })).do).toHaveLength(0)
    const manual = await publish(admin(), [alert('a')], { trigger: 'manual' })
    await expect(startByPerson(visitor(), { flowID: manual })).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a log-in says only the texts of the specification, and no password is ever stored', async () => {
    const flowID = await publish(admin(), [
      step('l', 'login', { input: { username: 'u', password: 'p' } }),
      alert('in'),
    ])
    const ctx = visitor()
    const { answerRun } = await import('#platform/flow/runs/answer-run.ts')
    const { driveByPerson } = await import('#modules/flow/running/start-by-person.server.ts')
    let at = await startByPerson(ctx, { flowID, form: { u: 'someone', p: 'typed-secret', password: 'typed-secret' } })
    expect(at.do[0]!.action).toEqual({
      ...{ code: 'login', message: '' },
      fields: [
        { name: 'username', field: 'u' },
        { name: 'password', field: 'p' },
      ],
    })
    const answer = async (values: Record<string, string>, who = ctx) => {
      const { run, token, seq } = at
      const done = await answerRun(who, { run, token, seq, outcome: { isTrue: true, values } })
      at = await driveByPerson(who, run)
      return done
    }
    await answer({ username: 'learner@skills.test', password: 'typed-secret' })
    expect(at).toMatchObject({ message: 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ', do: [{ action: { code: 'login' } }] })
    await answer({ password: 'typed-secret' })
    expect(at).toMatchObject({ message: 'Invalid request', do: [{ action: { code: 'login' } }] })
    const done = await answer({ username: 'learner@skills.test', password })
    expect(done.cookies).toHaveLength(1)
    expect(at).toMatchObject({ state: 'asking', do: [{ id: 'in' }] })
    const { run, token, seq } = at
    await expect(answerRun(ctx, { run, token, seq, outcome: { isTrue: true } })).rejects.toMatchObject({
      kind: 'conflict',
    })
    const { steps, row } = await timeline(admin(), at.run)
    expect(row.userID).toBe(academy.viewer('user').id)
    expect(JSON.stringify([steps, row])).not.toMatch(new RegExp(`typed-secret|${password}`))
  })

  test('broken JSON that was stored is logged, and the step is aborted', async () => {
    const flowID = await publish(admin(), [{ ...withKey('/200'), request: '{"a":1}', false: [alert('F')] }])
    await sql`update flow_version set steps = replace(steps, ${'{\\"a\\":1}'}, ${'{\\"a\\":'}) where "flowID" = ${flowID}`.execute(
      academy.database.kysely,
    )
    const before = server.received.length
    const { codes } = await perform(visitor(), flowID)
    expect(codes).toEqual(['alert'])
    expect(server.received).toHaveLength(before)
    await academy.app.errorLog.flush()
    const { rows } = await sql`select 1 from site_log where text like '%Invalid JSON in request data%'`.execute(
      academy.database.kysely,
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['an id that is none', { flowID: 'x' }],
    [
      '501 answers',
      { flowID: 'a'.repeat(24), form: Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`f${i}`, 1])) },
    ],
    ['a long name', { flowID: 'a'.repeat(24), form: { ['x'.repeat(65)]: 1 } }],
    ['something else', { flowID: 'a'.repeat(24), viewer: { role: 'root' } }],
  ])('%s is refused in plain words', async (_, body) => {
    await expect(start(visitor(), call({ body }))).rejects.toMatchObject({ kind: 'invalid' })
  })

  test('answers that are too large start nothing, and only administrators publish', async () => {
    const flowID = await publish(admin(), [alert('a')])
    await expect(startByPerson(visitor(), { flowID, form: { a: 'x'.repeat(70_000) } })).rejects.toMatchObject({
      kind: 'conflict',
    })
    for (const ctx of [academy.as('manager'), academy.as('user'), academy.as('guest')])
      await expect(publishFlow(ctx, flowID)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(publishFlow(academy.as('admin', 'factory'), flowID)).rejects.toMatchObject({ kind: 'not-found' })
  })
})
