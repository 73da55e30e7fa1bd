import { renderToStaticMarkup as drawn } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Context } from '#platform/context.ts'
import contactStrip from './contact-strip/block.ts'
import { load as loadContact } from './contact-strip/load.server.ts'
import ContactStrip from './contact-strip/view.tsx'
import countdown from './countdown/block.ts'
import { load as loadCountdown } from './countdown/load.server.ts'
import Countdown from './countdown/view.tsx'
import latestPosts from './latest-posts/block.ts'
import LatestPosts from './latest-posts/view.tsx'
import mapLink from './map-link/block.ts'
import { load as loadMap } from './map-link/load.server.ts'
import MapLink from './map-link/view.tsx'
import testimonial from './testimonial/block.ts'
import { load as loadSaid } from './testimonial/load.server.ts'
import Testimonial from './testimonial/view.tsx'

const site = {
  words: { th: {}, en: {} },
  phone: '021234567',
  openingHours: { th: 'จันทร์–ศุกร์ 8.30–16.30 น.', en: 'Monday to Friday, 8.30–16.30' },
}
const at = (now: string, locale: 'th' | 'en' = 'th') =>
  ({ locale, site, now: Date.parse(now), validity: { until: Infinity } }) as unknown as Context
const ctx = at('2026-11-22T03:00:00Z')

it.each([testimonial, countdown, mapLink, contactStrip, latestPosts])('a new $type is valid as it starts', (block) =>
  expect(block.props.safeParse(block.defaults).success).toBe(true),
)

describe('testimonial', () => {
  const shown = async (items: object[]) =>
    drawn(
      <Testimonial
        shown={(await loadSaid(ctx, [{ id: 'a', props: testimonial.props.parse({ title: '', items }) }])).a!}
      />,
    )
  const said = { quote: 'งานดีคืองานที่ตรวจเองก่อน', name: 'ธีรพงษ์ วงศ์ช่างไฟ', role: 'ครูช่างไฟฟ้า', picture: '' }

  it('says who said it, with his letters where there is no picture', async () => {
    const html = await shown([said, { ...said, picture: '/upload/a.png' }])
    expect(html.match(/<blockquote>/g)).toHaveLength(2)
    expect(html).toContain('<b>ธีรพงษ์ วงศ์ช่างไฟ</b><small>ครูช่างไฟฟ้า</small>')
    expect(html).toMatch(/<i aria-hidden="true">ธว<\/i>/)
    expect(html).toMatch(/<img (?=[^>]*src="\/upload\/a\.png")(?=[^>]*width="52")(?=[^>]*height="52")/)
    expect(html).not.toMatch(/★|star|rating/i)
  })

  it('without anybody is nothing, and nobody is quoted without a name', async () => {
    expect(await shown([])).toBe('')
    expect(testimonial.props.safeParse({ title: '', items: [{ ...said, name: '' }] }).success).toBe(false)
    expect(testimonial.props.safeParse({ title: '', items: [{ ...said, stars: 5 }] }).success).toBe(false)
  })
})

describe('countdown', () => {
  const loaded = async (ctx: Context, more: object = {}) => {
    const props = countdown.props.parse({ ...countdown.defaults, title: 'เปิดบ้าน', day: '2027-01-09', ...more })
    return (await loadCountdown(ctx, [{ id: 'a', props }])).a!
  }
  const shown = async (ctx: Context, more: object = {}) => drawn(<Countdown shown={await loaded(ctx, more)} />)

  it.each([
    ['2026-11-22T03:00:00Z', '48'],
    ['2027-01-08T16:59:59Z', '1'],
    ['2026-01-08T17:00:00Z', '365'],
  ])('at %s says %s days, by the day in Bangkok', async (now, days) => {
    expect(await shown(at(now))).toContain(`อีก <b>${days}</b> วัน`)
    expect(await shown(at(now, 'en'))).toContain(`In <b>${days}</b> ${days === '1' ? 'day' : 'days'}`)
  })

  it('is today from midnight in Bangkok on, and then over', async () => {
    expect(await shown(at('2027-01-08T17:00:00Z'))).toContain('วันนี้')
    expect(await shown(at('2027-01-09T17:00:00Z'))).toBe('')
    expect(await shown(at('2027-01-09T17:00:00Z'), { over: 'จบแล้ว ขอบคุณทุกคน' })).toContain('จบแล้ว ขอบคุณทุกคน')
  })

  it('writes the day out, and stays true until the next one begins', async () => {
    const ctx = at('2026-11-22T03:00:00Z')
    expect(await shown(ctx)).toContain('<time dateTime="2027-01-09">วันเสาร์ที่ 9 มกราคม พ.ศ. 2570</time>')
    expect(ctx.validity.until).toBe(Date.parse('2026-11-22T17:00:00Z'))
    const over = at('2027-02-01T00:00:00Z')
    await loaded(over)
    expect(over.validity.until).toBe(Infinity)
  })

  it('has a button until it is over', async () => {
    const button = { buttonText: 'จองที่', buttonLink: '/cms/page/contact', over: 'จบแล้ว' }
    expect(await shown(ctx, button)).toContain('href="/cms/page/contact"')
    expect(await shown(at('2027-02-01T00:00:00Z'), button)).not.toContain('href')
    for (const wrong of [{ day: '2027-02-30' }, { day: 'พรุ่งนี้' }, { buttonLink: 'javascript:x' }])
      expect(countdown.props.safeParse({ ...countdown.defaults, ...wrong }).success).toBe(false)
  })

  it('without a day is nothing', async () => expect(await shown(ctx, { day: '' })).toBe(''))
})

describe('map link', () => {
  const shown = async (more: object, locale: 'th' | 'en' = 'th') => {
    const props = mapLink.props.parse({ ...mapLink.defaults, name: 'ศูนย์ฝึก', ...more })
    return drawn(<MapLink shown={(await loadMap(at('2026-11-22T03:00:00Z', locale), [{ id: 'a', props }])).a!} />)
  }

  it('leads to the map service by coordinates, else by what it looks for, and brings nothing of it', async () => {
    const point = { latitude: 13.7231, longitude: 100.7894 }
    expect(await shown(point)).toContain('query=13.7231%2C100.7894" target="_blank" rel="noopener"')
    expect(await shown({ ...point, service: 'osm' })).toContain(
      'https://www.openstreetmap.org/?mlat=13.7231&amp;mlon=100.7894',
    )
    expect(await shown({ address: '88 ถนนฉลองกรุง\nกรุงเทพมหานคร' })).toContain(
      `query=${encodeURIComponent('ศูนย์ฝึก 88 ถนนฉลองกรุง กรุงเทพมหานคร')}"`,
    )
    expect(await shown(point)).not.toMatch(/<iframe|src="https|<script/)
  })

  it('says address, hours and telephone', async () => {
    const html = await shown({ address: 'ก\n\nข', hours: [{ days: 'จันทร์', time: '8.30' }], phone: '0812345678' }, 'en')
    expect(html).toContain('<address><div>ก</div><div>ข</div></address>')
    expect(html).toContain('<dl class')
    expect(html).toContain('href="tel:0812345678"')
    expect(html).toContain('Open map')
  })

  it('of no place is nothing, and no place lies beyond the poles', async () => {
    expect(await shown({ name: '' })).toBe('')
    for (const wrong of [{ latitude: 91 }, { longitude: -181 }, { picture: 'javascript:x' }, { service: 'evil' }])
      expect(mapLink.props.safeParse({ ...mapLink.defaults, ...wrong }).success).toBe(false)
  })
})

describe('contact strip', () => {
  const shown = async (more: object = {}, locale: 'th' | 'en' = 'th') => {
    const props = contactStrip.props.parse({ ...contactStrip.defaults, ...more })
    return drawn(
      <ContactStrip shown={(await loadContact(at('2026-11-22T03:00:00Z', locale), [{ id: 'a', props }])).a!} />,
    )
  }

  it('shows the telephone and hours of the site, and what was written', async () => {
    const html = await shown({ email: 'info@skills.wicha.test', line: '@wicha' })
    expect(html).toContain('href="tel:021234567"')
    expect(html).toContain('จันทร์–ศุกร์ 8.30–16.30 น.')
    expect(html).toContain('href="mailto:info@skills.wicha.test"')
    expect(html).toContain('href="https://line.me/R/ti/p/%40wicha"')
    expect(await shown({ phone: '0812345678', hasHours: false }, 'en')).toMatch(/^(?!.*Monday).*tel:0812345678/)
  })

  it.each([{ line: '@a/../b' }, { email: 'a@b?bcc=c@d' }])('refuses %j', (wrong) =>
    expect(contactStrip.props.safeParse({ ...contactStrip.defaults, ...wrong }).success).toBe(false),
  )
})

describe('latest posts', () => {
  const post = (n: number, excerpt: string | null = 'ต้นเรื่อง') => ({
    ...{ _id: `p${n}`, title: `เรื่อง ${n}`, href: `/cms/post/news/p${n}`, date: '22 พฤศจิกายน 2569' },
    ...{ excerpt, picture: null },
  })
  const more = { label: 'ดูทั้งหมด', href: '/cms/page/news' }
  const shown = (posts: ReturnType<typeof post>[], display: 'lead' | 'grid' = 'lead') =>
    drawn(<LatestPosts shown={{ title: 'ข่าว', display, posts, more, locked: 'ต้องเข้าสู่ระบบ' }} />)

  it('has the newest large and the others beside it, or all alike', () => {
    const html = shown([post(1), post(2, null)])
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html.match(/data-lead/g)).toHaveLength(1)
    expect(html).toContain('ต้องเข้าสู่ระบบ')
    expect(html).toContain('href="/cms/page/news"')
    expect(shown([post(1), post(2)], 'grid')).not.toContain('data-lead')
    expect(shown([])).toBe('')
  })
})
