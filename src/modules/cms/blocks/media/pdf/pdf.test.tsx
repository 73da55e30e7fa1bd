import { createSecretKey } from 'node:crypto'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { guest } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { executor } from '#platform/data/database/executor.ts'
import { linkMs } from '#platform/content/file/serving/link.ts'
import { readStamped } from '#platform/content/file/watermark/stamped-link.ts'
import pdf from './block.ts'
import { load, type PdfContent } from './load.server.ts'
import Pdf from './view.tsx'

const now = Date.parse('2026-11-22T09:00:30Z')
const sealing = { id: 'a', key: createSecretKey(Buffer.alloc(32, 7)) }
const id = `1790000000000-${'ab'.repeat(16)}`
const fileurl = `/upload/${id}.pdf`

/** An empty database. */
const empty = () =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

const ctxIn = (locale: 'th' | 'en', role = 'guest') =>
  ({
    ...{
      locale,
      now,
      viewer: { ...guest, role },
      reads: new Map(),
      validity: { until: Infinity },
      [executor]: empty(),
    },
    site: { _id: 'site', hostname: 'academy.example', words: { th: {}, en: {} } },
    app: { sealing, purges: { versionOf: () => 0 } },
  }) as unknown as Context

const shown = async (more: object, ctx = ctxIn('th')): Promise<PdfContent> =>
  (await load(ctx, [{ id: 'a', props: pdf.props.parse({ ...pdf.defaults, ...more }) }])).a!

const drawn = (of: PdfContent) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Pdf shown={of} /> }])
  return renderToStaticMarkup(<Stub />)
}

/** The file for which a URL was signed. */
const handed = (address: string, at = now) => {
  const url = new URL(address, 'https://academy.example')
  return readStamped(sealing, {
    id: url.pathname.slice('/upload/'.length, -'.pdf'.length),
    query: url.searchParams,
    now: at,
  })
}

it('with display download is a link that saves the stamped copy', async () => {
  const text = drawn(await shown({ fileurl, filename: 'คู่มือ.pdf', display: 'download' }))
  expect(text).toMatch(new RegExp(`<a [^>]*href="${fileurl}\\?mark=[^"]+&amp;download" download="คู่มือ\\.pdf"`))
  expect(text).not.toContain('<button')
})

it('with display preview is a button that opens the viewer, and names no address to save it from', async () => {
  const text = drawn(await shown({ fileurl, url: '/upload/a.png' }))
  expect(text).toMatch(/<button [^>]*aria-haspopup="dialog"/)
  expect(text).toContain('src="/upload/a.png"')
  expect(text).not.toContain('download')
})

it('of no file is nothing', async () => expect(drawn(await shown({}))).toBe(''))

it('has a text about a digital licence over it, unless another is set', async () => {
  expect((await shown({})).watermark).toContain('สัญญาอนุญาตแบบดิจิทัล')
  expect((await shown({}, ctxIn('en'))).watermark).toContain('digital licence')
  expect((await shown({ watermark: 'ลับ' })).watermark).toBe('ลับ')
  expect((await shown({ watermark: ' \n' })).watermark).toContain('สัญญาอนุญาต')
})

it('hands out an address for this file, this site and this text alone, for ten minutes at most', async () => {
  const ctx = ctxIn('th')
  const { fileurl: address, isStamped } = await shown({ fileurl, watermark: 'ลับ\u0000มาก\u202e <b>' }, ctx)
  expect(isStamped).toBe(true)
  expect(handed(address)).toEqual({ id, site: 'site', text: 'ลับ มาก <b>', isOver: false })
  expect(handed(address, now + linkMs)!.isOver).toBe(true)
  expect(ctx.validity.until, 'a page is not kept until its links end').toBeLessThanOrEqual(now + 60_000)
  for (const [part, other] of [
    [/mark=[^&]+/, `mark=${Buffer.from('อื่น').toString('base64url')}`],
    [/site=[^&]+/, 'site=other'],
    [/until=\d+/, `until=${now + 5 * 60_000}`],
    [/by=.+/, 'by=x'],
    [/ab\.pdf/, 'ac.pdf'],
    [/mark=[^&]+&/, ''],
  ] as const)
    expect(handed(address.replace(part, other)), String(part)).toBeNull()
})

it.each([`https://academy.example${fileurl}`, `${fileurl}?download`, `${fileurl}#page=2`])(
  '%s is a file of this site too',
  async (address) => expect(handed((await shown({ fileurl: address })).fileurl)).toMatchObject({ id }),
)

it.each([
  'https://example.org/a.pdf',
  `https://example.org${fileurl}`,
  '/upload/a.pdf',
  '/seed/a.pdf',
  `/upload/${id}.png`,
])('%s is left as it is, and staff are told', async (address) => {
  const seen = await shown({ fileurl: address })
  expect([seen.fileurl, seen.isStamped, seen.note]).toEqual([address, false, null])
  const { note } = await shown({ fileurl: address }, ctxIn('th', 'admin'))
  expect(note).toContain('ระบบจึงใส่ลายน้ำไม่ได้')
  expect((await shown({ fileurl: address }, ctxIn('en', 'admin'))).note).toContain('cannot get a watermark')
})

it('staff are told that a file is gone, and visitors are told nothing', async () => {
  const seen = await shown({ fileurl }, ctxIn('th', 'manager'))
  expect(drawn(seen)).toContain('ไม่พบไฟล์ของเอกสารนี้')
  expect((await shown({ fileurl })).note).toBeNull()
})

describe('attack F09', () => {
  it.each(['javascript:alert(1)', 'http://example.org/a.pdf', '//evil.example/a.pdf', 'blob:https://x/y'])(
    'refuses %s',
    (address) => expect(pdf.props.safeParse({ ...pdf.defaults, fileurl: address }).success).toBe(false),
  )

  it('a text is no markup', async () => {
    const text = drawn(
      await shown({ fileurl, filename: '<img src=x onerror=alert(1)>', watermark: '<script>x</script>' }),
    )
    expect(text).not.toMatch(/<script|<img src=x/)
  })
})
