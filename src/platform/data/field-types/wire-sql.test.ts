import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyField } from '#platform/data/collection/field.ts'
import { type TestDatabase, bothDrivers } from '#platform/data/database/test-database.ts'
import { readSealingKey } from '#platform/data/encryption/sealing-key.ts'
import { everyKind } from '../../../../tests/support/every-kind.ts'
import { type Kind, fieldTypeOf } from './field-type-of.ts'
import { shapesOf, wireValue } from './value.ts'

const drivers = await bothDrivers()
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)
const words = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0'))
const code = fc.stringMatching(/^[a-z0-9-]{1,9}$/)
const id = fc.stringMatching(/^[0-9a-f]{24}$/)
const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
const day = moment.map((date) => date.toISOString().slice(0, 10))
const satang = fc.integer({ min: 0, max: 999_999_999_900 })
const names = fc.array(fc.record({ id: fc.option(id), name: words }), { maxLength: 3 })

/** Valid input for a field of each kind. */
const written: Record<Kind, fc.Arbitrary<unknown>> = {
  text: words,
  author: words,
  email: id.map((name) => `${name}@Wicha.test`),
  phone: fc.stringMatching(/^0[689][1-9][0-9]{7}$/),
  citizen: fc.stringMatching(/^[0-9]{13}$/),
  code,
  entries: fc.array(words, { maxLength: 3 }),
  longtext: words,
  richtext: words,
  file: code.map((name) => `upload/${name}.pdf`),
  secret: fc.oneof(words, fc.constant(null)),
  number: fc.nat(1_000_000),
  halfHours: fc.nat(1_000_000).map((n) => n / 2),
  decimal: fc.nat(1_000_000).map((n) => n / 8),
  baht: satang.map((amount) => amount / 100),
  boolean: fc.boolean(),
  date: day,
  instant: moment.map((date) => date.toISOString()),
  choice: fc.constantFrom('a', 'b', 'c'),
  choices: fc.array(fc.constantFrom('a', 'b', 'c')),
  codes: fc.oneof(words, fc.array(words, { maxLength: 3 })),
  people: fc.oneof(words, names),
  reference: id,
  references: fc.array(id, { maxLength: 3 }),
  group: fc.record({ on: fc.boolean(), code, day: fc.option(day) }),
  address: fc.record({ NO: words, province: words }, { requiredKeys: [] }),
  localised: fc.record({ th: words, en: words }),
  json: fc.record({ items: fc.array(words) }),
}

const sealing = readSealingKey({ secretKey: 'k'.repeat(32), dataDir: '' })
const place = { site: 'a', collection: 'a', field: 'a' }
const asStored = (field: AnyField, value: unknown) => fieldTypeOf(field).keep?.(value, { sealing, place }) ?? value

describe.each(drivers)('on $kind', (driver) => {
  let scratch: TestDatabase
  beforeAll(async () => {
    scratch = await driver.open()
  })
  afterAll(() => scratch.remove())

  it.each(Object.keys(written) as Kind[])('%s is answered in SQL as in memory', async (name) => {
    const field: AnyField = everyKind[name]
    const shape = fieldTypeOf(field).shape ? sql.ref('row.shape') : null
    const stored = fc.sample(written[name], { numRuns: 200, seed }).map((wire) => ({
      value: asStored(field, field.decode.parse(wire)),
      ...shapesOf({ value: field }, { value: wire }),
    }))
    const lines = stored.map((row, at) => line(field, { ...row, at }))
    const value = sql.ref('row.value')
    const wire = fieldTypeOf(field).wireSql?.({ value, shape, field }) ?? sql`to_jsonb(${value})`
    const { rows } = await sql<{ wire: unknown }>`
      select ${wire} as wire from (values ${sql.join(lines)}) as "row"(at, value, shape) order by at`.execute(
      scratch.database.kysely,
    )
    const answered = stored.map((row) => wireValue('value', field, row))
    expect(
      rows.map((row) => row.wire),
      `SEED=${seed}`,
    ).toEqual(JSON.parse(JSON.stringify(answered)))
  })
})

function line(field: AnyField, row: Record<string, unknown>) {
  const column = field.column.replace(/ collate.*/, '')
  const isJson = column === 'jsonb' && row['value'] !== null
  const value = isJson ? JSON.stringify(row['value']) : row['value']
  return sql`(${row['at']}::int, ${value}::${sql.raw(column)}, ${row['value_is_list'] ?? null}::boolean)`
}
