import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/collection/write.ts'
import { readSettings } from '#platform/config/settings.ts'
import { openDatabase } from '#platform/database/database.ts'
import { scratchDrivers } from '#platform/database/scratch.ts'
import { from } from '#platform/collection/rows.ts'
import { asked } from '#platform/request.server.ts'
import type { RouterContextProvider } from 'react-router'
import { createServer } from '../src/app/server.ts'
import { type Started, startApp } from '../src/app/start.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { sites } from './support/cast.ts'

const postgres = (await scratchDrivers()).find((driver) => driver.kind === 'postgres')

/** Two applications with pools and caches of their own on one PostgreSQL, as two processes are. */
describe.skipIf(!postgres)('two applications on one PostgreSQL', () => {
  let academy: Academy
  let other: Started
  let server: Awaited<ReturnType<typeof createServer>>
  let made = 0

  /** A page that lists the published courses, read through the door as every page does. */
  const page = async (_request: Request, context: Readonly<RouterContextProvider>) => {
    made++
    const { ctx } = context.get(asked)
    const courses = await from(ctx, 'course').select('name').where('hours', '>', 5).orderBy('name').execute()
    return new Response(courses.map((one) => one.name).join(), { headers: { 'content-type': 'text/html' } })
  }
  const read = async (host: string = sites.skills.hostname) =>
    (await server.inject({ method: 'GET', url: '/list', headers: { host } })).body
  const readUntil = async (wanted: string) => {
    const start = performance.now()
    while ((await read()) !== wanted) {
      if (performance.now() - start > 3000) throw new Error(`still '${await read()}' after 3 s`)
      await sleep(10)
    }
    return performance.now() - start
  }

  beforeAll(async () => {
    academy = await openAcademy(postgres)
    const { rows } = await (
      await import('kysely')
    ).sql<{ name: string }>`select current_database() as name`.execute(academy.database.kysely)
    const base = new URL(process.env['DATABASE_URL'] ?? 'postgres://127.0.0.1:5432/test')
    base.username ||= (await import('node:os')).userInfo().username
    const url = Object.assign(base, { pathname: `/${rows[0]!.name}` }).href
    const database = await openDatabase({ url, folder: '', root: process.cwd(), log: () => {} })
    other = await startApp(
      readSettings({ NODE_ENV: 'test' }, process.cwd(), () => {}),
      { database },
    )
    server = await createServer(other.app, { render: page as never })
  })
  afterAll(async () => {
    await server?.close()
    await other?.stop()
    await academy?.close()
  })

  test('a write in one is in the page of the other within a second, also when it changes which rows a list holds', async () => {
    const first = await create(academy.as('admin'), 'course', { name: 'ก', status: true, hours: 6 })
    await readUntil('ก')
    const second = await create(academy.as('admin'), 'course', { name: 'ข', status: true, hours: 1 })
    await sleep(300)
    const before = made
    expect([await read(), await read()]).toEqual(['ก', 'ก'])
    expect(made - before).toBeLessThanOrEqual(1)
    await update(academy.as('admin'), 'course', { _id: second._id, change: { hours: 9 } })
    expect(await readUntil('ก,ข')).toBeLessThan(1000)
    await update(academy.as('admin'), 'course', { _id: first._id, change: { status: false } })
    expect(await readUntil('ข')).toBeLessThan(1000)
  })

  test('a write on another site purges nothing here', async () => {
    await read()
    await sleep(300)
    await read()
    const before = made
    for (let n = 0; n < 5; n++)
      await create(academy.as('admin', 'factory'), 'course', { name: `ร${n}`, status: true, hours: 8 })
    await sleep(400)
    await read()
    expect(made).toBe(before)
  })
})

test.skipIf(postgres)('two applications on one PostgreSQL: skipped, no server answers', () => {
  expect(postgres).toBeUndefined()
})
