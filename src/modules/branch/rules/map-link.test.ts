import { expect, test } from 'vitest'
import { mapLinkOf } from './map-link.ts'

test.each([
  ['its own link', { map: 'https://maps.test/x', address: 'ขอนแก่น' }, 'https://maps.test/x'],
  ['a search for its address', { map: null, address: '88 บางนา' }, 'search 88 บางนา'],
  ['nothing', { map: null, address: '' }, null],
])('a branch is shown on a map by %s', (_what, of, href) => {
  expect(mapLinkOf(of, (place) => `search ${place}`)).toBe(href)
})
