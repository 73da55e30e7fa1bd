import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { allOff } from '#platform/site/account-switches.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { quoted } from '../support/quoted.ts'

const learner = 'learner@skills.test'

describe.each(await bothDrivers())('guessing at accounts on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  beforeEach(() => academy.pass(601_000))
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  /** Sends a log-in from an IP address, which the test server trusts only here. */
  const signIn = async (body: object, given: { from?: string; headers?: Record<string, string> } = {}) => {
    const { from: remoteAddress = '203.0.113.7', headers = {} } = given
    const answer = await http.server.inject({
      ...{ method: 'POST', url: '/api/signin', payload: body, remoteAddress },
      headers: { host: 'localhost', ...headers },
    })
    return { status: answer.statusCode, message: answer.json().message as string }
  }
  const guess = (n: number) => ({ username: learner, password: `guess-${n}` })
  const numbers = (most: number) => Array.from({ length: most }, (_, n) => n)

  test('A08 the eleventh wrong password from one address is not looked at, whatever address its headers name', async () => {
    for (const n of numbers(10)) expect((await signIn(guess(n))).status).toBe(401)
    for (const n of numbers(5)) {
      const address = `198.51.100.${n}`
      const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` }
      expect((await signIn(guess(n), { headers })).status).toBe(429)
    }
    expect(await signIn({ username: learner, password }), 'not even the right one').toMatchObject({ status: 429 })
  })

  test('A08 who reaches the port past the proxy is counted by where he comes from, whatever he says', async () => {
    academy.app.settings.trustProxy = 1
    const behind = await openHttp(academy)
    const ask = async (n: number, remoteAddress: string) => {
      const headers = { host: 'localhost', 'x-forwarded-for': `198.51.100.${n}` }
      const asked = { method: 'POST', url: '/api/signin', payload: guess(n), remoteAddress, headers } as const
      return (await behind.server.inject(asked)).statusCode
    }
    try {
      for (const n of numbers(10)) expect(await ask(n, '203.0.113.7')).toBe(401)
      expect(await ask(11, '203.0.113.7')).toBe(429)
      expect(await ask(12, '127.0.0.1'), 'the proxy itself is believed').toBe(401)
    } finally {
      await behind.close()
      academy.app.settings.trustProxy = 0
    }
  })

  test('A08 nobody is locked out by somebody who guesses from elsewhere', async () => {
    for (const n of numbers(12)) await signIn(guess(n))
    expect(await signIn({ username: learner, password }, { from: '198.51.100.9' })).toMatchObject({ status: 200 })
    academy.pass(601_000)
    expect((await signIn({ username: learner, password })).status, 'and he himself for ten minutes').toBe(200)
  })

  test('A08 all addresses of one IPv6 customer count as one', async () => {
    for (const n of numbers(10)) await signIn(guess(n), { from: `2001:db8:1:2::${n + 1}` })
    expect((await signIn(guess(11), { from: '2001:db8:1:2:ffff::1' })).status).toBe(429)
    expect((await signIn(guess(12), { from: '2001:db8:1:3::1' })).status).toBe(401)
  })

  test('A10 an unknown field makes no new count: it is refused', async () => {
    for (const n of numbers(10)) await signIn(guess(n))
    expect((await signIn({ ...guess(1), email: 'random@wicha.test' })).status).toBe(400)
    expect((await signIn(guess(1))).status).toBe(429)
  })

  test('a hundred guesses at once are counted as a hundred', async () => {
    const answers = await Promise.all(numbers(100).map((n) => signIn(guess(n))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  test('right log-ins are not counted: a class logs in from one address', async () => {
    for (const n of numbers(12)) expect((await signIn({ username: learner, password })).status, String(n)).toBe(200)
  })

  test('A14 after ten unknown names from one address the answer no longer tells that there is none', async () => {
    const ask = (n: number, from?: string) =>
      signIn({ username: `nobody${n}@wicha.test`, password }, from === undefined ? {} : { from })
    for (const n of numbers(10)) expect((await ask(n)).message).toBe(quoted.logIn.unknown)
    for (const n of numbers(5)) expect(await ask(n + 10)).toEqual({ status: 401, message: quoted.logIn.wrong })
    expect((await ask(20, '198.51.100.9')).message).toBe(quoted.logIn.unknown)
  })

  test('A14 a site may decide never to tell', async () => {
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change: { account: { ...allOff, isDiscreet: true } } })
    expect((await signIn({ username: 'nobody@wicha.test', password })).message).toBe(quoted.logIn.wrong)
    await update(admin, 'configuration', { _id, change: { account: allOff } })
  })

  test('A13 an unknown name takes as long as a wrong password', async () => {
    const took = async (body: object) => {
      const begun = performance.now()
      await signIn(body)
      return performance.now() - begun
    }
    const [unknown, wrong]: [number[], number[]] = [[], []]
    for (const n of numbers(9)) {
      unknown.push(await took({ username: `nobody${n}@wicha.test`, password }))
      wrong.push(await took(guess(n)))
    }
    // The minimum of each is the cost of the work. The rest is other load of the machine.
    const ratio = Math.min(...unknown) / Math.min(...wrong)
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })

  const askTaken = async (key: string, value: unknown, token?: string) => {
    const { token: given } = (await http.ask({ method: 'GET', path: '/api/form-token' })).body
    return http.ask({
      path: '/api/user/query',
      body: { method: 'find', args: [{ [key]: value }] },
      headers: { 'form-token': token ?? given },
    })
  }

  test('A31 citizen ids cannot be harvested: ten questions a minute, and only whether one is taken', async () => {
    const answers = []
    for (const n of numbers(40)) answers.push(await askTaken('citizen', `11017002${String(n).padStart(5, '0')}`))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
    academy.pass(3_601_000)
    expect((await askTaken('phone', '0812345678')).body).toEqual([{ taken: true }])
    expect((await askTaken('phone', '0812345679')).body).toEqual([])
    expect((await askTaken('phone', '0812345678', '1234567890123.forged')).status).toBe(403)
  })

  test('A31 nor by registering with an address that is taken: five clashes of one value an hour, from wherever', async () => {
    academy.pass(3_601_000)
    const known = { firstname: 'ก', lastname: 'ข', phone: '0812345678', email: 'a31@wicha.test', password }
    const register = (n: number, from: string, more: object = {}) =>
      http.server.inject({
        ...{ method: 'POST', url: '/api/user', remoteAddress: from, headers: { host: 'localhost' } },
        payload: {
          data: { ...known, citizen: `11017004${String(n).padStart(5, '0')}`, info: { agree: true }, ...more },
        },
      })
    const answers = []
    for (const n of numbers(8)) answers.push(await register(n, n < 4 ? '203.0.113.31' : '203.0.113.32'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    expect(answers[0]!.json()).toMatchObject({ message: 'duplicate', fields: ['phone'] })
    expect(Number(answers[7]!.headers['retry-after'])).toBeGreaterThan(3000)
    expect(answers[7]!.json().fields, 'nothing is said of what is asked beside it').toBeUndefined()
    const other = { phone: '0812345670', email: 'a31-other@wicha.test' }
    expect((await register(9, '203.0.113.32', other)).statusCode, 'what nobody has is had').toBe(200)
  })

  test('A31 a network that has heard of twenty clashes registers nobody for a while', async () => {
    academy.pass(3_601_000)
    const admin = academy.as('admin')
    const person = (n: number) => ({ email: `a31-${n}@wicha.test`, phone: `0830000${String(n).padStart(3, '0')}` })
    const statuses = []
    for (const n of numbers(22)) {
      const { email } = person(n)
      if (n < 20) await create(admin, 'user', { username: email, firstname: 'ก', email })
      const data = {
        firstname: 'ก',
        lastname: 'ข',
        ...person(n),
        citizen: `11017005${String(n).padStart(5, '0')}`,
        password,
      }
      const { status } = await http.ask({ path: '/api/user', body: { data: { ...data, info: { agree: true } } } })
      statuses.push(status)
    }
    expect(statuses).toEqual([...numbers(20).map(() => 400), 429, 429])
  })

  test('A31 nor is anything told of what nobody could register with, or of one value without end', async () => {
    academy.pass(3_601_000)
    for (const [key, value] of [
      ['citizen', '110170020703'],
      ['phone', '081234567'],
      ['email', 'learner@skills'],
    ] as const)
      expect(await askTaken(key, value), value).toMatchObject({ status: 400, body: { fields: [key] } })
    const answers = []
    for (const n of numbers(7)) {
      answers.push((await askTaken('email', n % 2 ? learner : learner.toUpperCase())).status)
      academy.pass(61_000)
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  test.each(['citizen', 'phone', 'username'] as const)(
    'A31 nor by writing them one after the other into the own record, as a learner may his %s',
    async (field) => {
      academy.pass(3_601_000)
      const viewer = academy.viewer('user')
      const write = (n: number) => {
        const value = { citizen: `11017003${String(n).padStart(5, '0')}`, phone: `08${String(10_000_000 + n)}` }
        const data = { [field]: field === 'username' ? `guess-${n}@wicha.test` : value[field] }
        return http.ask({ method: 'PUT', path: `/api/user/${viewer.id}`, body: { data }, viewer })
      }
      const answers = []
      for (const n of numbers(40)) answers.push((await write(n)).status)
      expect(answers.filter((status) => status !== 429)).toHaveLength(10)
      const same = { firstname: 'สมชาย', ...(await own()) }
      const kept = await http.ask({ method: 'PUT', path: `/api/user/${viewer.id}`, body: { data: same }, viewer })
      expect(kept.status, 'what stays as it was asks nothing').toBe(200)
    },
  )
  const own = async () => {
    const viewer = academy.viewer('user')
    const { data } = (await http.ask({ method: 'GET', path: `/api/user/${viewer.id}`, viewer })).body
    return { citizen: data.citizen, phone: data.phone, username: data.username, email: data.email }
  }

  test.each(['password', 'role', 'salt', '$where', 'a.b', 'hash'])('A32 nothing is told of %s', async (key) => {
    academy.pass(3_601_000)
    const answer = await askTaken(key, 'x')
    expect(answer.status === 400 || JSON.stringify(answer.body) === '[]', answer.text).toBe(true)
    expect(answer.text).not.toContain('taken')
  })

  test('A30 a password of any size or kind is taken whole or refused, and quickly', async () => {
    const begun = performance.now()
    const register = (given: string, n: number) =>
      http.ask({
        path: '/api/user',
        body: {
          data: {
            ...{ firstname: 'ก', lastname: 'ข', citizen: `110170020${String(n).padStart(4, '0')}` },
            ...{ phone: `080000${String(n).padStart(4, '0')}`, email: `a30-${n}@wicha.test`, password: given },
            info: { agree: true },
          },
        },
      })
    for (const [n, bad] of [
      'a'.repeat(129),
      'a'.repeat(4096),
      'a'.repeat(1_000_000),
      'passwor\0d',
      'passwor\ud800d',
    ].entries())
      expect((await register(bad, n)).status, String(n)).toBe(400)
    const long = `${'ä'.repeat(60)}${'😀'.repeat(34)}`
    expect((await register(long, 50)).status).toBe(200)
    expect((await signIn({ username: 'a30-50@wicha.test', password: long })).status).toBe(200)
    expect((await signIn({ username: 'a30-50@wicha.test', password: long.slice(0, -2) })).status).toBe(401)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})
