import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { seen } from '../../support/reading.ts'

const drivers = await testDrivers()
const noon = Date.parse('2026-11-22T05:00:00Z')

type Block = [type: string, props: object]
const text = (words: string): Block => ['text', { html: `<p>${words}</p>` }]
const object = (id: string, [type, props]: Block) => ({ id, type, version: 1, props })
/** A page of one row with these settings. Each block is in its own column. */
const page = (blocks: Block[], row: object = {}) =>
  ({
    version: 1,
    rows: [
      {
        id: 'r',
        columns: blocks.map((block, at) => ({ id: `c${at}`, col: 6, objects: [object(`o${at}`, block)] })),
        ...row,
      },
    ],
  }) as never

describe.each(drivers)('the layout of a page on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let _id: string

  beforeAll(async () => {
    academy = await openAcademy(driver, noon)
    pages = await openPages(academy)
    const given = { type: 'page', slug: 'laid', title: 'หน้าที่จัดวาง', status: true } as const
    _id = (await create(academy.as('admin'), 'post', { ...given, builder: page([text('หนึ่ง'), text('สอง')]) }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const main = async () => /<main[\s\S]*<\/main>/.exec((await pages.open({ path: '/cms/page/laid' })).text)![0]
  const laid = async (row: object, blocks = [text('หนึ่ง'), text('สอง')]) => {
    await update(academy.as('admin'), 'post', { _id, change: { builder: page(blocks, row) } })
    return main()
  }

  test('holds type, display, authen, the word that it has a password, and its rows; the password itself is told to nobody', async () => {
    await update(academy.as('admin'), 'post', { _id, change: { password: 'บัว' } })
    const { body } = await pages.ask({ method: 'GET', path: `/api/post/${_id}`, viewer: academy.viewer('admin') })
    const { data } = body
    expect(data).toMatchObject({ type: 'page', display: 'single', authen: false, hasPassword: true })
    expect(data.builder.rows[0].columns).toHaveLength(2)
    expect(data).not.toHaveProperty('password')
    await update(academy.as('admin'), 'post', { _id, change: { password: null } })
  })

  test('follows columns, col, gapSize, alignment and width of a row', async () => {
    expect(await laid({ gapSize: 8 })).toContain('--row-gap:8px')
    expect(await laid({ gapSize: 40 })).toContain('--row-gap:40px')
    expect((await laid({}))!.match(/--col:6/g)).toHaveLength(2)
    expect(await laid({ alignment: 'right' })).toContain('data-alignment="right"')
    expect(await laid({ width: '45rem' })).toContain('--width:45rem')
    expect(await laid({ width: '9px;position:fixed' })).not.toContain('position:fixed')
  })

  test('follows bsz, sz, mode, objects and customId of a row', async () => {
    expect(await laid({ bsz: '50dvh' })).toContain('--bsz:50dvh')
    expect(await laid({ sz: 64 })).toContain('--sz:64px')
    expect(await laid({ customId: 'register' })).toContain('id="register"')
    const [contained, full] = [await laid({ mode: 'contained' }), await laid({ mode: 'full' })]
    expect([contained, full].map((shown) => shown.match(/--col:6/g)?.length)).toEqual([2, 2])
    expect(full).not.toBe(contained)
    const two = seen(await laid({}, [text('บน'), text('ล่าง')]))
    expect(two.indexOf('บน')).toBeLessThan(two.indexOf('ล่าง'))
  })

  test('can hold every kind of block that the specification begins with', () => {
    const begun = ['heading', 'text', 'image', 'pdf', 'slideshow', 'youtube', 'popup', 'data-table', 'course-list']
    const rest = ['category-menu', 'statistics', 'login-strip']
    expect([...begun, ...rest].filter((kind) => !academy.app.blocks.has(kind))).toEqual([])
  })

  test('stands between the theme parts of its own site', async () => {
    const parts = async (site: 'skills' | 'factory', words: string) => {
      const admin = academy.as('admin', site)
      const write = async (part: string) => {
        const given = { type: 'post', slug: `${part}-part`, title: part, status: true } as const
        return (await create(admin, 'post', { ...given, builder: page([text(`${words} ${part}`)]) }))._id
      }
      const [header, subheader, footer] = [await write('header'), await write('subheader'), await write('footer')]
      const own = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
      await update(academy.as('superadmin', site), 'configuration', {
        _id: own._id,
        change: { header, subheader, footer },
      })
    }
    await parts('skills', 'ของทักษะ')
    await parts('factory', 'ของโรงงาน')
    const open = async (site: 'skills' | 'factory') => seen((await pages.open({ site, path: '/lesson/home' })).text)
    const [skills, factory] = [await open('skills'), await open('factory')]
    expect(skills).not.toContain('ของโรงงาน')
    expect(factory).not.toContain('ของทักษะ')
    const order = ['ของทักษะ header', 'เมนูหลัก', 'ของทักษะ subheader', '<main', 'ของทักษะ footer', '<footer']
    const places = order.map((words) => skills.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const office = await pages.open({ path: '/cms/pages', viewer: academy.viewer('admin') })
    expect(office.text).not.toContain('ของทักษะ header')
  })
})
