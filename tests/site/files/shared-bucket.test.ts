import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#platform/operations/config/settings.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { textOf } from '../../support/reading.ts'
import { keys, openBucket } from './bucket.ts'
import { openWithFiles, pdf, upload } from './support.ts'

const drivers = await testDrivers()

describe.each(drivers)('a bucket of the environment on $kind', (driver) => {
  let bucket: Awaited<ReturnType<typeof openBucket>>
  let all: Awaited<ReturnType<typeof openWithFiles>>

  beforeAll(async () => {
    bucket = await openBucket()
    all = await openWithFiles(driver, {
      ...{ S3_ENDPOINT: bucket.endpoint, S3_BUCKET: 'academy', S3_REGION: keys.region },
      ...{ S3_ACCESS_KEY: keys.key, S3_SECRET_KEY: keys.secret },
    })
  })
  afterAll(async () => {
    await all.close()
    await bucket.close()
  })

  test('holds the files of every site that chose no place of its own, and gives them back', async () => {
    const viewer = all.academy.viewer('root')
    for (const site of ['skills', 'factory'] as const) {
      const { key } = (await upload(all.pages, { content: pdf, viewer: all.academy.viewer('root', site), site })).body
        .data
      expect([...bucket.held.keys()]).toContain(`/academy/${key}`)
      expect((await all.pages.open({ path: `/${key}`, viewer: all.academy.viewer('root', site), site })).text).toBe(pdf)
    }
    const shown = textOf((await all.pages.open({ path: '/space/dashboard', viewer })).text)
    expect(shown).toContain('เว็บไซต์นี้เก็บไฟล์ใน พื้นที่เก็บไฟล์ S3 ของระบบ')
    expect(shown).toContain('ไฟล์ใหม่เก็บไว้ที่พื้นที่เก็บไฟล์ S3 ของระบบ')
    const tried = await all.pages.post({ path: '/space/dashboard', viewer, form: { intent: 'test', store: 'bucket' } })
    expect(String(tried.headers['location'])).toContain('works-')
    const checked = textOf((await all.pages.open({ path: '/install/dashboard', viewer })).text)
    expect(checked).toMatch(/พื้นที่เก็บไฟล์ S3 ของระบบ พร้อม academy/)
  })

  test('that is no more set loses nothing that is known of its files, and says nothing of where they are', async () => {
    const viewer = all.academy.viewer('root')
    const { key } = (await upload(all.pages, { content: pdf, viewer })).body.data
    const { files } = all.academy.app
    const open = () => all.pages.open({ path: `/${key}`, viewer })
    Object.assign(all.academy.app, { files: { ...files, bucket: null } })
    const refused = await open()
    Object.assign(all.academy.app, { files })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('ขณะนี้เปิดไฟล์ไม่ได้')])
    expect(refused.text).not.toMatch(/S3_|127\.0\.0\.1/)
    const { body } = bucket.held.get(`/academy/${key}`)!
    bucket.held.delete(`/academy/${key}`)
    expect((await open()).status, 'lost in the bucket').toBe(404)
    bucket.held.set(`/academy/${key}`, { body, type: 'application/pdf' })
    expect((await open()).text).toBe(pdf)
  })
})

test('is said whole or not at all, and lies at Amazon where no other place is said', () => {
  const read = (env: Record<string, string>) => readSettings(env, '/', () => {}).bucket
  const whole = { S3_BUCKET: 'academy', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }
  expect(read({})).toBeNull()
  expect(read({ S3_REGION: 'ap-southeast-1' })).toBeNull()
  expect(read({ ...whole, S3_REGION: 'ap-southeast-1' })!.endpoint).toBe('https://s3.ap-southeast-1.amazonaws.com')
  expect(read({ ...whole, S3_ENDPOINT: 'http://10.0.0.9:9000' })!.endpoint).toBe('http://10.0.0.9:9000')
  expect(() => read({ S3_BUCKET: 'academy', S3_ACCESS_KEY: 'key' })).toThrow('S3_SECRET_KEY: is missing')
  expect(() => read({ S3_ENDPOINT: 'http://10.0.0.9:9000' })).toThrow('S3_BUCKET: is missing')
  expect(() => read({ ...whole, S3_ENDPOINT: 'ftp://10.0.0.9' })).toThrow('S3_ENDPOINT')
})
