import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { previewMs, previewToken } from '#platform/site/preview/preview-token.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { linksOf, parts, seen, textOf } from '../support/reading.ts'

const drivers = await testDrivers()
const start = Date.parse('2026-11-21T03:00:00Z')

describe.each(drivers)('the preview of a site on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let course = ''
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
    course = (await create(academy.as('admin', 'factory'), 'course', { name: 'วิชาลับโรงงาน', status: true }))._id
    await create(academy.as('admin', 'factory'), 'course', { name: 'ร่างลับโรงงาน' })
    await create(academy.as('admin'), 'course', { name: 'วิชาทักษะ', status: true })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const now = () => academy.app.clock()
  const token = (of: SiteKey = 'factory', at: SiteKey = 'origin', until = now() + previewMs) =>
    previewToken(academy.app, { of: sites[of]._id, at: sites[at]._id, until })
  const look = (path: string, at: SiteKey = 'origin', role: Role = 'guest') =>
    pages.open({ path, site: at, viewer: academy.viewer(role, at) })
  const sessions = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from session`.execute(academy.database.kysely)).rows[0]!.n

  describe('its link', () => {
    const ask = (role: Role, site: SiteKey = 'factory') =>
      pages.post({ path: '/config/general.data?link', site, viewer: academy.viewer(role, site) })
    const urlIn = (text: string) => /http:\/\/[^"\\]+/.exec(text)?.[0]

    test('is made by who administers the site, for an hour, and opens at the site above it', async () => {
      for (const role of ['admin', 'superadmin', 'root'] as const) {
        const url = new URL(urlIn((await ask(role)).text)!)
        expect(url.hostname, role).toBe(sites.origin.hostname)
        const page = await look(url.pathname + url.search)
        expect(textOf(page.text), role).toContain(`กำลังดูตัวอย่าง ${sites.factory.name}`)
        expect(textOf(page.text), role).toContain('ลิงก์นี้ใช้ได้ถึง 11:00 น.')
      }
      expect(urlIn((await ask('admin', 'skills')).text)).toContain(sites.skills._id)
    })

    test.each(['guest', 'user', 'member', 'manager'] as const)('is made for no %s', async (role) => {
      const answer = await ask(role)
      expect(urlIn(answer.text)).toBeUndefined()
      expect(answer.text).not.toContain(sites.factory._id)
    })

    test('is offered where the site is configured, and not where no site stands above it', async () => {
      const office = async (site: SiteKey, role: Role = 'root') =>
        textOf((await pages.open({ path: '/config/general', site, viewer: academy.viewer(role, site) })).text)
      expect(await office('factory', 'admin')).toContain('สร้างลิงก์ตัวอย่าง')
      expect(await office('origin')).not.toContain('สร้างลิงก์ตัวอย่าง')
    })
  })

  test('shows the other site in the place of the one that was asked for, with its own look, menu and courses', async () => {
    const page = await look(`/lesson/home?preview=${token()}`)
    expect(page.status).toBe(200)
    expect(/<title>([^<]*)/.exec(page.text)?.[1]).toBe(`หลักสูตรทั้งหมด · ${sites.factory.name}`)
    expect(textOf(parts(page.text, 'main')[0]!)).toContain('วิชาลับโรงงาน')
    expect(page.text).not.toContain('ร่างลับโรงงาน')
    expect(seen(page.text)).not.toContain(sites.origin.name)
    expect((await look(`/lesson/detail/${course}?preview=${token()}`)).status).toBe(200)
    const english = { cookie: 'lang=en' }
    const other = await pages.open({ path: `/lesson/home?preview=${token()}`, site: 'origin', headers: english })
    expect(textOf(other.text)).toContain('You are looking at a preview of factory')
  })

  test('a lesson that is open to try plays on the page of its course, as it does on the site itself', async () => {
    const lesson = { courseID: course, name: 'ลองเรียน', preview: true, content: '<p>บทลองเรียนของโรงงาน</p>' }
    const { _id } = await create(academy.as('admin', 'factory'), 'lesson', lesson)
    const tried = (text: string) => linksOf(text).find(({ href }) => href.includes(_id))!.href
    const detail = `/lesson/detail/${course}`
    const seenHere = [await pages.open({ path: detail, site: 'factory' }), await look(`${detail}?preview=${token()}`)]
    for (const { text } of seenHere) expect(text).not.toContain('บทลองเรียนของโรงงาน')
    const [own, other] = seenHere.map(({ text }) => tried(text).replace(/#.*/, ''))
    expect((await pages.open({ path: own!, site: 'factory' })).text).toContain('บทลองเรียนของโรงงาน')
    const previewed = await look(other!)
    expect([previewed.status, previewed.text.includes('บทลองเรียนของโรงงาน')]).toEqual([200, true])
  })

  test('goes on from link to link, and its banner leads out', async () => {
    const given = token()
    const { text } = await look(`/lesson/home?preview=${given}`)
    const links = linksOf(text)
    const [out] = links.filter((link) => link.text === 'ออกจากตัวอย่าง')
    expect(out!.href).toBe('/')
    const own = links.filter(({ href }) => /^[/?]/.test(href) && href !== '/')
    expect(own.length).toBeGreaterThan(4)
    for (const { href } of own) expect(href).toContain(`preview=${given}`)
    const detail = own.find(({ href }) => href.startsWith('/lesson/detail/'))!
    expect(textOf((await look(detail.href)).text)).toContain('วิชาลับโรงงาน')
    const led = await look(`/user/profile?preview=${given}`)
    expect(led.headers['location']).toBe(`/?preview=${given}`)
    expect((await look(out!.href)).text).not.toContain(sites.factory.name)
  })

  test.each<[string, () => string]>([
    ['nothing', () => ''],
    ['a word', () => 'factory.localhost'],
    ['a host name', () => sites.factory.hostname],
    ['a number', () => '1'],
    ['the parts without a signature', () => token().split('.').slice(0, 2).join('.')],
    ['another signature', () => token().replace(/.{43}$/, 'A'.repeat(43))],
    ['a signature with a letter changed', () => token().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['another site under the signature', () => token().replace(sites.factory._id, sites.skills._id)],
    ['a later end under the signature', () => token().replace(/\d{13}/, (until) => String(Number(until) + 1))],
    ['an end that has come', () => token('factory', 'origin', now())],
    ['an end that is past', () => token('factory', 'origin', now() - 1)],
    ['an end that is more than an hour away', () => token('factory', 'origin', now() + previewMs + 1)],
    ['a signature for another place', () => token('factory', 'skills')],
    [
      'a site that is none',
      () => previewToken(academy.app, { of: '0'.repeat(24), at: sites.origin._id, until: now() + 1 }),
    ],
    ['a token twice over', () => `${token()}.${token()}`],
    ['NUL and quotes', () => `${token()}'"<script>`],
  ])('is not shown for %s: the site that was asked for is', async (_, made) => {
    const page = await look(`/lesson/home?preview=${encodeURIComponent(made())}`)
    const plain = await look('/lesson/home')
    expect(page.status).toBe(plain.status)
    expect(page.text).not.toContain('กำลังดูตัวอย่าง')
    expect(page.text).not.toContain(sites.factory.name)
    expect(page.text).not.toContain('วิชาลับโรงงาน')
    expect(/<title>([^<]*)/.exec(page.text)?.[1]).toBe(/<title>([^<]*)/.exec(plain.text)?.[1])
  })

  test('ends with its hour', async () => {
    const path = `/lesson/home?preview=${token()}`
    academy.pass(previewMs - 1)
    expect((await look(path)).text).toContain('วิชาลับโรงงาน')
    academy.pass(1)
    expect((await look(path)).text).not.toContain('วิชาลับโรงงาน')
  })

  test('is kept by no cache, in no search engine, and leaves the pages of both sites as they are', async () => {
    const skills = () => pages.open({ path: '/lesson/home', site: 'skills' })
    const factory = () => pages.open({ path: '/lesson/home', site: 'factory' })
    const before = [(await skills()).headers['etag'], (await factory()).headers['etag']]
    const { pages: kept } = academy.app.pageCache.figures()
    const given = token('factory', 'skills')
    for (let n = 0; n < 3; n++) {
      const page = await look(`/lesson/home?preview=${given}`, 'skills')
      expect(page.text).toContain('วิชาลับโรงงาน')
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      expect(page.headers['etag']).toBeUndefined()
      expect(page.text).toContain('<meta name="robots" content="noindex, nofollow"/>')
      expect((await skills()).text).not.toContain('วิชาลับโรงงาน')
      expect((await look('/lesson/home?preview=x', 'skills')).text).not.toContain('วิชาลับโรงงาน')
    }
    expect(academy.app.pageCache.figures().pages).toBe(kept)
    expect([(await skills()).headers['etag'], (await factory()).headers['etag']]).toEqual(before)
  })

  test('knows nobody: neither who is signed in here nor who is there', async () => {
    for (const role of ['user', 'admin', 'root'] as const) {
      const page = await look(`/?preview=${token('factory', 'skills')}`, 'skills', role)
      expect(page.headers['set-cookie'], role).toBeUndefined()
      expect(page.text, role).not.toContain('สมชาย')
      expect(textOf(parts(page.text, 'header')[0]!), role).toContain('เข้าสู่ระบบ')
      const mine = await look(`/user/profile?preview=${token('factory', 'skills')}`, 'skills', role)
      expect(mine.status, role).toBe(302)
      const draft = await look(`/lesson/home?preview=${token('factory', 'skills')}`, 'skills', role)
      expect(draft.text, role).not.toContain('ร่างลับโรงงาน')
    }
    for (const path of ['/config/general', '/member/login', '/member/profile'])
      expect((await look(`${path}?preview=${token('factory', 'skills')}`, 'skills', 'root')).status, path).toBe(404)
  })

  test('runs no script, and nothing is sent from it', async () => {
    const given = token('factory', 'skills')
    const page = await look(`/user/register?preview=${given}`, 'skills')
    expect(page.text).not.toContain('<script')
    const policy = String(page.headers['content-security-policy'])
    for (const rule of ["script-src 'none'", "connect-src 'none'", "form-action 'none'"]) expect(policy).toContain(rule)
    const before = await sessions()
    const form = { username: 'learner@factory.test', password: 'wicha-2569' }
    const sent = await pages.post({ path: `/user/login?preview=${given}`, site: 'skills', form })
    expect(sent.status).toBe(403)
    expect(sent.text).toContain('นี่คือหน้าตัวอย่าง')
    expect(sent.headers['set-cookie']).toBeUndefined()
    expect(await sessions()).toBe(before)
  })

  test('is nothing that the API knows, nor the data of a page', async () => {
    const given = token('factory', 'skills')
    const asked = { path: `/api/course/query?preview=${given}`, body: {}, site: 'skills' as const }
    expect((await pages.ask(asked)).body.map(({ name }: { name: string }) => name)).toEqual(['วิชาทักษะ'])
    expect((await pages.ask({ method: 'GET', path: `/api/hostname?preview=${given}` })).body.data.key).toBe(
      'key-skills',
    )
    const data = await look(`/lesson/home.data?preview=${given}`, 'skills')
    expect(data.text).not.toContain('วิชาลับโรงงาน')
    const own = `${given}&list=1`
    expect((await pages.ask({ method: 'GET', path: `/api/hostname?preview=${own}` })).status).toBe(404)
  })
})
