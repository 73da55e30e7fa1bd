import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBankFile } from '#domain/money/bank-file/read-bank-file.ts'
import { createOrder } from '#modules/order/public-api.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { compute, create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { textOf } from '../../../../tests/support/reading.ts'
import { bank, billerId } from './example-file.ts'
import { sampleFile } from './sample-file.server.ts'

describe.each(await testDrivers())('the sample bank file on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let accountID: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const open = (role: Role) =>
    pages.open({ path: `/lesson/reconcile/sample/${accountID}`, viewer: academy.viewer(role) })

  test('it exists for a sample account alone, fits the unpaid orders, and is for administrators', async () => {
    const { _id } = await create(admin(), 'bank_account', { ...bank, name: 'บัญชีหลัก', billerId })
    accountID = _id
    const refused = await create(admin(), 'bank_account', {
      ...{ name: 'x', bank: '014', account: '9999999999', isSample: true },
    } as never).catch(() => null)
    const marked = await from(admin(), 'bank_account').select('_id').where('isSample', '=', true).execute()
    expect([marked, refused?._id].filter(Boolean)[0], 'only a seed marks an account').toEqual([])
    expect((await open('admin')).status, 'without a sample account').toBe(404)
    await compute(admin(), 'bank_account', { _id, change: { isSample: true } })
    const refs: string[] = []
    for (const price of [700, 900]) {
      const course = await create(admin(), 'course', { name: `คอร์ส ${price}`, status: true, price } as never)
      const id = await createOrder(academy.as('user'), { courseID: course._id, roundID: null })
      const { ref1 } = await from(admin(), 'order').select('ref1').where('_id', '=', id).executeTakeFirstOrThrow()
      refs.push(ref1!)
    }
    const answer = await open('admin')
    expect([answer.status, String(answer.headers['content-disposition'])]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="bank-sample-\d{4}-\d{2}-\d{2}\.txt"$/),
    ])
    const { bytes } = (await sampleFile(admin(), accountID))!
    const lines = new TextDecoder('windows-874').decode(bytes).split('\r\n').slice(0, -1)
    for (const line of lines) expect(line).toHaveLength(256)
    const read = readBankFile(bytes, bank)
    if (!('file' in read)) return expect.fail(JSON.stringify(read.fault))
    expect(read.file.rows.map(({ ref1, amount }) => [ref1.trim(), amount])).toEqual([
      [refs[1], 900],
      [refs[0], 699],
      ['999999999999', 555],
    ])
    expect(await sampleFile(academy.as('admin', 'factory'), accountID), 'another site').toBeUndefined()
    const page = await pages.open({ path: '/lesson/reconcile', viewer: academy.viewer('admin') })
    expect(textOf(page.text)).toContain('ไฟล์ตัวอย่าง')
    for (const role of ['user', 'manager', 'member'] as const) expect((await open(role)).status, role).not.toBe(200)
  })
})
