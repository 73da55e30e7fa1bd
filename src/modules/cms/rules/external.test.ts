import { expect, it } from 'vitest'
import { isExternal } from './external.ts'

it.each([
  ['https://example.org', true],
  ['HTTP://example.org', true],
  ['/cms/page/a', false],
])('%j leaves the site: %s', (url, is) => expect(isExternal(url)).toBe(is))
