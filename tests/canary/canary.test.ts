import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromAny } from '#platform/data/collection/rows.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { everybody } from '#platform/data/access/rule.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { type Marker, maySee, plantMarkers, plantShared } from './markers.ts'

const drivers = await bothDrivers()
const places = ['skills', 'factory'] as const

describe.each(drivers)('the canary on $kind', (driver) => {
  let academy: Academy
  let http: Http
  const markers: Marker[] = []
  const ids = new Map<SiteKey, Map<string, string[]>>()
  const tried = { rows: 0, api: 0 }

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    const shared = await plantShared(academy)
    markers.push(...shared.markers)
    for (const site of places) {
      const planted = await plantMarkers(academy, site)
      markers.push(...planted.markers)
      ids.set(site, new Map([...planted.ids, ...shared.ids]))
    }
  })
  afterAll(async () => {
    console.log(
      `canary (${driver.kind}): ${markers.length} marks, ${tried.rows} reads through rows, ${tried.api} calls of the API`,
    )
    await http.close()
    await academy.close()
  })

  const collections = (): AnyCollection[] => [...academy.app.collections.values()].map((entry) => entry.collection)
  const leaksIn = (text: string, who: { site: SiteKey; role: Role }) =>
    markers
      .filter((marker) => text.includes(marker.text))
      .filter((marker) => !maySee(marker, { site: who.site, viewer: academy.viewer(who.role, who.site) }))
      .map((marker) => marker.text)

  const readThroughRows = async (ctx: Context, collection: AnyCollection) => {
    tried.rows++
    return JSON.stringify(await fromAny(ctx, collection).selectAll().execute())
  }

  describe.each(driver.partOf(places))('on %s', (site) => {
    const there = site === 'skills' ? 'factory' : 'skills'

    test.each(allRoles)('%s reads nothing he should not through rows', async (role) => {
      for (const collection of collections()) {
        const text = await readThroughRows(academy.as(role, site), collection)
        expect(leaksIn(text, { site, role }), collection.name).toEqual([])
      }
    })

    test.each(allRoles)(
      '%s reads nothing he should not through the API, and reaches no row of the other site',
      async (role) => {
        const viewer = academy.viewer(role, site)
        const ask = (asked: { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }) => {
          tried.api++
          return http.ask({ site, viewer, ...asked })
        }
        for (const { name, isGlobal } of collections()) {
          const listed = await ask({ path: `/api/${name}/query`, body: { method: 'find', args: [{}] } })
          expect(leaksIn(listed.text, { site, role }), `${name} query`).toEqual([])
          for (const id of ids.get(site)!.get(name) ?? []) {
            const one = await ask({ method: 'GET', path: `/api/${name}/${id}` })
            const isShown = maySee(
              markers.find((marker) => marker.text === id)!,
              { site, viewer },
            )
            expect(one.status, `${name} ${id}`).toBe(isShown ? 200 : 404)
            expect(leaksIn(one.text, { site, role }), `${name} one`).toEqual([])
          }
          for (const id of isGlobal ? [] : (ids.get(there)!.get(name) ?? [])) {
            expect((await ask({ method: 'GET', path: `/api/${name}/${id}` })).status, `GET ${name}`).toBe(404)
            expect(
              (await ask({ method: 'PUT', path: `/api/${name}/${id}`, body: { data: {} } })).status,
              `PUT ${name}`,
            ).toBe(404)
            expect((await ask({ method: 'DELETE', path: `/api/${name}/${id}` })).status, `DELETE ${name}`).toBe(404)
          }
        }
      },
    )

    test.each(allRoles)('%s matches nothing by a field that he may not read', async (role) => {
      const viewer = academy.viewer(role, site)
      for (const [name, field] of [
        ['lesson', 'content'],
        ['user', 'citizen'],
        ['lecturer', 'email'],
      ] as const) {
        tried.api++
        const found = await http.ask({
          site,
          viewer,
          path: `/api/${name}/query`,
          body: { args: [{ [field]: { $regex: 'canary' } }] },
        })
        expect(leaksIn(found.text, { site, role }), `${name}.${field}`).toEqual([])
        if (role === 'guest' && field !== 'content') expect(found.status).toBe(400)
      }
    })
  })

  test('sees a planted leak of a rule and of a site', async () => {
    const enroll = academy.app.collections.get('enroll')!.collection
    const leaky = { ...enroll, access: { ...enroll.access, read: everybody } }
    const opened = new Map([...academy.app.collections, ['enroll', { collection: leaky, module: 'enroll' }]] as const)
    const leakyRule = { ...academy.as('guest'), app: { ...academy.app, collections: opened } }
    expect(leaksIn(await readThroughRows(leakyRule, leaky), { site: 'skills', role: 'guest' })).not.toEqual([])

    const course = academy.app.collections.get('course')!.collection
    const wrongSite = { ...academy.as('guest'), site: academy.as('guest', 'factory').site }
    expect(leaksIn(await readThroughRows(wrongSite, course), { site: 'skills', role: 'guest' })).not.toEqual([])
  })

  test('covers every collection that the product has', () => {
    expect([...ids.get('skills')!.keys()].toSorted()).toEqual(
      collections()
        .map((one) => one.name)
        .toSorted(),
    )
  })
})
