import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'

const drivers = await testDrivers()

describe.each(drivers)('the languages that a site offers on $kind', (driver) => {
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

  const offer = async (languages: ('th' | 'en')[]) => {
    const { _id } = await from(academy.as('admin'), 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(academy.as('admin'), 'configuration', { _id, change: { languages } })
  }
  const sessionOf = async (role: 'admin' | 'user') => {
    const { home, id } = academy.viewer(role)
    const opened = {
      site: sites.skills._id,
      user: { site: home, _id: id },
      interface: 'backend' as const,
      remember: false,
    }
    return `sid=${(await openSession(academy.app, opened)).secret}`
  }
  const shown = async (path: string, lang: 'th' | 'en', more: { site?: 'factory'; viewer?: 'admin' | 'user' } = {}) => {
    const { viewer, site } = more
    const cookie = [`lang=${lang}`, ...(viewer ? [await sessionOf(viewer)] : [])].join('; ')
    const { text } = await pages.open({ path, headers: { cookie }, ...(site && { site }) })
    return { lang: /<html lang="(..)"/.exec(text)?.[1], other: /href="\?lang=(..)"/.exec(text)?.[1] ?? null }
  }

  test('both are offered at first', async () => {
    expect(await shown('/', 'th')).toEqual({ lang: 'th', other: 'en' })
    expect(await shown('/', 'en')).toEqual({ lang: 'en', other: 'th' })
  })

  test('a site of one language shows that one to everybody but staff, from the next page on, and no way to another', async () => {
    await offer(['th'])
    for (const path of ['/', '/lesson/home', '/user/login', '/member/login'])
      expect(await shown(path, 'en'), path).toEqual({ lang: 'th', other: null })
    expect(await shown('/user/profile', 'en', { viewer: 'user' })).toEqual({ lang: 'th', other: null })
    expect((await shown('/lesson/dashboard', 'en', { viewer: 'admin' })).lang).toBe('en')
    expect(await shown('/', 'en', { site: 'factory' })).toEqual({ lang: 'en', other: 'th' })
    await offer(['en'])
    expect(await shown('/', 'th')).toEqual({ lang: 'en', other: null })
    await offer(['th', 'en'])
    expect(await shown('/', 'en')).toEqual({ lang: 'en', other: 'th' })
  })

  test('who asks for a language that is not offered is not told that it changed', async () => {
    await offer(['th'])
    const answer = await pages.open({ path: '/?lang=en' })
    expect(answer.status).toBe(302)
    expect(String(answer.headers['set-cookie'])).not.toContain('toast')
    await offer(['th', 'en'])
    expect(String((await pages.open({ path: '/?lang=en' })).headers['set-cookie'])).toContain('toast')
  })

  test('a language that there is not, or none at all, is refused, and nobody below an administrator chooses', async () => {
    const { _id } = await from(academy.as('admin'), 'configuration').select('_id').executeTakeFirstOrThrow()
    for (const languages of [['de'], 'th', ['th', 1], [], null]) {
      const body = { data: { languages } }
      const sent = await pages.ask({
        path: `/api/configuration/${_id}`,
        method: 'PUT',
        viewer: academy.viewer('admin'),
        body,
      })
      expect(sent.status, JSON.stringify(languages)).toBe(400)
    }
    const body = { data: { languages: ['en'] } }
    const lower = pages.ask({
      path: `/api/configuration/${_id}`,
      method: 'PUT',
      viewer: academy.viewer('manager'),
      body,
    })
    expect((await lower).status).toBeGreaterThanOrEqual(403)
    expect((await pages.ask({ path: '/api/hostname', method: 'GET' })).body.data.languages).toEqual(['th', 'en'])
  })
})
