import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Context, contextFor } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'
import { plantFamily, units } from './family.ts'

const drivers = await testDrivers()

describe.each(drivers)('the settings that a school takes from another site, on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let secret = ''
  const secrets = ['email_key', 's3Key', 's3Secret', 'line', 'bypassKey'] as const
  /** Settings that a school copies. */
  const look = {
    tagline: { th: 'เรียนงานช่าง', en: 'Learn a trade' },
    about: { th: 'สอนมา 40 ปี', en: 'Forty years' },
    siteStyle: 'own' as const,
    siteSubStyle: 'dark' as const,
    languages: ['th' as const],
    loginBg: 'https://pictures.wicha.test/room.jpg',
  }
  /** Settings that identify a site, are secret or are its own. They are not copied. */
  const own = {
    siteName: 'สถาบันตะวันออก',
    phone: '021112222',
    siteLogo: 'upload/1700000000-ab12.png',
    email_from_email: 'from@institute.test',
    email_from_name: 'สถาบัน',
    email_url: 'smtp://institute.test',
    lineChannel: '1234567890',
    email_key: 'mail-key-of-the-institute',
    s3Key: 's3-key-of-the-institute',
    s3Secret: 's3-secret-of-the-institute',
    line: 'line-token-of-the-institute',
  }

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const { east } = await plantFamily(academy)
    const user = { site: east.home, _id: east.id }
    const opened = { site: units.eastSchool, user, interface: 'backend' as const, remember: false }
    secret = (await openSession(academy.app, opened)).secret
    const source = await at(units.eastInstitution)
    const menu = await create(source, 'post', { slug: 'menu', title: 'เมนู', status: true })
    await update(source, 'configuration', {
      _id: (await settingsAt(units.eastInstitution))._id,
      change: { ...look, ...own, menu: menu._id, plugins: ['lesson', 'category'] },
    })
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const at = async (site: string): Promise<Context> =>
    contextFor(academy.app, {
      ...{ site: (await academy.app.sites.byId(site))!, locale: 'th', viewer: academy.viewer('root') },
    })
  const settingsAt = async (site: string) =>
    from(await at(site), 'configuration')
      .selectAll()
      .executeTakeFirstOrThrow()
  /** Returns the stored row, including secrets. */
  const storedAt = async (site: string) => {
    const { rows } = await sql<Record<string, unknown>>`select * from configuration where site = ${site}`.execute(
      academy.database.kysely,
    )
    return rows[0]!
  }
  const send = (intent: string, source: string = units.eastInstitution) =>
    pages.post({
      path: `/school/clone/${units.eastSchool}`,
      headers: { host: 'east.localhost', cookie: `sid=${secret}` },
      form: [
        ['intent', intent],
        ['from', source],
        ['parts', 'settings'],
      ],
    })
  const take = async () => {
    expect((await send('begin')).status).toBe(302)
    await academy.app.jobs.drain()
  }

  test('a look at what it would take changes nothing', async () => {
    const before = await storedAt(units.eastSchool)
    const plan = await send('check')
    expect(plan.status).toBe(200)
    expect(textOf(plan.text)).toContain('หน้าตาและการตั้งค่า')
    await academy.app.jobs.drain()
    expect(await storedAt(units.eastSchool)).toEqual(before)
  })

  test('how the site looks and behaves is taken; its name, address, mail, pictures, pages and secrets are not', async () => {
    const before = await storedAt(units.eastSchool)
    await take()
    const after = await storedAt(units.eastSchool)
    expect(after).toMatchObject({ ...look, plugins: ['lesson', 'category'] })
    const names = [
      'siteName',
      'siteNameEn',
      'hostname',
      'key',
      'siteType',
      'kind',
      'phone',
      'siteLogo',
      'menu',
    ] as const
    for (const name of [...names, 'lineChannel', 'package', 'spaceId', 'email_from_email', 'email_url', ...secrets])
      expect(after[name], name).toEqual(before[name])
    for (const name of secrets) expect(after[name], name).toBeNull()
    const text = JSON.stringify(after)
    for (const value of Object.values(own)) expect(text).not.toContain(value)
  })

  test('taking them again changes nothing, and nothing is left to take', async () => {
    const [before, source] = [await storedAt(units.eastSchool), await storedAt(units.eastInstitution)]
    expect(textOf((await send('check')).text)).toContain('คัดลอก 0 รายการ')
    await take()
    expect(await storedAt(units.eastSchool)).toEqual(before)
    expect(await storedAt(units.eastInstitution)).toEqual(source)
  })

  test('one setting that the school changed since is the one that is taken again', async () => {
    const { _id } = await settingsAt(units.eastSchool)
    await update(await at(units.eastSchool), 'configuration', {
      _id,
      change: { siteSubStyle: 'light', phone: '029998888' },
    })
    expect(textOf((await send('check')).text)).toContain('คัดลอก 1 รายการ')
    await take()
    expect(await storedAt(units.eastSchool)).toMatchObject({ siteSubStyle: 'dark', phone: '029998888' })
  })

  test('nobody takes the settings of a site of somebody else', async () => {
    const before = await storedAt(units.eastSchool)
    expect((await send('begin', units.westSchool)).status).toBe(400)
    await academy.app.jobs.drain()
    expect(await storedAt(units.eastSchool)).toEqual(before)
  })
})
