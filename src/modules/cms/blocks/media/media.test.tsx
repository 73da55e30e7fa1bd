import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Context } from '#platform/context.ts'
import html from './html/block.ts'
import { load as loadHtml } from './html/load.server.ts'
import Html from './html/view.tsx'
import image from './image/block.ts'
import { load as loadImage } from './image/load.server.ts'
import Image from './image/view.tsx'
import pdf from './pdf/block.ts'
import popup from './popup/block.ts'
import { load as loadPopup } from './popup/load.server.ts'
import Popup from './popup/view.tsx'
import slideshow from './slideshow/block.ts'
import { load as loadSlideshow } from './slideshow/load.server.ts'
import Slideshow from './slideshow/view.tsx'
import youtube from './youtube/block.ts'
import { load as loadYouTube } from './youtube/load.server.ts'
import YouTube from './youtube/view.tsx'

const ctxIn = (locale: 'th' | 'en') => ({ locale, site: { words: { th: {}, en: {} } } }) as unknown as Context
const ctx = ctxIn('th')
const drawn = renderToStaticMarkup

it.each([slideshow, popup, youtube, html, pdf, image])('a new $type is valid as it starts', (block) =>
  expect(block.props.safeParse(block.defaults).success).toBe(true),
)

describe('slideshow', () => {
  const propsOf = (slides: object[], more: object = {}) =>
    slideshow.props.parse({ ...slideshow.defaults, slides, ...more })
  const shown = async (slides: object[], locale: 'th' | 'en' = 'th') =>
    drawn(<Slideshow shown={(await loadSlideshow(ctxIn(locale), [{ id: 'a', props: propsOf(slides) }])).a!} />)

  it('moves every 5000 ms unless it says otherwise', () => {
    expect(slideshow.defaults.interval).toBe(5000)
    expect(propsOf([], { interval: 2000 }).interval).toBe(2000)
    for (const interval of [0, 999, 60_001, '5000'])
      expect(slideshow.props.safeParse({ slides: [], interval }).success).toBe(false)
  })

  it('a slide shows its picture, title, subtitle, content and button', async () => {
    const slide = { image: '/upload/a.png', link: 'https://example.org/', title: 'เปิดรุ่นใหม่', subtitle: 'เริ่ม 1 ธ.ค.' }
    const text = await shown([{ ...slide, button: true, buttonText: 'สมัคร', content: '<p>รับ <b>20</b> คน</p>' }])
    for (const said of ['src="/upload/a.png"', 'เปิดรุ่นใหม่', 'เริ่ม 1 ธ.ค.', '<p>รับ <b>20</b> คน</p>', '>สมัคร<'])
      expect(text).toContain(said)
  })

  it.each([true, false])('the link of a slide opens in a new tab (by a button: %s)', async (button) => {
    const text = await shown([{ link: '/lesson/home', title: 'หลักสูตร', button }])
    expect(text.match(/<a /g)).toHaveLength(1)
    expect(text).toMatch(/<a (?=[^>]*href="\/lesson\/home")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")/)
  })

  it('has keys for two slides, none for one, and nothing for none', async () => {
    const [two, one, none] = [
      await shown([{ title: 'ก' }, { title: 'ข' }], 'en'),
      await shown([{ title: 'ก' }]),
      await shown([]),
    ]
    for (const key of ['Slide 2 of 2', 'Previous slide', 'Next slide', 'Stop moving']) expect(two).toContain(key)
    expect(two).not.toContain('<h1')
    expect(one).not.toContain('<button')
    expect(none).toBe('')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' \tjava\nscript:x'])('refuses %s', (link) => {
    expect(slideshow.props.safeParse({ slides: [{ link }], interval: 5000 }).success).toBe(false)
    expect(slideshow.props.safeParse({ slides: [{ image: link }], interval: 5000 }).success).toBe(false)
  })

  it('runs nothing that its content brings', async () => {
    const text = await shown([{ title: 'ก', content: '<img src=x onerror=alert(1)><script>alert(2)</script>' }])
    expect(text).not.toMatch(/onerror|<script/)
  })
})

describe('popup', () => {
  const loaded = async (more: object) =>
    (await loadPopup(ctx, [{ id: 'a', props: popup.props.parse({ ...popup.defaults, ...more }) }])).a!

  it.each([
    [{ contentType: 'image', imageUrl: '/upload/a.png' }, { image: '/upload/a.png' }],
    [{ contentType: 'video', videoUrl: 'https://youtu.be/aqz-KE-bpKQ' }, { videoId: 'aqz-KE-bpKQ' }],
    [{ contentType: 'video', videoUrl: '/upload/a.mp4' }, { video: '/upload/a.mp4' }],
    [{ contentType: 'text', textContent: '<p>ก</p><script>x</script>' }, { html: '<p>ก</p>' }],
    [{ contentType: 'text' }, null],
    [{ contentType: 'image' }, null],
    [{ contentType: 'video', videoUrl: 'javascript:alert(1)' }, null],
    [{ contentType: 'video', videoUrl: 'https://evil.example/a.mp4' }, null],
  ])('of %j shows %j', async (props, content) => expect((await loaded(props)).content).toEqual(content))

  it('is a closed dialog under its title, with a key that closes it, and loads nothing before it comes', async () => {
    const shown = await loaded({ title: 'ประกาศ', contentType: 'image', imageUrl: '/upload/a.png' })
    const text = drawn(<Popup shown={shown} />)
    expect(text).toMatch(/<dialog(?![^>]* open)[^>]*aria-labelledby/)
    expect(text).toContain('>ประกาศ</h2>')
    expect(text).toContain('<span class="sr">ปิด</span>')
    expect(text).not.toContain('/upload/a.png')
  })

  it('that says something new is a new popup', async () => {
    const [one, same, other] = await Promise.all(['ก', 'ก', 'ข'].map((textContent) => loaded({ textContent })))
    expect(one!.key).toBe(same!.key)
    expect(one!.key).not.toBe(other!.key)
  })

  it.each([
    { delay: -1 },
    { delay: 600_001 },
    { autocloseDelay: 10 },
    { displayType: 'always' },
    { imageUrl: 'javascript:x' },
  ])('refuses %j', (more) => expect(popup.props.safeParse({ ...popup.defaults, ...more }).success).toBe(false))
})

describe('youtube', () => {
  const shown = async (more: object) =>
    drawn(
      <YouTube
        shown={(await loadYouTube(ctx, [{ id: 'a', props: youtube.props.parse({ ...youtube.defaults, ...more }) }])).a!}
      />,
    )

  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ',
  ])('%s is a film that is not asked for before it is played', async (url) => {
    const text = await shown({ url, text: 'ชมงาน' })
    expect(text).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
    expect(text).not.toMatch(/<iframe|src="https/)
    expect(text).toContain('ชมงาน</h2>')
  })

  it('is a heading where it is to be one', async () => {
    const text = await shown({ display: 'heading', text: 'วิดีโอของเรา', url: 'https://youtu.be/aqz-KE-bpKQ' })
    expect(text).toContain('<h2>วิดีโอของเรา</h2>')
    expect(text).not.toContain('<a')
  })

  it.each(['', 'javascript:aqz-KE-bpKQ', 'https://evil.example/watch?v=aqz-KE-bpKQ'])(
    'of %j nothing is shown',
    async (url) => expect(await shown({ url })).toBe(''),
  )
})

describe('html', () => {
  const shown = async (given: string) =>
    (await loadHtml(ctx, [{ id: 'a', props: { html: given, scripts: false, height: 400 } }])).a!.html

  it('keeps the parts that lay a page out, and styles that stay in their box', async () => {
    const given =
      '<section style="text-align:center;padding:8px 4px"><div><details><summary>ก</summary>ข</details></div></section>'
    expect(await shown(given)).toBe(given)
    expect(drawn(<Html shown={{ html: given, frame: null }} />)).toContain('<summary>ก</summary>')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" \tjava\nscript:alert(1)">x</a>',
    '<base href="https://evil.example">',
    '<form action="https://evil.example"><input name=password></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<style>body{display:none}</style>',
    '<div style="position:fixed;inset:0;z-index:9999;background:url(https://evil.example)">x</div>',
    '<div style="margin:-9999px">x</div>',
    '<object data="x"></object><embed src="x">',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
    "<img src='//evil.example?",
    '<div id="root" class="wrap" onclick="x()">x</div>',
  ])('runs, sends and covers nothing: %s', async (given) => {
    const once = await shown(given)
    expect(once).not.toMatch(/<(script|iframe|base|form|input|meta|style|object|embed|svg|math|template)\b/i)
    expect(once.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\s(on\w+|srcdoc|id|class)\s*=/i)
    expect(once).not.toMatch(/javascript:|position|z-index|url\(|-9999/i)
    expect(await shown(await shown(once))).toBe(once)
  })
})

describe('image', () => {
  const at = async (path: string, more: object) => {
    const props = image.props.parse({ ...image.defaults, url: '/upload/a.jpg', alt: 'ช่าง', ...more })
    const shown = (await loadImage(ctx, [{ id: 'a', props }])).a!
    return drawn(
      <MemoryRouter initialEntries={[path]}>
        <Image shown={shown} />
      </MemoryRouter>,
    )
  }

  it.each([
    ['https://example.org', '_blank', '<a href="https://example.org" target="_blank" rel="noopener">'],
    ['http://example.org', '_self', '<a href="http://example.org" rel="noopener">'],
    ['/lesson/home', '_self', '<a href="/lesson/home">'],
    ['lesson/home', '_self', '<a href="/lesson/home">'],
    ['lesson/home', '_blank', '<a href="/lesson/home" target="_blank" rel="noopener">'],
  ])('%s leaves the site or is a route of it (%s)', async (link, target, html) =>
    expect(await at('/a', { canLink: true, link, target })).toContain(html),
  )

  it('leads nowhere unless it may', async () => expect(await at('/a', { link: '/lesson/home' })).not.toContain('<a'))

  it.each(['javascript:alert(1)', ' \tjava\nscript:x', '//evil.example', 'data:text/html,x'])(
    'refuses to lead to %s',
    (link) => expect(image.props.safeParse({ ...image.defaults, link }).success).toBe(false),
  )

  it('has a width, a place and four corners of its own', async () => {
    const text = await at('/a', { width: 60, alignment: 'center', radiusTopLeft: 0, radiusBottomRight: 40 })
    expect(text).toContain('data-alignment="center"')
    expect(text).toContain('style="--width:60%;--top-left:0px;--bottom-right:40px"')
  })

  it('is left out of the front page where it is not to be shown there', async () => {
    expect(await at('/', { showHome: false })).toBe('')
    expect(await at('/', {})).toContain('<img')
    expect(await at('/cms/page/a', { showHome: false })).toContain('<img')
  })

  it.each([
    [
      { url: '/a.jpg', alt: '', link: 'https://example.org' },
      { canLink: true, target: '_blank' },
    ],
    [
      { url: '/a.jpg', alt: '', link: '/lesson/home', caption: 'ก' },
      { canLink: true, target: '_self', caption: 'ก' },
    ],
    [
      { url: '/a.jpg', alt: '' },
      { canLink: false, link: '', width: 100 },
    ],
  ])('as version 1 stored it, %j, it means the same', (stored, present) =>
    expect(image.props.parse({ ...image.defaults, ...image.upgrade!(stored, 1) })).toMatchObject(present),
  )
})
