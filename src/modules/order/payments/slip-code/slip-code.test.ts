import { Transformer } from '@napi-rs/image'
import QRCode from 'qrcode'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownNotices } from '#platform/background/notifications/notifications.ts'
import type { Viewer } from '#platform/data/access/viewer.ts'
import { create } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { createOrder } from '../../orders/create-order.server.ts'
import { orderOf } from '../../orders/order-row.server.ts'
import { slipsOf, submitSlip } from '../slips.server.ts'
import { readSlipCode } from './read-slip-code.server.ts'
import { storeSlipCode } from './store-slip-code.server.ts'

const bankSlip = '004000060000010103002021900021231231212000115102TH91049C30'
const named = { provider: 'bank', bank: '002', transRef: '0002123123121200011' } as const
const codeOf = (text: string, width = 240) => QRCode.toBuffer(text, { width, margin: 4 })

/** A page of white with pictures on it, as a slip has its small code. */
async function page({ width, height }: { width: number; height: number }, ...codes: Buffer[]): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (const [at, code] of codes.entries()) {
    const { width: side } = await new Transformer(code).metadata()
    const raw = await new Transformer(code).rawPixels()
    const depth = raw.length / side / side
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const to = ((y + 20) * width + x + 20 + at * (side + 20)) * 4
        pixels.fill(raw[(y * side + x) * depth]!, to, to + 3)
      }
  }
  return Transformer.fromRgbaPixels(pixels, width, height).png()
}

describe('the code of a slip', () => {
  test('is found in a small picture, a large photograph and a JPEG', async () => {
    const code = await codeOf(bankSlip)
    expect(await readSlipCode(code)).toEqual(named)
    expect(await readSlipCode(await page({ width: 900, height: 1600 }, code))).toEqual(named)
    const photo = await page({ width: 2400, height: 3200 }, await codeOf(bankSlip, 700))
    expect(await readSlipCode(await new Transformer(photo).jpeg(80))).toEqual(named)
    expect(await readSlipCode(await new Transformer(photo).webp(80))).toEqual(named)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['no picture', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['a half of a picture', async () => (await codeOf(bankSlip)).subarray(0, 300)],
    ['no code', () => page({ width: 300, height: 300 })],
    ['a code of 4,000 digits', () => codeOf('1'.repeat(4000), 1000)],
    ['a code of something else', () => codeOf('https://example.com/slip')],
    ['a code with a changed digit', () => codeOf(bankSlip.replace('0011', '0012'))],
    [
      'the codes of two transfers',
      async () =>
        page(
          { width: 800, height: 400 },
          await codeOf(bankSlip),
          await codeOf('004100060000010103014022000111222233344ABCD125102TH910417DF'),
        ),
    ],
  ])('is not read from %s', async (_, picture) => {
    expect(await readSlipCode(await picture())).toBeNull()
  })
})

describe.each(await bothDrivers())('transfers that slips name on $kind', (driver) => {
  let academy: Academy
  let people: Viewer[]
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-20T03:00:00Z'))
    people = []
    for (let n = 0; n < 4; n++) {
      const row = { username: `s${n}`, firstname: `ส${n}`, lastname: 'ซื้อ', email: `s${n}@wicha.test` }
      const { _id } = await create(academy.as('admin'), 'user', row)
      people.push({ id: _id, role: 'user', home: academy.as('user').site._id, name: `ส${n} ซื้อ` })
    }
  }, 60_000)
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const as = (n: number) => ({ ...academy.as('user'), viewer: people[n]! })
  const submitted = async (n: number) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'ช่าง', status: true, price: 700 } as never)
    const orderID = await createOrder(as(n), { courseID, roundID: null })
    await submitSlip(as(n), { orderID, file: `upload/${n}.jpg`, checksum: orderID.padEnd(64, String(n)) })
    await academy.app.jobs.drain()
    const [slip] = await slipsOf(as(n), orderID)
    return { orderID, slip: slip!._id }
  }

  test('a transfer proves one order: the slip of a friend is rejected and its buyer is told', async () => {
    const own = await submitted(0)
    await storeSlipCode(admin(), { slip: own.slip, code: named })
    await storeSlipCode(admin(), { slip: own.slip, code: named })
    expect(await slipsOf(as(0), own.orderID)).toMatchObject([{ status: 'submitted', transRef: named.transRef }])
    const friend = await submitted(1)
    await storeSlipCode(admin(), { slip: friend.slip, code: named })
    expect(await slipsOf(as(1), friend.orderID)).toMatchObject([{ status: 'rejected', transRef: null }])
    expect(await orderOf(as(1), friend.orderID)).toMatchObject({ process: 'awaiting' })
    const { notices } = await ownNotices(as(1))
    expect(notices[0]?.title?.th).toContain('สลิปไม่ผ่านการตรวจ')
  })

  test('of two slips of a transfer at once one is kept, and another bank may use the same number', async () => {
    const code = { ...named, transRef: 'A1' }
    const both = [await submitted(2), await submitted(3)]
    await Promise.all(both.map(({ slip }) => storeSlipCode(admin(), { slip, code })))
    const states = await Promise.all(
      both.map(async ({ orderID }, at) => (await slipsOf(as(2 + at), orderID))[0]!.status),
    )
    expect(states.toSorted()).toEqual(['rejected', 'submitted'])
    const other = await submitted(0)
    await storeSlipCode(admin(), { slip: other.slip, code: { ...code, bank: '014' } })
    expect(await slipsOf(as(0), other.orderID)).toMatchObject([{ status: 'submitted' }])
  })
})
