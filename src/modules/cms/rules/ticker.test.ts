import { expect, it } from 'vitest'
import { isLight, tickerSeconds } from './ticker.ts'

it('goes by twice as fast at twice the speed, and never in less than four seconds', () => {
  const texts = ['ก'.repeat(200), 'ข'.repeat(200)]
  expect(tickerSeconds(texts, 1)).toBe(tickerSeconds(texts, 2) * 2)
  expect(tickerSeconds(['ก'], 10)).toBe(4)
  expect(tickerSeconds([], 2)).toBe(4)
})

it.each([
  ['white', true],
  ['black', false],
  ['#ffd21f', true],
  ['#8a0000', false],
])('%s is light: %s', (color, is) => expect(isLight(color)).toBe(is))
