import { expect, test } from 'vitest'
import { hasPlace, personQuota, siteQuota } from './upload-quota.ts'

const megabytes = (n: number) => n * 2 ** 20

test.each([
  ['a learner', { isStaff: false, most: megabytes(8) }, { files: 100, bytes: megabytes(256) }],
  [
    'a learner where films are taken',
    { isStaff: false, most: megabytes(2000) },
    { files: 100, bytes: megabytes(4000) },
  ],
  ['staff', { isStaff: true, most: megabytes(8) }, { files: 1000, bytes: megabytes(1024) }],
])('%s may have so much waiting', (_who, of, quota) => expect(personQuota(of)).toEqual(quota))

test.each([
  ['without a package', { most: megabytes(8), room: null }, megabytes(5120)],
  ['with a small package, a quarter of it', { most: megabytes(8), room: megabytes(1024) }, megabytes(256)],
  ['with a package that films fill, two of them', { most: megabytes(600), room: megabytes(1024) }, megabytes(1200)],
])('a site %s', (_what, of, bytes) => expect(siteQuota(of)).toEqual({ files: 5000, bytes }))

test.each([
  [{ files: 1, bytes: 50 }, { files: 1, bytes: 50 }, true],
  [{ files: 2, bytes: 0 }, { files: 1, bytes: 0 }, false],
  [{ files: 0, bytes: 60 }, { files: 1, bytes: 41 }, false],
])('beside %j there is a place for %j: %s', (waiting, more, fits) =>
  expect(hasPlace({ files: 2, bytes: 100 }, waiting, more)).toBe(fits),
)
