import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RowViewModel } from '../page-view-model.server.ts'
import { Rows } from './page-view.tsx'
import styles from './page-view.module.css'

type Column = [col: number, alignment: 'left' | 'center' | 'right']

const shown = (isFull: boolean, columns: Column[]) => {
  const row: RowViewModel = {
    ...{ id: 'r', gapSize: 24, isFull, customId: null, alignment: null },
    sizes: { width: null, bsz: null, sz: null },
    columns: columns.map(([col, alignment], at) => ({ id: `c${at}`, col, alignment, objects: [] })),
  }
  return renderToStaticMarkup(<Rows rows={[row]} />)
}

/** The widths and alignments in the markup, in order. */
const laid = (markup: string) =>
  [...markup.matchAll(/<div class="[^"]*" data-alignment="(\w+)"(?: style="--col:(\d+)")?/g)].map(
    ([, alignment, col]) => [Number(col ?? 12), alignment],
  )

const split: Column[] = [
  [4, 'right'],
  [8, 'center'],
]

test.each([
  ['a contained row', false, split, 'wrap'],
  ['a row over the whole width', true, split, styles['full']],
  ['a row over the whole width with one column', true, [[6, 'center']] satisfies Column[], styles['full']],
])('%s keeps the widths and the alignment of its columns', (_name, isFull, columns, around) => {
  const markup = shown(isFull, columns)
  expect(laid(markup)).toEqual(columns)
  expect(markup).toMatch(new RegExp(`^<div class="${around}"><div class="${styles['row']}" style="--row-gap:24px">`))
})

test.each([false, true])(
  'whole columns stand under one another and keep their alignment (over the whole width: %s)',
  (isFull) => {
    expect(
      laid(
        shown(isFull, [
          [12, 'center'],
          [12, 'left'],
          [12, 'right'],
        ]),
      ),
    ).toEqual([
      [12, 'center'],
      [12, 'right'],
    ])
  },
)
