import { createHash } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerUser } from '#modules/user/commands/registration/register-user.server.ts'
import { createOne } from '#platform/http/api/change.ts'
import { runIdempotent } from '#platform/http/api/idempotency.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

const drivers = await bothDrivers()
const tables = ['user', 'credential', 'course', 'lesson', 'enroll', 'history', 'answered_call', 'job'] as const

/** Each write is interrupted before each of its statements in turn. Afterwards all of it is stored, or nothing. */
describe.each(drivers)('a write that breaks off on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
    await academy.app.jobs.stop()
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const everything = async () => {
    const texts: string[] = []
    for (const table of tables) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} as t
        order by 1`.execute(academy.database.kysely)
      texts.push(table, ...rows.map(({ row }) => row))
    }
    return createHash('sha256').update(texts.join('\n')).digest('hex')
  }
  /** Returns a context in which statement number `at` fails before it is sent. */
  const failingAt = (ctx: Context, at: number): Context => {
    let sent = 0
    const failing: KyselyPlugin = {
      transformQuery({ node }) {
        if (++sent === at) throw new Error('the line went dead')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return { ...ctx, [executor]: ctx[executor].withPlugin(failing) as Context[typeof executor] }
  }

  const person = {
    ...{ firstname: 'ปิติ', lastname: 'ใจดี', citizen: '1101700207030', phone: '0810000099', email: 'piti@wicha.test' },
    ...{ password: 'piti-25699', confirm: 'piti-25699', fti_member: false, fti_member_number: '', agree: true },
  }
  let courseID = ''
  const cases: [string, number, () => Context, (ctx: Context) => Promise<unknown>][] = [
    [
      'a registration with a key',
      5,
      () => academy.as('guest'),
      (ctx) => runIdempotent(ctx, { key: 'k', client: 'c', asked: 'a' }, (inside) => registerUser(inside, person)),
    ],
    [
      'an enrolment with a key',
      5,
      () => academy.as('user'),
      (ctx) =>
        runIdempotent(ctx, { key: 'e', client: '', asked: 'e' }, (inside) =>
          createOne(inside, 'enroll', { data: { courseID } }),
        ),
    ],
    ['a change', 3, admin, (ctx) => update(ctx, 'course', { _id: courseID, change: { name: 'ใหม่' } })],
    ['a removal with what goes along', 8, admin, (ctx) => removeWithoutEnrolments(ctx)],
    ['a restore of it all', 10, admin, (ctx) => restore(ctx, 'course', courseID)],
  ]
  const removeWithoutEnrolments = (ctx: Context) => remove(ctx, 'course', courseID)

  test.each(cases)('%s leaves nothing half done', async (what, atLeast, as, work) => {
    if (courseID === '') await plant()
    if (what.startsWith('a removal')) await emptyCourse()
    const before = await everything()
    let at = 1
    for (; ; at++) {
      const error = await work(failingAt(as(), at)).then(
        () => null,
        (reason: unknown) => reason,
      )
      if (error === null) break
      expect((error as Error).message).toBe('the line went dead')
      expect(await everything(), `statement ${at}`).toBe(before)
    }
    expect(at, 'statements tried').toBeGreaterThan(atLeast)
    expect(await everything()).not.toBe(before)
  })

  async function plant() {
    courseID = (await create(admin(), 'course', { name: 'ก', status: true }))._id
    const { _id: parent } = await create(admin(), 'lesson', { courseID, name: 'บท' })
    await create(admin(), 'lesson', { courseID, name: 'บทย่อย', parent })
  }

  async function emptyCourse() {
    const { rows } = await sql<{ _id: string }>`select _id from enroll where "courseID" = ${courseID}
      and "removedAt" is null`.execute(academy.database.kysely)
    for (const { _id } of rows) await remove(admin(), 'enroll', _id)
  }
})
