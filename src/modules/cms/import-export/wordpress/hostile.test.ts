import { expect, test } from 'vitest'
import { carriedItems } from './carried-items.server.ts'
import type { WxrItem } from './wxr.ts'

const bare: WxrItem = {
  ...{
    id: '1',
    type: 'page',
    status: 'publish',
    title: 'ก',
    name: 'a',
    link: '',
    content: '',
    excerpt: '',
    dateGmt: '',
  },
  ...{ date: '', parent: '0', password: '', attachment: '', comments: 0, terms: [], meta: {}, isCut: false },
}
const block = (name: string, of: string) => [
  { ...bare, content: `<!-- wp:${name} -->${of.repeat(500_000 / of.length)}<!-- /wp:${name} -->` },
]
/** An entry that is its own descendant, so often that each level would multiply its children. */
const entries = Array.from({ length: 40 }, (_, at): WxrItem => {
  const meta = { _menu_item_menu_item_parent: at === 0 ? '0' : '7', _menu_item_url: 'https://a.example/' }
  const terms = [{ domain: 'nav_menu', name: 'main', title: 'เมนู' }]
  return { ...bare, id: '7', type: 'nav_menu_item', terms, meta }
})

test.each<[string, WxrItem[]]>([
  ['questions that are never closed', block('details', '<summary>')],
  ['links that are never closed', block('button', '<a>')],
  ['captions that are never closed', [{ ...bare, content: '[caption]<img '.repeat(70_000) }]],
  ['entries of a menu that lie under themselves', entries],
])('an export full of %s is read at once', async (_what, items) => {
  const begun = performance.now()
  const wxr = { title: '', site: 'https://old.example', items, categories: 0, tags: 0 }
  await carriedItems(wxr, { taken: [], slugs: new Map() })
  expect(performance.now() - begun).toBeLessThan(1000)
})
