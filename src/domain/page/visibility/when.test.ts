import { expect, test } from 'vitest'
import { type Page, readPage } from '../page.ts'
import { holds, meantPage, type Looking, type PageWhen } from './when.ts'

const guest: Looking = { isSignedIn: false, band: null, today: '2026-11-22' }
const user: Looking = { ...guest, isSignedIn: true, band: 'factory' }

test.each<[PageWhen | undefined, boolean, boolean]>([
  [undefined, true, true],
  [{}, true, true],
  [{ audience: 'user' }, false, true],
  [{ audience: 'guest' }, true, false],
  [{ targets: ['factory'] }, false, true],
  [{ targets: ['school'] }, false, false],
  [{ from: '2026-11-22', until: '2026-11-22' }, true, true],
  [{ from: '2026-11-23' }, false, false],
  [{ until: '2026-11-21' }, false, false],
  [{ audience: 'user', until: '2026-11-21' }, false, false],
])('%j is for a visitor: %s, for a learner: %s', (when, forGuest, forUser) => {
  expect(holds(when, guest)).toBe(forGuest)
  expect(holds(when, user)).toBe(forUser)
})

const pageOf = (row: object, object: object): unknown => ({
  version: 1,
  rows: [
    {
      id: 'r',
      ...row,
      columns: [
        {
          ...{ id: 'c', col: 12 },
          objects: [
            { id: 'a', type: 'text', version: 1, props: {}, ...object },
            { id: 'b', type: 'text', version: 1, props: {} },
          ],
        },
      ],
    },
  ],
})
const read = (stored: unknown): Page => {
  const result = readPage(stored)
  if ('issues' in result) throw new Error(JSON.stringify(result.issues))
  return result.page
}
const ids = (page: Page) =>
  page.rows.flatMap(({ columns }) => columns.flatMap(({ objects }) => objects.map(({ id }) => id)))

test('what is not meant goes, and the rest of its column stays', () => {
  const page = read(pageOf({}, { when: { audience: 'user' } }))
  expect(ids(meantPage(page, guest).page)).toEqual(['b'])
  expect(ids(meantPage(page, user).page)).toEqual(['a', 'b'])
  expect(meantPage(read(pageOf({ when: { audience: 'user' } }, {})), guest).page.rows).toEqual([])
  expect(ids(page)).toEqual(['a', 'b'])
})

test('a page is another on another day where days are named, of a row or of an object', () => {
  const isByDay = (row: object, object: object) => meantPage(read(pageOf(row, object)), guest).isByDay
  expect(isByDay({}, {})).toBe(false)
  expect(isByDay({ when: { audience: 'user' } }, {})).toBe(false)
  expect(isByDay({ when: { until: '2026-11-01' } }, {})).toBe(true)
  expect(isByDay({}, { when: { from: '2026-12-01' } })).toBe(true)
})

test.each([
  { audience: 'admin' },
  { audience: null },
  { targets: [] },
  { targets: 'factory' },
  { from: '2026-02-30' },
  { from: '22/11/2569' },
  { until: 5 },
  { role: 'root' },
  'user',
])('%j is no condition', (when) => {
  expect(readPage(pageOf({ when }, {}))).toHaveProperty('issues')
  expect(readPage(pageOf({}, { when }))).toHaveProperty('issues')
})
