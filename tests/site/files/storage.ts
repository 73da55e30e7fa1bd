import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { textOf } from '../../support/reading.ts'
import { keys, openBucket } from './bucket.ts'
import { type openWithFiles, pdf, picture, upload } from './support.ts'

/** Tests of buckets, and of what owners see of a site's files, for an open academy. */
export const storageCases = (of: () => Awaited<ReturnType<typeof openWithFiles>>) => {
  let bucket: Awaited<ReturnType<typeof openBucket>>
  const root = () => of().academy.as('root')
  const viewer = () => of().academy.viewer('root')
  const post = (form: Record<string, string>) => of().pages.post({ path: '/space/dashboard', viewer: viewer(), form })
  const configure = async (change: object) => {
    const { _id } = await from(root(), 'configuration').select('_id').executeTakeFirstOrThrow()
    await update(root(), 'configuration', { _id, change })
  }
  const space = async (name: string, more: object = {}) => {
    const where = { s3Endpoint: bucket.endpoint, s3Bucket: 'academy', s3Region: keys.region }
    const row = { name, ...where, s3Key: keys.key, s3Secret: keys.secret, ...more }
    return (await create(root(), 'space', row))._id
  }

  beforeAll(async () => {
    bucket = await openBucket()
  })
  afterAll(() => bucket.close())

  test('a site keeps its files in the bucket that is chosen for it, and finds those that came before', async () => {
    const before = (await upload(of().pages, { content: pdf, viewer: viewer() })).body.data.key
    await configure({ spaceId: await space('ถังของสถาบัน') })
    const content = await picture(600, 60).png()
    const { key } = (await upload(of().pages, { content, viewer: viewer(), fields: { public: '1' } })).body.data
    const stem = `/academy/${key.slice(0, -'.png'.length)}`
    expect([...bucket.held.keys()]).toEqual([`${stem}.png`, `${stem}-480.webp`])
    expect(bucket.held.get(`${stem}.png`)!.type).toBe('image/png')
    const open = (path: string, headers = {}) => of().pages.open({ path: `/${path}`, viewer: viewer(), headers })
    const whole = await open(key)
    expect(whole.bytes.equals(bucket.held.get(`${stem}.png`)!.body)).toBe(true)
    expect((await open(key, { range: 'bytes=1-3' })).text).toBe('PNG')
    expect((await open(before)).text).toBe(pdf)
    await of().pages.ask({ method: 'DELETE', path: `/api/${key}`, viewer: viewer() })
    await expect.poll(() => bucket.held.size).toBe(0)
    await configure({ spaceId: null })
  })

  test('a storage is tried: a file is written, read and removed, or it is said in Thai what is wrong', async () => {
    const tried = async (more: object) => {
      const answer = await post({ intent: 'test', store: `space ${await space(`ถัง ${JSON.stringify(more)}`, more)}` })
      return answer.status === 302 ? String(answer.headers['location']) : textOf(answer.text)
    }
    expect(await tried({})).toMatch(/^\/space\/dashboard\?done=works-\d+$/)
    expect(bucket.held.size).toBe(0)
    const wrong = await tried({ s3Secret: 'another-secret-entirely' })
    expect(wrong).toContain('เขียนไฟล์ทดสอบไม่ได้: คีย์ไม่ถูกต้อง หรือไม่มีสิทธิ์')
    expect(wrong).not.toContain('secret detail')
    expect(await tried({ s3Bucket: 'nowhere' })).toContain('ไม่พบพื้นที่เก็บไฟล์ S3 (bucket) นี้')
    expect(await tried({ s3Endpoint: 'http://127.0.0.1:1' })).toContain('ติดต่อปลายทางไม่ได้')
    expect(await tried({ s3Secret: null })).toContain('เปิดพื้นที่เก็บไฟล์ไม่ได้')
    expect(String((await post({ intent: 'test', store: 'disk' })).headers['location'])).toContain('works-')
    expect((await post({ intent: 'test', store: `space ${'0'.repeat(24)}` })).status).toBe(404)
    const asAdmin = {
      path: '/space/dashboard',
      viewer: of().academy.viewer('admin'),
      form: { intent: 'test', store: 'disk' },
    }
    expect(String((await of().pages.post(asAdmin)).headers['location'])).toContain('refused')
  })

  test('a bucket that an administrator sets up is never in the inner network, and a failure keeps nothing', async () => {
    const own = { s3Endpoint: bucket.endpoint, s3Bucket: 'academy', s3Region: keys.region }
    await configure({ ...own, s3Key: keys.key, s3Secret: keys.secret })
    const refused = await upload(of().pages, { content: pdf, viewer: viewer() })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('ขณะนี้บันทึกไฟล์ไม่ได้')])
    expect(bucket.held.size).toBe(0)
    await configure({ s3Bucket: null, s3Key: null, s3Secret: null, s3Endpoint: null })
  })

  test('owners see what files take by type, and remove those that nothing uses', async () => {
    const { key } = (await upload(of().pages, { content: pdf, name: 'ลืมไว้.pdf', viewer: viewer() })).body.data
    const shown = async () => textOf((await of().pages.open({ path: '/space/dashboard', viewer: viewer() })).text)
    expect(await shown()).toMatch(/\.pdf.*\d+ ไฟล์ · /)
    const gone = { intent: 'remove-unused', file: key.slice('upload/'.length, -'.pdf'.length) }
    expect((await post(gone)).status).toBe(404)
    await sql`update file set "createdAt" = "createdAt" - interval '25 hours' where _id = ${gone.file}`.execute(
      of().academy.database.kysely,
    )
    expect(await shown()).toContain('ลืมไว้.pdf')
    expect(String((await post(gone)).headers['location'])).toContain('done=removed-1')
    expect(await shown()).not.toContain('ลืมไว้.pdf')
    expect((await post(gone)).status).toBe(404)
  })
}
