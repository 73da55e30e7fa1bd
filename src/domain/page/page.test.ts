import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readPage } from './page.ts'

const object = { id: 'o1', type: 'heading', version: 2, props: { text: 'สวัสดี', size: { px: 20 } } }
const column = { id: 'c1', col: 12, alignment: 'center', objects: [object] }
const row = { id: 'r1', columns: [column], gapSize: 8, mode: 'full', dataMode: 'set', dataSetLimit: 3 }
const page = { version: 1, rows: [row] }

test('a page comes back as it was stored', () => {
  expect(readPage(page)).toEqual({ page })
})

test('what a page may leave out has its default', () => {
  const read = readPage({ version: 1, rows: [{ id: 'r', columns: [{ id: 'c', col: 6, objects: [] }] }] })
  expect(read).toMatchObject({ page: { rows: [{ gapSize: 24, columns: [{ alignment: 'left' }] }] } })
})

describe('version 0', () => {
  test('gets ids, widths and versions, and properties move into props', () => {
    const stored = [
      { objects: [{ type: 'heading', text: 'ก' }], col: 6, gapSize: 0 },
      { id: 'r1', columns: [{ objects: [{ id: 'x', type: 'image', props: { url: '/a' }, alt: 'ข' }] }] },
    ]
    expect(readPage(stored)).toEqual({
      page: {
        version: 1,
        rows: [
          {
            id: 'r1_',
            gapSize: 0,
            columns: [
              {
                id: 'r1c1',
                col: 6,
                alignment: 'left',
                objects: [{ id: 'r1c1o1', type: 'heading', version: 1, props: { text: 'ก' } }],
              },
            ],
          },
          {
            id: 'r1',
            gapSize: 24,
            columns: [
              {
                id: 'r2c1',
                col: 12,
                alignment: 'left',
                objects: [{ id: 'x', type: 'image', version: 1, props: { url: '/a', alt: 'ข' } }],
              },
            ],
          },
        ],
      },
    })
  })

  test('repeated ids are told apart', () => {
    const read = readPage([{ id: 'a', columns: [{ id: 'a', objects: [{ id: 'a', type: 't' }] }] }])
    expect(read).toMatchObject({
      page: { rows: [{ id: 'a', columns: [{ id: 'r1c1', objects: [{ id: 'r1c1o1' }] }] }] },
    })
  })

  test('an empty list is an empty page', () => {
    expect(readPage([])).toEqual({ page: { version: 1, rows: [] } })
  })
})

const withColumn = (change: object) => ({ version: 1, rows: [{ ...row, columns: [{ ...column, ...change }] }] })
const many = (count: number, part: object) => Array.from({ length: count }, (_, at) => ({ ...part, id: `p${at}` }))
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
const withProps = (props: unknown) => withColumn({ objects: [{ ...object, props }] })

const refused: [name: string, stored: unknown, field: string, code: string][] = [
  ['nothing', null, '', 'invalid_type'],
  ['a later version', { version: 2, rows: [] }, 'version', 'invalid_value'],
  ['an unknown part', { ...page, title: 'x' }, '', 'unrecognized_keys'],
  ['a column of 13', withColumn({ col: 13 }), 'rows.0.columns.0.col', 'too_big'],
  ['a gap of 97', { version: 1, rows: [{ ...row, gapSize: 97 }] }, 'rows.0.gapSize', 'too_big'],
  ['201 rows', { version: 1, rows: many(201, { columns: [] }) }, 'rows', 'too_big'],
  [
    '13 columns',
    { version: 1, rows: [{ id: 'r', columns: many(13, { col: 1, objects: [] }) }] },
    'rows.0.columns',
    'too_big',
  ],
  ['51 objects', withColumn({ objects: many(51, object) }), 'rows.0.columns.0.objects', 'too_big'],
  [
    'an object of version 0',
    withColumn({ objects: [{ ...object, version: 0 }] }),
    'rows.0.columns.0.objects.0.version',
    'too_small',
  ],
  [
    '1,050 blocks',
    { version: 1, rows: many(3, { ...row, columns: many(7, { ...column, objects: many(50, object) }) }) },
    'rows',
    'too-many-objects',
  ],
  ['an id twice', withColumn({ id: 'r1' }), 'r1', 'repeated-id'],
  ['__proto__', withProps(JSON.parse('{"__proto__": {"isAdmin": true}}')), '', 'forbidden-key'],
  ['33 levels', withProps({ deep: nested(25) }), '', 'too-deep'],
  ['half a megabyte', withProps({ text: 'ก'.repeat(180_000) }), '', 'too-large'],
  ['NUL', withProps({ text: '\0' }), '', 'unclean-text'],
  ['undefined', withProps({ text: undefined }), '', 'not-json'],
]

test.each(refused)('refuses %s', (_, stored, field, code) => {
  expect(readPage(stored)).toMatchObject({ issues: [{ field, code }] })
})

test('32 levels are read', () => {
  expect(readPage(withProps({ deep: nested(24) }))).toHaveProperty('page')
})

test('never throws, and reading twice changes nothing', () => {
  const part = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 6 },
      fc.jsonValue(),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.record({ rows: tie('any'), version: fc.constantFrom(0, 1) }, { requiredKeys: [] }),
      fc.record(
        { columns: tie('any'), objects: tie('any'), id: fc.constantFrom('a', 'b'), col: fc.constant(3) },
        { requiredKeys: [] },
      ),
      fc.record({ type: fc.constant('t'), props: tie('any'), id: fc.constantFrom('a', 'b') }, { requiredKeys: [] }),
    ),
  })).any
  fc.assert(
    fc.property(part, (stored) => {
      const read = readPage(stored)
      if ('page' in read) expect(readPage(read.page)).toEqual(read)
    }),
    { numRuns: 1000 },
  )
})
