import { expect, test } from 'vitest'
import { slugsOf } from './ordering.ts'
import type { WxrItem } from './wxr.ts'

const named = (id: string, type: string, name: string) => ({ id, type, name, title: name }) as WxrItem

test('a post gets a slug at which it can be read, and one of its own among those of its type', () => {
  const items = [
    named('1', 'post', 'add'),
    named('2', 'page', 'add'),
    named('3', 'post', 'news'),
    named('4', 'post', 'news'),
  ]
  const nothing = { taken: [], slugs: new Map() }
  expect([...slugsOf(items, nothing).values()]).toEqual(['add-2', 'add', 'news', 'news-2'])
  const here = { taken: [{ type: 'post', slug: 'news' }], slugs: new Map([['2', 'added']]) }
  expect([...slugsOf(items, here).values()]).toEqual(['add-2', 'added', 'news-2', 'news-3'])
})
