import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, restore, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')

describe.each(drivers)('redirects on $kind', (driver) => {
  let academy: Academy
  let pages: Pages

  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const lead = (path: string, target: string, more: object = {}) =>
    create(admin(), 'redirect', { path, target, ...more })
  const open = async (path: string, more: object = {}) => {
    const { status, headers, text } = await pages.open({ path, ...more })
    return { status, to: headers['location'], text }
  }
  const all = () =>
    from(admin(), 'redirect').select(['path', 'target', 'active', 'hits', 'note']).orderBy('path').execute()
  const pageOf = (slug: string, more: object = {}) =>
    create(admin(), 'post', { type: 'page', title: `หน้า ${slug}`, slug, status: true, ...more })
  const empty = async () => {
    for (const { _id } of await from(admin(), 'redirect').select('_id').execute())
      await remove(admin(), 'redirect', _id)
  }

  test('lead from where nothing is, for good or for now, with what was asked beside', async () => {
    await lead('/old', '/lesson/home')
    await lead('https://anywhere.test/ข่าวเก่า/?x=1', '/ข่าว?from=old', { kind: '302' })
    await lead('/shop', 'https://shop.example/th')
    await lead('/year/*', '/archive/*')
    expect(await open('/old?utm=ก')).toMatchObject({ status: 301, to: '/lesson/home?utm=%E0%B8%81' })
    for (const path of ['/ข่าวเก่า', '/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7%E0%B9%80%E0%B8%81%E0%B9%88%E0%B8%B2/'])
      expect(await open(encodeURI(decodeURI(path)) + '?a=1')).toMatchObject({
        status: 302,
        to: '/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7?from=old&a=1',
      })
    expect(await open('/shop')).toMatchObject({ status: 301, to: 'https://shop.example/th' })
    expect(await open('/year/2568/a')).toMatchObject({ to: '/archive/2568/a' })
    expect((await open('/yearly')).status).toBe(404)
    expect((await open('/old', { site: 'factory' })).status).toBe(404)
    expect(await open('/old', { viewer: academy.viewer('user') })).toMatchObject({ status: 301 })
    expect((await pages.ask({ method: 'POST', path: '/old' })).status).not.toBe(301)
  })

  test('lead whom the page’s script asks for too', async () => {
    const { status, text } = await open('/old.data?a=1')
    expect(status).toBe(202)
    expect(text).toContain('/lesson/home?a=1')
  })

  test('are counted, and the count does not touch their version', async () => {
    await academy.app.redirectStats.flush()
    const before = await all()
    await Promise.all(Array.from({ length: 5 }, (_, n) => open(`/shop?n=${n}`)))
    await academy.app.redirectStats.flush()
    const hits = (of: typeof before) => of.find(({ path }) => path === '/shop')!.hits
    expect(hits(await all()) - hits(before)).toBe(5)
    const { version, lastAt } = await from(admin(), 'redirect')
      .select(['version', 'lastAt'])
      .where('path', '=', '/shop')
      .executeTakeFirstOrThrow()
    expect([version, lastAt]).toEqual([1, new Date(noon).toISOString()])
  })

  test('never stand before a page that answers, are off where they are off, and go when removed', async () => {
    const page = await pageOf('here')
    const made = await lead('/cms/page/here', '/lesson/home')
    expect((await open('/cms/page/here')).status).toBe(200)
    await update(admin(), 'post', { _id: page._id, change: { status: false } })
    expect((await open('/cms/page/here')).status).toBe(301)
    await update(admin(), 'redirect', { _id: made._id, change: { active: false } })
    expect((await open('/cms/page/here')).status).toBe(404)
    await update(admin(), 'redirect', { _id: made._id, change: { active: true } })
    await remove(admin(), 'redirect', made._id)
    expect((await open('/cms/page/here')).status).toBe(404)
    await restore(admin(), 'redirect', made._id)
    expect((await open('/cms/page/here')).status).toBe(301)
  })

  test.each([
    ['old', '/new', 'path'],
    ['//evil.example', '/new', 'path'],
    ['/a*b', '/new', 'path'],
    ['/*', '/new', 'path'],
    ['/', '/new', 'path'],
    [`/${'ก'.repeat(400)}`, '/new', 'path'],
    ['/x', 'javascript:alert(1)', 'target'],
    ['/x', 'data:text/html,<script>1</script>', 'target'],
    ['/x', '//evil.example', 'target'],
    ['/x', '/\\evil.example', 'target'],
    ['/x', 'http://plain.example', 'target'],
    ['/x', 'new', 'target'],
    ['/x', '/new/*', 'target'],
    ['/x', '/x', 'target'],
    ['/x', '/x/?again=1', 'target'],
    ['/x', 'https://skills.test/x', 'target'],
    ['/x/*', '/x/y', 'target'],
    ['/x/*', '/x/y/*', 'target'],
  ])('%j to %j is refused', async (path, target, field) => {
    const target_ = target.replace('skills.test', academy.as('admin').site.hostname)
    await expect(lead(path, target_)).rejects.toMatchObject({ kind: 'invalid', issues: [{ field }] })
  })

  test('do not lead to one another, also when two are made at once', async () => {
    await empty()
    await lead('/a', '/b')
    await expect(lead('/c', '/a')).rejects.toMatchObject({
      kind: 'conflict',
      issues: [{ field: 'target', code: 'onwards' }],
    })
    await expect(lead('/b', '/d')).rejects.toMatchObject({
      kind: 'conflict',
      issues: [{ field: 'path', code: 'towards' }],
    })
    await expect(lead('/b/*', '/a?x=1')).rejects.toMatchObject({ kind: 'conflict' })
    await lead('/e', '/f/1')
    await expect(lead('/f/*', '/g')).rejects.toMatchObject({ kind: 'conflict', issues: [{ code: 'towards' }] })
    const idle = await lead('/b', '/d', { active: false })
    await expect(update(admin(), 'redirect', { _id: idle._id, change: { active: true } })).rejects.toMatchObject({
      kind: 'conflict',
    })
    await expect(lead('/a', '/z')).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'path' }] })
    const made = await Promise.allSettled([lead('/m', '/n'), lead('/n', '/m')])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('that came to lead in a circle all the same lead nobody', async () => {
    await empty()
    const one = await lead('/ring/1', '/ring/2')
    await remove(admin(), 'redirect', one._id)
    await lead('/ring/2', '/ring/1')
    await restore(admin(), 'redirect', one._id)
    for (const path of ['/ring/1', '/ring/2']) expect((await open(path)).status).toBe(404)
  })

  test('come by themselves when the address of a page changes, and go when it is changed back', async () => {
    await empty()
    const page = await pageOf('news', { display: 'group' })
    const post = await create(admin(), 'post', {
      ...{ type: 'post', title: 'เรื่องแรก', slug: 'one', status: true, parent: page._id },
    })
    const draft = await pageOf('draft', { status: false })
    const rename = (_id: string, slug: string) => update(admin(), 'post', { _id, change: { slug } })
    await rename(draft._id, 'draft-2')
    expect(await all()).toEqual([])
    await rename(page._id, 'stories')
    await rename(post._id, 'first')
    expect((await all()).map(({ path, target }) => [path, target])).toEqual([
      ['/cms/page/news', '/cms/page/stories'],
      ['/cms/post/news/*', '/cms/post/stories/*'],
      ['/cms/post/stories/one', '/cms/post/stories/first'],
    ])
    expect(await open('/cms/page/news?page=2')).toMatchObject({ status: 301, to: '/cms/page/stories?page=2' })
    expect(await open('/cms/post/news/first')).toMatchObject({ to: '/cms/post/stories/first' })
    expect((await all())[0]!.note).toContain('หน้า news')
    await rename(page._id, 'tales')
    expect((await open('/cms/page/news')).to).toBe('/cms/page/tales')
    expect((await open('/cms/page/stories')).to).toBe('/cms/page/tales')
    await rename(page._id, 'news')
    expect((await open('/cms/page/news')).status).toBe(200)
    expect((await all()).map(({ path }) => path)).not.toContain('/cms/page/news')
    expect((await open('/cms/page/tales')).to).toBe('/cms/page/news')
    expect((await open('/cms/post/news/first')).status).toBe(200)
  })

  test('go along with a page, however its address is written in them, and with all posts under it', async () => {
    await empty()
    const page = await pageOf('ข่าว', { display: 'group' })
    const post = await create(admin(), 'post', {
      ...{ type: 'post', title: 'เรื่อง', slug: 'หนึ่ง', status: true, parent: page._id },
    })
    const host = admin().site.hostname
    await lead('/pasted', encodeURI('/cms/page/ข่าว'))
    await lead('/spot', '/cms/page/ข่าว?from=card#apply')
    await lead('/whole', `https://${host}/cms/page/${encodeURI('ข่าว').toLowerCase()}`)
    await lead('/told', '/cms/post/ข่าว/หนึ่ง#top')
    await update(admin(), 'post', { _id: post._id, change: { slug: 'สอง' } })
    await update(admin(), 'post', { _id: page._id, change: { slug: 'เรื่องเล่า' } })
    expect(Object.fromEntries((await all()).map(({ path, target }) => [path, target]))).toEqual({
      '/pasted': '/cms/page/เรื่องเล่า',
      '/spot': '/cms/page/เรื่องเล่า?from=card#apply',
      '/whole': '/cms/page/เรื่องเล่า',
      '/told': '/cms/post/เรื่องเล่า/สอง#top',
      '/cms/page/ข่าว': '/cms/page/เรื่องเล่า',
      '/cms/post/ข่าว/*': '/cms/post/เรื่องเล่า/*',
      '/cms/post/ข่าว/หนึ่ง': '/cms/post/เรื่องเล่า/สอง',
    })
    for (const path of ['/cms/post/ข่าว/หนึ่ง', '/cms/post/ข่าว/สอง'])
      expect((await open(encodeURI(path))).to).toBe(encodeURI('/cms/post/เรื่องเล่า/สอง'))
  })

  test('are taken away where a post comes to be read again where they began', async () => {
    await empty()
    const [one, two] = [await pageOf('branch-1', { display: 'group' }), await pageOf('branch-2', { display: 'group' })]
    const post = await create(admin(), 'post', {
      ...{ type: 'post', title: 'ย้ายบ้าน', slug: 'move', status: true, parent: one._id },
    })
    await update(admin(), 'post', { _id: post._id, change: { parent: two._id } })
    await update(admin(), 'post', { _id: one._id, change: { slug: 'branch-0' } })
    await update(admin(), 'post', { _id: two._id, change: { slug: 'branch-1' } })
    expect((await all()).map(({ path, target }) => [path, target])).toEqual([
      ['/cms/page/branch-2', '/cms/page/branch-1'],
      ['/cms/post/branch-2/*', '/cms/post/branch-1/*'],
    ])
    expect((await open('/cms/post/branch-2/move')).to).toBe('/cms/post/branch-1/move')
  })

  test('do not hinder a page from moving, and what nobody may write is written for nobody', async () => {
    await empty()
    await lead('/cms/page/*', '/lesson/home')
    const page = await pageOf('free')
    await update(admin(), 'post', { _id: page._id, change: { slug: 'freed' } })
    expect((await open('/cms/page/freed')).status).toBe(200)
    expect((await open('/cms/page/free')).to).toBe('/lesson/home')
    await expect(create(academy.as('manager'), 'redirect', { path: '/q', target: '/r' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await from(academy.as('user'), 'redirect').select('_id').execute()).toEqual([])
  })

  test('are written in a form that says what is wrong, in both languages, and keeps what was written', async () => {
    const viewer = academy.viewer('admin')
    const form = { path: '/form', target: '//evil.example', kind: '301', active: 'true', note: 'เก็บไว้' }
    const sent = (headers = {}) => pages.post({ path: '/cms/pages/redirect/add', viewer, form, headers })
    const refused = await sent()
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain('ปลายทางต้องเป็นหน้าในเว็บไซต์นี้')
    expect(refused.text).toContain('//evil.example')
    expect(textOf((await pages.open({ path: '/cms/pages/redirect/add?path=%2Fold%2Fa', viewer })).text)).toContain(
      'เพิ่มการเปลี่ยนเส้นทาง',
    )
    expect((await pages.open({ path: '/cms/pages/redirect/add?path=%2Fold%2Fa', viewer })).text).toContain(
      'value="/old/a"',
    )
    form.target = '/lesson/home'
    expect((await sent()).status).toBe(302)
    const { text } = await pages.open({ path: '/cms/pages/redirect', viewer })
    for (const said of ['/form', '/lesson/home', 'เปิดใช้', 'ถาวร (301)']) expect(textOf(text)).toContain(said)
  })
})
