import { expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { seedContext } from '../seed-site.ts'
import { seedCredit } from './seed-credit.ts'

test('the demo has three coupons and a wallet with credit that ends and credit that does not', async () => {
  const academy = await openAcademy()
  try {
    const person = { username: 'malee', firstname: 'มาลี', lastname: 'ดี', email: 'malee@wicha.test' }
    await create(academy.as('admin'), 'user', person)
    await seedCredit(await seedContext(academy.app, sites.skills._id))
    const coupons = await from(academy.as('admin'), 'coupon').select('kind').execute()
    expect(coupons.map(({ kind }) => kind).toSorted()).toEqual(['amount', 'credit', 'percent'])
    const lots = await from(academy.as('admin'), 'credit_lot').select(['left', 'expiresAt']).execute()
    expect(lots.map(({ left, expiresAt }) => `${left} ${expiresAt !== null}`).toSorted()).toEqual([
      '200 true',
      '350 false',
    ])
  } finally {
    await academy.close()
  }
})
