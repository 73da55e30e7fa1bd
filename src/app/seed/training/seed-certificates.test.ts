import { expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { seedContext } from '../seed-site.ts'
import { seedCertificateStates, seedCertificateTemplates } from './seed-certificates.ts'

test('the demo has two templates, and certificates in every state', async () => {
  const academy = await openAcademy()
  try {
    const ctx = await seedContext(academy.app, sites.skills._id)
    await seedCertificateTemplates(ctx)
    const course = { name: 'ช่างไฟฟ้า', status: true, certification: 'yes' as const, hours: 6 }
    const { _id: courseID } = await create(ctx, 'course', course)
    for (let n = 0; n < 4; n += 1) {
      const { _id: userID } = await create(ctx, 'user', { username: `demo${n}`, firstname: 'คน', lastname: `ที่ ${n}` })
      const { _id } = await create(ctx, 'enroll', { userID, courseID })
      await update(ctx, 'enroll', { _id, change: { passed: true } })
    }
    await academy.app.jobs.drain()
    await seedCertificateStates(ctx)
    await academy.app.jobs.drain()
    const rows = await from(ctx, 'certification').select(['status', 'sha256']).execute()
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['expired', 'issued', 'issued', 'replaced', 'revoked'])
    expect(rows.every(({ sha256 }) => sha256 !== null)).toBe(true)
    const templates = await from(ctx, 'certificate_template').select(['locale', 'current']).orderBy('name').execute()
    expect(templates).toEqual([
      { locale: 'en', current: 1 },
      { locale: 'th', current: 2 },
    ])
  } finally {
    await academy.close()
  }
})
