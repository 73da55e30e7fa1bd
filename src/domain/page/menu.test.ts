import { describe, expect, test } from 'vitest'
import { isMenu, readMenu } from './menu.ts'

const courses = { title: 'หลักสูตร', titleEn: 'Courses', target: '/lesson/home' }
const about = { title: 'เกี่ยวกับเรา', target: 'https://wicha.test/about', subMenu: [courses] }

describe('a menu', () => {
  test('comes back as it was stored, and from its bare list of items', () => {
    const menu = { version: 1, items: [courses, about] }
    expect(readMenu(menu)).toEqual({ menu })
    expect(readMenu([courses, about])).toEqual({ menu })
  })

  test.each([
    [[courses], true],
    [{ version: 1, items: [] }, true],
    [[], false],
    [{ version: 1, rows: [] }, false],
    [[{ id: 'r', columns: [] }], false],
    [null, false],
  ])('is told from rows: %j', (builder, is) => {
    expect(isMenu(builder)).toBe(is)
  })

  test.each<[string, unknown, string]>([
    ['an entry without a title', [{ ...courses, title: ' ' }], 'items.0.title'],
    ['a target that runs', [{ ...courses, target: 'javascript:alert(1)' }], 'items.0.target'],
    ['a target on no known host', [{ ...courses, target: '//evil.test' }], 'items.0.target'],
    ['a third level', [{ ...about, subMenu: [about] }], 'items.0.subMenu.0'],
    ['51 entries', Array.from({ length: 51 }, () => courses), 'items'],
    ['an unknown part', { version: 1, items: [], rows: [] }, ''],
    ['a later version', { version: 2, items: [] }, 'version'],
    ['half a megabyte', [{ ...courses, title: 'ก'.repeat(200_000) }], ''],
    ['__proto__', JSON.parse('[{"title":"a","target":"/","__proto__":{}}]'), ''],
  ])('refuses %s', (_, stored, field) => {
    expect(readMenu(stored)).toMatchObject({ issues: [{ field }] })
  })
})
