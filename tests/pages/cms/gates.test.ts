import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { seen } from '../../support/reading.ts'

const drivers = await testDrivers()
const secret = 'ความลับของหน้านี้คือดอกบัว'
const right = 'บัว-2569'
const noon = Date.parse('2026-11-22T05:00:00Z')
const builder = {
  version: 1,
  rows: [
    {
      id: 'r',
      columns: [
        { id: 'c', col: 12, objects: [{ id: 'o', type: 'text', version: 1, props: { html: `<p>${secret}</p>` } }] },
      ],
    },
  ],
}

describe.each(drivers)('the gates of a page on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
    const write = async (slug: string, more: object = {}) => {
      const given = {
        type: 'page' as const,
        slug,
        title: `หน้า ${slug}`,
        status: true,
        content: `<p>${secret}</p>`,
        builder,
      }
      ids[slug] = (await create(academy.as('admin'), 'post', { ...given, ...more }))._id
    }
    await write('plain')
    await write('member', { authen: true })
    await write('locked', { password: right })
    await write('both', { authen: true, password: right })
    await write('news', { display: 'group', password: right })
    await write('flood', { type: 'post', parent: ids['news'], authen: false, title: 'หลังน้ำลด' })
    await write('sealed', { type: 'post', parent: ids['news'], password: `${right}!` })
    await write('meeting', { type: 'post', parent: ids['member'] })
    await write('learners', { audience: 'user' })
    await write('strangers', { audience: 'guest' })
    await write('soon', { visibleFrom: '2026-11-23' })
    await write('over', { visibleUntil: '2026-11-21' })
    await write('today', { visibleFrom: '2026-11-22', visibleUntil: '2026-11-22' })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const at = (slug: string) => `/cms/page/${slug}`
  const learner = () => academy.viewer('user')
  const cookieIn = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie'] ?? []].flat().map(String).join('; ')
  const keyIn = (answer: { headers: Record<string, unknown> }) => /pages=([^;]+)/.exec(cookieIn(answer))?.[1] ?? ''
  const tryAt = (path: string, password: string, more: object = {}) => pages.post({ path, form: { password }, ...more })
  const withKey = (path: string, key: string) => pages.open({ path, headers: { cookie: `pages=${key}` } })

  test('a page that needs neither is read by everybody', async () => {
    const page = await pages.open({ path: at('plain') })
    expect(page.status).toBe(200)
    expect(seen(page.text)).toContain(secret)
  })

  test('one that needs a log-in shows its gate and not a letter of what it says', async () => {
    const shut = await pages.open({ path: at('member') })
    expect(shut.status).toBe(401)
    expect(shut.text).not.toContain('ดอกบัว')
    expect(seen(shut.text)).toContain('กรุณาเข้าสู่ระบบเพื่อดูหน้านี้')
    expect((await pages.open({ path: at('member'), viewer: learner() })).text).toContain(secret)
  })

  test('one with a password says that it is encrypted, and asks', async () => {
    for (const viewer of [undefined, learner()]) {
      const shut = await pages.open({ path: at('locked'), ...(viewer && { viewer }) })
      expect(shut.status).toBe(403)
      expect(shut.text).not.toContain('ดอกบัว')
      expect(seen(shut.text)).toContain('เนื้อหานี้ถูกเข้ารหัสไว้')
      expect(shut.text).toMatch(
        /<input[^>]*type="password"[^>]*name="password"|<input[^>]*name="password"[^>]*type="password"/,
      )
      expect(seen(shut.text)).toContain('เข้าสู่เนื้อหา')
    }
  })

  test('a browser with scripts is led back to the page, not to its data', async () => {
    const { text } = await tryAt(`${at('locked')}.data`, right)
    expect(text).toContain(`"${at('locked')}"`)
    expect(text).not.toContain('.data')
    const page = { type: 'page', slug: 'home', title: 'หน้าแรก', status: true, password: right, builder } as const
    const { _id } = await create(academy.as('admin'), 'post', page)
    const front = await tryAt('/_.data?index', right)
    expect(front.text).toContain('"redirect","/","status",303')
    await remove(academy.as('admin'), 'post', _id)
  })

  test('the right password opens it, any other does not', async () => {
    for (const wrong of ['', 'บัว', `${right} `, right.toUpperCase().replace('บ', 'ป'), 'x'.repeat(5000)]) {
      const refused = await tryAt(at('locked'), wrong)
      expect(refused.status).toBe(403)
      expect(refused.text).not.toContain('ดอกบัว')
      expect(seen(refused.text)).toContain('Incorrect password!')
      expect(keyIn(refused)).toBe('')
    }
    const opened = await tryAt(at('locked'), right)
    expect(opened.status).toBe(303)
    expect(cookieIn(opened)).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookieIn(opened)).not.toMatch(/max-age|expires/i)
    const read = await withKey(at('locked'), keyIn(opened))
    expect(seen(read.text)).toContain(secret)
    expect(read.headers['cache-control']).toBe('private, no-store')
    expect((await pages.open({ path: at('locked') })).text).not.toContain('ดอกบัว')
  })

  test('a key opens its own page and no other, not on another site, not when forged, old, or given for an old password', async () => {
    const key = keyIn(await tryAt(at('locked'), right))
    expect((await withKey(at('both'), key)).status).toBe(401)
    expect((await withKey(at('news'), key)).text).not.toContain('ดอกบัว')
    const forged = [key.replace(ids['locked']!, ids['news']!), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`]
    for (const one of [...forged, `${key}~${key}x`, 'x.1.y', '~~~', `${ids['locked']}.9999999999999.${key.slice(-43)}`])
      expect((await withKey(at(one.startsWith(ids['news']!) ? 'news' : 'locked'), one)).text.includes('ดอกบัว')).toBe(
        one.startsWith(`${key}~`),
      )
    const elsewhere = await pages.open({ site: 'factory', path: at('locked'), headers: { cookie: `pages=${key}` } })
    expect(elsewhere.status).toBe(404)
    await update(academy.as('admin'), 'post', { _id: ids['locked']!, change: { password: `${right}-ใหม่` } })
    expect((await withKey(at('locked'), key)).status).toBe(403)
    await update(academy.as('admin'), 'post', { _id: ids['locked']!, change: { password: right } })
    const again = keyIn(await tryAt(at('locked'), right))
    academy.pass(13 * 3_600_000)
    expect((await withKey(at('locked'), again)).status).toBe(403)
    academy.pass(-13 * 3_600_000)
  })

  test('a page with both asks for the log-in first, then for the password, then shows what it says', async () => {
    expect((await pages.open({ path: at('both') })).status).toBe(401)
    expect((await tryAt(at('both'), right)).text).not.toContain('ดอกบัว')
    const asked = await pages.open({ path: at('both'), viewer: learner() })
    expect(seen(asked.text)).toContain('เนื้อหานี้ถูกเข้ารหัสไว้')
    const key = keyIn(await tryAt(at('both'), right, { viewer: learner() }))
    const { cookie } = await pages.cookieOf(learner(), 'skills')
    const open = await pages.open({ path: at('both'), headers: { cookie: `${cookie}; pages=${key}` } })
    expect(seen(open.text)).toContain(secret)
    expect((await withKey(at('both'), key)).status).toBe(401)
  })

  test('what a tab kept opens the page again, and a bad one counts as no try', async () => {
    const key = keyIn(await tryAt(at('locked'), right))
    const opened = await pages.post({ path: at('locked'), form: { key } })
    expect([opened.status, keyIn(opened)]).toEqual([303, key])
    for (let n = 0; n < 15; n++) {
      const stale = await pages.post({ path: at('locked'), form: { key: `${key}x` } })
      expect(stale.status).toBe(403)
      expect(seen(stale.text)).not.toContain('Incorrect password!')
    }
    expect((await tryAt(at('locked'), right)).status).toBe(303)
  })

  test('staff read every page without its password', async () => {
    for (const slug of ['locked', 'both', 'news', 'soon'])
      expect((await pages.open({ path: at(slug), viewer: academy.viewer('manager') })).status).toBe(200)
  })

  test('a post is behind the gate of its page', async () => {
    const post = '/cms/post/news/flood'
    const shut = await pages.open({ path: post })
    expect([shut.status, shut.text.includes('ดอกบัว')]).toEqual([403, false])
    const key = keyIn(await tryAt(post, right))
    expect(seen((await withKey(post, key)).text)).toContain(secret)
    expect((await pages.open({ path: at('flood') })).status).toBe(404)
    expect((await pages.open({ path: '/cms/post/plain/flood' })).status).toBe(404)
  })

  test('a post is behind the gate of its page in the API too, whatever is asked', async () => {
    const asked = async (slug: string, viewer?: ReturnType<typeof learner>) => {
      const filter = { method: 'find', args: [{ slug }] }
      const pipeline = [{ $match: { slug } }, { $facet: { post: [{ $limit: 10 }], totalCount: [{ $count: 'count' }] } }]
      const by = viewer && { viewer }
      const answers = await Promise.all([
        pages.ask({ path: '/api/post/query', body: filter, ...by }),
        pages.ask({ path: '/api/post/aggregate', body: { pipeline }, ...by }),
        pages.ask({ method: 'GET', path: `/api/post/${ids[slug]}`, ...by }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      return answers.map(({ body }) => JSON.stringify(body).includes('ดอกบัว'))
    }
    const [no, yes] = [Array(3).fill(false), Array(3).fill(true)]
    expect(await asked('flood')).toEqual(no)
    expect(await asked('flood', learner())).toEqual(no)
    expect(await asked('flood', academy.viewer('manager'))).toEqual(yes)
    expect(await asked('meeting')).toEqual(no)
    expect(await asked('meeting', learner())).toEqual(yes)
  })

  test('a post with a password under a page with another one is read with both', async () => {
    const post = '/cms/post/news/sealed'
    const outer = keyIn(await tryAt(at('news'), right))
    const half = await withKey(post, outer)
    expect([half.status, half.text.includes('ดอกบัว')]).toEqual([403, false])
    const both = keyIn(await tryAt(post, `${right}!`, { headers: { cookie: `pages=${outer}` } }))
    const read = await withKey(post, both)
    expect([read.status, seen(read.text).includes(secret)]).toEqual([200, true])
  })

  test('who is not meant, and who comes on another day, finds no page', async () => {
    const status = async (slug: string, viewer?: ReturnType<typeof learner>) =>
      (await pages.open({ path: at(slug), ...(viewer && { viewer }) })).status
    expect([await status('learners'), await status('learners', learner())]).toEqual([404, 200])
    expect([await status('strangers'), await status('strangers', learner())]).toEqual([200, 404])
    expect([await status('soon'), await status('over'), await status('today')]).toEqual([404, 404, 200])
    academy.pass(24 * 3_600_000)
    expect([await status('soon'), await status('today')]).toEqual([200, 404])
    academy.pass(-24 * 3_600_000)
  })

  test('POST /post/{id}/unlock gives the key to who knows the password, and says nothing of other pages', async () => {
    const unlock = (slug: string, body: unknown) =>
      pages.ask({
        path: `/api/post/${ids[slug] ?? slug}/unlock`,
        body,
        headers: { 'content-type': 'application/json' },
      })
    const opened = await unlock('locked', { password: right })
    expect(opened.status).toBe(200)
    expect((await withKey(at('locked'), opened.body.key)).text).toContain(secret)
    const wrong = await unlock('locked', { password: 'x' })
    expect(wrong.status).toBe(403)
    expect(wrong.body.message).toBe('รหัสผ่านไม่ถูกต้อง')
    for (const body of [{}, { password: '' }, { password: 7 }, { password: right, page: ids['both'] }, null])
      expect((await unlock('locked', body)).status).toBe(400)
    for (const slug of ['plain', 'both', 'learners', 'no-such-id'])
      expect((await unlock(slug, { password: right })).status).toBe(404)
    expect((await pages.ask({ method: 'GET', path: `/api/post/${ids['locked']}` })).text).not.toContain('ดอกบัว')
  })

  test('ten tries in ten minutes are enough', async () => {
    academy.pass(3_600_000)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push((await tryAt(at('news'), `ผิด ${n}`)).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
    expect((await tryAt(at('news'), right)).status).toBe(429)
    academy.pass(600_001)
    expect((await tryAt(at('news'), right)).status).toBe(303)
  })
})
