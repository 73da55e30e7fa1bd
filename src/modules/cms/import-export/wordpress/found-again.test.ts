import { describe, expect, it } from 'vitest'
import { carriedItems } from './carried-items.server.ts'
import { readWxr } from './read-wxr.server.ts'

const item = (of: { id?: string; name: string; content?: string }) => `<item><title>${of.name}</title>
<link>https://old.example.test/?p=${of.id ?? '77'}</link><content:encoded><![CDATA[${of.content ?? '<p>x</p>'}]]></content:encoded>
${of.id === undefined ? '' : `<wp:post_id>${of.id}</wp:post_id>`}<wp:post_name>${of.name}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`

const imported = async (...items: string[]) => {
  const file = `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0"><channel><title>เก่า</title>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example.test</wp:base_blog_url>${items.join('')}</channel></rss>`
  return carriedItems(await readWxr(Buffer.from(file)), { taken: [], slugs: new Map() })
}

describe('links by the id of what they lead to', () => {
  it.each([
    ['?p=9101', '/cms/post/x-group-of-posts-x/target', []],
    ['?page_id=9101', '/cms/post/x-group-of-posts-x/target', []],
    ['?p=9101#ราคา', '/cms/post/x-group-of-posts-x/target#ราคา', []],
    ['', '/', []],
    ['?utm_source=mail', '/', []],
    ['?p=5', 'https://old.example.test/?p=5', ['https://old.example.test/?p=5']],
    ['?s=x&paged=2', 'https://old.example.test/?s=x&amp;paged=2', ['https://old.example.test/?s=x&paged=2']],
    ['old-page/', 'https://old.example.test/old-page/', ['https://old.example.test/old-page/']],
  ])('%s leads to %s', async (asked, to, lost) => {
    const link = `<p><a href="https://old.example.test/${asked.replaceAll('&', '&#038;')}">ลิงก์</a></p>`
    const { items } = await imported(
      item({ id: '9101', name: 'target' }),
      item({ id: '9108', name: 'links', content: link }),
    )
    const { carried, left } = items[1]!
    expect(carried.content).toBe(`<p><a href="${to}" rel="noopener">ลิงก์</a></p>`)
    expect(left.filter(({ reason }) => reason === 'link').map(({ what }) => what)).toEqual(lost)
  })
})

describe('what has no id of its own', () => {
  it('comes in all the same, and is the same thing the next time', async () => {
    const file = [item({ name: 'one' }), item({ name: 'two' }), item({ id: '9202', name: 'three' })]
    const [first, again] = [await imported(...file), await imported(...file.toReversed())]
    expect(first.items.map(({ carried }) => carried.slug)).toEqual(['one', 'two', 'three'])
    expect(first.items.map(({ key }) => key)).toEqual(again.items.map(({ key }) => key).toReversed())
    expect(new Set(first.items.map(({ key }) => key)).size).toBe(3)
  })

  it('is found by the id in its own address', async () => {
    const content = '<p><a href="https://old.example.test/?p=77">ลิงก์</a></p>'
    const { items } = await imported(item({ name: 'one' }), item({ id: '2', name: 'two', content }))
    expect(items[1]!.carried.content).toContain('href="/cms/post/x-group-of-posts-x/one"')
  })

  it('is told of where another thing has its id', async () => {
    const { items } = await imported(item({ id: '7', name: 'one' }), item({ id: '7', name: 'two' }))
    expect(items.map(({ carried, left }) => [carried.slug, left])).toEqual([['one', [{ reason: 'twice', what: '7' }]]])
  })
})
