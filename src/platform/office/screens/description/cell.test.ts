import { describe, expect, test } from 'vitest'
import {
  baht,
  boolean,
  choice,
  codes,
  date,
  number,
  people,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { cellOf } from './cell.ts'

const labels = new Map([['category', new Map([['electric', 'ช่างไฟฟ้า']])]])
const th = { locale: 'th' } as const
const en = { locale: 'en' } as const
const kinds = choice([{ value: 'online', label: { th: 'ออนไลน์', en: 'Online' } }])

describe('what a person reads of a stored value', () => {
  test('money is written as THB in the Thai locale: 1234.5 is ฿1,234.50', () => {
    const field = baht('ราคา', 'Price')
    expect(cellOf(th, { value: 1234.5, field, labels, isRecord: true }).text).toBe('฿1,234.50')
    expect(cellOf(en, { value: 1234.5, field, labels, isRecord: true }).text).toBe('฿1,234.50')
    expect(cellOf(th, { value: 1234.5, field, labels }).text).toBe('1,234.50')
    expect(cellOf(th, { value: 3150, field, labels }).text).toBe('3,150')
  })

  test('a day carries the Buddhist year in Thai, short in a list and whole in a record', () => {
    const field = date('วัน', 'Day')
    expect(cellOf(th, { value: '2026-11-21', field, labels }).text).toBe('21 พ.ย. 69')
    expect(cellOf(th, { value: '2026-11-21', field, labels, isRecord: true }).text).toBe('21 พฤศจิกายน 2569')
    expect(cellOf(en, { value: '2026-11-21', field, labels, isRecord: true }).text).toBe('21 November 2026')
  })

  test.each([
    ['nothing', null, date('วัน', 'Day'), { text: '–', isMuted: true }],
    ['a switch', true, boolean('ใช้', 'On'), { text: 'ใช่', tone: 'live' }],
    ['a choice', 'online', kinds('รูปแบบ', 'Type'), { text: 'ออนไลน์' }],
    ['a code of a category', ['electric', 'gone'], codes('category')('หมวด', 'Category'), { text: 'ช่างไฟฟ้า, gone' }],
    ['no code', [], codes('category')('หมวด', 'Category'), { text: '–', isMuted: true }],
    ['people', [{ id: null, name: 'อ.สมศรี' }], people('lecturer')('วิทยากร', 'Lecturer'), { text: 'อ.สมศรี' }],
  ])('%s', (_what, value, field, cell) => {
    expect(cellOf(th, { value, field, labels })).toEqual(cell)
  })

  test('a figure has its unit in a record, and in the head of the column in a list', () => {
    const field = withUnit({ th: 'ชั่วโมง', en: 'hours' }, number('เวลา', 'Time'))
    expect(cellOf(th, { value: 1200, field, labels, isRecord: true }).text).toBe('1,200 ชั่วโมง')
    expect(cellOf(th, { value: 1200, field, labels }).text).toBe('1,200')
  })
})
