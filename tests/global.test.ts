import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everybody, writtenByOwners } from '#platform/data/access/rule.ts'
import { isStaff } from '#platform/data/access/viewer.ts'
import { find } from '#platform/http/api/find.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import { optional, reference, text } from '#platform/data/collection/field-builders.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { assertScopes } from '#platform/data/collection/scope.ts'
import { createAny, removeAny, updateAny } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { declaredSchema } from '#platform/data/database/declared-schema.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from './support/academy.ts'
import { allRoles, type SiteKey, sites } from './support/cast.ts'

const label = { th: 'ก', en: 'a' }
const plain = { label, plural: label, site: null, form: [], list: { columns: [], search: [], sort: '_id' as const } }

/** Rows that every site shares, and rows of one site that refer to them. */
const region = defineCollection({
  ...plain,
  name: 'region',
  isGlobal: true,
  title: ['name'],
  fields: { name: text('ก', 'a'), within: optional(reference('region')('ก', 'a')) },
  uniques: [['name']],
  access: { read: everybody, ...writtenByOwners },
})
const office = defineCollection({
  ...plain,
  name: 'office',
  title: ['name'],
  fields: { name: text('ก', 'a'), regionID: optional(reference('region')('ก', 'a')) },
  relations: { region: { to: 'region', from: 'regionID', at: '_id' } },
  access: {
    read: (viewer, { site }) => isStaff(viewer) || (site === sites.skills._id && { region: { name: 'กลาง' } }),
    create: isStaff,
    update: isStaff,
    remove: isStaff,
  },
})
const added: readonly AnyCollection[] = [region, office]

describe.each(await testDrivers())('a global collection on $kind', (driver) => {
  let academy: Academy
  let collections: Academy['app']['collections']
  const as = (role: Parameters<Academy['as']>[0], site: SiteKey = 'skills'): Context => {
    const ctx = academy.as(role, site)
    return { ...ctx, app: { ...ctx.app, collections } }
  }
  const owner = (site: SiteKey = 'skills') => as('superadmin', site)
  const names = async (ctx: Context, collection: AnyCollection = region) => {
    const rows = await fromAny(ctx, collection).select('row.name').orderBy('row.name').execute()
    return rows.map((row) => row['name'])
  }
  let centre: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    collections = new Map([
      ...academy.app.collections,
      ...added.map((collection) => [collection.name, { collection, module: 'cms' }] as const),
    ])
    const statements = declaredSchema(added).filter((one) => /^(create|alter)[^(]*"(region|office)/.test(one))
    for (const statement of statements) await sql.raw(statement).execute(academy.database.kysely)
    centre = (await createAny(owner(), 'region', { name: 'กลาง' }))._id
  })
  afterAll(() => academy.close())

  test('has rows without a site, the same for everybody on every site', async () => {
    const { rows } = await sql<Record<string, unknown>>`select * from region`.execute(academy.database.kysely)
    expect(Object.keys(rows[0]!)).not.toContain('site')
    for (const site of ['skills', 'factory', 'origin'] as const)
      for (const role of allRoles) expect(await names(as(role, site))).toEqual(['กลาง'])
    expect(await find(as('guest', 'factory'), 'region', { args: [{ name: 'กลาง' }] })).toMatchObject([{ _id: centre }])
  })

  test('is written by the owners of the product only, from any site', async () => {
    for (const role of allRoles.filter((one) => one !== 'superadmin' && one !== 'root')) {
      await expect(createAny(as(role), 'region', { name: 'x' })).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(updateAny(as(role), 'region', { _id: centre, change: { name: 'x' } })).rejects.toMatchObject({
        kind: 'forbidden',
      })
      await expect(removeAny(as(role), 'region', { _id: centre })).rejects.toMatchObject({ kind: 'forbidden' })
    }
    const { _id } = await createAny(owner(), 'region', { name: 'เหนือ' })
    await updateAny(as('root', 'origin'), 'region', { _id, change: { name: 'เหนือสุด' } })
    expect(await names(as('guest', 'factory'))).toContain('เหนือสุด')
    await removeAny(owner('factory'), 'region', { _id })
    expect(await names(as('guest'))).toEqual(['กลาง'])
  })

  test('holds a unique value once over all sites', async () => {
    await expect(createAny(owner('factory'), 'region', { name: 'กลาง' })).rejects.toMatchObject({
      issues: [{ field: 'name', code: 'duplicate' }],
    })
  })

  test('a change makes the kept pages of every site untrue', async () => {
    const reader = as('guest', 'factory')
    await names(reader)
    const before = reader.reads.get('*:region')
    expect(before).toBeDefined()
    const { _id } = await createAny(owner('skills'), 'region', { name: 'ใต้' })
    expect(academy.app.purges.versionOf('*:region')).toBe(before! + 1)
    await removeAny(owner(), 'region', { _id })
  })

  test('is referred to by rows of a site and by its own, and stays while it is', async () => {
    const { _id } = await createAny(owner(), 'region', { name: 'ตะวันออก', within: centre })
    const staff = as('admin', 'factory')
    await createAny(staff, 'office', { name: 'ระยอง', regionID: _id })
    await expect(createAny(staff, 'office', { name: 'ที่ใด', regionID: '0'.repeat(24) })).rejects.toMatchObject({
      issues: [{ field: 'regionID', code: 'reference' }],
    })
    for (const used of [_id, centre])
      await expect(removeAny(owner(), 'region', { _id: used })).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a rule may walk from a row of a site to it, and may know the site that is asked', async () => {
    await createAny(as('admin'), 'office', { name: 'พระนคร', regionID: centre })
    await createAny(as('admin'), 'office', { name: 'ไม่มีภาค' })
    expect(await names(as('admin'), office)).toEqual(['พระนคร', 'ไม่มีภาค'])
    expect(await names(as('guest'), office)).toEqual(['พระนคร'])
    expect(await names(as('guest', 'factory'), office)).toEqual([])
  })
})

test.each([
  ['a reference', { fields: { name: text('ก', 'a'), course: reference('office')('ก', 'a') } }],
  ['a relation', { relations: { offices: { to: 'office', from: '_id', at: 'regionID' } } }],
])('%s from a global collection to rows of one site stops the start', (_what, given) => {
  const wrong = { ...region, ...given } as AnyCollection
  const of = (collection: AnyCollection) => [collection.name, { collection, module: 'cms' }] as const
  expect(() => assertScopes(new Map([of(wrong), of(office)]))).toThrow("points at 'office'")
  expect(() => assertScopes(new Map([of(region), of(office)]))).not.toThrow()
})
