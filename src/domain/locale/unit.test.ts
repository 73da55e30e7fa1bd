import { expect, test } from 'vitest'
import { unitBeside } from './unit.ts'

const days = { th: 'วัน', en: 'days' }

test.each([
  ['1', days, 'en', 'day'],
  ['0', days, 'en', 'days'],
  ['2', days, 'en', 'days'],
  ['1,001', days, 'en', 'days'],
  ['1', days, 'th', 'วัน'],
  ['1', { th: 'คน', en: 'people' }, 'en', 'person'],
  ['1', { th: 'บาท', en: 'baht' }, 'en', 'baht'],
  ['1', { th: 'MB', en: 'MB' }, 'en', 'MB'],
] as const)('beside %s of %o in %s stands %s', (figure, unit, locale, said) =>
  expect(unitBeside(figure, { unit, locale })).toBe(said),
)
