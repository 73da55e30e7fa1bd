import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { linksOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('what new keys begin with on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const root = () => academy.viewer('root')
  const chosenIn = (html: string) =>
    [...html.matchAll(/<input[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => / name="scopes"/.test(tag) && (/ checked=/.test(tag) || / type="hidden"/.test(tag)))
      .map((tag) => / value="([^"]+)"/.exec(tag)?.[1])
      .filter((value) => value !== undefined)
  const begun = async () => (await pages.open({ path: '/client/key/add', viewer: root() })).text
  const settings = async () =>
    from(academy.as('root'), 'configuration')
      .select(['_id', 'apiKeys', 'apiKeyScopes', 'version'])
      .executeTakeFirstOrThrow()

  test('the form of a new key begins with the scopes and the life that the site says, and other sites keep their own', async () => {
    expect(chosenIn(await begun())).toEqual([])
    const { _id, apiKeys } = await settings()
    const change = { apiKeyScopes: ['course:read', 'enroll:read'], apiKeys: { ...apiKeys, days: 30 } }
    await update(academy.as('root'), 'configuration', { _id, change })
    const form = await begun()
    expect(chosenIn(form)).toEqual(['course:read', 'enroll:read'])
    expect(form.includes('value="21 ธ.ค. 2569"')).toBe(true)
    const far = await pages.open({ path: '/client/key/add', viewer: root(), site: 'factory' })
    expect(chosenIn(far.text)).toEqual([])
  })

  test('no scope is a default that no key may have, and nobody below root sets or reads one', async () => {
    const { _id, apiKeyScopes } = await settings()
    for (const scope of ['api_key:read', 'course:own', '*', 'x'.repeat(200)])
      await expect(
        update(academy.as('root'), 'configuration', { _id, change: { apiKeyScopes: [scope] } }),
        scope,
      ).rejects.toMatchObject({ kind: 'invalid' })
    for (const role of ['superadmin', 'admin'] as const) {
      const body = { data: { apiKeyScopes: ['user:delete'] } }
      const path = `/api/configuration/${_id}`
      await pages.ask({ path, method: 'PUT', viewer: academy.viewer(role), body })
      const read = await pages.ask({ path, method: 'GET', viewer: academy.viewer(role) })
      expect(JSON.stringify(read.body)).not.toContain('apiKeyScopes')
    }
    expect((await settings()).apiKeyScopes).toEqual(apiKeyScopes)
  })

  test('keys are not brought in from a file: the list does not offer it, and the call refuses it', async () => {
    await create(academy.as('root'), 'api_key', { name: 'ระบบ HR', scopes: ['course:read'] })
    const list = (await pages.open({ path: '/client/key', viewer: root() })).text
    expect(linksOf(list).map(({ href }) => href)).not.toContain('/client/key?import=1')
    const asked = (await pages.open({ path: '/client/key?import=1', viewer: root() })).text
    expect(asked).not.toContain('type="file"')
    const answer = await pages.ask({ path: '/api/api_key/import', viewer: root(), body: {} })
    expect(answer.status).toBe(403)
    const courses = (await pages.open({ path: '/lesson/dashboard', viewer: root() })).text
    expect(linksOf(courses).map(({ href }) => href)).toContain('/lesson/dashboard?import=1')
  })
})
