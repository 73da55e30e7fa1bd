import { expect, it } from 'vitest'
import type { Attachments } from '../attachments.ts'
import { makerOf } from '../makers.ts'
import { Making } from '../making.ts'
import { parseBlocks } from '../parse-blocks.ts'

const attachments: Attachments = { byId: () => null, at: () => null, isPicture: () => false }

const made = (text: string) => {
  const making = new Making({ makerOf, linkOf: (to) => ({ to, isLost: false }), attachments })
  making.blocks(parseBlocks(text))
  const { page, left } = making.result()
  const objects = page.rows.flatMap(({ columns }) => columns.flatMap((column) => column.objects))
  return { objects: objects.map(({ type, props }) => [type, props['html'] ?? props['url']]), left }
}

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

it.each([
  [
    'on a line',
    `ก่อน\n\n${film}\n\nหลัง`,
    [
      ['text', '<p>ก่อน</p>'],
      ['youtube', film],
      ['text', '<p>หลัง</p>'],
    ],
  ],
  ['in a shortcode', `[embed]${film}[/embed]`, [['youtube', film]]],
  [
    'in a paragraph of the block editor',
    `<!-- wp:paragraph --><p>${film}</p><!-- /wp:paragraph -->`,
    [['youtube', film]],
  ],
  ['among words', `<p>ดู ${film}</p>`, [['text', `<p>ดู ${film}</p>`]]],
])('an address of YouTube %s is a player where WordPress shows one', (_where, text, objects) => {
  expect(made(text)).toEqual({ objects, left: [] })
})

it('an address of another site on its own line is a link, and told of', () => {
  expect(made('https://vimeo.com/1234')).toEqual({
    objects: [['text', '<p><a href="https://vimeo.com/1234" rel="noopener">1234</a></p>']],
    left: [{ reason: 'embed', what: 'https://vimeo.com/1234' }],
  })
})

it('lists, tables and code of the classic editor stay whole', () => {
  const text = 'นำ\n<ul>\n\t<li>ก</li>\n\t<li>ข</li>\n</ul>\n<pre>หนึ่ง\n\nสอง</pre>'
  const html = '<p>นำ</p>\n<ul><li>ก</li><li>ข</li></ul>\n<pre>หนึ่ง\n\nสอง</pre>'
  expect(made(text)).toEqual({ objects: [['text', html]], left: [] })
})
