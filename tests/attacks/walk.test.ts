import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#platform/data/access/viewer.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Marker, maySee, plantMarkers } from '../canary/markers.ts'
import { type Random, randomOf } from '../fuzz/random.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'
import type { HttpParams } from '../support/http.ts'
import { openPages, type Pages } from '../support/pages.ts'

const places = ['skills', 'factory'] as const
/** By hand: `ATTACK_CALLS=5000 vitest run tests/attacks/walk.test.ts`. */
const drivers = await bothDrivers()
const count = Math.ceil(Number(process.env['ATTACK_CALLS'] ?? 600) / drivers.length)

describe.each(drivers)('a walk over two sites on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const markers: Marker[] = []
  const ids = new Map<SiteKey, Map<string, string[]>>()
  const lines: string[] = []

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const site of places) {
      const planted = await plantMarkers(academy, site)
      markers.push(...planted.markers)
      ids.set(site, planted.ids)
    }
    await academy.app.jobs.drain()
    Object.assign(academy.app.settings, { log: (line: string) => lines.push(line) })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const writable = { course: 'short_description', category: 'description', lesson: 'content', post: 'content' } as const

  /**
   * A plausible call or page request by a person of one site about a row of either. Written values name their own site.
   */
  const stepOf = (random: Random, site: SiteKey): Omit<HttpParams, 'viewer' | 'site'> => {
    const of = ids.get(random.chance(80) ? site : random.pick(places))!
    const name = random.pick([...of.keys()])
    const path = `/api/${name}`
    const id = random.pick(of.get(name)!)
    const course = random.pick(of.get('course')!)
    const written = random.pick(Object.keys(writable) as (keyof typeof writable)[])
    const data = { [writable[written]]: `canary-${site}-walk` }
    return random.pick<() => Omit<HttpParams, 'viewer' | 'site'>>([
      () => ({ path: `${path}/query`, body: { args: [{}], sort: { createdAt: -1 } } }),
      () => ({ path: `${path}/query`, body: { args: [{}], paging: { page: 1, limit: 50 } } }),
      () => ({ path: `${path}/aggregate`, body: { pipeline: [{ $group: { _id: null, all: { $push: '$$ROOT' } } }] } }),
      () => ({ path: '/api/multi-count', body: { collections: ['user', 'course'] } }),
      () => ({ method: 'GET', path: `${path}/${id}` }),
      () => ({ method: 'GET', path: `${path}/${id}/history` }),
      () => ({ method: 'GET', path: `${path}/export?format=csv` }),
      () => ({ method: 'GET', path: '/api/hostname' }),
      () => ({ method: 'PUT', path: `/api/${written}/${random.pick(of.get(written)!)}`, body: { data } }),
      () => ({ path: '/api/enroll', body: { data: { courseID: course } } }),
      ...['/', '/lesson/home', '/lesson/search/canary', '/user/profile', '/lesson/dashboard', '/enroll/dashboard'].map(
        (page) => () => ({ method: 'GET' as const, path: page }),
      ),
      () => ({ method: 'GET', path: `/lesson/detail/${course}` }),
    ])()
  }

  test(
    'C20 tells nobody a word of the other site, nor of his own what he may not know, nor writes one into the log',
    { timeout: 300_000 + count * 400 },
    async () => {
      const seen = { answered: 0, told: 0 }
      for (let n = 0; n < count; n++) {
        const random = randomOf(20, n)
        const site = random.pick(places)
        const viewer = academy.viewer(random.pick(roles), site)
        const asked = stepOf(random, site)
        const { status, text } = await pages.ask({ method: 'POST', ...asked, site, viewer })
        const where = `${n}: ${viewer.role} on ${site}: ${JSON.stringify(asked)}`
        expect(status, where).toBeLessThan(500)
        const there = site === 'skills' ? 'factory' : 'skills'
        // A URL contains the requested id, which the client already knows.
        const news = text.replaceAll(new RegExp(asked.path.split('/').at(-1) || '^$', 'g'), '')
        const isHidden = (marker: Marker) => !maySee(marker, { site, viewer }) && news.includes(marker.text)
        expect(
          markers.filter(isHidden).map((marker) => marker.text),
          where,
        ).toEqual([])
        expect(news, where).not.toContain(`canary-${there}-`)
        if (status < 400) seen.answered++
        if (news.includes(`canary-${site}-`)) seen.told++
      }
      expect(seen.answered).toBeGreaterThan(count / 3)
      expect(seen.told).toBeGreaterThan(count / 10)
      expect(lines.filter((line) => line.includes('canary-'))).toEqual([])
    },
  )
})
