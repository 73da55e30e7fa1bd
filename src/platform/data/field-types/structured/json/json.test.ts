import { expect, it } from 'vitest'
import { z } from 'zod'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { json, jsonKind, jsonOf } from './json.ts'

const menu = jsonOf(z.strictObject({ items: z.array(z.strictObject({ title: z.string() })) }), { bytes: 100 })
const stored = { items: [{ title: 'หน้าแรก' }] }

testKind(menu('เมนู', 'Menu'), {
  stores: [[stored, stored]],
  refuses: [
    ...[null, 'x', { items: 'x' }, { items: [], more: 1 }, { items: [{ title: '\0' }] }],
    { items: [{ title: 'ก'.repeat(40) }] },
  ],
  reads: [[stored, {}, '1 ส่วน']],
  finds: [[stored, 'หน้าแรก']],
  parses: [['{"items": []}', { items: [] }]],
  faults: ['{items: []}'],
})

it('takes 32 levels and no more, without reading deeper', () => {
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
  const { decode } = json('ข้อมูล', 'Data')
  expect(decode.safeParse(nested(32)).success).toBe(true)
  expect(decode.safeParse(nested(33)).success).toBe(false)
  expect(decode.safeParse(nested(5000)).success).toBe(false)
})

it('tells its schema to those who write it', () => {
  expect(jsonKind.jsonSchema(menu('เมนู', 'Menu'))).toMatchObject({ type: 'object', required: ['items'] })
  expect(jsonKind.jsonSchema(json('ข้อมูล', 'Data'))).toEqual({})
})
