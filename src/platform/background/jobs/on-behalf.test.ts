import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest } from '#platform/data/access/viewer.ts'
import { update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { grant } from '#platform/identity/session/grant.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { onBehalf } from './on-behalf.ts'

describe.each(await bothDrivers())('a job on behalf of staff on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  const theirs = async () => {
    const { id, home } = academy.viewer('manager')
    return (await onBehalf({ ...academy.as('root'), viewer: guest }, { id, home }))?.viewer ?? null
  }
  const change = async (values: { req_reset?: boolean; status?: boolean }) => {
    const ctx = academy.as('root', 'origin')
    await update(ctx, 'user', { _id: academy.viewer('manager').id, change: values })
  }

  test('has the rights that they have now', async () => {
    const { id, home } = academy.viewer('manager')
    expect(await theirs()).toMatchObject({ id, home, role: 'manager' })
    const sites = [academy.as('root').site._id]
    await grant(academy.as('root', 'origin'), { user: id, role: 'member', sites })
    expect(await theirs()).toMatchObject({ role: 'member' })
    await grant(academy.as('root', 'origin'), { user: id, role: 'manager', sites })
  })

  test('does nothing for who was switched off, or has to set another password first', async () => {
    for (const [away, back] of [
      [{ status: false }, { status: true }],
      [{ req_reset: true }, { req_reset: false }],
    ]) {
      await change(away!)
      expect(await theirs(), JSON.stringify(away)).toBeNull()
      await change(back!)
      expect(await theirs()).toMatchObject({ role: 'manager' })
    }
  })

  test('is of no request', async () => {
    const { id, home } = academy.viewer('manager')
    await expect(onBehalf(academy.as('root'), { id, home })).rejects.toThrow('only a job')
  })
})
