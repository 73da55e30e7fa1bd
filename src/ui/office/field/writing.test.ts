import { describe, expect, it } from 'vitest'
import { day, moment } from './day-text.ts'
import { bahtAmount, wholeNumber } from './number-text.ts'

describe('what people write', () => {
  it.each([
    ['14/12/69', '2026-12-14'],
    ['๑๔ ธ.ค. ๒๕๖๙', '2026-12-14'],
    ['31/02/2569', null],
  ])('the day %s is read as %s', (text, expected) => {
    expect(day.read(text)).toBe(expected)
  })

  it.each([
    ['18 ธ.ค. 2569 เวลา 16:00', '2026-12-18T09:00:00.000Z'],
    ['18/12/69 9.30 น.', '2026-12-18T02:30:00.000Z'],
    ['๑๘/๑๒/๖๙ ๐๙:๐๐', '2026-12-18T02:00:00.000Z'],
    ['18 Dec 2026, 16:00', '2026-12-18T09:00:00.000Z'],
    ['18/12/69', '2026-12-17T17:00:00.000Z'],
    ['2026-12-18T09:00:00.000Z', '2026-12-18T09:00:00.000Z'],
    ['18/12/69 25:00', null],
    ['พรุ่งนี้บ่าย', null],
  ])('the moment %s is read as %s', (text, expected) => {
    expect(moment.read(text)).toBe(expected)
  })

  it.each([
    ['4,800.00', '4800'],
    ['๔๘๐๐.๕๐', '4800.5'],
    ['ฟรี', null],
    ['', null],
    ['1e9', null],
  ])('the amount %s is read as %s', (text, expected) => {
    expect(bahtAmount.read(text)).toBe(expected)
  })
})

describe('what is shown', () => {
  it.each([
    [wholeNumber.show('1284', 'th'), '1,284'],
    [bahtAmount.show('4800', 'th'), '4,800.00'],
    [bahtAmount.show('สี่พัน', 'th'), 'สี่พัน'],
    [day.show('2026-12-14', 'th'), '14 ธ.ค. 2569'],
    [day.show('2026-12-14', 'en'), '14 Dec 2026'],
    [day.show('31/02/69', 'th'), '31/02/69'],
    [moment.show('2026-12-18T09:00:00.000Z', 'en'), '18 Dec 2026, 16:00'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(expected)
  })

  it.each(['th', 'en'] as const)('is read back as it was (%s)', (locale) => {
    const instant = '2026-12-18T09:05:00.000Z'
    expect(moment.read(moment.show(instant, locale))).toBe(instant)
    expect(day.read(day.show('2026-12-14', locale))).toBe('2026-12-14')
  })
})
