import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyField, Kind } from '#platform/collection/field.ts'
import * as declared from '#platform/collection/kinds.ts'
import { type Scratch, scratchDrivers } from '#platform/database/scratch.ts'
import { kindOf } from './kind-of.ts'
import { shapesOf, wireValue } from './value.ts'

const drivers = await scratchDrivers()
const label = ['ก', 'a'] as const
const offered = ['a', 'b', 'c'].map((value) => ({ value, label: { th: value, en: value } }))

const words = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0'))
const code = fc.stringMatching(/^[a-z0-9-]{1,9}$/)
const id = fc.stringMatching(/^[0-9a-f]{24}$/)
const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
const day = moment.map((date) => date.toISOString().slice(0, 10))
const satang = fc.integer({ min: 0, max: 999_999_999_900 })
const names = fc.array(fc.record({ id: fc.option(id), name: words }), { maxLength: 3 })

/** A field of every kind, and what may be written into it. */
const written: Record<Kind, [AnyField, fc.Arbitrary<unknown>]> = {
  text: [declared.text(...label), words],
  email: [declared.email(...label), words],
  phone: [declared.phone(...label), words],
  code: [declared.code(...label), code],
  longtext: [declared.longtext(...label), words],
  richtext: [declared.richtext(...label), words],
  file: [declared.file({ extensions: ['pdf'] })(...label), code.map((name) => `upload/${name}.pdf`)],
  number: [declared.number(...label), fc.nat(1_000_000)],
  baht: [declared.baht(...label), satang.map((amount) => amount / 100)],
  boolean: [declared.boolean(...label), fc.boolean()],
  date: [declared.date(...label), day],
  instant: [declared.instant(...label), moment.map((date) => date.toISOString())],
  choice: [declared.choice(offered)(...label), fc.constantFrom('a', 'b', 'c')],
  choices: [declared.choices(offered)(...label), fc.array(fc.constantFrom('a', 'b', 'c'))],
  codes: [declared.codes()(...label), fc.oneof(words, fc.array(words, { maxLength: 3 }))],
  people: [declared.people('lecturer')(...label), fc.oneof(words, names)],
  reference: [declared.reference('course')(...label), id],
  references: [declared.references('course')(...label), fc.array(id, { maxLength: 3 })],
  group: [
    declared.group({ total: declared.number(...label), when: declared.date(...label) })(...label),
    fc.record({ total: fc.nat(1_000_000), when: day }),
  ],
  address: [declared.address(...label), fc.record({ NO: words, province: words }, { requiredKeys: [] })],
  localised: [declared.localised(...label), fc.record({ th: words, en: words })],
  json: [declared.json(...label), fc.jsonValue({ maxDepth: 3 }).filter(isStorable)],
}

function isStorable(value: unknown) {
  return declared.json(...label).decode.safeParse(value).success
}

describe.each(drivers)('on $kind', (driver) => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await driver.open()
  })
  afterAll(() => scratch.remove())

  it.each(Object.keys(written) as Kind[])('%s is answered in SQL as in memory', async (name) => {
    const [field, wires] = written[name]
    const shape = kindOf(field).shape ? sql.ref('row.shape') : null
    const stored = fc
      .sample(wires, 200)
      .map((wire) => ({ value: field.decode.parse(wire), ...shapesOf({ value: field }, { value: wire }) }))
    const lines = stored.map((row, at) => line(field, { ...row, at }))
    const value = sql.ref('row.value')
    const wire = kindOf(field).wireSql?.({ value, shape, field }) ?? sql`to_jsonb(${value})`
    const { rows } = await sql<{ wire: unknown }>`
      select ${wire} as wire from (values ${sql.join(lines)}) as "row"(at, value, shape) order by at`.execute(
      scratch.database.kysely,
    )
    const answered = stored.map((row) => wireValue('value', field, row))
    expect(rows.map((row) => row.wire)).toEqual(JSON.parse(JSON.stringify(answered)))
  })
})

function line(field: AnyField, row: Record<string, unknown>) {
  const column = field.column.replace(/ collate.*/, '')
  const value = column === 'jsonb' ? JSON.stringify(row['value']) : row['value']
  return sql`(${row['at']}::int, ${value}::${sql.raw(column)}, ${row['value_is_list'] ?? null}::boolean)`
}
