import { expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { seedContext } from '../seed-site.ts'
import { seedSurveys } from './seed-surveys.ts'

test('the demo has surveys to answer, and results with and without names', async () => {
  const academy = await openAcademy()
  try {
    const ctx = await seedContext(academy.app, sites.skills._id)
    for (let n = 0; n < 6; n += 1)
      await create(ctx, 'user', { username: `demo${n}`, firstname: 'คน', lastname: `ที่ ${n}` })
    await seedSurveys(ctx)
    const surveys = await from(ctx, 'survey').select(['isAnonymous', 'status']).orderBy('name').execute()
    expect(surveys.map(({ status }) => status).toSorted()).toEqual(['closed', 'open', 'open'])
    const responses = await from(ctx, 'survey_response').select('survey_response._id').execute()
    expect(responses).toHaveLength(4)
  } finally {
    await academy.close()
  }
})
