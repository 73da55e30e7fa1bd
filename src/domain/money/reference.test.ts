import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isReference, plainReference, suggestReferences, writeReference } from './reference.ts'

const numbers = fc.integer({ min: 10_000_000_000, max: 99_999_999_999 })

test.each([
  [69_000_000_001, '690000000018'],
  [10_000_000_000, expect.stringMatching(/^10000000000\d$/) as string],
  [99_999_999_999, expect.stringMatching(/^99999999999\d$/) as string],
])('%i gives %s', (number, reference) => {
  expect(writeReference(number)).toEqual(reference)
  expect(isReference(writeReference(number))).toBe(true)
})

test.each([0, -69_000_000_001, 9_999_999_999, 100_000_000_000, 69_000_000_001.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%f has no reference',
  (number) => {
    expect(() => writeReference(number)).toThrow(RangeError)
  },
)

test.each(['', '690000000019', '69000000001', '6900000000188', '69000000001B', ' 690000000018', '๖๙๐๐๐๐๐๐๐๐๑๘'])(
  '%j is no reference to the letter',
  (text) => {
    expect(isReference(text)).toBe(false)
  },
)

test('a leading zero is refused even with the right check digit', () => {
  expect(isReference('000000000000')).toBe(false)
})

test('every wrong digit and every swap of neighbours is noticed', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const reference = writeReference(number)
      for (const at of reference.split('').keys()) {
        const [head, own, next, tail] = [
          reference.slice(0, at),
          reference[at],
          reference[at + 1],
          reference.slice(at + 2),
        ]
        for (const other of '0123456789') expect(isReference(head + other + (next ?? '') + tail)).toBe(other === own)
        if (next !== undefined && next !== own) expect(isReference(head + next + own + tail)).toBe(false)
      }
    }),
  )
})

test.each([
  ['690000000018', ['690000000018']],
  ['6900 0000 0018', ['690000000018']],
  ['6900-0000-0018', ['690000000018']],
  ['69OOOOOOOOI8', ['690000000018']],
  ['69ooooooool8', ['690000000018']],
  ['๖๙๐๐๐๐๐๐๐๐๑๘', ['690000000018']],
  ['6900\u200b00000018', ['690000000018']],
  ['69000000018', ['690000000018']],
  ['6900000018', ['690000000018']],
])('%s is at once suggested as %j', (text, references) => {
  expect(suggestReferences(text)).toEqual(expect.arrayContaining(references))
})

test.each(['', 'สมชาย', '6.9E+11', '690000018', '6900000000180', '0'.repeat(41), 'INV001', '-', '=1+1'])(
  '%j suggests nothing',
  (text) => {
    expect(suggestReferences(text)).toEqual([])
  },
)

test('a reference with a wrong digit, a swap or one missing zero is among few suggestions', () => {
  fc.assert(
    fc.property(numbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, at, step) => {
      const reference = writeReference(number)
      const wrong = (Number(reference[at]) + step) % 10
      const [head, tail] = [reference.slice(0, at), reference.slice(at + 1)]
      const damaged = [`${head}${wrong}${tail}`, `${head}${tail[0] ?? ''}${reference[at]}${tail.slice(1)}`]
      if (reference[at] === '0') damaged.push(head + tail)
      for (const text of damaged) {
        expect(suggestReferences(text)).toContain(reference)
        expect(suggestReferences(text).length).toBeLessThanOrEqual(23)
      }
    }),
  )
})

test('a plain reference only loses what cannot be part of it', () => {
  expect(plainReference(' 69.0/0-0O ')).toBe('690000')
  expect(plainReference('INV-001')).toBe('1NV001')
})
