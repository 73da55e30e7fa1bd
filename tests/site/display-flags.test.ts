import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxFlags } from '#domain/page/visibility/flags.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import type { SiteKey } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { parts, textOf } from '../support/reading.ts'

const block = (id: string, text: string, flagCode?: string) => ({
  ...{ id, type: 'heading', version: 1, props: { text } },
  ...(flagCode && { flagCode }),
})
const guard = {
  ...{ id: 'g', type: 'access-check', version: 1, flagCode: 'guard' },
  props: { check: 'user', action: 'block', rest: 'page' },
}
const pageOf = (...objects: object[]) => ({
  version: 1 as const,
  rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left' as const, objects }] }],
})

describe.each(await testDrivers())('the elements that a site hides on $kind', (driver) => {
  let academy: Academy
  let pages: Pages

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy, { under: ['/cms/page', '/config/flag'] })
    for (const site of ['skills', 'factory'] as const)
      for (const [slug, builder] of [
        ['flags', pageOf(block('a', 'ข่าวรับสมัคร', 'news'), block('b', 'ทุกคนเห็น'))],
        ['guarded', pageOf(guard, block('b', 'หลังด่าน'))],
      ] as const)
        await create(academy.as('admin', site), 'post', {
          ...{ type: 'page', slug, title: 'หน้าทดสอบ', status: true },
          builder: builder as never,
        })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (role: Role = 'guest', { slug = 'flags', site = 'skills' as SiteKey } = {}) => {
    const viewer = role === 'guest' ? {} : { viewer: academy.viewer(role, site) }
    return (await pages.open({ path: `/cms/page/${slug}`, site, ...viewer })).text
  }
  const flag = async (code: string, shown: boolean) => {
    const admin = academy.as('admin')
    const found = await from(admin, 'display_flag').select('_id').where('code', '=', code).executeTakeFirst()
    if (found) return update(admin, 'display_flag', { _id: found._id, change: { shown } })
    return create(admin, 'display_flag', { code, shown })
  }

  test('a block goes while its flag is false, for visitors and learners, and on no other site', async () => {
    const seen = async () =>
      Promise.all(
        [open(), open('user'), open('guest', { site: 'factory' })].map(async (text) =>
          (await text).includes('ข่าวรับสมัคร'),
        ),
      )
    expect(await seen()).toEqual([true, true, true])
    await flag('news', false)
    expect(await seen()).toEqual([false, false, true])
    expect(await open()).toContain('ทุกคนเห็น')
    await flag('news', true)
    expect(await seen()).toEqual([true, true, true])
    const { _id } = (await flag('news', false))!
    expect(await seen()).toEqual([false, false, true])
    await remove(academy.as('admin'), 'display_flag', _id)
    expect(await seen()).toEqual([true, true, true])
  })

  test.each<[string, Role, string]>([
    ['search', 'guest', 'href="/lesson/home"'],
    ['register', 'guest', 'href="/user/register"'],
    ['messages', 'user', 'href="/user/notifications"'],
    ['cart', 'user', 'id="cart"'],
    ['avatar', 'user', 'class="sr">หลักสูตรของฉัน'],
    ['language', 'guest', 'href="?lang=en"'],
    ['consent', 'guest', 'popoverTarget="cookie-policy"'],
    ['to-top', 'guest', 'href="#top"'],
  ])('the frame loses %s', async (code, role, mark) => {
    const count = async () => (await open(role)).toLowerCase().split(mark.toLowerCase()).length - 1
    const before = await count()
    await flag(code, false)
    const hidden = await count()
    await flag(code, true)
    expect([hidden < before, await count()]).toEqual([true, before])
  })

  test('hiding a guard opens nothing', async () => {
    expect(await open('guest', { slug: 'guarded' })).not.toContain('หลังด่าน')
    await flag('guard', false)
    expect(await open('guest', { slug: 'guarded' })).not.toContain('หลังด่าน')
  })

  test('staff edit them on a screen, and are told what is wrong with a code', async () => {
    const admin = academy.viewer('admin')
    const post = (form: Record<string, string>) => pages.post({ path: '/config/flag/add', viewer: admin, form })
    expect((await post({ code: 'offer', note: 'ปิดช่วงปีใหม่' })).status).toBe(302)
    const listed = textOf((await pages.open({ path: '/config/flag', viewer: admin })).text)
    for (const said of ['offer', 'ปิดช่วงปีใหม่']) expect(listed).toContain(said)
    const refused = await post({ code: 'Bad Code', note: 'พิมพ์ไว้แล้ว' })
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain('ใช้อักษรอังกฤษพิมพ์เล็ก ตัวเลข และ -')
    expect(refused.text).toContain('พิมพ์ไว้แล้ว')
    const form = parts((await pages.open({ path: '/config/flag/add', viewer: admin })).text, 'form').join('')
    expect(textOf(form)).toContain('การซ่อนไม่ใช่การป้องกัน')
  })

  test.each<[string, object, string]>([
    ['a capital', { code: 'Cart' }, 'code wrong'],
    ['Thai', { code: 'ตะกร้า' }, 'code wrong'],
    ['a name of every object', { code: '__proto__' }, 'code wrong'],
    ['41 letters', { code: 'a'.repeat(41) }, 'code too-big'],
    ['no code', { shown: false }, 'code required'],
    ['a word for yes', { code: 'word', shown: 'false' }, 'shown wrong'],
    ['a number', { code: 'word', shown: 0 }, 'shown wrong'],
    ['a code that exists', { code: 'news' }, 'code duplicate'],
  ])('%s is refused', async (_what, data, issue) => {
    await create(academy.as('admin'), 'display_flag', { code: 'news' }).catch(() => null)
    const answer = await pages.ask({ path: '/api/display_flag', body: { data }, viewer: academy.viewer('admin') })
    expect(answer.status).toBe(400)
    const {
      issues = [],
      fields = [],
      message,
    } = answer.body as {
      issues?: { field: string; code: string }[]
      fields?: string[]
      message: string
    }
    const told = issues.map(({ field, code }) => `${field} ${code}`)
    expect(told.length > 0 ? told : fields.map((field) => `${field} ${message}`)).toContain(issue)
  })

  test('nobody below an administrator writes one, and visitors read none', async () => {
    for (const role of ['user', 'member', 'manager'] as const)
      expect(
        (await pages.ask({ path: '/api/display_flag', body: { data: { code: 'mine' } }, viewer: academy.viewer(role) }))
          .status,
        role,
      ).toBe(403)
    const find = { path: '/api/display_flag/query', body: { method: 'find', args: [{}] } }
    expect((await pages.ask(find)).text).not.toContain('"code"')
  })

  test('a site has at most fifty', async () => {
    const admin = academy.as('admin', 'factory')
    for (let n = 1; n <= maxFlags; n++) await create(admin, 'display_flag', { code: `f${n}` })
    const more = create(admin, 'display_flag', { code: 'more' })
    await expect(more).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'code', code: 'limit' }] })
  })
})
