import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { openSession } from '#platform/identity/session/session.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Marker, maySee, plantMarkers } from '../canary/markers.ts'
import { watch } from '../fuzz/judge.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import type { HttpParams } from '../support/http.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { listening, wire } from './wire.ts'

const drivers = await bothDrivers()
const places = ['skills', 'factory'] as const

/** Attacks of one site on another: site A is skills, site B is factory. */
describe.each(drivers)('tenants and hosts on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const markers: Marker[] = []
  const ids = new Map<SiteKey, Map<string, string[]>>()

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const site of places) {
      const planted = await plantMarkers(academy, site)
      markers.push(...planted.markers)
      ids.set(site, planted.ids)
    }
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.viewer('admin')
  const foreign = (text: string, site: SiteKey) =>
    markers.filter((marker) => marker.site !== site && text.includes(marker.text)).map((marker) => marker.text)
  const hidden = (text: string, who: { site: SiteKey; viewer: Viewer }) =>
    markers.filter((marker) => text.includes(marker.text) && !maySee(marker, who)).map((marker) => marker.text)

  test('C01 every call that takes an id, with an id of B on the host of A, is not found and changes nothing', async () => {
    const seen = await watch(academy)
    let tried = 0
    for (const [name, there] of ids.get('factory')!)
      for (const id of there) {
        const path = `/api/${name}/${id}`
        const asked: Omit<HttpParams, 'viewer'>[] = [
          { method: 'GET', path },
          { method: 'GET', path: `${path}/history` },
          { method: 'PUT', path, body: { data: {} } },
          { path: `${path}/restore`, body: {} },
          { method: 'DELETE', path },
        ]
        for (const one of asked) {
          const answer = await pages.ask({ viewer: admin(), ...one })
          expect(answer.status, `${one.method} ${one.path}: ${answer.text}`).toBe(404)
          expect(foreign(answer.text, 'skills')).toEqual([])
          tried++
        }
      }
    expect(tried).toBeGreaterThan(60)
    expect(await seen.changed()).toEqual([])
  })

  test.each([
    ['another site', { $ne: sites.skills._id }],
    ['either site', { $in: [sites.skills._id, sites.factory._id] }],
    ['any site', { $exists: true }],
    ['B', sites.factory._id],
  ])('C03 a filter for %s finds the rows of A alone', async (_, unit) => {
    const filters = [
      { unit },
      { $or: [{ unit }, {}] },
      { $nor: [{ unit }] },
      { unit: { $not: { $eq: sites.skills._id } } },
      {},
    ]
    for (const filter of filters) {
      const bodies = [
        { path: '/api/course/query', body: { args: [filter] } },
        { path: '/api/course/aggregate', body: { pipeline: [{ $match: filter }] } },
        { path: '/api/course/aggregate', body: { pipeline: [{ $facet: { all: [{ $match: filter }] } }] } },
      ]
      for (const asked of bodies) {
        const { text, status } = await pages.ask({ viewer: admin(), ...asked })
        expect([200, 400]).toContain(status)
        expect(foreign(text, 'skills'), JSON.stringify(asked)).toEqual([])
      }
    }
  })

  test('C03 the rows of A are found with its own unit and without one', async () => {
    for (const args of [[{}], [{ unit: sites.skills._id }]]) {
      const { text } = await pages.ask({ viewer: admin(), path: '/api/course/query', body: { args } })
      expect(text).toContain('canary-skills-course')
    }
  })

  const forbidden = [
    { $unionWith: 'user' },
    { $out: 'course' },
    { $merge: { into: 'course' } },
    { $graphLookup: { from: 'user', startWith: '$_id', connectFromField: '_id', connectToField: '_id', as: 'x' } },
    { $lookup: { from: 'session', localField: '_id', foreignField: 'user', as: 'x' } },
    { $lookup: { from: 'user', localField: 'name', foreignField: 'hash', as: 'x' } },
    { $match: { $where: '1' } },
    { $replaceRoot: { newRoot: '$$ROOT' } },
  ]
  const within: [string, (stage: object) => object[]][] = [
    ['alone', (stage) => [stage]],
    ['inside a facet', (stage) => [{ $facet: { a: [{ $match: {} }], b: [stage] } }]],
    [
      'inside a lookup',
      (stage) => [
        { $lookup: { from: 'lesson', localField: '_id', foreignField: 'courseID', as: 'l', pipeline: [stage] } },
      ],
    ],
    [
      'inside a lookup inside a facet',
      (stage) => [
        {
          $facet: {
            a: [
              { $lookup: { from: 'lesson', localField: '_id', foreignField: 'courseID', as: 'l', pipeline: [stage] } },
            ],
          },
        },
      ],
    ],
  ]
  test.each(within)('C05 a stage that nobody may use is refused %s', async (_, around) => {
    const fine = await pages.ask({
      viewer: admin(),
      path: '/api/course/aggregate',
      body: { pipeline: around({ $limit: 3 }) },
    })
    expect(fine.status).toBe(200)
    for (const stage of forbidden) {
      const asked = { viewer: admin(), path: '/api/course/aggregate', body: { pipeline: around(stage) } }
      expect((await pages.ask(asked)).status, JSON.stringify(stage)).toBe(400)
    }
  })

  test('C06 ids hold 64 bits of chance beside their second', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, n) => create(academy.as('admin'), 'lecturer', { name: `ครู ${n}` })),
    )
    const chances = made.map(({ _id }) => BigInt(`0x${_id.slice(8)}`)).toSorted((one, other) => (one < other ? -1 : 1))
    expect(made.every(({ _id }) => /^[0-9a-f]{24}$/.test(_id))).toBe(true)
    const steps = chances.slice(1).map((one, at) => one - chances[at]!)
    // Fifty of 2^64 are within 2^32 of each other about once in four million times.
    expect(steps.every((step) => step > 2n ** 32n)).toBe(true)
    expect(new Set(made.map(({ _id }) => _id.slice(8, 10))).size).toBeGreaterThan(20)
  })

  test('C07 one id on two sites is two rows', async () => {
    const _id = 'c07c07c07c07c07c07c07c07'
    await create(academy.as('admin'), 'course', { _id, name: 'ของทักษะ', status: true })
    await create(academy.as('admin', 'factory'), 'course', { _id, name: 'ของโรงงาน', status: true })
    await create(academy.as('user', 'factory'), 'enroll', { courseID: _id })
    const named = async (site: SiteKey) =>
      (await pages.ask({ site, method: 'GET', path: `/api/course/${_id}` })).body?.data?.name
    const page = async (site: SiteKey) => (await pages.open({ site, path: `/lesson/detail/${_id}` })).text
    expect([await named('skills'), await named('factory')]).toEqual(['ของทักษะ', 'ของโรงงาน'])
    expect(await page('skills')).toContain('ของทักษะ')
    expect(await page('factory')).toContain('ของโรงงาน')
    const change = { data: { name: 'เปลี่ยน' } }
    await pages.ask({ viewer: admin(), method: 'PUT', path: `/api/course/${_id}`, body: change })
    expect([await named('skills'), await named('factory')]).toEqual(['เปลี่ยน', 'ของโรงงาน'])
    expect((await pages.ask({ viewer: admin(), method: 'DELETE', path: `/api/course/${_id}` })).status).toBe(200)
    expect([await named('skills'), await named('factory')]).toEqual([undefined, 'ของโรงงาน'])
    expect(await page('factory')).toContain('ของโรงงาน')
    const mine = await pages.ask({
      viewer: academy.viewer('user'),
      path: '/api/enroll/query',
      body: { args: [{ courseID: _id }] },
    })
    expect(mine.body).toEqual([])
  })

  test.each([' ', 'localhost,factory.localhost', 'localhost/../', 'a.b@localhost', '-localhost', 'localhost:99999999'])(
    'C08 the host %j is no site, and nothing of one is answered',
    async (host) => {
      for (const path of ['/', '/api/course/query', '/lesson/home', '/api/openapi.json']) {
        const answer = await pages.server.inject({
          method: path === '/api/course/query' ? 'POST' : 'GET',
          url: path,
          headers: { host },
          ...(path === '/api/course/query' && { payload: { args: [{}] } }),
        })
        expect(answer.statusCode, path).toBe(404)
        expect(answer.body).toBe('ไม่พบการตั้งค่าของโฮสต์นี้\n')
      }
    },
  )

  test.each([
    ['no host', ''],
    ['an empty host', 'host:\r\n'],
    ['two hosts', 'host: evil.example\r\nhost: localhost\r\n'],
    ['a host behind a forwarded one', 'host: evil.example\r\nx-forwarded-host: localhost\r\n'],
  ])('C08 a request with %s is answered with nothing of a site', async (_, hosts) => {
    const port = await listening(pages.server)
    for (const target of ['/lesson/home', 'http://localhost/lesson/home']) {
      const { text: answer } = await wire(port, `GET ${target} HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer).not.toMatch(/canary|สถาบัน/)
    }
    const { text: known } = await wire(
      port,
      'GET /lesson/home HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    )
    expect(known).toMatch(/^HTTP\/1\.1 200 /)
  })

  const spoofs: Record<string, string>[] = [
    { 'x-forwarded-host': 'localhost' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1;host=localhost' },
    { 'x-original-url': '/api/hostname', 'x-rewrite-url': '/api/hostname' },
    { 'x-host': 'localhost', 'x-http-host-override': 'localhost' },
  ]
  test('C10 no list of hosts is told to who says that he is this machine', async () => {
    for (const headers of [{}, ...spoofs])
      for (const path of ['/api/hostname', '/api/hostname?list=1', '/api/hostname/query', '/']) {
        const { text } = await pages.open({ site: 'factory', path, headers })
        expect(text, `${path} ${JSON.stringify(headers)}`).not.toMatch(/origin\.localhost|สถาบันพัฒนาทักษะไทย/)
      }
  })

  const publicPaths = (site: SiteKey) => [
    ...['/', '/lesson/home', '/lesson/search/canary', '/lesson/categories/category-true', '/cms/page/page-true'],
    ...ids
      .get(site)!
      .get('course')!
      .map((id) => `/lesson/detail/${id}`),
  ]
  test('C11 a page kept for A is never shown on B, whatever else the request says', async () => {
    const [one, other] = places
    const answers: string[] = []
    for (const [warm, asked] of [[one, other] as const, [other, one] as const])
      for (const path of publicPaths(warm)) {
        await pages.open({ site: warm, path })
        await pages.open({ site: warm, path })
        const variants: Record<string, string>[] = [
          ...spoofs.map((headers) => ({ ...headers, 'x-forwarded-host': sites[warm].hostname })),
          { cookie: 'lang=en' },
          { cookie: 'preview=1; site=localhost' },
          { 'if-none-match': '*' },
        ]
        for (const headers of [{}, ...variants])
          for (const query of ['', `?preview=${sites[warm].hostname}`, `?host=${sites[warm].hostname}`]) {
            const { text } = await pages.open({ site: asked, path: path + query, headers })
            expect(foreign(text, asked), `${path}${query} ${JSON.stringify(headers)}`).toEqual([])
            answers.push(text)
          }
      }
    expect(answers.join('').includes('canary-skills')).toBe(true)
    expect(answers.join('').includes('canary-factory')).toBe(true)
  })

  test('C11 what was made for a person is never kept for a visitor', async () => {
    for (const path of publicPaths('skills')) {
      for (const role of ['user', 'admin'] as const) await pages.open({ path, viewer: academy.viewer(role) })
      const { text } = await pages.open({ path })
      expect(hidden(text, { site: 'skills', viewer: academy.viewer('guest') }), path).toEqual([])
      expect(text).not.toMatch(/สมชาย|admin ทีมงาน/)
    }
  })

  test.each(['/x.css', ';a.js', '%2Fx.css', '/..%2fx.png', '%0a.js', '.css', '?x=.css', '//'])(
    'C12 the profile with %s at its end is not kept by anybody',
    async (end) => {
      const viewer = academy.viewer('user')
      for (const path of [`/user/profile${end}`, `//user/profile${end}`, `/USER/profile${end}`]) {
        const answer = await pages.open({ path, viewer })
        const isKept = /no-store/.test(String(answer.headers['cache-control'])) === false
        expect(answer.status === 404 || !isKept, `${path} ${answer.status}`).toBe(true)
        const after = await pages.open({ path })
        expect(after.text, path).not.toContain('สมชาย')
      }
    },
  )

  test('C13 two people who open one address see each his own', async () => {
    const other: Viewer = {
      id: ids.get('skills')!.get('user')![1]!,
      role: 'user',
      home: sites.skills._id,
      name: 'other',
    }
    const learner = academy.viewer('user')
    const mine = (viewer: Viewer) => pages.ask({ viewer, path: '/api/user/query', body: { args: [{}] } })
    for (const [viewer, of] of [
      [learner, 'สมชาย'],
      [other, 'canary-skills-other-name'],
      [learner, 'สมชาย'],
    ] as const) {
      const listed = await mine(viewer)
      expect(listed.body).toHaveLength(1)
      expect(listed.headers['cache-control']).toBe('private, no-store')
      const page = await pages.open({ path: '/user/profile', viewer })
      for (const text of [listed.text, page.text]) {
        expect(text).toContain(of)
        expect(text).not.toContain(of === 'สมชาย' ? 'canary-skills-other-name' : 'สมชาย')
      }
      expect(page.headers['cache-control']).toContain('no-store')
    }
    expect((await pages.open({ path: '/user/profile' })).text).not.toMatch(/สมชาย|canary/)
  })

  test('C14 a manager who is taken from a site is nobody there from the next request on', async () => {
    const viewer = academy.viewer('manager')
    const drafts = async (site: SiteKey) =>
      (await pages.ask({ site, viewer, path: '/api/course/query', body: { args: [{ status: false }] } })).body.length
    expect(await drafts('factory')).toBeGreaterThan(0)
    const grant = sql`"user" = ${viewer.id} and site = ${sites.factory._id}`
    await sql`delete from "grant" where ${grant}`.execute(academy.database.kysely)
    expect(await drafts('factory')).toBe(0)
    expect(await drafts('skills')).toBeGreaterThan(0)
    const { status } = await pages.open({ site: 'factory', path: '/lesson/course', viewer })
    expect([302, 303, 403, 404]).toContain(status)
    await sql`insert into "grant" ("userSite", "user", site, role)
      values (${viewer.home}, ${viewer.id}, ${sites.factory._id}, 'manager')`.execute(academy.database.kysely)
    expect(await drafts('factory')).toBeGreaterThan(0)
  })

  test('C14 a session that is made out for a site on which the person is nobody stands for nobody', async () => {
    const learner = academy.viewer('user')
    const user = { site: learner.home, _id: learner.id }
    const opened = await openSession(academy.app, {
      site: sites.factory._id,
      user,
      interface: 'frontend',
      remember: false,
    })
    const headers = { cookie: `sid=${opened.secret}` }
    const { body } = await pages.ask({ site: 'factory', path: '/api/user/query', body: { args: [{}] }, headers })
    expect(body).toEqual([])
  })

  test.each(['user', 'manager', 'admin'] as const)(
    'C15 a %s of A changes neither a host nor a setting of B',
    async (role) => {
      const viewer = academy.viewer(role)
      const seen = await watch(academy)
      const data = {
        hostname: sites.factory.hostname,
        site: sites.factory._id,
        siteName: 'ยึดแล้ว',
        isPrimary: true,
        theme: {},
      }
      const there = ids.get('factory')!
      const own = ['hostname', 'configuration', 'space'].flatMap((name) => there.get(name)!.map((id) => [name, id]))
      expect(own.length).toBeGreaterThan(2)
      for (const [name, id] of [...own, ['site', sites.factory._id], ['hostname', sites.factory.hostname]])
        for (const asked of [
          { path: `/api/${name}`, body: { data } },
          { method: 'PUT' as const, path: `/api/${name}/${id}`, body: { data } },
          { method: 'PUT' as const, path: `/api/${name}/${id}`, body: { data: { siteName: 'ยึดแล้ว' } } },
          { method: 'DELETE' as const, path: `/api/${name}/${id}` },
        ]) {
          const { status, text } = await pages.ask({ viewer, ...asked })
          expect(status, `${asked.path}: ${text}`).toBeGreaterThanOrEqual(400)
          expect(status).toBeLessThan(500)
        }
      expect(await seen.changed()).toEqual([])
      expect((await pages.open({ site: 'factory', path: '/' })).text).not.toContain('ยึดแล้ว')
    },
  )

  const four = ['user', 'course', 'enroll', 'certification']
  const countsOf = async (site: SiteKey, viewer?: Viewer) => {
    const asked = { site, path: '/api/multi-count', body: { collections: four }, ...(viewer && { viewer }) }
    const { counts } = (await pages.ask(asked)).body
    return Object.fromEntries(four.map((name) => [name, counts[name].allTime]))
  }
  /** The same, counted directly in the tables. */
  const rowsOf = async (site: SiteKey): Promise<Record<string, number>> => {
    const counted = four.map(async (name) => {
      const kept = sql`and "removedAt" is null`
      const only = { course: sql`${kept} and status`, certification: sql`and status = 'issued'` }[name] ?? kept
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}
        where site = ${sites[site]._id} ${only}`.execute(academy.database.kysely)
      return [name, rows[0]!.n] as const
    })
    return Object.fromEntries(await Promise.all(counted))
  }

  test('C16 the counts are those of the site that is asked, whoever asks, and know nothing of the other', async () => {
    for (const site of places) {
      const expected = await rowsOf(site)
      expect(Object.values(expected).every((n) => n > 0)).toBe(true)
      for (const role of ['guest', 'user', 'manager', 'admin', 'superadmin', 'root'] as const)
        for (const from of places) expect(await countsOf(site, academy.viewer(role, from)), role).toEqual(expected)
    }
    const before = await countsOf('skills')
    await create(academy.as('admin', 'factory'), 'course', { name: 'นับที่อื่น', status: true })
    expect(await countsOf('skills')).toEqual(before)
    expect(await countsOf('factory')).toEqual(await rowsOf('factory'))
  })

  const thousand = Array.from({ length: 1000 }, (_, n) => `c${n}`)
  test.each<[string, string]>([
    ['sessions', JSON.stringify({ collections: ['session'] })],
    ['passwords and rights', JSON.stringify({ collections: ['user', 'credential', 'grant'] })],
    ['what is not told to everybody', JSON.stringify({ collections: ['order', 'message', 'configuration'] })],
    ['a prototype', '{"collections":["__proto__"]}'],
    ['what every object has', '{"collections":["constructor","toString","hasOwnProperty"]}'],
    ['a prototype beside them', '{"collections":["user"],"__proto__":{"site":"b"}}'],
    ['names that are nearly right', JSON.stringify({ collections: ['User', 'user ', 'user.citizen', '"user"'] })],
    ['a thousand names', JSON.stringify({ collections: thousand })],
    ['one name a thousand times', JSON.stringify({ collections: thousand.map(() => 'user') })],
    ['no names', '{"collections":[]}'],
    ['an operator', '{"collections":{"$ne":null}}'],
    ['lists of names', '{"collections":[["user"]]}'],
    ...['site', 'unit', 'parent', 'siteID', 'hostname', 'where', 'filter', 'args'].map((name): [string, string] => [
      `them by ${name}`,
      JSON.stringify({ collections: four, [name]: sites.factory._id }),
    ]),
  ])('C16 the counts are not told of %s', async (_, payload) => {
    const seen = await watch(academy)
    for (const role of ['guest', 'user', 'admin', 'root'] as const) {
      const headers = { 'content-type': 'application/json' }
      const asked = { path: '/api/multi-count', viewer: academy.viewer(role), body: payload, headers }
      const { status, text } = await pages.ask(asked)
      expect(status, text).toBe(400)
      expect(text).not.toMatch(/allTime|counts/)
    }
    expect(await seen.changed()).toEqual([])
  })

  test('C16 the counts of A are not told to who brings the key of B', async () => {
    const headers = { 'client-token': 'key-factory' }
    const answer = await pages.ask({ path: '/api/multi-count', body: { collections: four }, headers })
    expect(answer.status).toBe(403)
  })

  const bySite = () =>
    [...academy.app.collections.values()].flatMap(({ collection: { name, site, singleton } }) =>
      site === null ? [] : [{ name, site, isSingle: singleton === true }],
    )

  test('U5 a row that is said to be of another site is neither made nor changed, whatever site that is', async () => {
    const root = academy.viewer('root')
    expect(bySite().map(({ site }) => site)).toEqual(expect.arrayContaining(['unit', 'parent', 'owner', 'siteID']))
    const seen = await watch(academy)
    const texts = new Set<string>()
    const others = [
      sites.factory._id,
      sites.origin._id,
      'f'.repeat(24),
      'other',
      '',
      null,
      5,
      { $ne: 'x' },
      [sites.skills._id],
    ]
    for (const { name, site, isSingle } of bySite())
      for (const other of others) {
        const data = { ...anyOf(name), [site]: other }
        const [id] = ids.get('skills')!.get(name) ?? []
        const asked: Omit<HttpParams, 'viewer'>[] = [
          ...(isSingle || isTakenWhole(name) ? [] : [{ path: `/api/${name}`, body: { data } }]),
          { method: 'PUT', path: `/api/${name}/${id}`, body: { data: { [site]: other } } },
        ]
        for (const one of asked) {
          const { status, text, body } = await pages.ask({ viewer: root, ...one })
          const isForbidden = status === 403 && one.method === undefined
          expect(isForbidden || status === 404, `${one.method} ${one.path} ${JSON.stringify(other)} ${text}`).toBe(true)
          if (isForbidden) continue
          expect(body.fields).toEqual([site])
          texts.add(body.message)
        }
      }
    expect(texts.size).toBe(1)
    expect(await seen.changed()).toEqual([])
  })

  /** The body of a cookie decision is not a row, so it must contain nothing else. */
  const isTakenWhole = (name: string) => ['consent', 'form'].includes(name)

  test('U5 a decision about cookies names no site', async () => {
    const kinds = ['Session', 'Analytics', 'Advertising', 'NonEssential', 'Marketing'].map(
      (kind) => `allow${kind}Cookies`,
    )
    const decision = { agree: true, ...Object.fromEntries(kinds.map((kind) => [kind, true])) }
    const seen = await watch(academy)
    for (const body of [{ ...decision, unit: sites.factory._id }, { data: { ...decision, unit: sites.factory._id } }])
      expect(await pages.ask({ viewer: academy.viewer('root'), path: '/api/consent', body })).toMatchObject({
        status: 400,
        body: { fields: ['agree'] },
      })
    expect(await seen.changed()).toEqual([])
  })

  test('U5 a row may say the site that is asked, and comes back with it', async () => {
    for (const [name, site] of [
      ['course', 'unit'],
      ['category', 'unit'],
      ['post', 'owner'],
      ['user', 'parent'],
    ] as const) {
      const data = { ...anyOf(name), [site]: sites.skills._id }
      const made = await pages.ask({ viewer: admin(), path: `/api/${name}`, body: { data } })
      expect(made, name).toMatchObject({ status: 200, body: { data: { [site]: sites.skills._id } } })
      const path = `/api/${name}/${made.body._id}`
      const back = { data: { ...anyOf(name), [site]: made.body.data[site] } }
      expect(await pages.ask({ viewer: admin(), method: 'PUT', path, body: back })).toMatchObject({
        status: 200,
        body: { data: { [site]: sites.skills._id } },
      })
    }
  })

  test('U5 no other name than its own says the site of a row', async () => {
    for (const name of ['site', 'siteID', 'parent', 'owner', 'hostname']) {
      const data = { ...anyOf('course'), [name]: sites.factory._id }
      const { status, body } = await pages.ask({ viewer: admin(), path: '/api/course', body: { data } })
      expect([status, body.fields], name).toEqual([400, [name]])
      const beside = { [name]: sites.factory._id, data: anyOf('course') }
      expect((await pages.ask({ viewer: admin(), path: '/api/course', body: beside })).status, name).toBe(400)
    }
  })

  /** The required values of a new row of a collection, as far as people write them. */
  const anyOf = (name: string) =>
    ({
      course: { name: 'ใหม่' },
      category: { name: 'ใหม่', code: 'u5' },
      post: { title: 'ใหม่', slug: 'u5', type: 'page' },
      user: { username: 'u5', firstname: 'ก', lastname: 'ข', email: 'u5@wicha.test' },
    })[name] ?? { name: 'ใหม่' }
})
