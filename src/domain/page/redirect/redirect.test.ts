import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRobot, referringPath, rememberedPath } from './asked.ts'
import { encodedPath, pathWritten, plainPath } from './plain-path.ts'
import { destinationOf, isTarget, movedTarget, pathsFor, speaksOf } from './redirect.ts'

test.each([
  ['/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7', '/ข่าว'],
  ['/ข่าว/', '/ข่าว'],
  ['/a%2Fb', '/a%2Fb'],
  ['/e\u0301', '/\u00e9'],
  ['/', '/'],
  ['//evil.example', null],
  ['/%E0%B8', null],
  ['/a%0Ab', null],
  ['/a\\b', null],
  ['a', null],
  [`/${'ก'.repeat(300)}`, null],
])('the path %j is kept as %j', (path, plain) => expect(plainPath(path)).toBe(plain))

test.each([
  ['https://old.example/ข่าว?id=1', '/ข่าว'],
  ['/old?id=1#top', '/old'],
  ['/old/*', '/old/*'],
  ['old', 'old'],
])('of %j is taken %j', (written, path) => expect(pathWritten(written)).toBe(path))

test('a plain path is encoded to what is decoded to it again', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const plain = plainPath(path)
      if (plain !== null) expect(plainPath(encodedPath(plain))).toBe(plain)
    }),
    { seed: 380, numRuns: 2000 },
  )
})

test('a path is looked for itself, then beneath each of its folders', () => {
  expect(pathsFor('/a/b')).toEqual(['/a/b', '/a/*', '/*'])
  expect(speaksOf({ path: '/a/*' }, '/a/b/c')).toBe(true)
  expect(speaksOf({ path: '/a/*' }, '/ab')).toBe(false)
  expect(pathsFor(`/${'a/'.repeat(140)}`).length).toBeLessThan(15)
})

test.each([
  ['/lesson/home', true],
  ['/ข่าว?a=1#b', true],
  ['https://example.org/a', true],
  ['http://example.org/a', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https:evil.example', false],
  ['https://user:pw@evil.example', false],
  ['', false],
])('may one be led to %j: %s', (target, may) => expect(isTarget(target)).toBe(may))

describe('where one is led', () => {
  test.each([
    ['/old', '/new', '/old', '', '/new'],
    ['/old', '/new', '/old', '?a=1', '/new?a=1'],
    ['/old', '/new?b=2#top', '/old', '?a=1', '/new?b=2&a=1#top'],
    ['/old', '/ข่าว', '/old', '', '/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7'],
    ['/old', 'https://example.org/a', '/old', '?a=1', 'https://example.org/a?a=1'],
    ['/old/*', '/new/*', '/old/ก/b', '', '/new/%E0%B8%81/b'],
    ['/old/*', '/new', '/old/b', '', '/new'],
    ['/old/*', 'https://example.org/*', '/old/b', '', 'https://example.org/b'],
    ['/old', '/old', '/old', '', null],
    ['/old', '/old?x=1', '/old', '', null],
    ['/old/*', '/*', '/old//evil.example', '', null],
    ['/old/*', '/*', '/old/.//evil.example', '', null],
    ['/old/*', '/*', '/old/a/..//evil.example', '', null],
    ['/old/*', '/*', '/old/b', '', '/b'],
  ])('%j → %j for %j%s: %j', (path, target, asked, search, to) =>
    expect(destinationOf({ path, target }, { path: asked, search })).toBe(to),
  )

  test('stays on this site, or on the one that was named, whatever is asked', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, odd) => {
        const asked = plainPath(`/old${path}${odd}`)
        if (asked === null || !asked.startsWith('/old/')) return
        const here = destinationOf({ path: '/old/*', target: '/*' }, { path: asked, search: '' })
        expect(here === null || /^\/(?![/\\])/.test(here)).toBe(true)
        const there = destinationOf({ path: '/old/*', target: 'https://example.org/*' }, { path: asked, search: '' })
        expect(there === null || there.startsWith('https://example.org/')).toBe(true)
      }),
      { seed: 380, numRuns: 2000 },
    )
  })
})

test.each([
  ['/a', '/a', '/b', '/b'],
  ['/a?x=1#apply', '/a', '/b', '/b?x=1#apply'],
  [`/${encodeURIComponent('ข่าว')}`, '/ข่าว', '/ใหม่', '/ใหม่'],
  ['https://here.test/a#apply', '/a', '/b', '/b#apply'],
  ['/p/*', '/p/*', '/q/*', '/q/*'],
  [`/p/${encodeURIComponent('เรื่อง')}?x=1`, '/p/*', '/q/*', '/q/เรื่อง?x=1'],
  ['/p/a%20b', '/p/*', '/q/*', '/q/a%20b'],
])('the target %j, once %j is at %j, is %j', (target, from, to, moved) => {
  expect(movedTarget(target, { from, to })).toBe(moved)
  expect(isTarget(moved)).toBe(true)
})

test.each([
  ['/ข่าวเก่า/', '/ข่าวเก่า'],
  ['/cms/page/old', '/cms/page/old'],
  ['/<script>alert(1)</script>', '/<script>alert(1)</script>'],
  ['/', null],
  ['/wp-login.php', null],
  ['/wp-admin/setup', null],
  ['/.env', null],
  ['/a/.git/config', null],
  ['/index.php', null],
  ['/backup.zip', null],
  ['/unsubscribe/somchai@example.org', null],
  ['/id/1101700230705', null],
  ['/call/081-234-5678', null],
  [`/reset/${'a1'.repeat(30)}`, null],
])('of %j is remembered %j', (path, remembered) => expect(rememberedPath(path)).toBe(remembered))

test('a program is told from a person, and a page of the site from another one', () => {
  expect(isRobot('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true)
  expect(isRobot('')).toBe(true)
  expect(isRobot('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1')).toBe(false)
  expect(referringPath('https://a.test/ข่าว?token=x', 'a.test')).toBe('/ข่าว')
  expect(referringPath('https://b.test/x', 'a.test')).toBeNull()
  expect(referringPath('nonsense', 'a.test')).toBeNull()
})
