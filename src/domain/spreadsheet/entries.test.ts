import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinEntries, splitEntries } from './entries.ts'

it.each([
  ['electric', ['electric'], false],
  ['electric;', ['electric'], true],
  ['electric, safety', ['electric', 'safety'], true],
  ['ช่างไฟฟ้า;งานเชื่อม\nครัวไทย', ['ช่างไฟฟ้า', 'งานเชื่อม', 'ครัวไทย'], true],
  ['"อ.มาลี, ปวส.; และคณะ"', ['อ.มาลี, ปวส.; และคณะ'], false],
  ['"ก ""ข""", ค', ['ก "ข"', 'ค'], true],
  ['ก "ข"', ['ก "ข"'], false],
  ['"ก" ข; ค', ['"ก" ข', 'ค'], true],
  [' ; ,', [], true],
  ['', [], false],
])('reads %j', (cell, entries, isList) => {
  expect(splitEntries(cell)).toEqual({ entries, isList })
})

it('reads back what it wrote', () => {
  const entry = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('ก', 'a', ' ', '"', ',', ';', '\n') })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
      expect(splitEntries(joinEntries(entries)).entries).toEqual(entries)
    }),
  )
})
