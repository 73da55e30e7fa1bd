import { expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { skillsShop } from '../../../../database/seeds/selling/goods.ts'
import { seedContext } from '../seed-site.ts'
import { seedMarketplace } from './seed-marketplace.ts'
import { seedShop } from './seed-shop.ts'

test('the demo has vendors with stores, products and statements, an application, and a campaign that runs', async () => {
  const academy = await openAcademy()
  try {
    const ctx = await seedContext(academy.app, sites.skills._id)
    await seedShop(ctx, skillsShop)
    await seedMarketplace(ctx)
    const admin = academy.as('admin')
    const vendors = await from(admin, 'vendor').select(['state', 'accountNumber', 'balance']).execute()
    expect(vendors.map(({ state }) => state).toSorted()).toEqual(['applied', 'approved', 'approved'])
    const statements = await from(admin, 'vendor_statement').select(['state', 'total']).execute()
    expect(statements.map(({ state }) => state).toSorted()).toEqual(['approved', 'approved', 'due', 'due'])
    const visitor = academy.as('guest')
    expect(await from(visitor, 'campaign').select('_id').execute()).toHaveLength(1)
    expect(await from(visitor, 'vendor_store').select('_id').execute()).toHaveLength(2)
    expect(await from(visitor, 'product').select('_id').where('vendorID', 'is not', null).execute()).toHaveLength(4)
  } finally {
    await academy.close()
  }
})
