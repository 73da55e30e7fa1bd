import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everybody } from '#platform/data/access/rule.ts'
import { isStaff, type Role } from '#platform/data/access/viewer.ts'
import type { AnyCollection } from '#platform/data/collection/registry.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { oneOf, ofSweep } from '../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { type Marker, maySee, plantMarkers, plantShared } from './markers.ts'
import {
  byNames,
  isTurn,
  joined,
  joinedByVariable,
  pairsOf,
  type Question,
  throughJoin,
  type Together,
  wholes,
} from './questions.ts'

const drivers = await bothDrivers()
const places: readonly SiteKey[] = ['skills', 'factory']

/** Visitors and learners query each site, staff take turns, because the sites differ only in their markers. */
const rolesAt = (site: SiteKey) =>
  allRoles.filter((role, n) => !isStaff({ role }) || (n + 1) % places.length === places.indexOf(site))

interface Who {
  site: SiteKey
  role: Role
  /** Tests every join, without turns. A marker is found at any position of its collection in the list. */
  isThorough?: boolean
}

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

  const collections = (): AnyCollection[] => [...academy.app.collections.values()].map((entry) => entry.collection)
  const viewerOf = ({ role, site }: Who) => academy.viewer(role, site)
  const hiddenFrom = (who: Who) =>
    markers.filter((marker) => !maySee(marker, { site: who.site, viewer: viewerOf(who) })).map(({ text }) => text)

  /** Sends queries as a person, and collects those whose responses contain forbidden texts. */
  const asking = (who: Who) => {
    const hidden = hiddenFrom(who)
    const found: unknown[] = []
    const ask = async (question: Question) => {
      const { isOfHidden, ...asked } = question
      const { status, text, body } = await http.ask({ site: who.site, viewer: viewerOf(who), ...asked })
      tally.calls += 1
      if (status === 200) tally.answered += 1
      expect(status, JSON.stringify(question)).toBeLessThan(500)
      const isTold = isOfHidden === true && status === 200 && text !== '[]'
      const leaks = hidden.filter((one) => text.includes(one))
      if (isTold || leaks.length > 0) found.push({ question, leaks, answer: text.slice(0, 300) })
      return { status, refused: (body?.fields ?? []) as string[] }
    }
    const askTogether = async (together: Together): Promise<void> => {
      const { names, most, ask: of } = together
      const halves = [names.slice(0, Math.ceil(names.length / 2)), names.slice(Math.ceil(names.length / 2))]
      if (names.length > most) for (const half of halves) await askTogether({ ...together, names: half })
      if (names.length > most) return
      const { status, refused } = await ask(of(names))
      if (status !== 400 || names.length < 2) return
      const others = names.filter((name) => !refused.some((place) => `.${place}`.endsWith(`.${name}`)))
      for (const some of others.length === names.length ? halves : [others])
        if (some.length > 0) await askTogether({ ...together, names: some })
    }
    return { found, hidden, ask, askTogether }
  }
  type Asking = ReturnType<typeof asking>

  /**
   * The public tests declared joins in every way, staff by turns. For undeclared joins one site tests the first form
   * and the other the second.
   */
  const askJoins = async ({ ask, askTogether }: Asking, who: Who, one: AnyCollection) => {
    for (const [n, other] of collections().entries()) {
      const pairs = pairsOf(one, other)
      for (const pair of pairs.filter(({ isDeclared }) => isDeclared && isJoinedBy(who, n)))
        if ((await ask(joined(one, other, pair))).status === 200)
          for (const together of throughJoin(one, other, { pair, turn: n + turnOf(who) + places.indexOf(who.site) }))
            await askTogether(together)
      const undeclared = pairs.find(({ isDeclared }) => !isDeclared)
      const form = who.site === 'skills' ? joined : joinedByVariable
      if (undeclared && isTurn(n, turnOf(who))) await ask(form(one, other, undeclared))
    }
  }

  const isJoinedBy = (who: Who, n: number) =>
    who.isThorough || who.role === 'guest' || who.role === 'user' || (n + turnOf(who)) % staff === 0
  const staff = allRoles.filter((role) => isStaff({ role })).length
  const turnOf = ({ role }: Who) => allRoles.indexOf(role)

  const askOf = async (of: Asking, who: Who, collection: AnyCollection) => {
    for (const question of wholes(collection)) await of.ask(question)
    for (const together of byNames(collection, { hidden: of.hidden, turn: turnOf(who) })) await of.askTogether(together)
    await askJoins(of, who, collection)
  }

  describe.each(driver.partOf(places))('on %s', (site) => {
    test.each(rolesAt(site))(
      'tell %s nothing that he may not know',
      async (role) => {
        const who = { site, role }
        for (const collection of oneOf(8, collections(), turnOf(who) + places.indexOf(site))) {
          const of = asking(who)
          await askOf(of, who, collection)
          tally.leaks += of.found.length
          expect(of.found, collection.name).toEqual([])
        }
      },
      240_000,
    )

    test.each(allRoles)(
      'let %s read and write nothing that he may not know of, by its id',
      async (role) => {
        const of = asking({ site, role })
        for (const { name } of oneOf(2, collections(), turnOf({ site, role })))
          for (const id of unseen({ site, role }, name)) await askById(of, name, id)
        for (const key of ['email', 'phone', 'citizen', 'username'])
          for (const text of of.hidden.filter((one) => one.includes('-other-')))
            await of.ask({ path: '/api/user/query', body: { args: [{ [key]: text }] } })
        tally.leaks += of.found.length
        expect(of.found).toEqual([])
      },
      240_000,
    )
  })

  /** Returns the rows of a collection that a person may not see: those of the other site, and some of their own. */
  const unseen = (who: Who, name: string) => {
    const hidden = new Set(hiddenFrom(who))
    return places.flatMap((site) => ids.get(site)!.get(name) ?? []).filter((id) => hidden.has(id))
  }
  const askById = async ({ ask }: Asking, name: string, id: string) => {
    const path = `/api/${name}/${id}`
    await ask({ method: 'GET', path, isOfHidden: true })
    await ask({ method: 'GET', path: `${path}/history`, isOfHidden: true })
    await ask({ method: 'PUT', path, body: { data: {} }, isOfHidden: true })
    await ask({ path: `${path}/restore`, body: {}, isOfHidden: true })
    await ask({ method: 'DELETE', path, isOfHidden: true })
    await ask({ path: `/api/${name}`, body: { data: { _id: id } } })
  }

  test('are thousands, of which thousands are answered', () => {
    expect(tally.calls).toBeGreaterThan(ofSweep({ part: 1500, whole: 4000 }))
    expect(tally.answered).toBeGreaterThan(ofSweep({ part: 300, whole: 2000 }))
  })

  describe('see a leak that is planted', () => {
    const leaky = async (name: string, change: (one: AnyCollection) => Partial<AnyCollection>, who: Who) => {
      const { collections: catalogue } = academy.app
      const { collection, module } = catalogue.get(name)!
      academy.app.collections = new Map([
        ...catalogue,
        [name, { collection: { ...collection, ...change(collection) }, module }],
      ])
      // Cached responses to visitors stay while no row changes, whatever the rules are.
      academy.app.apiCache.clear()
      try {
        return await work(who)
      } finally {
        academy.app.collections = catalogue
        academy.app.apiCache.clear()
      }
    }
    const work = async (who: Who) => {
      const ways = new Set<string>()
      for (const name of ['user', 'course', 'enroll']) {
        const of = asking(who)
        await askOf(of, who, academy.app.collections.get(name)!.collection)
        for (const one of of.found) ways.add(wayOf((one as { question: Question }).question))
      }
      return [...ways].toSorted()
    }
    const wayOf = ({ path, body, isOfHidden }: Question) => {
      const text = JSON.stringify(body ?? '')
      if (isOfHidden) return 'holds'
      return (
        ['$lookup', '$group', '$regex', '$exists', '$facet'].find((one) => text.includes(one)) ??
        path.split('/').at(-1)!
      )
    }
    const guest: Who = { site: 'skills', role: 'guest' }
    const member: Who = { site: 'skills', role: 'member', isThorough: true }

    test('into the rule of a collection: whichever way it is asked', async () => {
      expect(await leaky('enroll', ({ access }) => ({ access: { ...access, read: everybody } }), guest)).toEqual(
        ['$exists', '$facet', '$group', '$lookup', 'aggregate', 'holds', 'query'].toSorted(),
      )
    })

    test('into the rule of a field: whichever way it is asked', async () => {
      const opened = ({ fields }: AnyCollection) => {
        const { read: _read, ...citizen } = fields['citizen']!
        return { fields: { ...fields, citizen } }
      }
      const ways = await leaky('user', opened, member)
      expect(ways).toEqual(
        ['$exists', '$facet', '$group', '$lookup', '$regex', 'aggregate', 'holds', 'query'].toSorted(),
      )
    })

    test('and none where none is planted', async () => {
      expect(await work(guest)).toEqual([])
      expect(await work(member)).toEqual([])
    })
  })
})
