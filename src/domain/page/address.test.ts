import { expect, it } from 'vitest'
import { address, fileAddress, ownPath } from './address.ts'
import { normalizeLink } from './normalize-link.ts'

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

it.each([
  ['/login', true],
  ['/cms/page/ก?x=1#y', true],
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'https:evil.example',
    'https://evil.example',
    'javascript:x',
    '',
  ].map((url): [string, boolean] => [url, false]),
  ['/\t/evil.example', false],
  ['/a\n/evil', false],
])('%j is a path of this site: %s', (url, isFit) => expect(ownPath.safeParse(url).success).toBe(isFit))

it.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['lesson/home', '/lesson/home'],
  ['/lesson/home', '/lesson/home'],
  ['#top', '#top'],
  ['mailto:a@wicha.test', 'mailto:a@wicha.test'],
  ['tel:021234567', 'tel:021234567'],
  ['javascript:alert(1)', null],
  [' \tjava\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['//evil.example', null],
  ['http:', null],
  ['/\\evil.example', null],
  ['', null],
])('a link %j leads to %j', (link, way) => expect(normalizeLink(link)).toBe(way))

it.each([
  ['/upload/1-a.pdf', true],
  ['https://example.org/a.pdf', true],
  ['http://example.org/a.pdf', false],
  ['//example.org/a.pdf', false],
  ['javascript:x', false],
  ['blob:https://x/y', false],
])('%j is a file of a page: %s', (url, isFit) => expect(fileAddress.safeParse(url).success).toBe(isFit))
