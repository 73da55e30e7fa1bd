import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { asked } from '#platform/http/request.server.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import type { PublicPage } from './commands/public/public-page.server.ts'
import * as home from './screens/home.server.ts'
import * as page from './screens/page.server.ts'

let academy: Academy
beforeAll(async () => (academy = await openAcademy()))
afterAll(() => academy.close())

const ask = <T>(screen: (args: never) => Promise<T>, by: { as?: Role; slug?: string } = {}) => {
  const context = new RouterContextProvider()
  context.set(asked, {
    ctx: academy.as(by.as ?? 'guest'),
    route: null,
    cookies: [],
    formTargets: [],
    origin: null,
    chat: '',
  })
  return screen({ request: new Request('http://localhost/'), params: { slug: by.slug }, context } as never)
}
const object = (id: string, type: string, props: object) => ({ id, type, version: 1, props })
const builder = (...objects: ReturnType<typeof object>[]) => ({
  version: 1,
  rows: [{ id: 'r', columns: [{ id: 'c', col: 12, objects }] }],
})
const write = (slug: string, more: object) =>
  create(academy.as('admin'), 'post', { type: 'page', slug, title: `หน้า ${slug}`, status: true, ...more })

type ScreensResponse<T> = { data: T; init: { status: number } }
type ScreensMessage = { title: string; page: PublicPage | null }
const told = async (screen: (args: never) => Promise<unknown>, by: { as?: Role; slug?: string } = {}) =>
  (await ask(screen, by)) as ScreensResponse<ScreensMessage>
const contentOf = ({ data: { page } }: ScreensResponse<ScreensMessage>) =>
  page && !page.isLocked ? page.content : null

it('a site without a front page has a friendly one, and then its own', async () => {
  expect((await told(home.loader)).data.page).toBeNull()
  const hero = object('h', 'heading', { text: 'ยินดีต้อนรับ', display: 'hero' })
  await write('home', { builder: builder(hero, object('x', 'no-such-block', {}), object('t', 'text', { html: 1 })) })
  const front = contentOf(await told(home.loader))
  expect(front?.hasHero).toBe(true)
  expect(front?.rows[0]?.columns[0]?.objects.map(({ id }) => id)).toEqual(['h'])
})

it('a page is found by its slug, a draft only by staff', async () => {
  await write('about', { builder: builder(object('t', 'text', { html: '<p>เรา</p>' })) })
  await write('draft', { status: false })
  expect((await told(page.loader, { slug: 'about' })).data.title).toBe('หน้า about · สถาบันพัฒนาทักษะไทย')
  await expect(ask(page.loader, { slug: 'draft' })).rejects.toMatchObject({ init: { status: 404 } })
  expect(contentOf(await told(page.loader, { slug: 'draft', as: 'admin' }))?.rows).toEqual([])
  for (const slug of ['nothing', 'a\u0000', 'ก'.repeat(201)])
    await expect(ask(page.loader, { slug })).rejects.toMatchObject({ init: { status: 404 } })
})
