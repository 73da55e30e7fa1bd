import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { password } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'

const learner = 'learner@skills.test'
const minute = 60_000
const thief = '203.0.113.7'
const elsewhere = '198.51.100.9'

describe.each(await bothDrivers())('how often anything may be tried on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  beforeEach(() => academy.pass(61 * minute))
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const send = async (url: string, payload: object, remoteAddress = thief) =>
    (await http.server.inject({ method: 'POST', url, payload, remoteAddress, headers: { host: 'localhost' } }))
      .statusCode
  const signIn = (username: string, from?: string) => send('/api/signin', { username, password }, from)
  const numbers = (most: number) => Array.from({ length: most }, (_, n) => n)
  /** Answers every password check meanwhile immediately. */
  const whereAllAre = async (isRight: boolean, work: () => Promise<void>) => {
    const { hashQueue } = academy.app
    academy.app.hashQueue = Object.assign(Object.create(hashQueue) as typeof hashQueue, { take: async () => isRight })
    try {
      await work()
    } finally {
      academy.app.hashQueue = hashQueue
    }
  }

  test('A08 two hundred wrong passwords are looked at for one network, whatever names they are for', async () => {
    await whereAllAre(false, async () => {
      for (const n of numbers(200)) expect(await signIn(`name-${n}`)).toBe(401)
    })
    expect(await signIn(learner), 'not even the right one').toBe(429)
    expect(await signIn(learner, elsewhere)).toBe(200)
  })

  test('letters for a new password are asked for ten times a minute by one network, and forty times an hour', async () => {
    const ask = (n: number, from?: string) => send('/api/forgot', { email: `nobody${n}@wicha.test` }, from)
    for (const n of numbers(4)) {
      for (const m of numbers(10)) expect(await ask(10 * n + m)).toBe(200)
      expect(await ask(n), 'within the minute').toBe(429)
      academy.pass(minute + 1)
    }
    expect(await ask(40), 'within the hour').toBe(429)
    expect(await ask(41, elsewhere)).toBe(200)
  })

  test('five hundred wrong passwords are looked at for one page, wherever they come from; right ones are not counted', async () => {
    const page = { type: 'page', slug: 'locked', title: 'หน้าที่มีรหัส', status: true, password: 'บัว-2569' } as const
    const { _id } = await create(academy.as('admin'), 'post', page)
    const unlock = (n: number) =>
      send(`/api/post/${_id}/unlock`, { password: page.password }, `198.51.${Math.floor(n / 200)}.${n % 200}`)
    await whereAllAre(true, async () => {
      for (const n of numbers(20)) expect(await unlock(n)).toBe(200)
    })
    await whereAllAre(false, async () => {
      for (const n of numbers(500)) expect(await unlock(n), String(n)).toBe(403)
    })
    expect(await unlock(500)).toBe(429)
    academy.pass(10 * minute + 1)
    expect(await unlock(500)).toBe(200)
  })
})
