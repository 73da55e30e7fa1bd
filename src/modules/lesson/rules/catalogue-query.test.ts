import { expect, it } from 'vitest'
import { keywordOf, pagesOf, queryOf, readCatalogueQuery } from './catalogue-query.ts'

const nothing = { category: '', type: '', price: '', page: 1 }

it.each([
  ['', nothing],
  ['type=onsite&price=free&page=3', { ...nothing, type: 'onsite', price: 'free', page: 3 }],
  ['type=x&price=1&page=-2', nothing],
  ['page=1.5&category=electric', { ...nothing, category: 'electric' }],
])('%j asks for %j', (query, asked) => expect(readCatalogueQuery(new URLSearchParams(query))).toEqual(asked))

it.each([
  [{ ...nothing }, ''],
  [{ ...nothing, type: 'onsite', page: 2 }, '?type=onsite&page=2'],
  [{ category: 'ก ข' }, '?category=%E0%B8%81+%E0%B8%82'],
])('%j is written %j', (parameters, query) => expect(queryOf(parameters)).toBe(query))

it.each([
  [{}, '/here?page='],
  [{ category: 'x' }, '/here?category=x&page='],
])('pages of %j begin with %j', (parameters, address) => expect(pagesOf('/here', parameters)).toBe(address))

it.each([
  ['  ไฟฟ้า ', 'ไฟฟ้า'],
  ['..', ''],
  ['\u0000a\nb', 'ab'],
  [`${'ก'.repeat(99)}😀`, `${'ก'.repeat(99)}\ufffd`],
])('%j is looked for as %j', (text, keyword) => expect(keywordOf(text)).toBe(keyword))
