import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everybody } from '#platform/access/rule.ts'
import type { Role } from '#platform/access/viewer.ts'
import { aggregate } from '#platform/api/aggregate.ts'
import type { AnyCollection } from '#platform/collection/registry.ts'
import { scratchDrivers } from '#platform/database/scratch.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { type Marker, maySee, plantMarkers, plantShared } from './markers.ts'
import { oracles, type Question, questionsOf } from './questions.ts'

const drivers = await scratchDrivers()
const places = ['skills', 'factory'] as const

describe.each(drivers)('every question of the API on $kind', (driver) => {
  let academy: Academy
  let http: Http
  const markers: Marker[] = []
  const ids = new Map<SiteKey, Map<string, string[]>>()
  const tally = { calls: 0, answered: 0, leaks: 0 }

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    markers.push(...(await plantShared(academy)).markers)
    for (const site of places) {
      const planted = await plantMarkers(academy, site)
      markers.push(...planted.markers)
      ids.set(site, planted.ids)
    }
  })
  afterAll(async () => {
    const { calls, answered, leaks } = tally
    console.log(`canary (${driver.kind}): ${calls} calls of the API, ${answered} of them answered, ${leaks} leaks`)
    await http.close()
    await academy.close()
  })

  const collections = (): AnyCollection[] => [...academy.app.catalogue.values()].map((entry) => entry.collection)
  const hiddenFrom = (who: { site: SiteKey; role: Role }) =>
    markers.filter((marker) => !maySee(marker, { site: who.site, viewer: academy.viewer(who.role, who.site) }))
  const leaksIn = (text: string, hidden: readonly Marker[]) =>
    hidden.filter((marker) => text.includes(marker.text)).map((marker) => marker.text)

  const ask = async (question: Question, who: { site: SiteKey; role: Role }) => {
    const { isOfHidden: _isOfHidden, ...asked } = question
    const answer = await http.ask({ site: who.site, viewer: academy.viewer(who.role, who.site), ...asked })
    tally.calls += 1
    if (answer.status === 200) tally.answered += 1
    expect(answer.status, JSON.stringify(question)).toBeLessThan(500)
    return answer
  }

  /** The questions whose answers say what this person may not know. */
  const leaking = async (questions: readonly Question[], who: { site: SiteKey; role: Role }) => {
    const hidden = hiddenFrom(who)
    const found: unknown[] = []
    for (const question of questions) {
      const answer = await ask(question, who)
      const isTold = question.isOfHidden === true && answer.status === 200 && answer.text !== '[]'
      const leaks = leaksIn(answer.text, hidden)
      if (isTold || leaks.length > 0) found.push({ question, leaks, answer: answer.text.slice(0, 300) })
    }
    tally.leaks += found.length
    return found
  }

  describe.each(places)('on %s', (site) => {
    test.each(allRoles)(
      'tell %s nothing that he may not know',
      async (role) => {
        const who = { site, role }
        const hidden = hiddenFrom(who).map(({ text }) => text)
        for (const collection of collections()) {
          expect(await leaking(questionsOf(collection, collections()), who), collection.name).toEqual([])
          expect(await leaking(oracles(collection, hidden), who), `${collection.name} by what it holds`).toEqual([])
        }
      },
      240_000,
    )

    test.each(allRoles)(
      'let %s write nothing that he may not know',
      async (role) => {
        const who = { site, role }
        const there = site === 'skills' ? 'factory' : 'skills'
        for (const { name, isGlobal } of collections()) {
          const foreign = isGlobal ? [] : (ids.get(there)!.get(name) ?? [])
          const writes = foreign.flatMap((id): Question[] => [
            { path: `/api/${name}/${id}/restore`, body: {} },
            { method: 'GET', path: `/api/${name}/${id}/history` },
            { method: 'PUT', path: `/api/${name}/${id}`, body: { data: {} } },
            { method: 'DELETE', path: `/api/${name}/${id}` },
            { path: `/api/${name}`, body: { data: { _id: id } } },
          ])
          expect(await leaking(writes, who), name).toEqual([])
        }
        const unique = ['email', 'phone', 'citizen', 'username'].flatMap((key) =>
          hiddenFrom(who).map(({ text }): Question => ({ path: '/api/user/query', body: { args: [{ [key]: text }] } })),
        )
        expect(await leaking(unique, who)).toEqual([])
      },
      240_000,
    )
  })

  test('sees a leak that is planted into a joined collection', async () => {
    const { collection } = academy.app.catalogue.get('enroll')!
    const leaky = { ...collection, access: { ...collection.access, read: everybody } }
    const opened = new Map([...academy.app.catalogue, ['enroll', { collection: leaky, module: 'enroll' }]] as const)
    const ctx = { ...academy.as('guest'), app: { ...academy.app, catalogue: opened } }
    const $lookup = { from: 'enroll', localField: '_id', foreignField: 'courseID', as: 'found' }
    const text = JSON.stringify(await aggregate(ctx, 'course', { pipeline: [{ $lookup }] }))
    expect(leaksIn(text, hiddenFrom({ site: 'skills', role: 'guest' }))).not.toEqual([])
  })
})
