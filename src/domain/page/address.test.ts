import { expect, it } from 'vitest'
import { address } from './address.ts'

it.each([
  ['/lesson/home', true],
  ['https://example.org/a', true],
  ['#top', true],
  ['?lang=en', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:text/html,x', false],
  ['http://example.org', false],
  ['', false],
])('%j may be linked to: %s', (url, isFit) => expect(address.safeParse(url).success).toBe(isFit))
