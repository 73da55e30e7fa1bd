import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove } from '#platform/data/collection/write.ts'
import { createMany } from '#platform/data/collection/writing/many/create-many.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import type { Context } from '#platform/context.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

const drivers = await bothDrivers()

describe.each(drivers)('many rows that are stored at once, on $kind', (driver) => {
  let academy: Academy
  let course: string
  let gone: string
  let others: string[]
  beforeAll(async () => {
    academy = await openAcademy(driver)
    const admin = academy.as('admin')
    course = (await create(admin, 'course', { name: 'งานเชื่อม', status: true }))._id
    gone = (await create(admin, 'course', { name: 'งานที่เลิกสอน', status: true }))._id
    await remove(admin, 'course', gone)
    others = []
    for (const username of ['nee', 'nit'])
      others.push((await create(admin, 'user', { username, firstname: username, email: `${username}@wicha.test` }))._id)
  })
  afterAll(() => academy.close())

  const store = (ctx: Context, pairs: readonly { userID: string; courseID: string }[]) => {
    const rows = pairs.map((given) => ({ given, computed: { analytics: null, branch: null } }))
    return inTransaction(ctx, (inside) => createMany(inside, 'enroll', { rows, settle: async () => {} }))
  }
  const count = async () => (await from(academy.as('root'), 'enroll').select('enroll._id').execute()).length

  test('are refused as one where the rule forbids one of them', async () => {
    const learner = academy.as('user')
    const mine = { userID: academy.viewer('user').id, courseID: course }
    await expect(store(learner, [mine, { userID: others[0]!, courseID: course }])).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await count()).toBe(0)
    expect(await store(learner, [mine])).toHaveLength(1)
  })

  test('are refused as one where one of them refers to what was removed', async () => {
    const before = await count()
    const pairs = others.map((userID, at) => ({ userID, courseID: [course, gone][at]! }))
    await expect(store(academy.as('manager'), pairs)).rejects.toMatchObject({ kind: 'invalid' })
    expect(await count()).toBe(before)
    expect(await store(academy.as('manager'), [{ userID: others[0]!, courseID: course }])).toHaveLength(1)
  })

  test('are no way for who may create none', async () => {
    for (const role of ['guest', 'member'] as const)
      await expect(store(academy.as(role), [{ userID: others[1]!, courseID: course }]), role).rejects.toMatchObject({
        kind: 'forbidden',
      })
  })
})
