import { expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { seedContext } from '../seed-site.ts'
import { seedPlans } from './seed-plans.ts'

test('the demo has two plans and two active subscriptions', async () => {
  const academy = await openAcademy(undefined, Date.parse('2027-03-31T03:00:00Z'))
  try {
    for (const username of ['somying', 'malee'])
      await create(academy.as('admin'), 'user', { username, firstname: username, lastname: 'ดี' })
    for (const name of ['Excel สำหรับงานสำนักงาน ตั้งแต่สูตรพื้นฐานถึง PivotTable', 'สร้างรายงานอัตโนมัติด้วย Power BI'])
      await create(academy.as('admin'), 'course', { name, status: true, price: 900 } as never)
    await seedPlans(await seedContext(academy.app, sites.skills._id))
    await academy.app.jobs.drain()
    const stored = await from(academy.as('admin'), 'subscription').select(['state', 'endsOn']).execute()
    expect(stored.map(({ state, endsOn }) => `${state} ${endsOn}`).toSorted()).toEqual([
      'active 2027-04-12',
      'active 2028-02-18',
    ])
    const enrolled = await from(academy.as('admin'), 'enroll').select('_id').where('source', '=', 'plan').execute()
    expect(enrolled).toHaveLength(2)
  } finally {
    await academy.close()
  }
})
