import { expect, it } from 'vitest'
import { testKind } from '../../../../../../tests/support/kind-cases.ts'
import { choice, choiceKind } from './choice.ts'

const offered = [
  { value: 'online', label: { th: 'ออนไลน์', en: 'Online' } },
  { value: 'onsite', label: { th: 'ณ สถานที่', en: 'Onsite' } },
]

testKind(choice(offered)('รูปแบบ', 'Type'), {
  stores: [['online', 'online']],
  refuses: [null, '', 'ออนไลน์', 'Online', ['online']],
  reads: [
    ['onsite', {}, 'ณ สถานที่'],
    ['onsite', { locale: 'en' }, 'Onsite'],
    ['gone', {}, 'gone'],
  ],
  finds: [['online', 'online ออนไลน์ Online']],
  parses: [
    ['online', 'online'],
    ['ณ สถานที่', 'onsite'],
    [' ONSITE', 'onsite'],
  ],
  faults: ['ทางไปรษณีย์', ''],
})

it('shows a state by the tone that is declared for it, and another without', () => {
  const field = choice([
    { value: 'sent', label: { th: 'ส่งแล้ว', en: 'Sent' }, tone: 'live' },
    { value: 'read', label: { th: 'อ่านแล้ว', en: 'Read' } },
  ])('สถานะ', 'State')
  expect(['sent', 'read', 'gone'].map((value) => choiceKind.tone!(value, field))).toEqual([
    'live',
    undefined,
    undefined,
  ])
})

it('prints the value where two have the same label, and reads a value before a label', () => {
  const field = choice([
    { value: 'a', label: { th: 'ข', en: 'b' } },
    { value: 'b', label: { th: 'ข', en: 'c' } },
  ])('ก', 'a')
  expect(['a', 'b'].map((value) => choiceKind.print(value, field))).toEqual(['a', 'b'])
  expect(choiceKind.parse('b', field)).toEqual({ value: 'b' })
  expect(choiceKind.parse('ข', field)).toHaveProperty('fault')
})
