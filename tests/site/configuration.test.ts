import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { text } from '#platform/data/collection/field-builders.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey, sites } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'

const drivers = await testDrivers()

/** Values that must never be returned once written. */
const secrets = {
  email_key: 'SG.planted-mail-key-0001-mail',
  line: 'planted-line-token-0002-line',
  s3Key: 'AKIA-planted-s3-key-0003-acid',
  s3Secret: 'planted-s3-secret-0004-zinc',
}
const planted = /planted-/

describe.each(drivers)('the configuration of a site on $kind', (driver) => {
  let academy: Academy
  let http: Http
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    for (const site of ['skills', 'factory', 'origin'] as const) {
      const row = await from(academy.as('admin', site), 'configuration').select('configuration._id').executeTakeFirst()
      ids[site] = row!._id
    }
    const post = { type: 'post', slug: 'menu', title: 'เมนู', status: true } as const
    const builder = [{ title: 'หลักสูตร', target: '/lesson/home' }]
    ids['menu'] = (await create(academy.as('admin'), 'post', { ...post, builder }))._id
    ids['space'] = (await create(academy.as('root'), 'space', { name: 'คลัง', s3Bucket: 'files', ...storage }))._id
  })
  const storage = { s3Key: secrets.s3Key, s3Secret: secrets.s3Secret, s3Hosting: 'https://files.wicha.test' }
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  type By = { role?: (typeof allRoles)[number]; site?: SiteKey }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: By & { body?: unknown } = {}) => {
    const { role = 'guest', site = 'skills', body } = more
    return http.ask({ method, path: `/api/${path}`, site, viewer: academy.viewer(role, site), body })
  }
  const change = (data: object, { role = 'superadmin', site = 'skills' }: By = {}) =>
    call('PUT', `configuration/${ids[site]}`, { role, site, body: { data } })
  const stored = async (site: SiteKey = 'skills') =>
    (await call('GET', `configuration/${ids[site]}`, { role: 'admin', site })).body.data
  const shown = async (site: SiteKey = 'skills') => (await call('GET', 'hostname', { site })).body.data

  describe('holds the fields of the specification', () => {
    test.each<[string, object]>([
      [
        'L109.1',
        {
          ...{ siteName: 'สถาบันใหม่', siteNameEn: 'New Institute', siteLogo: 'upload/logo.png', siteStyle: 'ember' },
          ...{ siteFavicon: 'https://files.wicha.test/icon.ico', siteSubStyle: 'dark' },
        },
      ],
      ['L109.4', { loginLogo: 'upload/login.svg', loginBg: 'upload/ground.webp' }],
      ['L109.5', { plugins: ['lesson', 'shop'], defaultPlugin: 'lesson', defaultLogin: 'https://id.wicha.test/in' }],
      [
        'L109.6 and L109.7',
        {
          layout: {
            ...{ selectedlayout: 'stacked', selectedposition: 'center', selectedlogotype: 'mark', logosize: 72 },
            ...{ usermenutype: 'menu', usermenuendpoint: 'student', showUserMenu: false },
            ...{ topbarRight: 'โทรหาเรา', topbarRightUrl: 'tel:021234567' },
          },
        },
      ],
      ['L109.8', { expires: '2027-12-31' }],
      [
        'L109.9',
        {
          ...{
            email_from_email: 'noreply@skills.test',
            email_from_name: 'สถาบัน',
            email_url: 'smtps://mail.wicha.test:465',
          },
          email_provider: 'smtp',
        },
      ],
      [
        'L109.10',
        {
          ...{
            s3Endpoint: 'https://s3.wicha.test',
            s3Hosting: 'https://files.wicha.test/a',
            s3Region: 'ap-southeast-7',
          },
          ...{ s3EndpointDefault: true, s3Bucket: 'media' },
        },
      ],
    ])('%s', async (_, data) => {
      expect(await change(data)).toMatchObject({ status: 200, body: { data } })
      expect(await stored()).toMatchObject(data)
    })

    test('that name other rows of the site, and those alone', async () => {
      const parts = ['header', 'subheader', 'footer', 'navigator', 'menu', 'homepage']
      const data = { ...Object.fromEntries(parts.map((part) => [part, ids['menu']])), spaceId: ids['space'] }
      expect(await change(data)).toMatchObject({ status: 200, body: { data } })
      const elsewhere = await change({ navigator: ids['menu'], spaceId: ids['space'] }, { site: 'factory' })
      expect(elsewhere.status).toBe(400)
    })

    test('siteID, hostname and key, which its administrators read and do not write', async () => {
      expect(await stored()).toMatchObject({
        siteID: sites.skills._id,
        hostname: sites.skills.hostname,
        key: 'key-skills',
      })
      expect((await change({ key: 'mine' })).body.fields).toEqual(['key'])
      expect((await change({ hostname: 'localhost' }, { role: 'admin' })).body.fields).toEqual(['hostname'])
    })

    test('lastUpdate, which moves with every change', async () => {
      const before = (await stored()).lastUpdate
      academy.pass(1000)
      const answer = await change({ phone: '02 999 9999' }, { role: 'admin' })
      expect(Date.parse(answer.body.data.lastUpdate) - Date.parse(before)).toBeGreaterThanOrEqual(1000)
      expect((await stored()).lastUpdate).toBe(answer.body.data.lastUpdate)
      expect((await shown()).lastUpdate).toBe(answer.body.data.lastUpdate)
      expect((await change({ lastUpdate: before })).body.fields).toEqual(['lastUpdate'])
      const asked = { args: [{ lastUpdate: { $gt: before } }] }
      expect((await call('POST', 'configuration/query', { role: 'admin', body: asked })).body).toHaveLength(1)
    })
  })

  test.each<[string, object]>([
    ['a fourth type of site', { siteType: 'galaxy' }],
    ['no type of site', { siteType: null }],
    ['a plugin that the product has not', { plugins: ['lesson', 'rocket'] }],
    ['a plugin that is always on', { plugins: ['user'] }],
    ['a log-in that runs', { defaultLogin: 'javascript:alert(1)' }],
    ['a log-in on no known host', { defaultLogin: '//evil.test/in' }],
    ['a logo that is no picture', { siteLogo: 'upload/logo.html' }],
    ['a logo of 4 pixels', { layout: { logosize: 4 } }],
    ['a mail server with a password in its address', { email_url: 'smtps://me:planted-pw@mail.test' }],
    ['an endpoint that is no address', { s3Endpoint: 'file:///etc/passwd' }],
    ['a secret that is a number', { s3Secret: 12345 }],
    ['a secret that is an operator', { s3Secret: { $ne: null } }],
    ['a secret of half a megabyte', { line: 'x'.repeat(500_000) }],
    ['an unknown field', { s3Password: 'x' }],
  ])('refuses %s', async (_, data) => {
    const answer = await change(data)
    expect(answer.status).toBe(400)
    expect(answer.text).not.toMatch(planted)
  })

  test('a plugin that there is none of is refused with the names of those that there are', async () => {
    for (const data of [{ plugins: ['lesson', 'no-such'] }, { plugins: 7 }, { defaultPlugin: 'no-such' }]) {
      const { status, body } = await change(data, { role: 'admin' })
      expect([status, body.fields]).toEqual([400, Object.keys(data)])
      expect(body.message).toMatch(/ไม่ถูกต้อง: เลือกจาก .*[ก-๙].* \/ /)
    }
  })

  test('PostgreSQL itself refuses a fourth type of site, and a second configuration', async () => {
    const { kysely } = academy.database
    await expect(
      sql`update configuration set "siteType" = 'galaxy' where site = ${sites.skills._id}`.execute(kysely),
    ).rejects.toMatchObject({ code: '23514' })
    const second = { data: { siteName: 'ข', siteNameEn: 'b' } }
    expect((await call('POST', 'configuration', { role: 'root', body: second })).status).toBe(403)
    await expect(create(academy.as('root'), 'configuration', second.data)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('is read and changed by the administrators of the site, and made and removed by none of them', async () => {
    for (const role of allRoles) {
      const isAdmin = ['admin', 'superadmin', 'root'].includes(role)
      const path = `configuration/${ids['skills']}`
      expect((await call('GET', path, { role })).status, role).toBe(isAdmin ? 200 : 404)
      expect((await call('PUT', path, { role, body: { data: { phone: '1669' } } })).status, role).toBe(
        isAdmin ? 200 : 404,
      )
      expect((await call('DELETE', path, { role })).status, role).toBe(isAdmin ? 403 : 404)
      expect((await call('GET', `configuration/${ids['factory']}`, { role })).status, role).toBe(404)
      const listed = await call('POST', 'configuration/query', { role, body: {} })
      expect(listed.body, role).toHaveLength(isAdmin ? 1 : 0)
    }
    const owned = { siteType: 'origin', expires: '2099-01-01', hostname: null }
    const answer = await change(owned, { role: 'admin' })
    expect(answer).toMatchObject({ status: 400, body: { fields: Object.keys(owned).toSorted(byDeclaration) } })
  })
  const byDeclaration = (a: string, b: string) => order.indexOf(a) - order.indexOf(b)
  const order = ['hostname', 'siteType', 'expires']

  describe('its secrets', () => {
    beforeAll(async () => {
      await change(secrets)
    })

    test('are answered to administrators as set, with what they end with, and to nobody in full', async () => {
      expect(await stored()).toMatchObject({
        email_key: { set: true, last4: 'mail' },
        line: { set: true, last4: 'line' },
        s3Key: { set: true, last4: 'acid' },
        s3Secret: { set: true, last4: 'zinc' },
      })
      for (const role of allRoles)
        for (const [method, path, body] of everywhere()) {
          const answer = await call(method, path, { role, body })
          expect(answer.text, `${role} ${method} ${path}`).not.toMatch(planted)
          expect(answer.text, `${role} ${method} ${path}`).not.toContain('"sealed"')
        }
    })
    const everywhere = (): ['GET' | 'POST', string, unknown?][] => [
      ['GET', 'hostname'],
      ['GET', `configuration/${ids['skills']}`],
      ['GET', `space/${ids['space']}`],
      ['POST', 'configuration/query', {}],
      ['POST', 'space/query', {}],
      ['POST', 'hostname/query', {}],
      ['POST', 'configuration/aggregate', { pipeline: [{ $match: {} }] }],
      ['POST', 'configuration/aggregate', { pipeline: [{ $project: { s3Secret: 1, line: 1 } }] }],
      ['POST', 'configuration/aggregate', { pipeline: [{ $group: { _id: '$s3Secret' } }] }],
      ['POST', 'space/aggregate', { pipeline: [{ $project: { s3Key: 1, 's3Secret.sealed': 1 } }] }],
    ]

    test.each<[string, unknown]>([
      ['a value', secrets.s3Secret],
      ['a part of it', { $regex: 'planted' }],
      ['its presence', { $exists: true }],
      ['what it is not', { $ne: null }],
    ])('are matched by %s for nobody, nor sorted by', async (_, condition) => {
      const wanted = [{ s3Secret: condition }, { 's3Secret.sealed': condition }, { 's3Secret.last4': condition }]
      for (const filter of wanted)
        for (const role of ['admin', 'root'] as const)
          for (const name of ['configuration', 'space']) {
            const answer = await call('POST', `${name}/query`, { role, body: { args: [filter] } })
            expect(answer.status, JSON.stringify(filter)).toBe(400)
          }
      const sorted = await call('POST', 'configuration/query', { role: 'root', body: { sort: { s3Secret: 1 } } })
      expect(sorted.status).toBe(400)
    })

    test('stay as they are when what was answered is sent back', async () => {
      const { email_key, line, s3Key, s3Secret, siteName } = await stored()
      expect((await change({ email_key, line, s3Key, s3Secret, siteName })).status).toBe(200)
      expect(await opened('s3Secret')).toBe(secrets.s3Secret)
    })

    test('are opened for the product alone, on the site where they were written', async () => {
      for (const [field, value] of Object.entries(secrets)) expect(await opened(field)).toBe(value)
      expect(await openSecret(academy.as('guest', 'factory'), { ...place, field: 's3Secret' })).toBeNull()
      const copied = sql`update configuration set line = (select line from configuration where _id = ${ids['skills']})
        where _id = ${ids['factory']}`
      await copied.execute(academy.database.kysely)
      const there = { collection: 'configuration', _id: ids['factory']!, field: 'line' }
      await expect(openSecret(academy.as('admin', 'factory'), there)).rejects.toThrow('is not what was sealed')
      await change({ line: null }, { site: 'factory' })
    })
    const place = {
      collection: 'configuration',
      get _id() {
        return ids['skills']!
      },
    }
    const opened = (field: string) => openSecret(academy.as('guest'), { ...place, _id: place._id, field })

    test('stand nowhere in the database', async () => {
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = current_schema()
          and table_type = 'BASE TABLE'`.execute(academy.database.kysely)
      expect(tables.length).toBeGreaterThan(15)
      for (const { name } of tables) {
        const { rows } = await sql<{ found: string | null }>`
          select string_agg(to_jsonb(t)::text, '') as found from ${sql.table(name)} as t`.execute(
          academy.database.kysely,
        )
        expect(rows[0]?.found ?? '', name).not.toMatch(planted)
      }
    })

    test('are removed by null, and by nothing written', async () => {
      await change({ line: null, email_key: '' })
      expect(await stored()).toMatchObject({ line: null, email_key: null })
      await change(secrets)
    })
  })

  describe('GET hostname', () => {
    test('answers everybody the public part of the configuration of this host', async () => {
      const answer = await call('GET', 'hostname')
      expect(answer).toMatchObject({ status: 200, body: { status: 200 } })
      expect(answer.body.data).toMatchObject({
        ...{ siteID: sites.skills._id, hostname: 'localhost', key: 'key-skills', siteName: 'สถาบันใหม่' },
        ...{ plugins: ['lesson', 'shop'], siteType: 'unit', spaceId: ids['space'], navigator: ids['menu'] },
      })
      expect(Object.keys(answer.body.data).toSorted()).toEqual(knownToAll.toSorted())
      expect(await shown('factory')).toMatchObject({ siteID: sites.factory._id, siteName: sites.factory.name })
    })
    const knownToAll = [
      ...[
        'about',
        'cookiesAreOptIn',
        'lessonPlayer',
        'courseDetail',
        'shopNotice',
        'shopHoldMinutes',
        'refundFullDays',
        'refundLatePercent',
        'defaultLogin',
        'defaultPlugin',
        'footer',
        'header',
        'homepage',
        'hostname',
        'key',
        'lastUpdate',
      ],
      ...['layout', 'loginBg', 'loginLogo', 'menu', 'navigator', 'openingHours', 'phone', 'plugins', 'siteFavicon'],
      ...['siteID', 'siteLogo', 'siteName', 'siteNameEn', 'siteStyle', 'siteSubStyle', 'siteType', 'spaceId'],
      ...['subheader', 'tagline', 'theme', 'account', 'passwordConfig', 'languages'],
    ]

    test('never shows a field that was added and not put on its list', async () => {
      const { collections } = academy.app
      const entry = collections.get('configuration')!
      await sql`alter table configuration add column pin text not null default 'planted-pin'`.execute(
        academy.database.kysely,
      )
      const fields = { ...entry.collection.fields, pin: text('รหัส', 'Pin') }
      academy.app.collections = new Map([
        ...collections,
        ['configuration', { ...entry, collection: { ...entry.collection, fields } }],
      ])
      academy.app.sites.forget()
      try {
        expect((await call('GET', `configuration/${ids['skills']}`, { role: 'admin' })).text).toContain('planted-pin')
        for (const role of allRoles)
          expect((await call('GET', 'hostname', { role })).text, role).not.toContain('planted-pin')
      } finally {
        academy.app.collections = collections
        await sql`alter table configuration drop column pin`.execute(academy.database.kysely)
      }
    })

    test('lists the host names of others in development on this machine, and nowhere else', async () => {
      const list = (headers = {}) => http.ask({ method: 'GET', path: '/api/hostname?list=1', headers })
      expect((await list()).status).toBe(404)
      expect((await list({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' })).status).toBe(404)
      academy.app.settings.isDevelopment = true
      try {
        const names = Object.values(sites).map(({ hostname }) => ({ hostname }))
        expect((await list()).body.data).toEqual(expect.arrayContaining(names))
        const far = await http.server.inject({
          ...{ url: '/api/hostname?list=1', remoteAddress: '203.0.113.7' },
          headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
        })
        expect(far.statusCode).toBe(404)
        expect(far.body).not.toContain('factory.localhost')
      } finally {
        academy.app.settings.isDevelopment = false
      }
    })
  })

  describe('a change', () => {
    test('is in force with the next call and the next page', async () => {
      await change({ siteName: 'ชื่อที่หนึ่ง' })
      expect((await shown()).siteName).toBe('ชื่อที่หนึ่ง')
      await change({ siteName: 'ชื่อที่สอง' })
      expect((await shown()).siteName).toBe('ชื่อที่สอง')
    })

    test('that nobody told this process of is in force within 60 seconds', async () => {
      await shown()
      await sql`update configuration set "siteName" = 'ชื่อลับ ๆ' where site = ${sites.skills._id}`.execute(
        academy.database.kysely,
      )
      expect((await shown()).siteName).toBe('ชื่อที่สอง')
      academy.pass(60_001)
      expect((await shown()).siteName).toBe('ชื่อลับ ๆ')
    })

    test('of the plugins opens and closes their collections at once', async () => {
      await change({ plugins: ['category'] })
      expect((await call('POST', 'course/query', { body: {} })).status).toBe(404)
      await change({ plugins: ['lesson', 'category', 'enroll'] })
      expect((await call('POST', 'course/query', { body: {} })).status).toBe(200)
    })
  })
})
