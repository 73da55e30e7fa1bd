import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type OfficeList, openList } from './list.ts'

const drivers = await testDrivers()
const today = Date.parse('2026-11-21T05:00:00Z')

const courses = [
  {
    name: 'งานเชื่อม 1',
    hours: 6,
    price: 1200,
    status: true,
    type: 'onsite',
    category: ['weld'],
    startRegistDate: '2026-11-01',
  },
  { name: 'งานเชื่อม 2', hours: 12, price: 2500, status: false, type: 'onsite', category: ['weld', 'safety'] },
  {
    name: 'ความปลอดภัย 50%',
    hours: 3,
    status: true,
    type: 'online',
    category: ['safety'],
    startRegistDate: '2026-10-31',
  },
  { name: 'English', hours: 12, price: 990, status: true, type: 'online', category: [] },
] as const

describe.each(drivers)('the filters of a list on $kind', (driver) => {
  let list: OfficeList
  beforeAll(async () => {
    list = await openList(driver, today)
    const admin = list.academy.as('admin')
    for (const [code, name] of [
      ['weld', 'ช่างเชื่อม'],
      ['safety', 'ปลอดภัย'],
    ] as const)
      await create(admin, 'category', { name, code })
    for (const course of courses) await create(admin, 'course', { ...course, category: [...course.category] })
  })
  afterAll(() => list.close())

  const where = (...conditions: string[]) => new URLSearchParams(conditions.map((one) => ['where', one])).toString()
  const found = async (query: string) => (await list.names(`sort=name&${query}`)).toSorted()

  test.each([
    [['hours:min:6'], [0, 1, 3]],
    [['hours:max:6'], [0, 2]],
    [['hours:is:๑๒'], [1, 3]],
    [['price:min:1,000'], [0, 1]],
    [['price:empty:'], [2]],
    [['price:filled:'], [0, 1, 3]],
    [['status:is:true'], [0, 2, 3]],
    [['status:is:false'], [1]],
    [['type:is:onsite'], [0, 1]],
    [['type:not:onsite'], [2, 3]],
    [['type:is:onsite,online'], [0, 1, 2, 3]],
    [['category:is:weld'], [0, 1]],
    [['category:is:weld,safety'], [0, 1, 2]],
    [['category:not:weld'], [2, 3]],
    [['category:empty:'], [3]],
    [['name:has:เชื่อม'], [0, 1]],
    [['name:has:ENGL'], [3]],
    [['name:has:50%'], [2]],
    [['name:has:.*'], []],
    [['name:lacks:เชื่อม'], [2, 3]],
    [['name:is:English'], [3]],
    [['startRegistDate:is:2026-11-01'], [0]],
    [['startRegistDate:is:1/11/2569'], [0]],
    [['startRegistDate:until:2026-10-31'], [2]],
    [['startRegistDate:within:thisMonth'], [0]],
    [['startRegistDate:within:lastMonth'], [2]],
    [['startRegistDate:empty:'], [1, 3]],
    [['createdAt:within:today'], [0, 1, 2, 3]],
    [['createdAt:until:2026-11-20'], []],
    [['hours:min:6', 'type:is:online'], [3]],
  ])('%j shows courses %j', async (conditions, expected) => {
    expect(await found(where(...conditions))).toEqual(expected.map((at) => courses[at]!.name).toSorted())
  })

  test('are joined by "or" where it is asked', async () => {
    expect(await found(`${where('hours:is:3', 'name:is:English')}&any=1`)).toEqual(['English', 'ความปลอดภัย 50%'])
    expect(await list.text(`${where('hours:is:3', 'name:is:English')}&any=1`)).toMatch(
      /ชม\. เท่ากับ 3 .*หรือ.* เท่ากับ English/,
    )
  })

  test('stand as chips in words, each with its way out', async () => {
    const query = where('hours:min:6', 'category:is:weld', 'startRegistDate:within:thisMonth')
    expect(await list.text(query)).toMatch(/ชม\. อย่างน้อย 6 .*และ หมวดหมู่ เป็น ช่างเชื่อม .*และ เปิดรับสมัคร ภายใน เดือนนี้/)
    const links = await list.links(query)
    expect(links).toContainEqual({
      label: 'นำตัวกรองออก: ชม. อย่างน้อย 6',
      href: '/lesson/dashboard?where=category%3Ais%3Aweld&where=startRegistDate%3Awithin%3AthisMonth',
    })
  })

  test.each([
    'hours:has:6',
    'hours:min:six',
    'hours:min:',
    'nothing:is:1',
    'constructor:is:1',
    'status:is:maybe',
    'startRegistDate:within:ever',
    'startRegistDate:from:31/02/2569',
    'startRegistDate:until:9999-12-31',
    'name:$where:1',
    `name:has:${'ก'.repeat(400)}`,
    'search:has:เชื่อม',
    'site:is:other',
  ])('%s makes no sense and counts as not given', async (condition) => {
    expect(await found(where(condition))).toHaveLength(courses.length)
    expect((await list.links(where(condition))).filter(({ label }) => label.startsWith('นำตัวกรองออก'))).toEqual([])
  })

  test('say what to do when nothing fits', async () => {
    const text = await list.text(where('hours:min:99'))
    expect(text).toContain('ไม่มีรายการที่ตรงกับตัวกรอง')
    expect(text).toContain('ล้างตัวกรอง')
  })

  test('leave sort and page size as they are, and go back to page 1', async () => {
    const hrefs = (await list.links(`sort=hours&size=20&page=2&${where('hours:min:6', 'status:is:true')}`)).map(
      ({ href }) => href,
    )
    expect(hrefs).toContain('/lesson/dashboard?sort=hours&size=20&where=status%3Ais%3Atrue')
  })

  test('are kept in the file that is taken away', async () => {
    const hrefs = (await list.links(`columns=price&${where('type:is:online')}`)).map(({ href }) => href)
    expect(hrefs).toContain(
      '/api/course/export?format=csv&sort=updatedAt+desc&where=type%3Ais%3Aonline&fields=_id%2Cname%2Cprice',
    )
  })

  test('choose columns and their order; the first one stays', async () => {
    const { heads } = list
    expect(await heads('columns=price,hours,nothing,price,description')).toEqual([
      '',
      'ชื่อหลักสูตร',
      'ราคา (บาท)',
      'ชม.',
      'คำสั่งของรายการ',
    ])
    expect(await heads('columns=')).toEqual(['', 'ชื่อหลักสูตร', 'คำสั่งของรายการ'])
    expect((await heads('')).length).toBeGreaterThan(6)
  })
})
