import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Packed, zip } from '../../../tests/support/zip.ts'
import { zipDirectory } from './zip-directory.ts'

const caps = { entries: 5, bytes: 1000 }
const file = (more: Partial<Packed> = {}): Packed => ({ name: 'xl/a.xml', content: 'ก'.repeat(100), ...more })

test('tells names, sizes and places of an honest file', () => {
  const bytes = zip([file(), file({ name: 'b.xml', content: '' })])
  expect(zipDirectory(bytes, caps)).toMatchObject([
    { name: 'xl/a.xml', size: 300, method: 8, start: 38 },
    { name: 'b.xml', size: 0 },
  ])
})

test.each<[string, Packed[], string]>([
  ['a way up', [file({ name: '../../etc/passwd' })], 'unsafe'],
  ['a way up in the middle', [file({ name: 'xl/../../x' })], 'unsafe'],
  ['a root', [file({ name: '/etc/passwd' })], 'unsafe'],
  ['a drive', [file({ name: 'C:/x' })], 'unsafe'],
  ['a backslash', [file({ name: 'xl\\..\\x' })], 'unsafe'],
  ['a NUL', [file({ name: 'a.xml\0.exe' })], 'unsafe'],
  ['no name', [file({ name: '' })], 'unsafe'],
  ['a link', [file({ mode: 0xa1ff })], 'unsafe'],
  ['a device', [file({ mode: 0x2000 })], 'unsafe'],
  ['twins', [file(), file()], 'unsafe'],
  ['twins but for the case', [file(), file({ name: 'XL/A.xml' })], 'unsafe'],
  ['two names for one entry', [file({ localName: 'xl/b.xml' })], 'broken'],
  ['a password', [file({ flags: 1 })], 'locked'],
  ['more inside than may be', [file({ content: 'a'.repeat(1001) })], 'too-much'],
  ['more together than may be', [file(), file({ name: 'b', content: 'a'.repeat(701) })], 'too-much'],
  ['a size beyond 32 bits', [file({ size: 0xffffffff })], 'too-much'],
  ['too many entries', Array.from({ length: 6 }, (_, at) => file({ name: `${at}` })), 'too-much'],
])('refuses a file with %s', (_what, entries, fault) => {
  expect(zipDirectory(zip(entries), { ...caps, bytes: fault === 'too-much' ? 1000 : 10_000 })).toBe(fault)
})

test('says broken, and nothing else, of every cut and every changed byte that it cannot read', () => {
  const whole = zip([file(), file({ name: 'b.xml' })])
  for (let length = 0; length < whole.length; length++)
    expect(zipDirectory(whole.subarray(0, length), caps)).toBe('broken')
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      const changed = Buffer.from(whole)
      changed[at] = byte
      const read = zipDirectory(changed, caps)
      if (typeof read !== 'string')
        for (const one of read) expect(one.start + one.packedSize).toBeLessThan(whole.length)
    }),
    { numRuns: 2000, examples: [[167, 137]] },
  )
})
