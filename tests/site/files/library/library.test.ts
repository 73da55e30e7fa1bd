import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { sweepSite } from '#platform/content/file/references/sweep-files.ts'
import { enqueue } from '#platform/background/jobs/enqueue.ts'
import type { SiteKey } from '../../../support/cast.ts'
import { textOf } from '../../../support/reading.ts'
import { openWithFiles, pdf, picture, upload } from '../support.ts'

type All = Awaited<ReturnType<typeof openWithFiles>>
const drivers = await testDrivers()
const shelf = '/setup/file/library'

describe.each(drivers)('the media library on $kind', (driver) => {
  let all: All
  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())

  const viewer = (role: Role = 'admin', site: SiteKey = 'skills') => all.academy.viewer(role, site)
  const open = (path: string, role: Role = 'admin') => all.pages.open({ path, viewer: viewer(role) })
  const shown = async (query = '') => textOf((await open(`${shelf}${query}`)).text)
  const post = (form: Record<string, string>, role: Role = 'admin', path = shelf) =>
    all.pages.post({ path, viewer: viewer(role), form })
  const kysely = () => all.academy.database.kysely
  const row = async (id: string) =>
    (await sql<Record<string, unknown>>`select * from file where _id = ${id}`.execute(kysely())).rows[0]

  interface Brought {
    content?: Uint8Array | string
    fields?: Record<string, string>
    role?: Role
    site?: SiteKey
  }
  /** Uploads a file to the library. Returns its id. */
  const bring = async (name: string, { content = pdf, fields = {}, role = 'admin', site = 'skills' }: Brought = {}) => {
    const sent = { library: '1', public: '1', ...fields }
    const { body, status } = await upload(all.pages, { content, name, viewer: viewer(role, site), site, fields: sent })
    expect(status, JSON.stringify(body)).toBe(200)
    return /upload\/(.+)\.\w+$/.exec(body.data.key)![1]!
  }
  const ask = async (query: string, role: Role = 'admin') => {
    const { status, text } = await all.pages.open({ path: `/api/office/library${query}`, viewer: viewer(role) })
    const { data } = JSON.parse(text) as { data?: { files: { name: string }[]; folders: string[] } }
    return { status, names: (data?.files ?? []).map(({ name }) => name), folders: data?.folders }
  }

  test('a folder is made, found, renamed with what lies in it, and removed once it is empty', async () => {
    const made = await post({ intent: 'folder-make', parent: '', name: ' ปี  2569 ' })
    expect(decodeURIComponent(String(made.headers['location']))).toContain('folder=ปี+2569')
    await post({ intent: 'folder-make', parent: 'ปี 2569', name: 'ข่าว' })
    const id = await bring('ประกาศ.pdf', { fields: { folder: 'ปี 2569/ข่าว' } })
    expect(await shown('?folder=ปี 2569/ข่าว')).toContain('ประกาศ.pdf')
    expect((await post({ intent: 'folder-remove', folder: 'ปี 2569' })).status).toBe(409)
    expect(textOf((await post({ intent: 'folder-remove', folder: 'ปี 2569/ข่าว' })).text)).toContain('ยังไม่ว่าง')
    await post({ intent: 'folder-rename', folder: 'ปี 2569', name: 'ปี 2570' })
    expect(await row(id)).toMatchObject({ folder: 'ปี 2570/ข่าว' })
    expect((await open(`${shelf}?folder=ปี 2569`)).status).toBe(404)
    expect((await post({ intent: 'move', file: id, to: '' })).status).toBe(302)
    expect(await row(id)).toMatchObject({ folder: null })
    expect(await shown()).toMatch(/ปี 2570.*ไม่อยู่ในโฟลเดอร์/)
    expect(await shown('?folder=')).toContain('ประกาศ.pdf')
    expect((await post({ intent: 'folder-remove', folder: 'ปี 2570/ข่าว' })).status).toBe(302)
    expect((await post({ intent: 'folder-remove', folder: 'ปี 2570' })).status).toBe(302)
    expect((await open(`${shelf}?folder=ปี 2570`)).status).toBe(404)
  })

  test.each(['', '..', '.', '../../etc', 'a/b', String.raw`a\b`, 'a\u202eb', 'ก'.repeat(61), 'C:', '<b>'])(
    'no folder is called %j',
    async (name) => {
      expect((await post({ intent: 'folder-make', parent: '', name })).status).toBe(400)
      expect((await sql`select 1 from file_folder`.execute(kysely())).rows).toEqual([])
    },
  )

  test('a folder of a name that is there, or within one that is not, or too deep, is not made', async () => {
    const make = async (parent: string, name: string) => (await post({ intent: 'folder-make', parent, name })).status
    expect(await make('', 'News')).toBe(302)
    expect(await make('', 'news')).toBe(409)
    expect(await make('nowhere', 'x')).toBe(404)
    expect(await make('News', 'b')).toBe(302)
    expect(await make('News/b', 'c')).toBe(302)
    expect(await make('News/b/c', 'd')).toBe(302)
    expect(await make('News/b/c/d', 'e')).toBe(400)
    expect((await post({ intent: 'folder-rename', folder: 'News', name: 'NEWS' })).status).toBe(302)
    expect((await post({ intent: 'folder-rename', folder: '', name: 'x' })).status).toBe(404)
    await sql`delete from file_folder`.execute(kysely())
  })

  test('files are found by name and description in any spelling, by kind and folder, and ordered', async () => {
    const id = await bring('น้ำท่วม.jpg', { content: await picture(40, 30).jpeg(80) })
    await bring('กำหนดการ 100%_.pdf')
    await post({ ...said, name: 'น้ำท่วม', alt: 'ครูสอนเชื่อมโลหะ', altEn: 'A teacher welds' }, 'admin', `${shelf}/${id}`)
    for (const q of ['น้ำ', 'น\u0e4d\u0e49\u0e32', 'เชื่อม น้ำ', 'WELDS'])
      expect(await shown(`?q=${encodeURIComponent(q)}`), q).toContain('น้ำท่วม.jpg')
    expect(await shown('?q=100%25_')).toContain('กำหนดการ')
    expect(await shown('?q=%25')).not.toContain('น้ำท่วม')
    expect(await shown('?kind=picture')).not.toContain('กำหนดการ')
    expect(await shown('?kind=document')).not.toContain('น้ำท่วม')
    const byName = await shown('?sort=name')
    expect(byName.indexOf('กำหนดการ')).toBeLessThan(byName.indexOf('น้ำท่วม'))
    expect(await shown('?q=ไม่มีเลย')).toContain('ไม่พบไฟล์ที่ตรงกับคำค้น')
    for (const odd of ['?sort=store', '?page=-1', '?kind=constructor', "?q='--", '?size=1e9', '?as=<b>'])
      expect((await open(`${shelf}${odd}`)).status, odd).toBe(200)
  })

  const said = { intent: 'save', name: 'a', alt: '', altEn: '', focalX: '50', focalY: '50', isPublic: '1' }

  test('what is said of a file is kept; what cannot be is refused and nothing is lost', async () => {
    const id = await bring('รูป.png', { content: await picture(40, 30).png() })
    const at = `${shelf}/${id}`
    const alt = '<img src=x onerror=alert(1)>'
    expect((await post({ ...said, name: '../../ปก', alt, focalX: '12', focalY: '88' }, 'admin', at)).status).toBe(302)
    expect(await row(id)).toMatchObject({ name: 'ปก.png', alt, focalX: 12, focalY: 88, isPublic: true })
    expect((await open(at)).text).not.toContain('<img src=x')
    for (const bad of [{ focalX: '101' }, { focalY: '-1' }, { focalX: '1e1' }, { name: ' ' }, { alt: 'ก'.repeat(501) }])
      expect((await post({ ...said, name: 'เขียนไว้', ...bad }, 'admin', at)).status, JSON.stringify(bad)).toBe(400)
    expect((await post({ ...said, name: 'เขียนไว้', focalX: '101' }, 'admin', at)).text).toContain('เขียนไว้')
    expect(await row(id)).toMatchObject({ name: 'ปก.png', focalX: 12 })
    expect((await post({ intent: 'constructor' }, 'admin', at)).status).toBe(404)
  })

  test('without a script one file is brought by a plain form, which leads back to the folder', async () => {
    const page = (await open(`${shelf}?as=list`)).text
    const form = /<form[^>]*multipart[^>]*>.*?<\/form>/s.exec(page)?.[0] ?? ''
    for (const part of [
      'action="/api/upload"',
      'method="post"',
      'name="library" value="1"',
      `value="${shelf}?as=list"`,
    ])
      expect(form).toContain(part)
    const fields = { library: '1', folder: '', back: `${shelf}?as=list` }
    const sent = await upload(all.pages, { content: pdf, name: 'ไม่มีสคริปต์.pdf', viewer: viewer(), fields })
    expect([sent.status, sent.headers['location']]).toEqual([303, `${shelf}?as=list`])
    expect(await shown('?as=list')).toMatch(/ไม่มีสคริปต์\.pdf.*เฉพาะผู้ดูแล/)
  })

  test('a file that is used says where and stays; another is removed, and comes back', async () => {
    const id = await bring('ใบสมัคร.pdf')
    const page = { title: 'หน้าที่ใช้ไฟล์', slug: `uses-${id}`, content: `<a href="/upload/${id}.pdf">x</a>` }
    const { _id } = await create(all.academy.as('admin'), 'post', page)
    expect(textOf((await open(`${shelf}/${id}`)).text)).toContain('หน้าที่ใช้ไฟล์')
    expect((await post({ intent: 'remove' }, 'admin', `${shelf}/${id}`)).status).toBe(409)
    await sql`delete from post where _id = ${_id}`.execute(kysely())
    const gone = await post({ intent: 'remove' }, 'admin', `${shelf}/${id}`)
    expect(textOf((await open(String(gone.headers['location']))).text)).toContain('กู้คืนได้ภายใน 7 วัน')
    expect(await shown('?bin=1')).toContain('ใบสมัคร.pdf')
    expect((await post({ ...said }, 'admin', `${shelf}/${id}`)).status).toBe(404)
    expect((await post({ intent: 'move', file: id, to: '' })).status).toBe(404)
    expect((await post({ intent: 'bring-back', file: id })).status).toBe(302)
    expect((await all.pages.open({ path: `/upload/${id}.pdf` })).text).toBe(pdf)
  })

  test('nothing of the library is swept away, and what learners send never is in it', async () => {
    const [kept, theirs] = [
      await bring('เก็บไว้.pdf'),
      await bring('สลิป.jpg', { role: 'user', content: await picture(20, 20).jpeg(80) }),
    ]
    expect([await row(kept), await row(theirs)]).toMatchObject([
      { inLibrary: true },
      { inLibrary: false, folder: null },
    ])
    await sql`update file set "createdAt" = "createdAt" - interval '30 days'
      where _id = any(${[kept, theirs]}::text[])`.execute(kysely())
    await enqueue(all.academy.as('admin'), sweepSite, { payload: {} })
    await all.academy.app.jobs.drain()
    expect(await row(kept)).toMatchObject({ inLibrary: true })
    expect(await row(theirs)).toBeUndefined()
  })

  test('a form chooses from what its person may open, of the endings that it takes', async () => {
    await bring('ลับ-เลือก.pdf', { fields: { public: '0' } })
    await bring('เปิด-เลือก.pdf')
    await bring('รูป-เลือก.png', { content: await picture(30, 20).png() })
    const named = async (query: string, role?: Role) => (await ask(`?q=เลือก${query}`, role)).names.toSorted()
    expect(await named('')).toEqual(['รูป-เลือก.png', 'ลับ-เลือก.pdf', 'เปิด-เลือก.pdf'])
    expect(await named('&public=1')).toEqual(['รูป-เลือก.png', 'เปิด-เลือก.pdf'])
    expect(await named('&types=png,jpg')).toEqual(['รูป-เลือก.png'])
    expect(await named('', 'manager')).toEqual(['รูป-เลือก.png', 'เปิด-เลือก.pdf'])
    expect((await ask('?q=%00')).status).toBe(400)
    expect((await ask('?q=a&q=b')).status).toBe(400)
    expect((await ask('?page=x&folder=..')).status).toBe(200)
  })

  test('a learner and a manager change nothing of it, and a learner does not even ask', async () => {
    const id = await bring('ของแอดมิน.pdf')
    for (const role of ['guest', 'user'] as const)
      expect((await ask('', role)).status, role).toBeGreaterThanOrEqual(401)
    for (const role of ['guest', 'user', 'member', 'manager'] as const) {
      expect((await open(shelf, role)).text, role).not.toContain('ของแอดมิน')
      await post({ intent: 'folder-make', parent: '', name: 'x' }, role)
      await post({ intent: 'remove', file: id }, role)
      await post({ ...said, name: 'ยึดแล้ว' }, role, `${shelf}/${id}`)
    }
    expect(await row(id)).toMatchObject({ name: 'ของแอดมิน.pdf', removedAt: null })
    expect((await sql`select 1 from file_folder`.execute(kysely())).rows).toEqual([])
  })

  test('files and folders of another site are not there', async () => {
    const theirs = await bring('ของโรงงาน.pdf', { site: 'factory' })
    const path = 'โรงงาน'
    await all.pages.post({
      path: shelf,
      site: 'factory',
      viewer: viewer('admin', 'factory'),
      form: { intent: 'folder-make', parent: '', name: path },
    })
    const own = await bring('ของเรา.pdf', { fields: { folder: path } })
    expect(await row(own)).toMatchObject({ folder: null, inLibrary: true })
    expect((await ask('?q=โรงงาน')).names).toEqual([])
    expect((await ask('')).folders).not.toContain(path)
    expect((await open(`${shelf}/${theirs}`)).status).toBe(404)
    expect((await post({ ...said, name: 'ยึด' }, 'admin', `${shelf}/${theirs}`)).status).toBe(404)
    expect((await post({ intent: 'move', file: theirs, to: '' })).status).toBe(404)
    expect((await post({ intent: 'move', file: own, to: path })).status).toBe(404)
    expect((await post({ intent: 'folder-rename', folder: path, name: 'x' })).status).toBe(404)
    expect((await post({ intent: 'remove', file: theirs })).status).toBe(404)
    expect(await row(theirs)).toMatchObject({ name: 'ของโรงงาน.pdf', removedAt: null })
  })
})
