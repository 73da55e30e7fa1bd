import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncateToWidth } from './truncate-to-width.ts'
import { graphemes } from './graphemes.ts'

const widthOf = (text: string) => graphemes(text).length

test.each([
  ['หลักสูตรออนไลน์', 40, 'หลักสูตรออนไลน์'],
  ['หลักสูตรออนไลน์สำหรับช่างไฟฟ้า', 10, 'หลักสูตร…'],
  ['learn to weld safely', 12, 'learn to…'],
  ['น้ำน้ำน้ำ', 2, 'น้ำ…'],
  ['  สอง\n บรรทัด ', 40, 'สอง บรรทัด'],
  ['', 10, ''],
])('%j in %d is %j', (text, most, cut) => expect(truncateToWidth(text, { most, widthOf })).toBe(cut))

test('is never wider, and never ends inside a letter', () => {
  const thai = fc.string({ unit: fc.constantFrom(...'กขคนำ้่ิีุูแเโไ aB '), maxLength: 60 })
  fc.assert(
    fc.property(thai, fc.integer({ min: 2, max: 30 }), (text, most) => {
      const cut = truncateToWidth(text, { most, widthOf })
      expect(widthOf(cut)).toBeLessThanOrEqual(most)
      const kept = cut.replace(/…$/, '')
      expect(text.replaceAll(/\s+/g, ' ').trim().startsWith(kept)).toBe(true)
    }),
  )
})
