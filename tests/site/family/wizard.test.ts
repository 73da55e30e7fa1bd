import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { siteHolders } from '#platform/identity/site-roles/site-holders.ts'
import { asOwnerOf, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { sentBy, textOf } from '../../support/reading.ts'
import { groups, plantFamily } from './family.ts'

const drivers = await testDrivers()

describe.each(drivers)('a school made step by step on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    await plantFamily(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const path = '/school/wizard'
  const open = (step = '', site: 'skills' | 'factory' = 'skills') =>
    pages.open({ path: path + (step && `?step=${step}`), viewer: academy.viewer('superadmin'), site })
  const send = async (step: string, said: Record<string, string>, site: 'skills' | 'factory' = 'skills') => {
    const form = { ...(Object.fromEntries(sentBy((await open(step, site)).text)) as Record<string, string>), ...said }
    return pages.post({ path: `${path}?step=${step}`, form, viewer: academy.viewer('superadmin'), site })
  }
  const root = () => academy.as('root', 'origin')
  const made = async () => (await ownedNodes(root())).filter(({ siteName }) => siteName === 'โรงเรียนทีละขั้น')

  test('keeps each step, refuses what is wrong in it, and goes on at another device', async () => {
    expect(textOf((await open()).text)).toContain('จุดเริ่มต้น')
    expect((await open('content')).text, 'no step is skipped').toContain('name="parent"')
    expect((await send('place', { parent: 'f'.repeat(24) })).status).toBe(400)
    expect((await send('place', { parent: groups.east })).headers['location']).toBe(`${path}?step=name`)
    const taken = await send('name', {
      siteName: 'โรงเรียนทีละขั้น',
      siteNameEn: 'Step by Step',
      hostname: 'east.localhost',
    })
    expect(taken.status).toBe(400)
    expect(textOf(taken.text)).toContain('ชื่อโฮสต์นี้มีเว็บไซต์อื่นใช้อยู่แล้ว')
    expect((await send('name', { siteName: '', hostname: 'steps.localhost' })).status).toBe(400)
    const named = { siteName: 'โรงเรียนทีละขั้น', siteNameEn: 'Step by Step', hostname: 'steps.localhost' }
    expect((await send('name', named)).headers['location']).toBe(`${path}?step=look`)
    const elsewhere = await open('', 'factory')
    expect(elsewhere.text, 'resumes where he was').toContain('name="siteStyle"')
    expect((await open('name', 'factory')).text).toContain('steps.localhost')
    expect(await made()).toEqual([])
  })

  test('makes the school with its administrator and a sample, once, and forgets the draft', async () => {
    expect((await send('look', { siteStyle: 'garden' })).headers['location']).toBe(`${path}?step=plugins`)
    const plugins = await pages.post({
      ...{ path: `${path}?step=plugins`, viewer: academy.viewer('superadmin') },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      form: { plugins: 'lesson' },
    })
    expect(plugins.headers['location']).toBe(`${path}?step=admin`)
    expect((await send('admin', { email: 'no' })).status).toBe(400)
    const admin = { email: 'first@wicha.test', firstname: 'คนแรก', lastname: 'ดูแล' }
    expect((await send('admin', admin)).headers['location']).toBe(`${path}?step=content`)
    const cannot = await send('content', { sample: 'yes' })
    expect(textOf(cannot.text), 'the plugins for it are off').toContain('เนื้อหาตัวอย่างต้องเปิดใช้ระบบเสริมหลักสูตรและหมวดหมู่')
    const both = 'plugins=&plugins=lesson&plugins=category&plugins=enroll'
    await pages.ask({
      ...{ method: 'POST', path: `${path}?step=plugins`, viewer: academy.viewer('superadmin'), body: both },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const done = await send('content', { sample: 'yes' })
    const [school] = await made()
    expect(done.headers['location'], textOf(done.text)).toBe(`/school/detail/${school!._id}?done=added`)
    expect(school).toMatchObject({ kind: 'school', parent: groups.east, hostname: 'steps.localhost' })
    const there = await asOwnerOf(root(), school!._id)
    expect(there.site.layout.usermenuendpoint).toBe('student')
    expect((await from(there, 'course').select('course._id').execute()).length).toBeGreaterThan(3)
    expect((await siteHolders(root(), school!._id)).filter(({ isHere }) => isHere)).toMatchObject([
      { email: 'first@wicha.test', role: 'admin' },
    ])
    expect((await pages.open({ path: '/', headers: { host: 'steps.localhost' } })).status).toBe(200)
    expect((await open('name')).text, 'the draft is gone').toContain('name="parent"')
    expect(await made()).toHaveLength(1)
  })

  test('goes on to the workbook of the new school where it is to be set up from a file', async () => {
    await send('place', { parent: groups.east })
    await send('name', { siteName: 'โรงเรียนจากไฟล์', siteNameEn: 'From a File', hostname: 'file.localhost' })
    for (const step of ['look', 'plugins', 'admin']) await send(step, {})
    const { status, text } = await send('content', { sample: 'file' })
    expect(status).toBe(200)
    expect(text).toContain('http://file.localhost/member/enter')
    expect(Object.fromEntries(sentBy(text))).toMatchObject({ next: '/setup/workbook' })
  })

  test('can be started all over', async () => {
    await send('place', { parent: groups.west })
    const again = await pages.post({ path, form: { intent: 'again' }, viewer: academy.viewer('superadmin') })
    expect(again.headers['location']).toBe(path)
    expect(textOf((await open('name')).text)).toContain('จุดเริ่มต้น')
  })

  test.each(['admin', 'manager', 'member', 'user'] as const)('is not for a %s', async (role) => {
    expect((await pages.open({ path, viewer: academy.viewer(role) })).status).toBe(302)
    expect((await pages.post({ path: `${path}?step=place`, form: {}, viewer: academy.viewer(role) })).status).toBe(302)
  })
})
