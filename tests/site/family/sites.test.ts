import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openSecret } from '#platform/data/encryption/open-secret.ts'
import type { Interface } from '#platform/identity/session/lifetime.ts'
import { openSession, presentOf } from '#platform/identity/session/session.ts'
import { addSite, type WantedSite } from '#platform/site/site-tree/add-site.ts'
import { changeSite, moveEffects, moveSite, suspendSite } from '#platform/site/site-tree/change-site.ts'
import { followedOf } from '#platform/site/site-tree/inheritance.ts'
import { asOwnerOf, ownedNode, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { sites } from '../../support/cast.ts'
import { type Http, openHttp } from '../../support/http.ts'
import { groups, plantFamily, units } from './family.ts'

const drivers = await testDrivers()

describe.each(drivers)('the family of sites on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let east: Viewer
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    east = (await plantFamily(academy)).east
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const root = () => academy.as('root', 'origin')
  const branch = (): Context => ({ ...academy.as('root', 'origin'), viewer: east })
  const id = (n: number) => `e${String(n).padStart(23, '0')}`
  const wanted = (_id: string, more: Partial<WantedSite> = {}): WantedSite => ({
    ...{ _id, parent: groups.east, siteType: 'unit', hostname: `h${_id.slice(-3)}.wicha.test` },
    configuration: { siteName: 'ใหม่', siteNameEn: 'New' },
    ...more,
  })
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from site`.execute(academy.database.kysely)
    return rows[0]!.n
  }

  test('a site is made whole: row, host name, languages, configuration with its own key', async () => {
    expect(await addSite(root(), wanted(id(1)))).toBe(true)
    const there = await asOwnerOf(root(), id(1))
    expect(there.site).toMatchObject({ siteName: 'ใหม่', siteType: 'unit', parent: groups.east, isSuspended: false })
    expect(there.site.key).toMatch(/^[0-9a-f]{24}$/)
    expect(await academy.app.sites.byHostname('h001.wicha.test')).toMatchObject({ _id: id(1) })
    expect(await from(there, 'translate').select('translate.code').execute()).toHaveLength(2)
  })

  test('sent twice, also at once, makes one site', async () => {
    const before = await count()
    const all = await Promise.all([1, 2, 3].map(() => addSite(root(), wanted(id(2)))))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })

  test.each([
    ['taken', 'east.localhost', 'duplicate'],
    ['taken in other letters', 'EAST.localhost.', 'duplicate'],
    ['an address of numbers', '127.0.0.1', 'wrong'],
    ['with a port', 'a.wicha.test:80', 'wrong'],
    ['one word', 'school', 'wrong'],
    ['reserved', 'a.invalid', 'reserved'],
    ['reserved for content', 'content.wicha.test', 'reserved'],
    ['missing', '', 'required'],
    ['far too long', `${'a.'.repeat(200)}test`, 'wrong'],
    ['with an apostrophe', "a'--.test", 'wrong'],
  ])('a host name that is %s makes nothing', async (_, hostname, code) => {
    const before = await count()
    const made = addSite(root(), wanted(id(3), { hostname }))
    await expect(made).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'hostname', code }] })
    expect(await count()).toBe(before)
  })

  test('two who want the same host name at once: one has it', async () => {
    const all = [4, 5].map((n) => addSite(root(), wanted(id(n), { hostname: 'same.wicha.test' })))
    const settled = await Promise.allSettled(all)
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('who owns a branch adds beneath it and nowhere else', async () => {
    expect(await addSite(branch(), wanted(id(6)))).toBe(true)
    const before = await count()
    const evil: [string, Partial<WantedSite>, string][] = [
      ['under the other branch', { parent: groups.west }, 'not-found'],
      ['under the origin', { parent: sites.origin._id }, 'not-found'],
      ['under a site that there is none of', { parent: 'f'.repeat(24) }, 'not-found'],
      ['under a unit', { parent: units.eastSchool }, 'forbidden'],
      ['a group in a group', { siteType: 'collection' }, 'forbidden'],
      ['by the id of another branch', { _id: units.westSchool }, 'not-found'],
      ['by an id that is none', { _id: "' or 1=1" }, 'not-found'],
    ]
    for (const [what, more, kind] of evil)
      await expect(addSite(branch(), wanted(id(7), more)), what).rejects.toMatchObject({ kind })
    for (const role of ['admin', 'manager', 'member', 'user', 'guest'] as const)
      await expect(addSite(academy.as(role, 'origin'), wanted(id(7))), role).rejects.toMatchObject({
        kind: 'not-found',
      })
    expect(await count()).toBe(before)
  })

  test('who owns a branch sees, changes, suspends and moves nothing of another', async () => {
    const seen = (await ownedNodes(branch())).map(({ _id }) => _id)
    expect(seen).toEqual(expect.arrayContaining([groups.east, units.eastSchool, units.eastInstitution]))
    for (const theirs of [groups.west, units.westSchool, sites.origin._id, sites.skills._id])
      expect(seen).not.toContain(theirs)
    const no = { kind: 'not-found' }
    await expect(ownedNode(branch(), units.westSchool)).rejects.toMatchObject(no)
    await expect(changeSite(branch(), { _id: units.westSchool, change: { siteName: 'x' } })).rejects.toMatchObject(no)
    await expect(suspendSite(branch(), { _id: units.westSchool, suspended: true })).rejects.toMatchObject(no)
    await expect(moveSite(branch(), { _id: units.westSchool, to: groups.east })).rejects.toMatchObject(no)
    await expect(moveSite(branch(), { _id: units.eastSchool, to: groups.west })).rejects.toMatchObject(no)
    await expect(moveSite(branch(), { _id: units.eastSchool, to: sites.origin._id })).rejects.toMatchObject(no)
    const hostname = 'west.localhost'
    const claim = changeSite(branch(), { _id: units.eastSchool, change: {}, hostname })
    await expect(claim).rejects.toMatchObject({ issues: [{ code: 'duplicate' }] })
    await expect(suspendSite(root(), { _id: sites.origin._id, suspended: true })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('an owner of a branch is superadmin on its sites and nobody on others', async () => {
    const roleAt = async (site: string) => {
      const opened = await openSession(academy.app, {
        ...{ site, user: { site: east.home, _id: east.id }, interface: 'backend', remember: false },
      })
      const found = await presentOf(academy.app, { secret: opened.secret, site: (await academy.app.sites.byId(site))! })
      return found.viewer.role
    }
    expect(await roleAt(units.eastSchool)).toBe('superadmin')
    expect(await roleAt(groups.east)).toBe('superadmin')
    expect(await roleAt(units.westSchool)).toBe('guest')
    expect(await roleAt(sites.skills._id)).toBe('guest')
    expect(await roleAt(sites.origin._id)).toBe('user')
  })

  describe('defaults', () => {
    const plain = {
      email_provider: 'smtp',
      email_url: 'smtps://mail.wicha.test:465',
      email_key: 'a-key-of-the-east-0001',
    }
    const mailOf = async (site: string) => {
      const ctx = await asOwnerOf(root(), site)
      const row = await from(ctx, 'configuration').selectAll().executeTakeFirstOrThrow()
      const key = await openSecret(ctx, { collection: 'configuration', _id: row._id, field: 'email_key' })
      return { url: row.email_url, key, plugins: row.plugins }
    }
    const followedBy = async (site: string) => (await followedOf(root(), [site])).get(site)

    test('come from the site above, secrets and all, until a site has its own', async () => {
      const all = ['plugins', 'defaultPlugin', 'loginBg', 'mail', 'storage']
      expect(await followedBy(units.eastSchool)).toEqual(all)
      await changeSite(root(), { _id: groups.east, change: { ...plain, plugins: ['lesson'] } })
      expect(await mailOf(units.eastSchool)).toEqual({
        ...{ url: plain.email_url, key: plain.email_key, plugins: ['lesson'] },
      })
      expect((await mailOf(units.westSchool)).key).toBe(null)
      const { _id } = await from(await asOwnerOf(root(), units.eastSchool), 'configuration')
        .select('configuration._id')
        .executeTakeFirstOrThrow()
      await update(await asOwnerOf(root(), units.eastSchool), 'configuration', {
        _id,
        change: { plugins: ['lesson', 'enroll'] },
      })
      expect(await followedBy(units.eastSchool)).toEqual(['defaultPlugin', 'loginBg', 'mail', 'storage'])
      await changeSite(root(), {
        _id: groups.east,
        change: { plugins: ['category'], email_key: 'a-key-of-the-east-0002' },
      })
      expect(await mailOf(units.eastSchool)).toMatchObject({
        key: 'a-key-of-the-east-0002',
        plugins: ['lesson', 'enroll'],
      })
      expect((await mailOf(units.eastInstitution)).plugins).toEqual(['category'])
      await changeSite(root(), { _id: units.eastSchool, change: {}, follows: all })
      expect((await mailOf(units.eastSchool)).plugins).toEqual(['category'])
    })

    test('are handed down too when they are changed anywhere else', async () => {
      const there = await asOwnerOf(root(), groups.east)
      const { _id } = await from(there, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
      await update(there, 'configuration', { _id, change: { plugins: ['lesson', 'category'] } })
      await academy.app.jobs.drain()
      expect((await mailOf(units.eastInstitution)).plugins).toEqual(['lesson', 'category'])
    })
  })

  test('a unit moves with its effects said before, and nothing of it is lost', async () => {
    const school = await asOwnerOf(root(), units.eastSchool)
    const page = await create(school, 'post', { type: 'page', slug: 'kept', title: 'หน้าที่ย้ายไปด้วย' })
    const effects = await moveEffects(root(), { _id: units.eastSchool, to: groups.west })
    expect(effects.settings).toContain('mail')
    expect(effects.owners).toEqual({ lose: ['ผู้ดูแล ทดสอบ'], get: [] })
    await moveSite(root(), { _id: units.eastSchool, to: groups.west })
    expect((await ownedNode(root(), units.eastSchool)).parent).toBe(groups.west)
    await expect(ownedNode(branch(), units.eastSchool)).rejects.toMatchObject({ kind: 'not-found' })
    const kept = await from(await asOwnerOf(root(), units.eastSchool), 'configuration')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(kept.email_url, 'what it followed comes from its new place').toBe(null)
    await moveSite(root(), { _id: units.eastSchool, to: groups.east })
    const back = await asOwnerOf(root(), units.eastSchool)
    expect(await from(back, 'post').select('post._id').where('post._id', '=', page._id).execute()).toHaveLength(1)
    await expect(moveSite(root(), { _id: groups.east, to: groups.west })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(moveSite(root(), { _id: units.eastSchool, to: units.westSchool })).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  test('a suspended site is closed to visitors and calls, with all beneath it; staff get in, and nothing is lost', async () => {
    const headers = { host: 'institute.localhost' }
    const everything = { method: 'find', args: [{}] }
    const ask = () => http.ask({ path: '/api/post/query', headers, body: everything })
    expect((await ask()).status).toBe(200)
    await suspendSite(branch(), { _id: groups.east, suspended: true })
    expect(await ownedNode(branch(), units.eastSchool), 'with the group').toMatchObject({
      suspended: false,
      isSuspended: true,
    })
    const closed = await ask()
    expect(closed).toMatchObject({ status: 503, headers: { 'retry-after': '600' } })
    expect(closed.body.message).toContain('ปิดปรับปรุงชั่วคราว')
    for (const way of ['signin', 'signout', 'session', 'forgot', 'changepwd'])
      expect((await http.ask({ path: `/api/${way}`, headers, body: {} })).status, `${way} stays open`).not.toBe(503)
    const comes = async (who: Pick<Viewer, 'id' | 'home'>, by: Interface) => {
      const user = { site: who.home, _id: who.id }
      const opened = { site: units.eastInstitution, user, interface: by, remember: false }
      const { secret } = await openSession(academy.app, opened)
      const asked = { ...headers, cookie: `sid=${secret}` }
      return (await http.ask({ path: '/api/user/query', headers: asked, body: everything })).status
    }
    const named = {
      username: 'closed-out@wicha.test',
      email: 'closed-out@wicha.test',
      firstname: 'ผู้เรียน',
      lastname: 'ทดสอบ',
    }
    const learner = await create(await asOwnerOf(root(), units.eastInstitution), 'user', named)
    expect(await comes({ id: learner._id, home: units.eastInstitution }, 'frontend'), 'a learner').toBe(503)
    expect(await comes(east, 'backend'), 'staff').toBe(200)
    expect(await comes(east, 'frontend'), 'staff who came in by the public door').toBe(200)
    const mustReset = (is: boolean) =>
      sql`update "user" set req_reset = ${is} where _id = ${east.id}`.execute(academy.database.kysely)
    await mustReset(true)
    expect(await comes(east, 'backend'), 'staff who must set a password first are in, and do that first').toBe(403)
    await mustReset(false)
    await suspendSite(branch(), { _id: groups.east, suspended: false })
    expect((await ask()).status).toBe(200)
  })
})
