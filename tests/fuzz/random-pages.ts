import fc from 'fast-check'
import type { Page } from '#domain/page/page.ts'

const type = fc.stringMatching(/^[A-Za-z][\w-]{0,12}$/)
const alignment = fc.constantFrom('left', 'center', 'right')
const props = fc.dictionary(
  fc
    .oneof(
      fc.constantFrom('id', 'type', 'puck', 'children', 'objects', 'columns'),
      fc.string({ minLength: 1, maxLength: 6 }),
    )
    .filter((name) => name !== '__proto__'),
  // A name that the store refuses, wherever it is.
  fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('"__proto__"')),
  { maxKeys: 4 },
)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const object = fc.record({ type, version: fc.integer({ min: 1, max: 99 }), props })
const column = fc.record({
  col: fc.integer({ min: 1, max: 12 }),
  alignment,
  objects: fc.array(object, { maxLength: 3 }),
})
const row = fc.record({
  gapSize: fc.integer({ min: 0, max: 96 }),
  alignment: optional(alignment),
  mode: optional(fc.constantFrom('contained', 'full')),
  dataMode: optional(fc.constantFrom('standalone', 'set', 'copy')),
  dataSetLimit: optional(fc.integer({ min: 1, max: 100 })),
  customId: optional(fc.stringMatching(/^[A-Za-z][\w-]{0,12}$/)),
  width: optional(fc.oneof(fc.integer({ min: 0 }), fc.string({ maxLength: 8 }))),
  columns: fc.array(column, { maxLength: 3 }),
})

/** Random pages as stored, for tests. */
export const pages: fc.Arbitrary<Page> = fc
  .array(row, { maxLength: 4 })
  .map((rows) => JSON.parse(JSON.stringify({ version: 1, rows: named(rows) })) as Page)

const named = (rows: { columns: { objects: object[] }[] }[]) =>
  rows.map(({ columns, ...rest }, r) => ({
    id: `r${r}`,
    ...rest,
    columns: columns.map(({ objects, ...column }, c) => ({
      id: `r${r}c${c}`,
      ...column,
      objects: objects.map((one, o) => ({ id: `r${r}c${c}o${o}`, ...one })),
    })),
  }))
