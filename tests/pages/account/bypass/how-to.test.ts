import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { openBrowser, sentTo } from '../chat/browser.ts'
import { trust } from './portal.ts'

/** Inside the product's packages, so that the example resolves its own. */
const folder = mkdtempSync(join(import.meta.dirname, '../../../../node_modules/.how-to-'))
let academy: Academy
let pages: Pages
beforeAll(async () => {
  academy = await openAcademy()
  pages = await openPages(academy)
})
afterAll(async () => {
  await pages.close()
  await academy.close()
  rmSync(folder, { recursive: true })
})

test('the example of the guide signs a person in', async () => {
  const guide = readFileSync('docs/how-to/sign-in-from-another-system.md', 'utf8')
  const [, example] = /```js\n([\s\S]*?)```/.exec(guide)!
  writeFileSync(join(folder, 'portal.mjs'), example!)
  const { linkFor } = (await import(/* @vite-ignore */ join(folder, 'portal.mjs'))) as {
    linkFor: (of: { academy: string; learner: string; privateKey: string }) => Promise<string>
  }
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bypassKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  await trust(academy, 'skills', { bypassIssuer: 'hr.factory', bypassKey })

  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const learner = academy.viewer('user').id
  const link = new URL(await linkFor({ academy: 'http://localhost:3000', learner, privateKey: pem }))
  const browser = openBrowser(pages)
  const page = await browser.open(link.pathname + link.search)
  expect(page.text).toContain('สมชาย ใจดี')
  const assertion = link.searchParams.get('assertion')!
  expect(sentTo(await browser.post(link.pathname, { assertion }))).toBe('/user/employee')
})
