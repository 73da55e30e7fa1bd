import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { normalize } from '#domain/thai-text/normalize.ts'
import { compareThai } from '#domain/thai-text/compare.ts'
import { highlight } from '#domain/thai-text/highlight.ts'
import { fromAny } from '#platform/data/collection/rows.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { searched } from '#platform/office/screens/list/list-query.ts'
import { findCourses } from '../../src/modules/lesson/components/catalogue/find-courses.server.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'
import { corpus, everyText, unseen, unstorable } from './corpus.ts'

const drivers = await bothDrivers()

describe.each(drivers)('the corpus on $kind', (driver) => {
  let academy: Academy
  let http: Http
  const stored = new Map<string, string>()
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    for (const text of everyText) {
      const made = await create(text)
      if (made.status !== 200) throw new Error(`${JSON.stringify(text)} is not stored: ${made.text}`)
      stored.set(made.body._id, text)
    }
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const create = (name: string) =>
    http.ask({ viewer: academy.viewer('admin'), path: '/api/course', body: { data: { name, status: true } } })
  const ask = (body: object) => http.ask({ path: '/api/course/query', body })

  test('comes back as it was sent, composed and without space at its ends', async () => {
    const all = (await ask({ args: [{}], fields: ['name'] })).body as { _id: string; name: string }[]
    expect(all).toHaveLength(everyText.length)
    for (const { _id, name } of all) expect(name).toBe(stored.get(_id)!.normalize('NFC').trim())
  })

  test('is found by what it is, sign for sign', async () => {
    for (const text of everyText.filter((one) => one.length <= 1000)) {
      const name = text.normalize('NFC').trim()
      const found = (await ask({ args: [{ name }], fields: ['name'] })).body as { name: string }[]
      expect(new Set(found.map((one) => one.name)), JSON.stringify(text)).toEqual(new Set([name]))
    }
  })

  // The expected results, computed in memory: the rows that contain every word of the search in canonical spelling.
  const expected = (keyword: string) => {
    const words = normalize(keyword).split(/\s+/).filter(Boolean)
    const names = [...stored].filter(([, text]) => words.every((word) => normalize(text.trim()).includes(word)))
    return names.map(([_id]) => _id).toSorted()
  }

  test('is found by every way to type it, and not by what only looks so', async () => {
    const ctx = academy.as('guest')
    for (const keyword of everyText) {
      const { courses, total } = await findCourses(ctx, { keyword, limit: 1000 })
      const ids = courses.map((one) => one.id).toSorted()
      expect(ids, JSON.stringify(keyword)).toEqual(expected(keyword))
      expect(total).toBe(ids.length)
    }
    for (const { text, alike = [] } of corpus)
      for (const other of [text, ...alike]) expect(namesOf(expected(other)), JSON.stringify(other)).toContain(text)
  })

  const namesOf = (ids: string[]) => ids.map((_id) => stored.get(_id))

  test('is found in the lists of the back office, and what is found is marked there', async () => {
    const { collection } = academy.app.collections.get('course')!
    for (const { text, alike = [] } of corpus) {
      const keyword = alike.at(-1) ?? text
      const rows = fromAny(academy.as('admin'), collection).where(searched(keyword)).select(['row._id', 'row.name'])
      const found = (await rows.execute()) as { _id: string; name: string }[]
      expect(found.map((one) => one._id).toSorted(), JSON.stringify(keyword)).toEqual(expected(keyword))
      const own = found.find(({ _id }) => stored.get(_id) === text)!
      expect(
        highlight(own.name, keyword).some((piece) => piece.isHit),
        JSON.stringify(own.name),
      ).toBe(true)
    }
  })

  test('is ordered as the text kernel orders it', async () => {
    const { rows } = await sql<{
      text: string
    }>`select text from unnest(${everyText.map((one) => one.normalize('NFC').trim())}::text[])
      as given(text) order by text collate "und-x-icu"`.execute(academy.database.kysely)
    expect(rows.map(({ text }) => text)).toEqual(
      everyText.map((one) => one.normalize('NFC').trim()).toSorted(compareThai),
    )
    const names = everyText.map((one) => one.normalize('NFC').trim()).toSorted(compareThai)
    for (const direction of [1, -1]) {
      const sorted = (await ask({ args: [{}], sort: { name: direction }, fields: ['name'] })).body as { name: string }[]
      expect(sorted.map(({ name }) => name)).toEqual(direction === 1 ? names : names.toReversed())
    }
  })

  test.each(unstorable.map(({ why, text }) => [why, text]))('refuses %s with a sentence', async (_, text) => {
    const made = await create(text)
    expect(made).toMatchObject({ status: 400, body: { fields: ['name'] } })
    expect(made.body.message).toMatch(/[ก-๙]/)
    expect((await ask({ args: [{ name: text }] })).status).toBe(400)
  })

  test.each(unseen.map(({ why, text }) => [why, text]))('takes no name of %s', async (_, text) => {
    const made = await create(text)
    expect(made).toMatchObject({ status: 400, body: { fields: ['name'], message: 'กรุณากรอกชื่อหลักสูตร' } })
  })
})
