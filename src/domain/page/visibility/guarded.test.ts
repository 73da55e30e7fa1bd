import { expect, test } from 'vitest'
import { guardedPage, type Rest } from './guarded.ts'
import type { Page } from '../page.ts'

const pageOf = (...rows: string[][]): Page => ({
  version: 1,
  rows: rows.map((columns, row) => ({
    ...{ id: `r${row}`, gapSize: 24 },
    columns: columns.map((objects, column) => ({
      ...{ id: `r${row}c${column}`, col: 12, alignment: 'left' as const },
      objects: objects.split('').map((id) => ({ id, type: 'text', version: 1, props: {} })),
    })),
  })),
})
const shown = (page: Page) =>
  page.rows.map(({ columns }) => columns.map(({ objects }) => objects.map(({ id }) => id).join('')))

test.each<[string, Record<string, Rest>, string[][]]>([
  ['nothing guards', {}, [['abc', 'd'], ['e']]],
  ['a guard of the page', { b: 'page' }, [['ab', ''], ['']]],
  ['a guard of its column', { b: 'column' }, [['ab', 'd'], ['e']]],
  ['a guard behind another', { b: 'page', d: 'column', e: 'page' }, [['ab', ''], ['']]],
  ['two of their columns', { a: 'column', d: 'column' }, [['a', 'd'], ['e']]],
  ['the last of the page', { e: 'page' }, [['abc', 'd'], ['e']]],
])('%s', (_what, guards, left) => {
  const page = pageOf(['abc', 'd'], ['e'])
  const before = structuredClone(page)
  expect(shown(guardedPage(page, ({ id }) => guards[id] ?? null))).toEqual(left)
  expect(page).toEqual(before)
})
