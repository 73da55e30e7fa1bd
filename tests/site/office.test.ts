import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { sentBy } from '../support/reading.ts'

const drivers = await testDrivers()
const path = '/config/general'

describe.each(drivers)('the office sets what a site is set to, on $kind', (driver) => {
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

  type Written = Record<string, string | readonly string[]>
  const viewer = () => academy.viewer('admin')
  const shownForm = async () => (await pages.open({ path, viewer: viewer() })).text
  /** Sends the form as shown, with some changed fields. */
  const save = async (written: Written) => {
    const html = await shownForm()
    const shown = sentBy(html)
    for (const [name, value] of Object.entries(written)) {
      expect(html, name).toContain(`name="${name}"`)
      shown.delete(name)
      for (const one of [value].flat()) shown.append(name, one)
    }
    const body = new URLSearchParams([...shown].map(([name, value]) => [name, String(value)])).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await pages.ask({ path, viewer: viewer(), body, headers })
    expect(answer.status, answer.text).toBe(302)
  }
  const stored = async () => (await pages.ask({ path: '/api/configuration/query', viewer: viewer(), body: {} })).body[0]
  const told = async () => (await pages.ask({ method: 'GET', path: '/api/hostname' })).body.data
  const postOf = async (slug: string) =>
    (await create(academy.as('admin'), 'post', { type: 'post', slug, title: slug, status: true }))._id

  test('its names, pictures, style and home page, which GET hostname tells with its siteID, hostname and key', async () => {
    const own = {
      ...{ siteName: 'สถาบันใหม่', siteLogo: 'upload/logo.png', siteFavicon: 'https://files.wicha.test/icon.ico' },
      ...{ siteStyle: 'ember', siteSubStyle: 'dark', homepage: await postOf('front') },
    }
    await save(own)
    const given = { siteID: sites.skills._id, hostname: sites.skills.hostname, key: 'key-skills' }
    expect(await told()).toMatchObject({ ...given, ...own })
    expect(await stored()).toMatchObject({ ...given, ...own })
  })

  test('its header, subheader, footer and navigator', async () => {
    const own: Record<string, string> = {}
    for (const name of ['header', 'subheader', 'footer', 'navigator']) own[name] = await postOf(name)
    await save(own)
    expect(await told()).toMatchObject(own)
    expect(await stored()).toMatchObject(own)
    expect(new Set(Object.values(own)).size).toBe(4)
  })

  test('its plugins, the shop among them, its defaultPlugin and its defaultLogin', async () => {
    const own = {
      ...{ plugins: ['category', 'enroll', 'lesson', 'shop'], defaultPlugin: 'lesson' },
      defaultLogin: 'https://id.wicha.test/in',
    }
    await save(own)
    const { plugins, ...said } = await told()
    expect(said).toMatchObject({ defaultPlugin: 'lesson', defaultLogin: 'https://id.wicha.test/in' })
    expect(plugins.toSorted()).toEqual(own.plugins)
    await save({ plugins: ['lesson', 'category', 'enroll'] })
    expect((await stored()).plugins).not.toContain('shop')
  })

  test('who its mail is from, by whom it is sent, and the key, of which it shows the end alone', async () => {
    const own = {
      ...{ email_from_email: 'noreply@skills.test', email_from_name: 'สถาบัน', email_provider: 'smtp' },
      email_url: 'smtps://mail.wicha.test:465',
    }
    await save({ ...own, email_key: 'SG.mail-key-of-many-letters-mail' })
    expect(await stored()).toMatchObject({ ...own, email_key: { set: true, last4: 'mail' } })
    await keeps({ email_key: 'SG.mail-key-of-many-letters-mail' })
  })

  test('where its files are stored, and the keys, of which it shows the ends alone', async () => {
    const { _id: spaceId } = await create(academy.as('root'), 'space', { name: 'คลัง' })
    const own = {
      ...{ s3Endpoint: 'https://s3.wicha.test', s3Hosting: 'https://files.wicha.test/a', s3Bucket: 'media' },
      ...{ s3Region: 'ap-southeast-7', spaceId },
    }
    const keys = { s3Key: 'AKIA-of-many-letters-acid', s3Secret: 'secret-of-many-letters-zinc' }
    await save({ ...own, ...keys, s3EndpointDefault: 'true' })
    const ends = { s3Key: { set: true, last4: 'acid' }, s3Secret: { set: true, last4: 'zinc' } }
    expect(await stored()).toMatchObject({ ...own, ...ends, s3EndpointDefault: true })
    await keeps(keys)
  })

  /** Checks that no response contains the whole secret, and that sending the form unchanged keeps it. */
  const keeps = async (secrets: Record<string, string>) => {
    await save({ siteName: 'สถาบันใหม่' })
    const { _id } = await stored()
    const everything = JSON.stringify(await stored()) + JSON.stringify(await told()) + (await shownForm())
    for (const [field, value] of Object.entries(secrets)) {
      expect(await openSecret(academy.as('guest'), { collection: 'configuration', _id, field })).toBe(value)
      expect(everything).not.toContain(value)
    }
  }
})
