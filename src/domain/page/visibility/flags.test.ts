import { expect, test } from 'vitest'
import { type Page, readPage } from '../page.ts'
import { visiblePage, type Flags, isVisible } from './flags.ts'

test.each<[string, Flags | undefined, string | undefined, boolean]>([
  ['no flags', undefined, 'cart', true],
  ['no code', { cart: false }, undefined, true],
  ['an unknown code', { cart: false }, 'search', true],
  ['a flag that is true', { cart: true }, 'cart', true],
  ['a flag that is false', { cart: false }, 'cart', false],
  ['a name of every object', { cart: false }, 'constructor', true],
])('%s', (_what, flags, code, isShown) => {
  expect(isVisible(flags, code)).toBe(isShown)
})

const stored = (...codes: unknown[]) => ({
  version: 1,
  rows: [
    {
      id: 'r',
      columns: [
        {
          ...{ id: 'c', col: 12 },
          objects: codes.map((code, at) => ({
            ...{ id: `o${at}`, type: 'text', version: 1, props: {} },
            ...(code === undefined ? {} : { flagCode: code }),
          })),
        },
      ],
    },
  ],
})

test('hidden blocks go, and the rest of their column stays', () => {
  const read = readPage(stored('news', undefined, 'offer')) as { page: Page }
  const ids = (flags: Flags) => visiblePage(read.page, flags).rows[0]!.columns[0]!.objects.map(({ id }) => id)
  expect(ids({})).toEqual(['o0', 'o1', 'o2'])
  expect(ids({ news: false, offer: true })).toEqual(['o1', 'o2'])
})

test.each(['', 'Cart', '1st', '-a', 'a b', 'ตะกร้า', 'a_b', 'a'.repeat(41), 'a\n', null, true, ['cart']])(
  '%j is no code',
  (code) => {
    expect(readPage(stored(code))).toHaveProperty('issues')
  },
)
