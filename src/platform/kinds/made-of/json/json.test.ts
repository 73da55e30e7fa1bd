import { expect, it } from 'vitest'
import { z } from 'zod'
import { json, jsonOf } from './json.ts'

const menu = jsonOf(z.strictObject({ items: z.array(z.strictObject({ title: z.string() })) }), { bytes: 100 })(
  'เมนู',
  'Menu',
)
const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown

it('stores what its schema accepts', () => {
  expect(menu.decode.parse({ items: [{ title: 'หน้าแรก' }] })).toEqual({ items: [{ title: 'หน้าแรก' }] })
})

it.each([
  ['another shape', { items: 'x' }],
  ['a key too many', { items: [], more: 1 }],
  ['too many bytes', { items: [{ title: 'ก'.repeat(40) }] }],
  ['a text that cannot be stored', { items: [{ title: '\0' }] }],
])('refuses %s', (_what, wire) => {
  expect(menu.decode.safeParse(wire).success).toBe(false)
})

it('takes 32 levels and no more, without reading deeper', () => {
  const { decode } = json('ข้อมูล', 'Data')
  expect(decode.safeParse(nested(32)).success).toBe(true)
  expect(decode.safeParse(nested(33)).success).toBe(false)
  expect(decode.safeParse(nested(5000)).success).toBe(false)
})
