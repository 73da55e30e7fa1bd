import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, type Viewer } from '#platform/data/access/viewer.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { oneOf } from '../../../scripts/testing/sweep.ts'
import { type Marker, maySee, plantMarkers, plantShared } from '../../canary/markers.ts'
import { staff } from '../../site/family/family.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { sites } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { callAddresses, pageAddresses } from './addresses.ts'
import { routedPages, servedPatterns } from './patterns.ts'
import type { Planted } from './planted.ts'

/** Staff of this site, and of another one, who are visitors here. */
const people = ['member', 'manager', 'manager elsewhere', 'member elsewhere'] as const
type Person = (typeof people)[number]
const open = routedPages().filter(({ route }) => !route.meta.auth)

describe.each(await bothDrivers())('what is open to everybody on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let planted: Planted
  const markers: Marker[] = []
  const viewers = new Map<Person, Viewer>()

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const [shared, own] = [await plantShared(academy), await plantMarkers(academy, 'skills')]
    markers.push(...shared.markers, ...own.markers)
    const named = { slug: ['page-true', 'page-false', 'locked', 'members'], postSlug: ['story-true', 'story-false'] }
    const token = ['a'.repeat(24)]
    const words = { pageSlug: ['page-true', 'page-false'], keyword: ['canary', 'draft', 'other'], token }
    planted = { ids: new Map([...own.ids, ...shared.ids]), named: { ...named, ...words, name: ['x.png'], part: ['1'] } }
    for (const role of ['member', 'manager'] as const) {
      const elsewhere = { username: `${role}-elsewhere`, role, site: sites.factory._id }
      viewers.set(role, academy.viewer(role)).set(`${role} elsewhere`, await staff(academy, elsewhere))
    }
    await academy.app.jobs.drain()
  }, 180_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const hiddenFrom = (person: Person, text: string) => {
    const viewer = person.endsWith('elsewhere') ? guest : viewers.get(person)!
    return markers.filter((one) => text.includes(one.text) && !maySee(one, { site: 'skills', viewer }))
  }
  /** Returns the response at a URL without the requested id, which the client already knows. */
  const told = async (path: string, viewer: Viewer) => {
    const { status, text } = await pages.open({ path, viewer })
    expect(status, path).toBeLessThan(500)
    return {
      isShown: status === 200,
      text,
      news: text.replaceAll(
        path
          .replace(/\.data$/, '')
          .split(/[/?]/)
          .at(-1) || '\n',
        '',
      ),
    }
  }
  const expectNothingHidden = (person: Person, { path, news }: { path: string; news: string }) =>
    expect(
      hiddenFrom(person, news).map((marker) => marker.text),
      `${person} ${path}`,
    ).toEqual([])

  test.each(driver.partOf(oneOf(2, people)))(
    'E06 no page that is open tells a %s what he has no right to, and administrators see what it keeps back',
    { timeout: 480_000 },
    async (person) => {
      const texts: string[] = []
      const kept: string[] = []
      expect(open.length).toBeGreaterThan(30)
      for (const path of open.flatMap((page) => pageAddresses(page, planted))) {
        const data = `${path === '/' ? '/_' : path}.data`
        const { isShown, text } = await told(data, academy.viewer('admin'))
        kept.push(text)
        // If an administrator sees nothing, roles below see nothing.
        for (const address of isShown ? [path, data] : []) {
          const { text: whole, news } = await told(address, viewers.get(person)!)
          expectNothingHidden(person, { path: address, news })
          texts.push(whole)
        }
      }
      expect(kept.some((text) => text.includes('canary-skills-draft-course'))).toBe(true)
      expect(texts.some((text) => text.includes('canary-skills-course'))).toBe(true)
    },
  )

  test.each(driver.partOf(people))(
    'E06 no call tells a %s what he has no right to, whether it is read or asked',
    { timeout: 240_000 },
    async (person) => {
      const viewer = viewers.get(person)!
      const { calls } = await servedPatterns(pages.server)
      const read = calls.filter((pattern) => !/^\/(?:metrics|frame)/.test(pattern))
      for (const path of read.flatMap((pattern) => callAddresses(pattern, planted)))
        expectNothingHidden(person, { path, news: (await told(path, viewer)).news })
      for (const name of planted.ids.keys()) {
        const asked = { path: `/api/${name}/query`, body: { method: 'find', args: [{}] }, viewer }
        expectNothingHidden(person, { path: asked.path, news: (await pages.ask(asked)).text })
      }
    },
  )
})
