import { describe, expect, test } from 'vitest'
import { readMenu } from '#domain/page/menu.ts'
import { dropped, entriesOf, type Entry, menuFrom, type Step, stepped, without } from './outline.ts'

/** `a b(c d) e` as entries, with the letters as ids. */
const list = (text: string): Entry[] =>
  [...text].reduce<{ depth: 0 | 1; made: Entry[] }>(
    ({ depth, made }, sign) => {
      if (sign === '(') return { depth: 1, made }
      if (sign === ')') return { depth: 0, made }
      if (sign === ' ') return { depth, made }
      return { depth, made: [...made, { id: sign, title: sign, titleEn: '', target: '/', depth }] }
    },
    { depth: 0, made: [] },
  ).made

const text = (entries: readonly Entry[]) =>
  menuFrom(entries)
    .items.map(({ title, subMenu }) => title + (subMenu ? `(${subMenu.map((one) => one.title).join(' ')})` : ''))
    .join(' ')

describe('the entries of a menu', () => {
  test('come back as the menu that they were made of', () => {
    const menu = {
      version: 1 as const,
      items: [
        { title: 'หลักสูตร', titleEn: 'Courses', target: '/lesson/home' },
        { title: 'เรา', target: '/cms/page/about', subMenu: [{ title: 'ทีมงาน', target: 'https://wicha.test/' }] },
      ],
    }
    expect(menuFrom(entriesOf(menu))).toEqual(menu)
  })

  test.each<[string, string, Step, string]>([
    ['a b c', 'b', 'up', 'b a c'],
    ['a b c', 'b', 'down', 'a c b'],
    ['a b c', 'a', 'up', 'a b c'],
    ['a b c', 'c', 'down', 'a b c'],
    ['a(x) b(y)', 'b', 'up', 'b(y) a(x)'],
    ['a b', 'b', 'in', 'a(b)'],
    ['a(x) b', 'b', 'in', 'a(x b)'],
    ['a b', 'a', 'in', 'a b'],
    ['a b(x)', 'b', 'in', 'a b(x)'],
    ['a(x y) b', 'x', 'out', 'a(y) x b'],
    ['a(x y) b', 'x', 'down', 'a(y x) b'],
    ['a(x y) b', 'y', 'down', 'a(x) b(y)'],
    ['a(x) b', 'x', 'up', 'x a b'],
    ['a b(x)', 'x', 'up', 'a(x) b'],
    ['a(x)', 'x', 'down', 'a x'],
    ['a(x)', 'x', 'in', 'a(x)'],
    ['a', 'nobody', 'up', 'a'],
  ])('of %s, %s goes %s: %s', (from, id, step, to) => {
    expect(text(stepped(list(from), id, step))).toBe(to)
  })

  test.each<[string, string, { at: number; depth: 0 | 1 }, string]>([
    ['a b c', 'c', { at: 0, depth: 0 }, 'c a b'],
    ['a b c', 'a', { at: 2, depth: 0 }, 'b c a'],
    ['a b c', 'c', { at: 1, depth: 1 }, 'a(c) b'],
    ['a b c', 'c', { at: 0, depth: 1 }, 'c a b'],
    ['a(x y) b', 'b', { at: 2, depth: 0 }, 'a(x b y)'],
    ['a(x) b(y) c', 'b', { at: 1, depth: 1 }, 'a(x) b(y) c'],
    ['a(x) b(y) c', 'b', { at: 3, depth: 0 }, 'a(x) c b(y)'],
    ['a(x) b', 'x', { at: 99, depth: 0 }, 'a b x'],
    ['a(x) b', 'x', { at: -4, depth: 1 }, 'x a b'],
    ['a', 'nobody', { at: 0, depth: 0 }, 'a'],
  ])('of %s, %s dropped at %j: %s', (from, id, to, result) => {
    expect(text(dropped(list(from), id, to))).toBe(result)
  })

  test('what stood beneath an entry that is taken out stays', () => {
    expect(text(without(list('a b(x y) c'), 'b'))).toBe('a x y c')
    expect(text(without(list('a b(x y) c'), 'x'))).toBe('a b(y) c')
  })

  test('no step and no drop loses an entry or makes a third level', () => {
    const start = list('a(b c) d e(f) g')
    for (const { id } of start) {
      const moved = [
        ...(['up', 'down', 'in', 'out'] as const).map((step) => stepped(start, id, step)),
        ...start.flatMap((_, at) => [dropped(start, id, { at, depth: 0 }), dropped(start, id, { at, depth: 1 })]),
      ]
      for (const one of moved) {
        expect(one.map((entry) => entry.id).toSorted()).toEqual(start.map((entry) => entry.id).toSorted())
        expect(readMenu(menuFrom(one))).toHaveProperty('menu')
      }
    }
  })
})
