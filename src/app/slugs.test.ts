import { expect, it } from 'vitest'
import { manifests } from '#app/modules.ts'

const slugs = manifests
  .flatMap(({ collections }) => collections)
  .flatMap(({ name, fields }) => (fields['slug'] ? [[name, fields['slug']] as const] : []))

it('are fields of pages and of categories', () => {
  expect(slugs.map(([name]) => name).toSorted()).toEqual([
    'category',
    'post',
    'product',
    'product_category',
    'vendor_store',
  ])
})

it.each(slugs)('a slug of a %s is letters, digits and dashes, or is refused', (_name, { decode }) => {
  for (const written of [
    '../x',
    '%2e%2e',
    '\u202ex',
    'x?y',
    '<script>',
    'a/b',
    'a\\b',
    'a b',
    '\u200bx',
    'ก ข',
    'x#y',
    '..',
  ]) {
    const read = decode.safeParse(written)
    if (read.success) expect(String(read.data), written).toMatch(/^[\p{L}\p{M}\p{N}-]*$/u)
  }
  expect(decode.parse('เกี่ยวกับ-2')).toBe('เกี่ยวกับ-2')
  expect(decode.parse('../x')).toBe('x')
})
