import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type HttpParams, type Http, openHttp } from '../support/http.ts'

describe.each(await bothDrivers())('a write whose answer was lost after it was committed on $kind', (driver) => {
  let academy: Academy
  let http: Http
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  /** A connection that dies after the commit has reached the database but before its response. */
  const dyingAfterCommit = (ctx: Context): Context => {
    const real = ctx[executor]
    const transaction = () => ({
      execute: async (work: never) => {
        await real.transaction().execute(work)
        throw new Error('Connection terminated unexpectedly')
      },
    })
    const dying = new Proxy(real, {
      get: (of, name) => (name === 'transaction' ? transaction : (Reflect.get(of, name, of) as unknown)),
    })
    return { ...ctx, [executor]: dying }
  }

  test('is seen by who asks next', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'ก่อน', status: true })
    const asked: HttpParams = { method: 'GET', path: `/api/course/${_id}` }
    expect((await http.ask(asked)).body.data.name).toBe('ก่อน')
    const ctx = dyingAfterCommit(academy.as('admin'))
    await expect(update(ctx, 'course', { _id, change: { name: 'หลัง' } })).rejects.toThrow('terminated')
    expect((await http.ask(asked)).body.data.name).toBe('หลัง')
  })
})
