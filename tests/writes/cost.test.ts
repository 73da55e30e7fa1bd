import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { createAny, removeAny, restoreAny, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { describeEdits } from '#platform/office/screens/record/describe-edits.ts'
import { type Academy, openAcademy } from '../support/academy.ts'

const drivers = await bothDrivers()

describe.each(drivers)('what history costs on $kind', (driver) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await openAcademy(driver)
  })
  afterAll(() => academy.close())

  /** Returns an administrator's context, with or without history of lecturers, and the statements that it has sent. */
  const keeping = (history: boolean) => {
    const asked: string[] = []
    const listening: KyselyPlugin = {
      transformQuery({ node }) {
        asked.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const admin = academy.as('admin')
    const { collection, module } = admin.app.collections.get('lecturer')!
    const lecturer: AnyCollection = { ...collection, history }
    const collections = new Map([...admin.app.collections, ['lecturer', { collection: lecturer, module }] as const])
    const kysely = admin[executor].withPlugin(listening) as Context[typeof executor]
    const ctx: Context = { ...admin, app: { ...admin.app, collections }, [executor]: kysely }
    return { ctx, lecturer, asked }
  }

  const spent = async (keepsHistory: boolean) => {
    const { ctx, asked } = keeping(keepsHistory)
    const counts: number[] = []
    const counted = async <T>(work: Promise<T>) => {
      const before = asked.length
      const done = await work
      counts.push(asked.length - before)
      return done
    }
    const { _id } = await counted(createAny(ctx, 'lecturer', { name: 'ครู' }))
    await counted(updateAny(ctx, 'lecturer', { _id, change: { name: 'ครูใหญ่' } }))
    await counted(updateAny(ctx, 'lecturer', { _id, change: { name: 'ครูใหญ่' } }))
    await counted(removeAny(ctx, 'lecturer', { _id }))
    await counted(restoreAny(ctx, 'lecturer', { _id }))
    return counts
  }

  test('an edit is one statement more, an update that changes nothing is none', async () => {
    const without = await spent(false)
    const more = (await spent(true)).map((count, at) => count - without[at]!)
    expect(more).toEqual([1, 1, 0, 1, 1])
  })

  test('a record without history asks nothing of it, one with history asks once', async () => {
    for (const [isKept, statements] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const { ctx, lecturer, asked } = keeping(isKept)
      await describeEdits(ctx, { collection: lecturer, row: { _id: '0'.repeat(24), version: 1 } })
      expect(asked).toHaveLength(statements)
    }
  })
})
