import { expect, it } from 'vitest'
import { manifests } from '#app/modules.ts'
import { schemaDrift } from '#platform/database/drift.ts'
import { migrate } from '#platform/database/migrate.ts'
import { bothDrivers } from '#platform/database/scratch.ts'
import { migrations } from './list.ts'

const collections = manifests.flatMap((module) => module.collections)

it('make exactly what is declared (otherwise: npm run migration)', async () => {
  expect(await schemaDrift({ collections, migrations })).toEqual({ added: [], removed: [] })
})

it('stand in the order of their numbers, in which every database runs them', () => {
  const names = migrations.map(({ name }) => name)
  expect(names).toEqual(names.toSorted())
})

it.each(await bothDrivers())('run on $kind', async ({ open }) => {
  const { database, remove } = await open()
  try {
    expect(await migrate(database, migrations)).toBe(migrations.length)
    expect(await migrate(database, migrations)).toBe(0)
  } finally {
    await remove()
  }
})
