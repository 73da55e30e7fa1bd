import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { Drawn } from '#platform/content/page/view/static-block.tsx'
import { asked } from '#platform/http/request.server.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { load as loadHighlights } from './blocks/course-highlights/load.server.ts'
import { load as loadList } from './blocks/course-list/load.server.ts'
import * as categories from './screens/catalogue/categories.server.ts'
import * as detail from './screens/detail.server.ts'
import * as enroll from './screens/seats/enroll.server.ts'
import * as hits from './screens/answers/hits.server.ts'
import * as home from './screens/catalogue/home.server.ts'
import * as play from './screens/play.server.ts'
import * as search from './screens/catalogue/search.server.ts'

let academy: Academy
let free: string
let priced: string
let lessons: string[]

const day = (ahead: number) => bangkokDay(Date.now() + ahead * 86_400_000)

beforeAll(async () => {
  academy = await openAcademy()
  const admin = academy.as('admin')
  for (const [order, code] of ['electric', 'food', 'hidden'].entries())
    await create(admin, 'category', { code, name: `หมวด ${code}`, order, visible: code !== 'hidden' })
  const course = (name: string, more = {}) => {
    academy.pass(1000)
    return create(academy.as('admin'), 'course', { name, status: true, category: 'electric', ...more })
  }
  for (const n of [1, 2, 3]) await course(`ครัวไทย ${n}`, { category: ['food', 'hidden'] })
  priced = (await course('ไฟฟ้าโรงงาน', { price: 4500, sale_price: 3150 }))._id
  free = (await course('เดินสายไฟในบ้าน', { hours: 4, days: 1, lecturer: 'อ.ธีรพงษ์ วงศ์ช่างไฟ' }))._id
  await course('ไฟฟ้าหน้างาน 100%', { type: 'onsite' })
  await course('ไฟฟ้าร่าง', { status: false })
  await course('ปิดรับแล้ว', { category: 'hidden', endRegistDate: day(-3) })
  await create(academy.as('admin', 'factory'), 'course', { name: 'ไฟฟ้าโรงงานอื่น', status: true })
  lessons = []
  for (const [order, given] of [
    { name: 'แรงดัน', preview: true, content: '<p>ตัวอย่าง</p>' },
    { name: 'กระแส', content: '<p>เฉพาะผู้เรียน</p>' },
  ].entries())
    lessons.push((await create(admin, 'lesson', { courseID: free, order, ...given }))._id)
  const sub = {
    courseID: free,
    order: 0,
    parent: lessons[0]!,
    name: 'โอห์ม',
    kind: 'youtube',
    video: 'https://youtu.be/abcdefghijk',
  } as const
  lessons.splice(1, 0, (await create(admin, 'lesson', sub))._id)
})
afterAll(() => academy.close())

type Screen<T> = (args: never) => Promise<T>

const ask = async <T>(
  screen: Screen<T>,
  by: { as?: Role | Context; params?: Record<string, string>; query?: string; form?: object },
) => {
  const ctx = typeof by.as === 'object' ? by.as : academy.as(by.as ?? 'guest')
  const context = new RouterContextProvider()
  context.set(asked, { ctx, route: null, cookies: [], formTargets: [], origin: null, chat: '' })
  const url = `http://localhost/x${by.query ?? ''}`
  const request = by.form ? new Request(url, { method: 'POST', body: new FormData() }) : new Request(url)
  return screen({ request, params: by.params ?? {}, context } as never)
}

/** The target of a screen's redirect. */
const way = async (answer: Promise<unknown>) => {
  const response = await answer.catch((thrown: unknown) => thrown)
  if (!(response instanceof Response)) throw new Error(`it did not lead on: ${JSON.stringify(response)}`)
  return decodeURIComponent(response.headers.get('location') ?? '')
}
const status = (answer: Promise<unknown>) =>
  answer.then(
    (value) => (value as { init?: { status?: number } }).init?.status ?? 200,
    (thrown) => (thrown as { init?: { status: number } }).init?.status,
  )
const names = (courses: { name: string }[]) => courses.map(({ name }) => name)
/** The names on the rendered catalogue cards. */
const drawnNames = ({ drawn }: { drawn: Drawn | null }) =>
  [...(drawn as { html: string }).html.matchAll(/<a href="[^"]*">(.*?)<\/a>/g)].map(([, name]) =>
    name!.replace(/<[^>]*>/g, ''),
  )

describe('the catalogue', () => {
  it.each<[string, number]>([
    ['', 7],
    ['?type=onsite', 1],
    ['?price=free', 6],
    ['?category=food', 3],
    ['?category=food&type=onsite', 0],
    ['?category=none', 0],
    ['?page=2', 7],
  ])('%j has %i courses', async (query, total) =>
    expect((await ask(home.loader, { query })).catalogue.total).toBe(total),
  )

  it('shows the newest first, to staff no more than to visitors', async () => {
    const courses = drawnNames((await ask(home.loader, { as: 'admin' })).catalogue)
    expect(courses).toHaveLength(7)
    expect(courses[0]).toBe('ปิดรับแล้ว')
  })

  it('leads a search on to its results, and an empty one back', async () => {
    expect(await way(ask(home.loader, { query: '?q=%20ไฟฟ้า/a%20&category=food' }))).toBe(
      '/lesson/search/ไฟฟ้า/a?category=food',
    )
    expect(await way(ask(home.loader, { query: '?q=..' }))).toBe('/lesson/home')
  })

  it('has a page for every visible category, and none for another', async () => {
    const { catalogue } = await ask(categories.loader, { params: { id: 'food' } })
    expect(drawnNames(catalogue)).toEqual(['ครัวไทย 3', 'ครัวไทย 2', 'ครัวไทย 1'])
    expect(catalogue.chips.map((chip) => chip.label)).toEqual(['ทั้งหมด', 'หมวด electric', 'หมวด food'])
    expect(await status(ask(categories.loader, { params: { id: 'hidden' } }))).toBe(404)
  })

  it('does not read enrolments for a visitor, so that learning purges no public page', async () => {
    const guest = academy.as('guest')
    await ask(home.loader, { as: guest })
    expect(new Set([...guest.reads.keys()].map((tag) => tag.split(':')[1]))).toEqual(new Set(['category', 'course']))
  })
})

describe('the search', () => {
  it.each<[string, string, string[]]>([
    ['ไฟฟ้า', '', ['ไฟฟ้าโรงงาน']],
    ['ไฟฟ้า', '?onsite=1', ['ไฟฟ้าหน้างาน 100%', 'ไฟฟ้าโรงงาน']],
    ['บ้าน สายไฟ', '', ['เดินสายไฟในบ้าน']],
    ['ธีรพงษ์', '', ['เดินสายไฟในบ้าน']],
    ['ครัวไทย ๒', '', ['ครัวไทย 2']],
    ['ไฟ', '?category=food', []],
    ['100%', '?onsite=1', ['ไฟฟ้าหน้างาน 100%']],
    ['%', '', []],
    ['_', '', []],
  ])('for %j%s finds %j', async (keyword, query, found) =>
    expect(names((await ask(search.loader, { params: { keyword }, query })).courses)).toEqual(found),
  )

  it('has nothing of a place among the hits while one types', async () => {
    const answer = (await ask(hits.loader, { params: { keyword: 'ไฟฟ้า' }, query: '?onsite=1' })) as Response
    expect(names(((await answer.json()) as { courses: { name: string }[] }).courses)).toEqual(['ไฟฟ้าโรงงาน'])
  })
})

describe('the blocks', () => {
  it('highlights group the newest of every visible category in its order', async () => {
    const shown = await loadHighlights(academy.as('guest'), [{ id: 'a', props: { title: 'แนะนำ', categories: [] } }])
    expect(shown.a!.groups.map(({ name, courses }) => [name, names(courses)])).toEqual([
      ['หมวด electric', ['ไฟฟ้าหน้างาน 100%', 'เดินสายไฟในบ้าน', 'ไฟฟ้าโรงงาน']],
      ['หมวด food', ['ครัวไทย 3', 'ครัวไทย 2', 'ครัวไทย 1']],
    ])
  })

  it('a list keeps to its category and its limit', async () => {
    const props = { title: 'ครัว', category: 'food', limit: 2 }
    const shown = await loadList(academy.as('guest'), [{ id: 'a', props }])
    expect(names(shown.a!.courses)).toEqual(['ครัวไทย 3', 'ครัวไทย 2'])
  })
})

describe('a course', () => {
  const offered = async (as: Role, id: string) => (await ask(detail.loader, { as, params: { id } })).offer

  it('offers each person the one thing he can do', async () => {
    const next = `/user/login?next=${encodeURIComponent(`/lesson/detail/${free}/enroll`)}`
    expect(await offered('guest', free)).toMatchObject({ kind: 'log-in', href: next })
    expect(await offered('user', free)).toMatchObject({ kind: 'enrol', href: `/lesson/detail/${free}/enroll` })
    expect(await offered('user', priced)).toMatchObject({ kind: 'priced', href: `/lesson/detail/${priced}/enroll` })
    expect(await offered('admin', free)).toMatchObject({ kind: 'staff' })
  })

  it('shows its outline locked but for previews, and what a preview teaches', async () => {
    const shown = await ask(detail.loader, { params: { id: free }, query: `?lesson=${lessons[0]}` })
    const { html } = shown.parts.drawn as { html: string }
    const outline = html.match(/<details.*<\/details>/s)![0]
    expect(outline.match(/<li>/g)).toHaveLength(3)
    expect(outline.match(/<a /g)).toHaveLength(1)
    expect(outline).toContain(`href="/lesson/detail/${free}?lesson=${lessons[0]}#preview"`)
    expect(shown.preview?.html).toBe('<p>ตัวอย่าง</p>')
    expect(JSON.stringify(shown)).not.toContain('เฉพาะผู้เรียน')
    expect((await ask(detail.loader, { params: { id: free }, query: `?lesson=${lessons[2]}` })).preview).toBeNull()
  })

  it.each(['nothing', '0'.repeat(24), '\u0000'])('%j is not found', async (id) =>
    expect(await status(ask(detail.loader, { params: { id } }))).toBe(404),
  )

  it('with a registration that ends tells when its page becomes untrue', async () => {
    const { _id } = await create(academy.as('admin'), 'course', {
      name: 'ใกล้ปิด',
      status: true,
      mode: 'other',
      endRegistDate: day(0),
    })
    const guest = academy.as('guest')
    await ask(detail.loader, { as: guest, params: { id: _id } })
    expect(guest.validity.until).toBeLessThan(guest.now + 2 * 86_400_000)
  })
})

describe('learning', () => {
  const at = (pid: string) => ({ as: 'user' as const, params: { cid: free, pid } })

  it('is refused before enrolling: the lesson leads to the course', async () => {
    expect(await way(ask(play.loader, at(lessons[0]!)))).toBe(`/lesson/detail/${free}`)
    expect(await status(ask(play.action, { ...at(lessons[0]!), form: {} }))).toBe(403)
  })

  it('a course with a price leads to the payment of one order, and enrols nobody before it is paid', async () => {
    const heading = async () => (await ask(enroll.loader, { as: 'user', params: { id: priced } })).offer.heading
    expect(await heading()).toBe('หลักสูตรนี้มีค่าเรียน 3,150\u00a0บาท')
    const buy = () => ask(enroll.action, { as: 'user', params: { id: priced }, form: {} })
    const pay = await way(buy())
    expect(pay).toMatch(/^\/lesson\/pay\/[0-9a-f]{24}$/)
    expect(await way(buy())).toBe(pay)
    expect(await heading()).toBe('ไปหน้าชำระเงิน')
    expect(await from(academy.as('admin'), 'enroll').selectAll().execute()).toEqual([])
  })

  it('staff are shown the way to enrol others, and do not enrol', async () => {
    expect((await ask(enroll.loader, { as: 'admin', params: { id: free } })).staffHref).toBe('/enroll/new')
    expect(await status(ask(enroll.action, { as: 'admin', params: { id: free }, form: {} }))).toBe(403)
  })

  it('goes from enrolling through every lesson to the profile', async () => {
    const enrolling = { as: 'user' as const, params: { id: free } }
    expect(await way(ask(enroll.action, { ...enrolling, form: {} }))).toBe(`/lesson/play/${free}/start`)
    expect(await way(ask(enroll.action, { ...enrolling, form: {} }))).toBe(`/lesson/play/${free}/start`)
    expect(await way(ask(enroll.loader, enrolling))).toBe(`/lesson/play/${free}/start`)
    expect(await way(ask(play.loader, at('start')))).toBe(`/lesson/play/${free}/${lessons[0]}`)
    expect(await way(ask(play.action, { ...at(lessons[0]!), form: {} }))).toBe(`/lesson/play/${free}/${lessons[1]}`)
    const shown = await ask(play.loader, at(lessons[1]!))
    expect(shown.panel).toMatchObject({ done: 1, total: 3, percent: '33%' })
    expect(shown.lesson).toMatchObject({
      kind: 'youtube',
      video: 'abcdefghijk',
      next: `/lesson/play/${free}/${lessons[2]}`,
    })
    const states = shown.panel!.outline.flatMap((chapter) => chapter.lessons.map(({ state }) => state))
    expect(states).toEqual(['done', 'now', 'open'])
    expect((await ask(detail.loader, enrolling)).offer).toMatchObject({
      kind: 'go-on',
      href: `/lesson/play/${free}/${lessons[1]}`,
    })
    expect(await way(ask(play.action, { ...at(lessons[1]!), form: {} }))).toBe(`/lesson/play/${free}/${lessons[2]}`)
    expect(await way(ask(play.action, { ...at(lessons[2]!), form: {} }))).toBe('/user/profile')
    expect((await ask(play.loader, at(lessons[2]!))).panel).toMatchObject({ percent: '100%' })
  })

  it('staff see every lesson, and nothing is recorded', async () => {
    const shown = await ask(play.loader, { as: 'admin', params: { cid: free, pid: lessons[2]! } })
    expect(shown).toMatchObject({ isPreview: true, lesson: { html: '<p>เฉพาะผู้เรียน</p>' } })
    expect(await status(ask(play.action, { as: 'admin', params: { cid: free, pid: lessons[2]! }, form: {} }))).toBe(403)
  })

  it('a course without lessons says so', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'ว่าง', status: true })
    await ask(enroll.action, { as: 'user', params: { id: _id }, form: {} })
    expect((await ask(play.loader, { as: 'user', params: { cid: _id, pid: 'start' } })).lesson).toBeNull()
  })
})
