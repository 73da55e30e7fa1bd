import { expect, type Page } from '@playwright/test'

/** Stores a row as a program of the office does, as who is signed in at the page; answers its id. */
export async function store(page: Page, path: string, data: object): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post(`/api/${path}`, { data: { data }, headers })
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  return String((await answer.json())._id)
}

/** Follows a command of the record on the screen, which is on it or behind its menu. */
export async function command(page: Page, name: string | RegExp) {
  const main = page.getByRole('main')
  const exact = typeof name === 'string'
  const wanted = main
    .getByRole('link', { name, exact })
    .or(main.getByRole('button', { name, exact }))
    .filter({ visible: true })
  if ((await wanted.count()) === 0) await main.getByRole('button', { name: 'คำสั่งเพิ่มเติม' }).first().click()
  await wanted.first().click()
}
