import { expect, test } from 'vitest'
import { openForm } from '#modules/form/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { openAcademy } from '../../../../tests/support/academy.ts'
import { sites } from '../../../../tests/support/cast.ts'
import { seedContext } from '../seed-site.ts'
import { seedSample } from '../seed-sample.ts'

test('a new site with sample content has a form that a visitor can open, and nobody has answered', async () => {
  const academy = await openAcademy(undefined, Date.parse('2026-11-29T03:00:00Z'))
  try {
    const ctx = await seedContext(academy.app, sites.factory._id)
    await seedSample(ctx)
    const forms = await from(ctx, 'post').select(['post._id', 'post.slug']).where('post.type', '=', 'form').execute()
    expect(forms.map(({ slug }) => slug)).toEqual(['contact-form'])
    const contact = await from(ctx, 'post').select('post.builder').where('post.slug', '=', 'contact').executeTakeFirst()
    expect(JSON.stringify(contact?.builder)).toContain('contact-form')
    expect((await openForm(academy.as('guest', 'factory'), forms[0]!._id)).closed).toBeNull()
    expect(await from(ctx, 'form').select('form._id').execute()).toEqual([])
  } finally {
    await academy.close()
  }
})
