import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { presets } from '#ui/theme/presets.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'

const drivers = await testDrivers()
const others = allRoles.filter((role) => role !== 'superadmin' && role !== 'root')

describe.each(drivers)('the records of sites on $kind', (driver) => {
  let academy: Academy
  let http: Http
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    for (const site of ['skills', 'factory'] as const) {
      const row = await from(academy.as('guest', site), 'hostname').select('hostname._id').executeTakeFirst()
      ids[site] = row!._id
    }
    const keys = { s3Key: 'AKIA-planted-0001-acid', s3Secret: 'planted-secret-0002-zinc' }
    const place = { s3Bucket: 'media', s3Hosting: 'https://files.wicha.test' }
    ids['space'] = (await create(academy.as('root'), 'space', { name: 'คลัง', ...place, ...keys }))._id
    ids['there'] = (await create(academy.as('root', 'factory'), 'space', { name: 'คลังโรงงาน', ...keys }))._id
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  type By = { role?: (typeof allRoles)[number]; site?: SiteKey; body?: unknown }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: By = {}) => {
    const { role = 'guest', site = 'skills', body } = more
    return http.ask({ method, path: `/api/${path}`, site, viewer: academy.viewer(role, site), body })
  }
  const claim = (hostname: string, by: By = {}) =>
    call('POST', 'hostname', { role: 'superadmin', ...by, body: { data: { hostname } } })

  describe('a host name', () => {
    test('holds hostname, spaceId and theme, and is answered to everybody on its own site alone', async () => {
      const change = { data: { spaceId: ids['space'], theme: 'ember' } }
      expect((await call('PUT', `hostname/${ids['skills']}`, { role: 'superadmin', body: change })).status).toBe(200)
      for (const role of allRoles) {
        const answer = await call('GET', `hostname/${ids['skills']}`, { role })
        expect(answer).toMatchObject({
          status: 200,
          body: { status: 200, data: { hostname: 'localhost', spaceId: ids['space'], theme: 'ember' } },
        })
        expect((await call('GET', `hostname/${ids['factory']}`, { role })).status).toBe(404)
        expect((await call('POST', 'hostname/query', { role, body: {} })).body).toHaveLength(1)
      }
    })

    test('gives its look to the site under that name, at once', async () => {
      const look = async () => (await call('GET', 'hostname')).body.data.theme
      expect(await look()).toEqual(presets.ember)
      await call('PUT', `hostname/${ids['skills']}`, { role: 'superadmin', body: { data: { theme: 'garden' } } })
      expect(await look()).toEqual(presets.garden)
    })

    test('is given out by the owners of the product', async () => {
      for (const role of others) {
        expect((await claim('new.wicha.test', { role })).status, role).toBe(403)
        const change = { role, body: { data: { hostname: 'new.wicha.test' } } }
        expect((await call('PUT', `hostname/${ids['skills']}`, change)).status, role).toBe(403)
        expect((await call('DELETE', `hostname/${ids['skills']}`, { role })).status, role).toBe(403)
        expect((await call('DELETE', `hostname/${ids['factory']}`, { role })).status, role).toBe(404)
      }
    })

    test.each(['factory.localhost', 'FACTORY.localhost', 'factory.localhost.'])(
      'of another site cannot be claimed, nor written otherwise: %s',
      async (taken) => {
        for (const role of ['superadmin', 'root'] as const) {
          expect(await claim(taken, { role })).toMatchObject({ status: 409, body: { fields: ['hostname'] } })
          const rename = { role, body: { data: { hostname: taken } } }
          expect((await call('PUT', `hostname/${ids['skills']}`, rename)).status).toBe(409)
        }
        expect((await claim(taken, { role: 'admin' })).status).toBe(403)
        expect((await call('GET', 'hostname', { site: 'factory' })).body.data.siteID).toMatch(/^b0/)
      },
    )

    test.each([
      '',
      ' ',
      'a b',
      'a/b',
      'a.b@c',
      'factory.localhost:80',
      'ก.invalid',
      'x'.repeat(300),
      '-a.test',
      'a_b.test',
      7,
      null,
      { $ne: '' },
    ])('is not %j', async (hostname) => {
      expect((await claim(hostname as string)).status).toBe(400)
    })

    test('that is the main one can be renamed, and not removed', async () => {
      const { _id } = (await claim('www.skills.test')).body.data
      const configured = async () => (await call('POST', 'configuration/query', { role: 'admin', body: {} })).body[0]
      const { _id: configuration, hostname } = await configured()
      expect(hostname).toBe('localhost')
      const point = (data: object) =>
        call('PUT', `configuration/${configuration}`, { role: 'superadmin', body: { data } })
      expect((await point({ hostname: 'factory.localhost' })).status).toBe(400)
      expect((await point({ hostname: 'www.skills.test' })).status).toBe(200)
      expect((await call('DELETE', `hostname/${_id}`, { role: 'superadmin' })).status).toBe(409)
      const rename = { data: { hostname: 'skills.test' } }
      expect((await call('PUT', `hostname/${_id}`, { role: 'superadmin', body: rename })).status).toBe(200)
      expect((await configured()).hostname).toBe('skills.test')
      expect((await point({ hostname: 'localhost' })).status).toBe(200)
      expect((await call('DELETE', `hostname/${_id}`, { role: 'superadmin' })).status).toBe(200)
    })

    test('answers the site as soon as it is given, and nobody once it is gone', async () => {
      const at = (host: string) => http.server.inject({ url: '/api/hostname', headers: { host } })
      expect((await at('fresh.wicha.test')).statusCode).toBe(404)
      const { _id } = (await claim('fresh.wicha.test')).body.data
      expect((await at('fresh.wicha.test')).json().data).toMatchObject({
        hostname: 'fresh.wicha.test',
        key: 'key-skills',
      })
      await call('DELETE', `hostname/${_id}`, { role: 'superadmin' })
      expect((await at('fresh.wicha.test')).statusCode).toBe(404)
    })
  })

  describe('a storage', () => {
    test('is answered without its keys to everybody but root, who sees that they are set, and its place to administrators', async () => {
      for (const role of allRoles) {
        const answer = await call('GET', `space/${ids['space']}`, { role })
        expect(answer).toMatchObject({
          status: 200,
          body: { status: 200, data: { name: 'คลัง', s3Hosting: 'https://files.wicha.test' } },
        })
        const { s3Key, s3Secret, s3Bucket } = answer.body.data
        const isKeeper = ['admin', 'superadmin', 'root'].includes(role)
        expect(s3Bucket, role).toBe(isKeeper ? 'media' : undefined)
        const asked = await call('POST', 'space/query', { role, body: { args: [{ _id: ids['space'] }] } })
        expect(asked.body[0], `${role} learns no more by either call`).toEqual(answer.body.data)
        const shown = role === 'root' ? [last4('acid'), last4('zinc')] : [undefined, undefined]
        expect([s3Key, s3Secret], role).toEqual(shown)
        expect(answer.text).not.toMatch(/planted|sealed/)
        expect((await call('GET', `space/${ids['there']}`, { role })).status).toBe(404)
      }
    })
    const last4 = (text: string) => ({ set: true, last4: text })

    test('is written by root alone', async () => {
      for (const role of allRoles.filter((one) => one !== 'root')) {
        const body = { data: { name: 'ของฉัน' } }
        expect((await call('POST', 'space', { role, body })).status, role).toBe(403)
        expect((await call('PUT', `space/${ids['space']}`, { role, body })).status, role).toBe(403)
        expect((await call('DELETE', `space/${ids['space']}`, { role })).status, role).toBe(403)
      }
      const body = { data: { s3Region: 'ap-southeast-7' } }
      expect((await call('PUT', `space/${ids['space']}`, { role: 'root', body })).status).toBe(200)
    })
  })

  describe('a language', () => {
    test('is found with code, name, flag and translations, on every site from its beginning', async () => {
      for (const site of ['skills', 'factory', 'origin'] as const) {
        const found = await call('POST', 'translate/query', { site, body: { method: 'find', args: [{ code: 'th' }] } })
        expect(found).toMatchObject({ status: 200, body: [{ code: 'th', name: 'ไทย', flag: 'th' }] })
        expect(found.body[0].translations['menu.login']).toBe('เข้าสู่ระบบ')
      }
      const both = { method: 'find', args: [{}], sort: { code: 1 } }
      const codes = (await call('POST', 'translate/query', { body: both })).body.map(
        (one: { code: string }) => one.code,
      )
      expect(codes).toEqual(['en', 'th'])
    })

    test('is written by the administrators of the site, word by word', async () => {
      const [english] = (await call('POST', 'translate/query', { body: { args: [{ code: 'en' }] } })).body
      const change = (data: object, role: (typeof allRoles)[number]) =>
        call('PUT', `translate/${english._id}`, { role, body: { data } })
      const translations = { ...english.translations, 'menu.home': 'Start' }
      for (const role of ['guest', 'user', 'member', 'manager'] as const)
        expect((await change({ translations }, role)).status, role).toBe(403)
      expect((await change({ translations }, 'admin')).body.data.translations['menu.home']).toBe('Start')
      for (const wrong of [{ 'menu.home': 1 }, { '<b>': 'x' }, { a: { b: 'c' } }, 'x', []])
        expect((await change({ translations: wrong }, 'superadmin')).status, JSON.stringify(wrong)).toBe(400)
    })
  })
})
