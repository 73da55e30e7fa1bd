import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

/** No two people of a site may share a sign-in name or contact, in any of the three fields. */
describe.each(await bothDrivers())('names of people on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  const one = { username: 'manee', firstname: 'มานี', email: 'manee@wicha.test', phone: '0811111111' }
  const other = { username: 'piti', firstname: 'ปิติ', email: 'piti@wicha.test', phone: '0822222222' }
  const refused = (field: string) => ({ kind: 'invalid', issues: [{ field, code: 'duplicate' }] })

  test('are refused to somebody else who is made, changed or restored, in each other field', async () => {
    const admin = academy.as('admin')
    const { _id } = await create(admin, 'user', one)
    for (const [field, value] of [
      ['username', one.email],
      ['username', one.phone],
    ] as const)
      await expect(create(admin, 'user', { ...other, [field]: value }), value).rejects.toMatchObject(refused(field))
    const made = await create(admin, 'user', other)
    await expect(update(admin, 'user', { _id: made._id, change: { username: one.email } })).rejects.toMatchObject(
      refused('username'),
    )
    await update(admin, 'user', { _id, change: { username: '0833333333' } })
    await expect(update(admin, 'user', { _id: made._id, change: { phone: '0833333333' } })).rejects.toMatchObject(
      refused('phone'),
    )
    await update(admin, 'user', { _id, change: { username: 'moved@wicha.test' } })
    await expect(update(admin, 'user', { _id: made._id, change: { email: 'moved@wicha.test' } })).rejects.toMatchObject(
      refused('email'),
    )
    await remove(admin, 'user', _id)
    await update(admin, 'user', { _id: made._id, change: { email: 'moved@wicha.test' } })
    await expect(restore(admin, 'user', _id)).rejects.toMatchObject({ kind: 'conflict', issues: [{ code: 'taken' }] })
  })

  test('may be the same in two fields of one person, and on two sites', async () => {
    const email = 'both@wicha.test'
    for (const site of ['skills', 'factory'] as const) {
      const ctx = academy.as('admin', site)
      const { _id } = await create(ctx, 'user', { username: email, email, firstname: 'ก' })
      const change = { firstname: 'ข', email, username: email }
      expect(await update(ctx, 'user', { _id, change })).toMatchObject(change)
    }
  })

  test('are had by one of two who take them at the same time', async () => {
    const admin = academy.as('admin')
    for (let round = 0; round < 5; round++) {
      const phone = `08400000${10 + round}`
      const email = `round-${round}@wicha.test`
      const ends = await Promise.allSettled([
        create(admin, 'user', { username: email, email, phone, firstname: 'ก' }),
        create(admin, 'user', { username: phone, firstname: 'ข' }),
      ])
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const rows = await from(admin, 'user')
        .select('_id')
        .where((by) => by.or([by('user.phone', '=', phone), by('user.username', '=', phone)]))
        .execute()
      expect(rows).toHaveLength(1)
    }
  })
})
