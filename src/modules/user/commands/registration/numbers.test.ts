import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { RequestError } from '#platform/errors/errors.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { type Http, openHttp } from '../../../../../tests/support/http.ts'
import { transfersOf } from '../../../../../tests/support/transfers.ts'

const drivers = await testDrivers()
const citizen = '1101700207030'

describe.each(drivers)('citizen ids, phones and addresses of people on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let n = 0
  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const by = (role: 'admin' | 'user') => academy.viewer(role)
  const person = (more: Record<string, unknown> = {}) => ({
    username: `p${++n}`,
    firstname: 'ก',
    lastname: 'ข',
    ...more,
  })
  const issuesOf = (more: Record<string, unknown>) =>
    create(admin(), 'user', person(more)).then(
      () => null,
      (error: RequestError) => error.issues.map(({ field }) => field),
    )
  const put = (role: 'admin' | 'user', _id: string, data: Record<string, unknown>) =>
    http.ask({ method: 'PUT', path: `/api/user/${_id}`, viewer: by(role), body: { data } })
  const stored = (_id: string) =>
    from(admin(), 'user')
      .select(['citizen', 'phone', 'email', 'username'])
      .where('_id', '=', _id)
      .executeTakeFirstOrThrow()
  const bring = (lines: string[], more: Record<string, string> = { key: 'username' }) =>
    transfersOf(http).bring({ viewer: by('admin') }, { to: 'user', file: lines.join('\n'), more })

  test('are stored in one spelling, by staff and by oneself, and are the same person in every other', async () => {
    const { _id } = await create(admin(), 'user', person({ citizen: '1-1017-00207-03-0', phone: '+66 89-234-5678' }))
    expect(await stored(_id)).toMatchObject({ citizen, phone: '0892345678' })
    for (const same of [
      { citizen: '๑๑๐๑๗๐๐๒๐๗๐๓๐' },
      { citizen: `${citizen}\u200b` },
      { phone: '089 234 5678' },
      { phone: '๐๘๙๒๓๔๕๖๗๘' },
    ])
      await expect(create(admin(), 'user', person(same))).rejects.toMatchObject({ issues: [{ code: 'duplicate' }] })
    const own = by('user').id
    expect((await put('user', own, { citizen: '3-1006-00888-88-0' })).status).toBe(200)
    expect((await stored(own)).citizen).toBe('3100600888880')
    expect((await put('user', own, { citizen: '๑๑๐๑๗๐๐๒๐๗๐๓๐' })).status).toBe(400)
  })

  test.each([
    ['citizen', '1.1017E+12'],
    ['citizen', 'abc'],
    ['citizen', '110170020703'],
    ['citizen', 'x1101700207030'],
    ['phone', '812345678'],
    ['phone', '8.12E+08'],
    ['phone', 'abc'],
    ['phone', '021234567'],
    ['email', 'a@wicha.test b@wicha.test'],
    ['email', 'a@wicha.test,b@wicha.test'],
  ])('of %s refuse %s, whoever writes it', async (field, value) => {
    const { _id } = await create(admin(), 'user', person())
    expect(await issuesOf({ [field]: value })).toEqual([field])
    expect((await put('admin', _id, { [field]: value })).status).toBe(400)
    if (field === 'citizen') expect((await put('user', by('user').id, { [field]: value })).status).toBe(400)
    const { report } = await bring([`username,firstname,${field}`, `b${n},ก,"${value}"`])
    expect(report).toMatchObject({ isStored: false, problems: [{ row: 2, column: 'C', field }] })
  })

  test('are asked for their check digit in every way, where the site asks for it', async () => {
    const wrong = '3100600888881'
    const { _id } = await create(admin(), 'user', person())
    expect((await put('admin', _id, { citizen: wrong })).status).toBe(200)
    const { _id: configuration, account } = await from(admin(), 'configuration')
      .select(['_id', 'account'])
      .executeTakeFirstOrThrow()
    const switchTo = (hasCheckDigit: boolean) =>
      update(academy.as('root'), 'configuration', {
        _id: configuration,
        change: { account: { ...account, hasCheckDigit } },
      })
    await switchTo(true)
    expect((await put('admin', _id, { firstname: 'ค', citizen: wrong })).status).toBe(200)
    expect((await put('admin', _id, { citizen: '3100600888882' })).status).toBe(400)
    expect((await put('user', by('user').id, { citizen: '3100600888882' })).status).toBe(400)
    const { report } = await bring(['username,firstname,citizen', `c${n},ก,3100600888882`])
    expect(report).toMatchObject({ isStored: false, problems: [{ row: 2, field: 'citizen' }] })
    await switchTo(false)
  })

  test('that a spreadsheet destroyed are named by cell, and mended only where that is certain', async () => {
    const { report } = await bring([
      'username,firstname,lastname,email,citizen,phone',
      'zz-case-1,ทดสอบ,หนึ่ง,zz-case-1@wicha.test,1.1017E+12,812345678',
      'zz-case-2,ทดสอบ,สอง,zz-case-2@wicha.test,2-1017-00207-03-9,081-234-5679',
      'zz-case-3,ทดสอบ,สาม,a@wicha.test b@wicha.test,,21234567',
    ])
    const told = report.problems.map(({ row, column, code, mended }) => [row, column, code, mended])
    expect(told).toEqual([
      [2, 'E', 'scientific', undefined],
      [2, 'F', 'lost-zero', '0812345678'],
      [4, 'D', 'many-emails', undefined],
      [4, 'F', 'wrong', undefined],
    ])
    expect(report.problems[0]!.message).toContain('1.1017E+12')
    expect(report.problems[1]!.message).toContain('0812345678')
    expect(report.problems[2]!.message).toContain('มากกว่าหนึ่งรายการ')
  })

  test('are found whatever cannot be seen stands around and in them, also in heads', async () => {
    const { _id } = await create(admin(), 'user', person({ username: 'unseen', email: 'unseen@wicha.test' }))
    for (const [username, email] of [
      ['unseen\u200b', 'new1@wicha.test'],
      ['un\u00adseen', 'new2@wicha.test'],
      ['new3', '\ufeffunseen\u2060@wicha.test'],
      ['new4', '"unseen@wicha.test"'],
      ['new5', 'mailto:Unseen@wicha.test\u200e'],
    ])
      await expect(create(admin(), 'user', person({ username, email })), `${username} ${email}`).rejects.toMatchObject({
        issues: [{ code: 'duplicate' }],
      })
    const heads = ['\u200busername', 'first\u00adname\u200e', 'e\u2060mail']
    const { report } = await bring([heads.join(','), '\u200bunseen\u2060,เปลี่ยน\u200b,\u200emailto:unseen2@wicha.test'])
    expect(report).toMatchObject({ isStored: true, changed: 1, created: 0, problems: [] })
    expect(await stored(_id)).toMatchObject({ username: 'unseen', email: 'unseen2@wicha.test' })
  })

  test('that were stored in another way before stay readable, and do not keep the rest of a record from being changed', async () => {
    const { _id } = await create(admin(), 'user', person())
    const old = { citizen: '1.1017E+12', phone: '02-123' }
    await sql`update "user" set citizen = ${old.citizen}, phone = ${old.phone} where _id = ${_id}`.execute(
      academy.database.kysely,
    )
    expect((await put('admin', _id, { firstname: 'ใหม่' })).status).toBe(200)
    const { body } = await http.ask({ method: 'GET', path: `/api/user/${_id}`, viewer: by('admin') })
    expect(body.data).toMatchObject({ ...old, firstname: 'ใหม่' })
  })
})
