import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page as schema, type Page, readPage } from '#domain/page/page.ts'
import { arranged, freshRow, fromCanvas, parts, shapeOf, toCanvas } from './canvas.ts'
import { pages } from '../../../../tests/fuzz/random-pages.ts'

const none = () => {
  throw new Error('nothing is made')
}

test('any page goes to the canvas and comes back as it was, whichever kinds are known', () => {
  fc.assert(
    fc.property(pages, fc.func(fc.boolean()), (page, known) => {
      const canvas = structuredClone(toCanvas(page, known))
      expect(fromCanvas(canvas, none)).toEqual(page)
    }),
  )
})

test('every random page is a page that may be stored', () => {
  fc.assert(
    fc.property(pages, (page) => {
      expect(readPage(page)).toEqual({ page })
    }),
  )
})

test('an object of an unknown kind or of a later version keeps all that it says', () => {
  const object = { id: 'o', type: 'hologram', version: 99, props: { id: 'x', children: [1], puck: null, columns: 'y' } }
  const page = of([object])
  const canvas = toCanvas(page, (type) => type !== 'hologram')
  expect(JSON.stringify(canvas)).toContain(parts.unknown)
  expect(fromCanvas(canvas, none)).toEqual(page)
})

test('a block that is let go between rows gets a row, and one beside columns a column', () => {
  const make = (type: string) => ({ type, version: 3, props: { text: '' } })
  const canvas = toCanvas(of([]), () => true)
  canvas.content.unshift({ type: 'heading', props: { id: 'heading-1' } })
  const row = canvas.content[1]!
  row.props['columns'] = [{ type: 'text', props: { id: 'text-1' } }, ...(row.props['columns'] as [])]
  const page = fromCanvas(canvas, make)
  expect(page.rows[0]!.columns[0]!.objects).toEqual([{ id: 'heading-1', ...make('heading') }])
  expect(page.rows[1]!.columns.map(({ id }) => id)).toEqual(['text-1-c', 'c'])
  expect(schema.safeParse(page).success).toBe(true)
})

test('a row that is let go becomes a row of empty columns in its widths', () => {
  const canvas = toCanvas(of([]), () => true)
  canvas.content.push({ type: freshRow([8, 4]), props: { id: `${freshRow([8, 4])}-0a1b` } })
  const page = fromCanvas(canvas, none)
  expect(page.rows).toHaveLength(2)
  expect(page.rows[1]!.columns.map(({ col, objects }) => [col, objects])).toEqual([
    [8, []],
    [4, []],
  ])
  expect(schema.safeParse(page).success).toBe(true)
})

test('what is said of a part on the page stands, whatever the canvas still holds of it', () => {
  fc.assert(
    fc.property(pages, (page) => {
      const stale: Page = structuredClone(page)
      for (const object of stale.rows.flatMap((row) => row.columns.flatMap((column) => column.objects)))
        object.props = {}
      stale.rows.reverse()
      const result = arranged(page, stale)
      expect(shapeOf(result)).toBe(shapeOf(stale))
      expect(result.rows.toReversed()).toEqual(page.rows)
    }),
  )
})

const of = (objects: Page['rows'][number]['columns'][number]['objects']): Page => ({
  version: 1,
  rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
})
