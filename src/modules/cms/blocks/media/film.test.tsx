import { renderToStaticMarkup as drawn } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Context } from '#platform/context.ts'
import gallery from './gallery/block.ts'
import { load as loadGallery } from './gallery/load.server.ts'
import Gallery from './gallery/view.tsx'
import video from './video/block.ts'
import { load as loadVideo } from './video/load.server.ts'
import Video from './video/view.tsx'

const ctxIn = (locale: 'th' | 'en' = 'th') =>
  ({
    locale,
    site: { words: { th: {}, en: {} } },
    cspSources: { forms: new Set(), films: new Set() },
  }) as unknown as Context

it.each([gallery, video])('a new $type is valid as it starts', (block) =>
  expect(block.props.safeParse(block.defaults).success).toBe(true),
)

describe('gallery', () => {
  const shown = async (pictures: object[], locale: 'th' | 'en' = 'th') => {
    const props = gallery.props.parse({ ...gallery.defaults, pictures })
    return drawn(<Gallery shown={(await loadGallery(ctxIn(locale), [{ id: 'a', props }])).a!} />)
  }
  const upload = `/upload/1700000000000-${'a'.repeat(32)}.jpg`

  it('is links to its pictures, in sizes, beside a closed dialog that loads nothing', async () => {
    const html = await shown([
      { url: upload, alt: 'ลานฝึก', caption: 'ลานฝึกระยอง' },
      { url: '/seed/factory.svg', alt: '' },
    ])
    expect(html).toContain(`<a href="${upload}" aria-label="ลานฝึก">`)
    expect(html).toContain(`srcSet="${upload}?w=480 480w`)
    expect(html).toContain('aria-label="ภาพที่ 2"')
    expect(html).toMatch(/<dialog(?![^>]* open)[^>]*aria-label="ภาพขนาดใหญ่"/)
    expect(html.match(/<img/g)).toHaveLength(2)
    expect(html.match(/loading="lazy"/g)).toHaveLength(2)
  })

  it('in English, without pictures, and with an address that runs', async () => {
    expect(await shown([{ url: '/a.jpg', alt: '' }], 'en')).toContain('Image 1')
    expect(await shown([])).toBe('')
    for (const url of ['javascript:alert(1)', 'http://example.org/a.jpg', '//evil.example/a.jpg'])
      expect(gallery.props.safeParse({ ...gallery.defaults, pictures: [{ url, alt: '' }] }).success).toBe(false)
  })
})

describe('video', () => {
  const shown = async (more: object, ctx = ctxIn()) => {
    const props = video.props.parse({ ...video.defaults, ...more })
    return drawn(<Video shown={(await loadVideo(ctx, [{ id: 'a', props }])).a!} />)
  }

  it('of a file has keys of the browser, captions and a poster, and does not begin by itself', async () => {
    const captions = [
      { url: '/upload/th.vtt', lang: 'th', label: 'ไทย' },
      { url: '/upload/en.vtt', lang: 'en', label: 'English' },
    ]
    const html = await shown({ url: '/upload/a.mp4', title: 'ชมโรงฝึก', poster: '/upload/a.jpg', captions })
    expect(html).toMatch(/<video (?=[^>]*controls)(?=[^>]*preload="none")(?=[^>]*poster="\/upload\/a\.jpg")/)
    expect(html).toContain('<source src="/upload/a.mp4" type="video/mp4"/>')
    expect(html).toContain('<track kind="captions" src="/upload/th.vtt" srcLang="th" label="ไทย" default=""/>')
    expect(html.match(/default=""/g)).toHaveLength(1)
    expect(html).not.toMatch(/autoplay|<button/i)
    expect(html).toContain('<a href="/upload/a.mp4">เปิดไฟล์วิดีโอ</a>')
  })

  it.each([
    ['/upload/a.mp4', []],
    ['https://cdn.example.org/a.mp4', ['https://cdn.example.org']],
    ['https://cdn.example.org:8443/x/list.m3u8?t=1', ['https://cdn.example.org:8443']],
    ['/media/list.m3u8', ["'self'"]],
  ])('%s comes from %j, which the policy of the page will name', async (url, films) => {
    const ctx = ctxIn()
    await shown({ url }, ctx)
    expect([...ctx.cspSources.films]).toEqual(films)
  })

  it('in parts is given to the browser as such', async () =>
    expect(await shown({ url: 'https://cdn.example.org/list.m3u8' })).toContain('type="application/vnd.apple.mpegurl"'))

  it('without an address is nothing', async () => expect(await shown({})).toBe(''))

  it.each([
    { url: 'javascript:alert(1)' },
    { url: 'http://example.org/a.mp4' },
    { url: 'https://a b;script-src *' },
    { captions: [{ url: 'https://evil.example/a.vtt', lang: 'th', label: 'ไทย' }] },
    { captions: [{ url: '/a.vtt', lang: '" onload="x', label: 'ไทย' }] },
  ])('refuses %j', (more) => expect(video.props.safeParse({ ...video.defaults, ...more }).success).toBe(false))
})
