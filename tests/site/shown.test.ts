import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { defaultTheme } from '#ui/theme/theme.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { parts } from '../support/reading.ts'

const drivers = await testDrivers()

const headOf = (html: string) => /<head>([\s\S]*?)<\/head>/.exec(html)![1]!
const titleOf = (html: string) => /<title>([^<]*)/.exec(headOf(html))?.[1]
const linkOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(headOf(html))?.[1]
const colourOf = (html: string) => /<meta name="theme-color" content="([^"]*)"/.exec(headOf(html))?.[1]
const schemeOf = (html: string) => /<html[^>]*data-scheme="([^"]*)"/.exec(html)?.[1]

describe.each(drivers)('what two hosts show of themselves on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const courses: Partial<Record<SiteKey, string>> = {}

  const set = async (site: SiteKey, change: object) => {
    const ctx = academy.as('superadmin', site)
    const { _id } = await from(ctx, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(ctx, 'configuration', { _id, change })
  }
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    await set('skills', { siteNameEn: 'Thai Skills', theme: { ...defaultTheme, brand: '#123456' } })
    await set('factory', {
      ...{ siteNameEn: 'Factory School', siteStyle: 'ember', siteSubStyle: 'dark' },
      ...{ siteLogo: 'upload/factory.png', siteFavicon: 'upload/factory.svg' },
    })
    for (const site of ['skills', 'factory'] as const) {
      const course = await create(academy.as('admin', site), 'course', { name: `วิชาของ ${site}`, status: true })
      courses[site] = course._id
    }
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = async (path: string, { site, ...more }: { site: SiteKey; role?: 'admin' | 'user'; lang?: 'en' }) => {
    const viewer = more.role && { viewer: academy.viewer(more.role, site) }
    const headers = more.lang && { headers: { cookie: `lang=${more.lang}` } }
    return (await pages.open({ path, site, ...viewer, ...headers })).text
  }

  test('each has its own name, logo and favicon on its pages and in the tab', async () => {
    const [skills, factory] = [await open('/', { site: 'skills' }), await open('/', { site: 'factory' })]
    expect([titleOf(skills), titleOf(factory)]).toEqual([sites.skills.name, sites.factory.name])
    expect(linkOf(factory, 'icon')).toBe('/upload/factory.svg')
    expect(linkOf(factory, 'apple-touch-icon')).toBe('/upload/factory.png')
    expect(parts(factory, 'header')[0]).toContain('src="/upload/factory.png"')
    expect(decodeURIComponent(linkOf(skills, 'icon')!)).toContain('#123456')
    expect(linkOf(skills, 'apple-touch-icon')).toBeUndefined()
    expect(skills).not.toContain('/upload/factory')
    expect(parts(skills, 'header')[0]).toContain(sites.skills.name)
    for (const [html, other] of [
      [skills, sites.factory.name],
      [factory, sites.skills.name],
    ] as const)
      expect(html).not.toContain(other)
  })

  test.each(['skills', 'factory'] as const)('the title of every page of %s ends with its name', async (site) => {
    const name = sites[site].name
    const detail = `/lesson/detail/${courses[site]}`
    for (const path of ['/lesson/home', '/lesson/search?q=x', detail, '/user/login', '/user/register', '/user/forgot'])
      expect(titleOf(await open(path, { site })), path).toMatch(new RegExp(`^.+ · ${name}$`))
    expect(titleOf(await open(detail, { site }))).toBe(`วิชาของ ${site} · ${name}`)
    expect(titleOf(await open('/lesson/nothing', { site }))).toBe(`ไม่พบหน้าที่ต้องการ · ${name}`)
    expect(titleOf(await open('/user/profile', { site, role: 'user' }))).toMatch(new RegExp(`^.+ · ${name}$`))
    for (const path of ['/config/general', '/lesson/dashboard', '/member/profile', '/lesson/player/add'])
      expect(titleOf(await open(path, { site, role: 'admin' })), path).toMatch(new RegExp(`^.+ · ${name}$`))
  })

  test('the name is the English one for who reads English', async () => {
    const page = await open('/lesson/home', { site: 'factory', lang: 'en' })
    expect(titleOf(page)).toBe('All courses · Factory School')
    expect(titleOf(await open('/lesson/nothing', { site: 'skills', lang: 'en' }))).toBe(
      'This page does not exist · Thai Skills',
    )
  })

  test('colours, faces, light and dark come with the first HTML, from the configuration in the database', async () => {
    const [skills, factory] = [await open('/', { site: 'skills' }), await open('/', { site: 'factory' })]
    expect([colourOf(skills), colourOf(factory)]).toEqual(['#123456', '#f26a0a'])
    expect([schemeOf(skills), schemeOf(factory)]).toEqual(['light', 'dark'])
    expect(headOf(skills)).toContain(':root{--brand:#123456;')
    expect(headOf(skills)).toContain('--font-heading:"Anuphan"')
    expect(headOf(factory)).toContain(':root{--brand:#f26a0a;')
    expect(headOf(factory)).toContain('--font-heading:"Chakra Petch"')
    for (const html of [skills, factory]) {
      const [style, body] = [html.indexOf(':root{--brand'), html.indexOf('<body')]
      expect(style).toBeLessThan(body)
      expect(headOf(html).match(/rel="preload" as="font"/g)).toHaveLength(2)
    }
    await set('skills', { siteSubStyle: 'dark', theme: { ...defaultTheme, brand: '#0a7d3c' } })
    const changed = await open('/', { site: 'skills' })
    expect([colourOf(changed), schemeOf(changed)]).toEqual(['#0a7d3c', 'dark'])
  })
})
