import { expect, it } from 'vitest'
import { localised } from './localised.ts'

const { decode } = localised('ชื่อ', 'Name')

it('stores a text in both languages, cleaned', () => {
  expect(decode.parse({ th: ' ช่างไฟ ', en: 'Electrician' })).toEqual({ th: 'ช่างไฟ', en: 'Electrician' })
})

it.each(['x', null, { th: 'x' }, { th: 'x', en: 1 }, { th: 'x', en: 'y', lo: 'z' }])('refuses %j', (wire) => {
  expect(decode.safeParse(wire).success).toBe(false)
})
