import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Page, readPage } from '#domain/page/page.ts'
import { copiedPart, copiedText } from './clipboard.ts'
import { countDifferences } from './differences.ts'
import {
  changeObject,
  changeRow,
  divideRow,
  duplicatePart,
  insertObject,
  insertRows,
  newRow,
  removePart,
  renewed,
  stepPart,
} from './edits.ts'
import { findPart, objectsOf } from './find.ts'
import { pages } from '../../../../tests/fuzz/random-pages.ts'

const naming = () => {
  let n = 0
  return () => `new-${n++}`
}
const object = { id: 'added', type: 'heading', version: 1, props: { text: 'ก' } }
const idsOf = (page: Page) => objectsOf(page).map(({ id }) => id)
const small = (): Page => ({
  version: 1,
  rows: [
    {
      ...newRow([], () => 'r1'),
      columns: [
        {
          id: 'c1',
          col: 6,
          alignment: 'left',
          objects: [
            { ...object, id: 'a' },
            { ...object, id: 'b' },
          ],
        },
        { id: 'c2', col: 6, alignment: 'left', objects: [{ ...object, id: 'c' }] },
      ],
    },
    { ...newRow([], () => 'r2'), columns: [{ id: 'c3', col: 12, alignment: 'left', objects: [] }] },
  ],
})

describe('an object is added', () => {
  test.each([
    ['after another', 'a', ['a', 'added', 'b', 'c']],
    ['at the end of a column', 'c1', ['a', 'b', 'added', 'c']],
    ['in a new row after a row', 'r1', ['a', 'b', 'c', 'added']],
    ['in a new row at the end', null, ['a', 'b', 'c', 'added']],
    ['in a new row where the id is nobody’s', 'nobody', ['a', 'b', 'c', 'added']],
  ])('%s', (_, after, ids) => {
    const page = insertObject(small(), { object, after, newId: naming() })
    expect(idsOf(page)).toEqual(ids)
    expect(readPage(page)).toHaveProperty('page')
  })
  test('and not to a column that is full', () => {
    const page = small()
    page.rows[1]!.columns[0]!.objects = Array.from({ length: 50 }, (_, at) => ({ ...object, id: `o${at}` }))
    expect(insertObject(page, { object, after: 'c3', newId: naming() })).toBe(page)
  })
})

test('an object steps through its column, into the next one and into the next row, and back the same way', () => {
  const orders = ['a', 'a', 'a', 'a'].reduce<Page[]>(
    (all, id) => [...all, stepPart(all.at(-1)!, { id, by: 1 })],
    [small()],
  )
  expect(orders.map((page) => findPart(page, 'a')!.at.join())).toEqual(['0,0,0', '0,0,1', '0,1,0', '0,1,1', '1,0,0'])
  expect(stepPart(orders.at(-1)!, { id: 'a', by: 1 })).toEqual(orders.at(-1))
  expect(stepPart(stepPart(small(), { id: 'r1', by: 1 }), { id: 'r1', by: -1 })).toEqual(small())
})

test('whatever is done to a random page, it stays one that may be stored', () => {
  fc.assert(
    fc.property(pages, fc.nat(), fc.nat({ max: 7 }), (page, pick, what) => {
      const ids = page.rows.flatMap((row) => [
        row.id,
        ...row.columns.flatMap((c) => [c.id, ...c.objects.map((o) => o.id)]),
      ])
      const id = ids[pick % Math.max(1, ids.length)] ?? 'nobody'
      const newId = naming()
      const edits = [
        () => insertObject(page, { object, after: id, newId }),
        () => removePart(page, id),
        () => duplicatePart(page, { id, newId }).page,
        () => stepPart(page, { id, by: 1 }),
        () => stepPart(page, { id, by: -1 }),
        () => divideRow(page, { id, widths: [4, 8], newId }),
        () => changeObject(page, id, { props: {} }),
        () => insertRows(page, { rows: page.rows.map((row) => renewed(row, newId)), after: id }),
      ]
      const before = structuredClone(page)
      expect(readPage(edits[what]!())).toHaveProperty('page')
      expect(page).toEqual(before)
    }),
  )
})

test('a row that is divided into fewer columns keeps what stood in the others', () => {
  const page = divideRow(small(), { id: 'r1', widths: [12], newId: naming() })
  expect(idsOf(page)).toEqual(['a', 'b', 'c'])
  expect(divideRow(page, { id: 'r1', widths: [4, 4, 4], newId: naming() }).rows[0]!.columns).toHaveLength(3)
})

test('what a row says no more is gone, and not undefined', () => {
  const page = changeRow(changeRow(small(), 'r1', { mode: 'full' }), 'r1', { mode: undefined } as never)
  expect(Object.keys(page.rows[0]!)).not.toContain('mode')
})

test('the copy of a part is read back from the clipboard, and nothing else is', () => {
  expect(copiedPart(copiedText(small(), 'a')!)).toMatchObject({
    part: 'object',
    page: { rows: [{ columns: [{ objects: [{ id: 'a' }] }] }] },
  })
  expect(copiedPart(copiedText(small(), 'c1')!)).toMatchObject({ part: 'row', page: { rows: [{ id: 'r1' }] } })
  for (const text of ['', 'สวัสดี', '{}', 'null', '{"wicha-page-part":"page"}', '"wicha-page-part"'])
    expect(copiedPart(text)).toBeNull()
  expect(copiedText(small(), 'nobody')).toBeNull()
})

test('the differences of two pages are counted by part', () => {
  const page = small()
  expect(countDifferences(page, small())).toBe(0)
  const other = JSON.stringify(page).replace('"id":"a","type":"heading"', '"type":"heading","id":"a"')
  const turned = JSON.parse(other) as Page
  expect(JSON.stringify(turned)).not.toBe(JSON.stringify(page))
  expect(countDifferences(page, turned)).toBe(0)
  expect(countDifferences(changeObject(page, 'a', { props: { text: 'ข' } }), page)).toBe(1)
  expect(countDifferences(removePart(page, 'a'), page)).toBe(2)
  expect(countDifferences(stepPart(page, { id: 'a', by: 1 }), page)).toBe(1)
})
