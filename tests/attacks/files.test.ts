import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { openWithFiles, pdf, picture, type Sent, upload } from '../site/files/support.ts'
import { plainWorkbook } from '../support/zip.ts'

const drivers = await bothDrivers()

/** Attacks by uploaded and requested files (group G). */
describe.each(drivers)('hostile files on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  beforeAll(async () => {
    all = await openWithFiles(driver)
  })
  afterAll(() => all.close())

  const viewer = (role: 'admin' | 'user' | 'member' | 'manager' | 'guest') => all.academy.viewer(role)
  const send = (sent: Sent) => {
    // Advance the clock, because continuous uploads have their own limit.
    all.academy.pass(60_000)
    return upload(all.pages, { viewer: viewer('admin'), fields: { public: '1' }, ...sent })
  }
  const open = (path: string) => all.pages.open({ path })
  const remove = (key: string, role: 'admin' | 'user' | 'member' | 'manager' | 'guest', site?: 'factory') =>
    all.pages.ask({ method: 'DELETE', path: `/api/${key}`, viewer: viewer(role), ...(site && { site }) })

  const disguised: [what: string, content: string | Buffer][] = [
    ['a page', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a script', 'alert(document.cookie)'],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['a program of Windows', Buffer.from('MZ\x90\0\x03', 'latin1')],
    ['a script that begins as a GIF', 'GIF89a/*\0\0\0*/=1;alert(1)//'],
    ['a script that begins as a PNG', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['a script that begins as a JPEG', Buffer.from('\xff\xd8\xff\xe0*/=1;alert(1)//', 'latin1')],
  ]

  test.each(disguised)('G02 %s that is called a picture is refused', async (_what, content) => {
    for (const name of ['ปก.png', 'ปก.jpg', 'ปก.gif', 'ปก.webp']) {
      const { status, body } = await send({ name, content })
      expect(status, name).toBe(400)
      expect(body.message, name).toMatch(/[ก-๙]/)
    }
  })

  test('G02 a picture with a page behind it is kept without the page', async () => {
    const content = Buffer.concat([await picture(20, 20).png(), Buffer.from('<script>alert(1)</script>')])
    const { body } = await send({ name: 'ปก.png', content })
    const kept = await open(`/${body.data.key}`)
    expect(kept.bytes.includes('<script>')).toBe(false)
    expect(kept.headers['x-content-type-options']).toBe('nosniff')
    expect(kept.headers['content-security-policy']).toContain('sandbox')
  })

  test('G03 what the client calls the type is neither kept nor answered', async () => {
    const { body } = await send({ name: 'page.html', content: pdf })
    const { headers } = await open(`/${body.data.key}`)
    expect([body.data.type, headers['content-type']]).toEqual(['application/pdf', 'application/pdf'])
  })

  test.each([
    ['a way out', '../../../etc/passwd.pdf'],
    ['a way out of Windows', '..\\..\\boot.pdf'],
    ['a header', 'a\r\nSet-Cookie: x=1.pdf'],
    ['quotes', 'a".pdf; filename=b.html'],
    ['a turned name', 'ใบเสร็จ\u202Efdp.exe'],
    ['a very long name', `${'ก'.repeat(10_000)}.pdf`],
    ['no letter', '\0.pdf'],
  ])('G06 a name with %s is a name and no path, header or type', async (_what, name) => {
    const { status, body } = await send({ name, content: pdf })
    if (status !== 200) return expect(status).toBe(400)
    expect(body.data.key).toMatch(/^upload\/\d{13}-[0-9a-f]{32}\.pdf$/)
    const { headers } = await open(`/${body.data.key}`)
    expect(headers['set-cookie']).toBeUndefined()
    expect(String(headers['content-disposition'])).toMatch(
      /^(inline|attachment); filename="[\w .()-]*"; filename\*=UTF-8''[\w.%!~'()*-]+$/,
    )
    expect(decodeURIComponent(String(headers['content-disposition']))).not.toMatch(/[/\\\r\n\0\u202e]/)
    expect(body.data.name.length).toBeLessThanOrEqual(255)
  })

  test('G07 keys of a hundred files share no bits that could be told beforehand', async () => {
    const random: string[] = []
    for (let n = 0; n < 100; n++) {
      const { body } = await send({ content: pdf })
      random.push(/-([0-9a-f]{32})\.pdf$/.exec(body.data.key)![1]!)
    }
    expect(new Set(random).size).toBe(100)
    const bits = random.map((hex) => BigInt(`0x${hex}`))
    // Each of the 128 bits is set in some and clear in others. With fair bits this fails once in 10^27.
    for (let at = 0n; at < 128n; at++) {
      const set = bits.filter((one) => (one >> at) & 1n).length
      expect(set, `bit ${at}`).toBeGreaterThan(0)
      expect(set, `bit ${at}`).toBeLessThan(100)
    }
  })

  test('G08 nobody removes the file of another, of another site, or one that a published page shows', async () => {
    const { key } = (await send({ content: await picture(8, 8).png(), viewer: viewer('user') })).body.data
    for (const role of ['guest', 'member'] as const) expect((await remove(key, role)).status, role).toBe(404)
    expect((await remove(key, 'manager', 'factory')).status).toBe(404)
    const shown = { type: 'page' as const, slug: 'shows', title: 'หน้า', status: true, feature_image: key }
    await create(all.academy.as('admin'), 'post', shown)
    expect((await remove(key, 'admin')).status).toBe(409)
    expect((await open(`/${key}`)).status).toBe(200)
  })

  test('G11 a file that is not there is said to be so, and nothing of where files lie', async () => {
    for (const path of [
      '/upload/',
      '/upload',
      '/upload/x',
      `/upload/1760000000000-${'0'.repeat(32)}.pdf`,
      '/upload/..%2f..%2fsecret.key',
    ]) {
      const answer = await open(path)
      expect(answer.status, path).toBe(404)
      expect(answer.text, path).not.toMatch(/<Error>|NoSuchKey|Bucket|ENOENT|DATA_DIR/)
      expect(answer.text, path).not.toContain(all.folder)
    }
  })

  test('H01 a bucket that an administrator points at the inner network is never asked', async () => {
    let [asked, tried] = [0, 0]
    const inner = createServer((_request, answer) => {
      asked++
      answer.end()
    })
    await new Promise<void>((resolve) => inner.listen(0, resolve))
    const { port } = inner.address() as AddressInfo
    const admin = all.academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    const keys = { s3Bucket: 'academy', s3Region: 'th-1', s3Key: 'key', s3Secret: 'secret' }
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '2130706433',
      '0x7f.0.0.1',
      '127.1',
      '0.0.0.0',
    ]
    for (const host of [...hosts, '127.0.0.1.', 'localhost.', '[::ffff:7f00:1]'])
      for (const scheme of ['http', 'https']) {
        const s3Endpoint = `${scheme}://${host}:${port}`
        const isTaken = await update(admin, 'configuration', { _id, change: { ...keys, s3Endpoint } }).catch(() => null)
        if (!isTaken) continue
        tried++
        expect((await send({ content: pdf })).status, s3Endpoint).toBe(409)
      }
    const nothing = { s3Bucket: null, s3Key: null, s3Secret: null, s3Endpoint: null }
    await update(admin, 'configuration', { _id, change: nothing })
    expect(asked).toBe(0)
    expect(tried).toBeGreaterThan(5)
    expect((await send({ content: pdf })).status, 'and then files lie here again').toBe(200)
    await new Promise((closed) => inner.close(closed))
  })

  test('G13 G19 a workbook with a way out, a bomb, an outer entity or a million rows is refused whole', async () => {
    const row = (at: number, value: string) => `<row r="${at}"><c r="A${at}" t="str">${value}</c></row>`
    const whole = row(1, '<v>name</v>') + row(2, '<v>ก</v>')
    const entity = '<!DOCTYPE worksheet [<!ENTITY f SYSTEM "file:///etc/passwd">]>'
    const ask = (content: Uint8Array) =>
      all.pages.ask({
        ...{ path: '/api/course/import?dryRun=1', viewer: viewer('admin'), body: Buffer.from(content) },
        headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      })
    const saidOf = async (content: Uint8Array) => {
      const { status, text } = await ask(content)
      expect(text).not.toContain('root:')
      return `${status} ${text}`
    }
    expect(await saidOf(plainWorkbook(whole)), 'what is no attack is read').toMatch(/^200 .*"created":1/)
    for (const name of ['../../evil.xml', 'C:\\evil.xml', '/etc/evil'])
      expect(await saidOf(plainWorkbook(whole, [{ name, content: '' }])), name).toMatch(/^400 .*unsafe/)
    const bomb = { name: 'xl/bomb.xml', content: Buffer.alloc(65 << 20) }
    expect(await saidOf(plainWorkbook(whole, [bomb]))).toMatch(/^400 .*too-much/)
    expect(await saidOf(plainWorkbook(row(1, '<v>name</v>') + row(1_000_000, '<v>ก</v>')))).toMatch(
      /^400 .*too-many-rows/,
    )
    // The value of an invalid number is repeated in the message, so a file that was read would show.
    const number = `${row(1, '<v>hours</v>')}${row(2, '<v>x &f;</v>')}`
    expect(await saidOf(plainWorkbook(number, [], entity))).toContain('"value":"x &f;"')
    expect(await saidOf(plainWorkbook(row(1, '<v>name</v>') + row(2, '<f>CMD()</f>')))).toMatch(/"code":"formula"/)
  })

  test('G16 a picture of too many pixels or pictures is refused by what it says of itself', async () => {
    const bomb = Buffer.from(await picture(4, 4).png())
    bomb.writeUInt32BE(65_000, 16)
    expect((await send({ name: 'a.png', content: bomb.subarray(0) })).status, 'with a wrong sum it is broken').toBe(400)
    bomb.writeUInt32BE(65_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const refused = await send({ name: 'a.png', content: bomb })
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(/พิกเซล|pixels/)])
    const wide = Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
    expect((await send({ name: 'a.gif', content: wide })).status).toBe(400)
    const frame = Buffer.from('21f90400000000002c000000000100010000020244010000', 'hex').subarray(0, 22)
    const header = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
    const film = Buffer.concat([header, ...Array.from({ length: 10_000 }, () => frame), Buffer.from('3b', 'hex')])
    const before = process.memoryUsage().rss
    const { status, body } = await send({ name: 'a.gif', content: film })
    if (status === 200) expect(body.data.bytes).toBeLessThan(film.length + 10_000)
    else expect(status).toBe(400)
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 2 ** 20)
  })

  test('G17 a photograph keeps nothing of where it was taken', async () => {
    const plain = await picture(40, 30).jpeg(90)
    const place = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0 GPS 13.7563N 100.5018E', 'latin1')
    const content = Buffer.concat([
      plain.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0, place.length + 2]),
      place,
      plain.subarray(2),
    ])
    const { key } = (await send({ name: 'ฉัน.jpg', content, viewer: viewer('user') })).body.data
    for (const path of [`/${key}`, `/${key}?w=480`]) expect((await open(path)).bytes.includes('GPS'), path).toBe(false)
  })
})
