import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { suspendSite } from '#platform/site/site-tree/change-site.ts'
import { plantScripts } from '../attacks/reads/planted.ts'
import { sites } from '../support/cast.ts'
import { openWithFiles, pdf, upload } from './files/support.ts'

const drivers = await testDrivers()
const host = 'files.example.test'
const said = { status: 503, headers: { 'retry-after': '600', 'cache-control': 'private, no-store' } }
const beginning = { 'tus-resumable': '1.0.0', 'upload-length': '4', 'upload-metadata': 'filename YS5wZGY=' }

describe.each(drivers)('a suspended site on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  let own = ''
  let frame = ''
  const learner = () => all.academy.viewer('user')
  const admin = () => all.academy.viewer('admin')
  const suspend = (suspended: boolean) =>
    suspendSite(all.academy.as('root', 'origin'), { _id: sites.skills._id, suspended })
  const open = (path: string, viewer?: ReturnType<typeof learner>) =>
    all.pages.open({ path, ...(viewer && { viewer }) })
  const framed = () => all.pages.open({ path: frame, headers: { host } })
  const begin = (viewer: ReturnType<typeof learner>) =>
    all.pages.ask({ path: '/api/upload/resumable', viewer, headers: beginning })

  beforeAll(async () => {
    all = await openWithFiles(driver, { CONTENT_HOST: host })
    frame = await plantScripts(all.academy.as('admin'))
    const { body } = await upload(all.pages, { content: pdf, viewer: learner() })
    own = `/${body.data.key}`
    await suspend(true)
  })
  afterAll(() => all.close())

  test('takes no file of a learner, whole or in parts, and gives him none of his; staff send and open them', async () => {
    expect(await upload(all.pages, { content: pdf, viewer: learner() })).toMatchObject(said)
    expect(await begin(learner())).toMatchObject(said)
    expect(await open(own, learner())).toMatchObject(said)
    expect((await upload(all.pages, { content: pdf, viewer: admin() })).status).toBe(200)
    expect((await begin(admin())).status).toBe(201)
    expect((await open(own, admin())).status, 'led to the host of files').toBe(302)
  })

  test('shows nobody but staff a page, the way in excepted, and runs nothing of its pages elsewhere', async () => {
    for (const path of ['/', '/lesson/home', '/lesson/dashboard', '/member/security'])
      expect((await open(path)).status, path).toBe(503)
    expect((await open('/lesson/home', learner())).status).toBe(503)
    for (const path of ['/login', '/member/login']) expect((await open(path)).status, path).toBe(200)
    expect((await open('/member/verify')).headers['location'], 'the second step').toBe('/member/login')
    for (const path of ['/lesson/home', '/lesson/dashboard']) expect((await open(path, admin())).status, path).toBe(200)
    expect((await framed()).status).toBe(404)
  })

  test('tells engines to stay away, and lists no page for them', async () => {
    expect((await open('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await open('/sitemap.xml')).status).toBe(404)
    expect((await all.pages.open({ path: '/sitemap.xml', site: 'factory' })).status).toBe(200)
    expect((await all.pages.open({ path: '/sitemap.xml', site: 'origin' })).status, 'no unit').toBe(404)
  })

  test('has everything again when it is opened', async () => {
    await suspend(false)
    expect((await open(own, learner())).status).toBe(302)
    expect((await framed()).status).toBe(200)
    expect((await open('/robots.txt')).text).toContain('Sitemap: ')
    expect((await upload(all.pages, { content: pdf, viewer: learner() })).status).toBe(200)
    expect((await begin(learner())).status).toBe(201)
  })
})
