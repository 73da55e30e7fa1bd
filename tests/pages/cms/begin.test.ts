import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { templates } from '#modules/cms/site/templates/all.ts'
import { pageFrom } from '#modules/cms/site/templates/template.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { linksOf, textOf } from '../../support/reading.ts'

describe.each(await testDrivers())('pages that begin with a template on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (path: string, role: Role = 'admin') =>
    pages.open({ path, ...(role !== 'guest' && { viewer: academy.viewer(role) }) })
  const post = (path: string, form: Record<string, string>, role: Role = 'admin') =>
    pages.post({ path, form, viewer: academy.viewer(role) })
  const posts = () => from(academy.as('admin'), 'post').select(['_id', 'slug', 'title', 'status', 'purpose', 'builder'])

  test('each template is shown as a page of this site, to administrators alone', async () => {
    for (const { name, label } of templates) {
      const answer = await open(`/cms/iframe/${name}`)
      expect(answer.status, name).toBe(200)
      expect(answer.headers['x-robots-tag']).toContain('noindex')
      expect(answer.text).toContain(`<title>${label.th}`)
      for (const role of ['guest', 'user', 'manager'] as const)
        expect((await open(`/cms/iframe/${name}`, role)).status, role).not.toBe(200)
    }
    for (const name of ['no-such', '__proto__', 'constructor'])
      expect((await open(`/cms/iframe/${name}`)).status).toBe(404)
  })

  test('a page begins as a draft with the rows of a template, at a free address', async () => {
    const template = templates[0]!
    for (const slug of ['first-of-it', 'second-of-it']) {
      const form = await open(`/cms/new/${template.name}`)
      expect(form.status).toBe(200)
      const answer = await post(`/cms/new/${template.name}`, {
        title: `หน้า ${slug}`,
        slug,
        display: 'single',
        audience: 'everybody',
      })
      expect(answer.status, textOf(answer.text)).toBe(302)
      const made = await posts().where('slug', '=', slug).executeTakeFirstOrThrow()
      expect(answer.headers['location']).toContain(made._id)
      expect(made).toMatchObject({ status: false, purpose: 'page', builder: pageFrom(template, 'th') })
    }
    expect((await open('/cms/new/no-such')).status).toBe(404)
    expect((await open('/cms/new/home', 'manager')).status).not.toBe(200)
  })

  test('a page of the site is saved as a template, which begins others and is no page itself', async () => {
    const builder = pageFrom(templates[1]!, 'th')
    const row = { type: 'page' as const, slug: 'ours', title: 'แบบของเรา', status: true, builder }
    const { _id } = await create(academy.as('admin'), 'post', row)
    const saved = await post('/cms/pages', { intent: 'template', page: _id })
    expect(saved.headers['location']).toContain('/cms/templates')
    const template = await posts().where('purpose', '=', 'template').executeTakeFirstOrThrow()
    expect(template).toMatchObject({ title: 'แบบของเรา', builder, status: false })
    const listed = await open('/cms/templates')
    expect(textOf(listed.text)).toContain('แบบของเรา')
    expect(linksOf(listed.text).map(({ href }) => href)).toEqual(
      expect.arrayContaining([`/cms/new/${template._id}`, '/cms/new/home']),
    )
    expect((await open(`/cms/page/${template.slug}`, 'guest')).status).toBe(404)
    const again = await post(`/cms/new/${template._id}`, {
      title: 'จากแบบ',
      slug: 'from-ours',
      display: 'single',
      audience: 'everybody',
    })
    expect(again.status).toBe(302)
    expect(await posts().where('slug', '=', 'from-ours').executeTakeFirstOrThrow()).toMatchObject({
      purpose: 'page',
      builder,
    })
  })

  test('nobody but an administrator saves one, and none of another site begins a page here', async () => {
    const elsewhere = academy.as('admin', 'factory')
    const row = { type: 'page' as const, slug: 'theirs', title: 'ของเขา', purpose: 'template' as const }
    const { _id } = await create(elsewhere, 'post', row)
    expect((await open(`/cms/new/${_id}`)).status).toBe(404)
    expect((await open(`/cms/iframe/${_id}`)).status).toBe(404)
    expect((await post('/cms/pages', { intent: 'template', page: _id })).status).toBe(404)
    const { _id: own } = await create(academy.as('admin'), 'post', { ...row, slug: 'own', purpose: 'page' })
    const before = (await posts().execute()).length
    for (const role of ['user', 'manager'] as const)
      expect(
        (await post('/cms/pages', { intent: 'template', page: own }, role)).headers['location'] ?? '',
      ).not.toContain('templates')
    expect(await posts().execute()).toHaveLength(before)
  })
})
