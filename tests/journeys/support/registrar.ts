import { expect, type Page } from '@playwright/test'

/** Stores a row as a back-office program does, as the signed-in person of the page. Returns its id. */
export async function store(page: Page, path: string, data: object): Promise<string> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post(`/api/${path}`, { data: { data }, headers })
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  return String((await answer.json())._id)
}

/** Performs an action of the record on the screen, directly or from its menu. */
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
