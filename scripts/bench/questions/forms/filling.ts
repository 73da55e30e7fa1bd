import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { newBrowser, openStage, sizes, type Stage } from '../../../verify/people/stage.ts'
import type { CleanupStack } from '../../cleanup-stack.ts'
import { ask } from '../../load.ts'
import { signIn } from '../../servers.ts'
import { installWatch, type Watched } from './browser-watch.ts'
import { formPost } from './form-page.ts'
import { copies, copyField, largeForm, revealing, setTab, typedFields } from './large-form.ts'
import { visits } from './size.ts'

/** How many times slower the processor of the person is. */
export const slowdown = 6
/** Milliseconds between the letters of a fast typist. */
const letterEveryMs = 80
const typed = 'Somchai Jaidee 12'
const togglesOfChoice = 4

/** Milliseconds, and kilobytes of script with gzip. */
export interface FillingTimes {
  ready: number[]
  letters: number[]
  copyLetters: number[]
  reveals: number[]
  script: { routeKB: number; wholeKB: number; frameKB: number }
}

/** Opens the large form in the browser of a slow phone, fills it in, and measures what its person waits for. */
export async function timeFilling(traces: CleanupStack): Promise<FillingTimes> {
  const stage = await openStage(traces)
  const [form, empty] = ['bench-large-form', 'bench-empty-page']
  await publish(stage, [largeForm(form), { ...formPost({ slug: empty, title: 'หน้าว่าง', rows: [] }), type: 'page' }])
  const frame = await scriptsOf(stage, empty)
  const times: FillingTimes = {
    ...{ ready: [], letters: [], copyLetters: [], reveals: [] },
    script: { routeKB: 0, wholeKB: 0, frameKB: totalKB(frame.all) },
  }
  for (let visit = 0; visit < visits; visit++) await fillIn(stage, { path: `/cms/page/${form}`, times })
  const scripts = await scriptsOf(stage, form)
  times.script.routeKB = totalKB(scripts.route)
  times.script.wholeKB = totalKB(scripts.all)
  return times
}

async function publish({ url }: Stage, posts: readonly object[]) {
  const port = Number(new URL(url).port)
  const { cookie } = await ask(port, signIn('superadmin', 'backend'))
  for (const data of posts) await ask(port, { method: 'POST', path: '/api/post', cookie, body: { data } })
}

/** One visit with an empty browser. */
async function fillIn(stage: Stage, { path, times }: { path: string; times: FillingTimes }) {
  const context = await newBrowser(stage, { viewport: sizes.phone })
  try {
    const page = await slowPage(context)
    await page.goto(path)
    const ready = await watched(page, ({ readyMs }) => readyMs)
    times.ready.push(ready)
    for (const name of typedFields) times.letters.push(...(await typeInto(page, `#f-${name}`)))
    for (const { choice, shown } of revealing)
      for (let n = 0; n < togglesOfChoice; n++) times.reveals.push(await reveal(page, { choice, shown }))
    await page.getByRole('tab', { name: setTab }).click()
    const groups = page.locator('[data-copy]')
    await groups.nth(copies - 1).waitFor()
    for (const at of [0, copies / 2, copies - 1]) {
      const id = await groups.nth(at).getAttribute('data-copy')
      times.copyLetters.push(...(await typeInto(page, `[id="f-people.${id}.${copyField}"]`)))
    }
  } finally {
    await context.close()
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(installWatch)
  return page
}

/** Waits until the page has seen something, and returns it. */
async function watched(page: Page, read: (seen: Watched) => number): Promise<number> {
  for (;;) {
    const value = read(await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched))
    if (value > 0) return value
    await page.waitForTimeout(50)
  }
}

/** Returns the milliseconds from each key to the frame that shows its letter. */
async function typeInto(page: Page, selector: string): Promise<number[]> {
  const field = page.locator(selector)
  await field.click()
  const from = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.lettersMs.length)
  await page.keyboard.type(typed, { delay: letterEveryMs })
  await page.waitForTimeout(letterEveryMs)
  if (!(await field.inputValue()).endsWith(typed)) throw new Error(`${selector} lost letters`)
  const all = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.lettersMs)
  return all.slice(from)
}

/** Returns the milliseconds from the choice to the frame that shows its field. */
async function reveal(page: Page, { choice, shown }: { choice: string; shown: string }): Promise<number> {
  await page.locator(`input[name="${choice}"][value="no"]`).click({ force: true })
  await page.locator(`#f-${shown}`).waitFor({ state: 'detached' })
  await page.evaluate((selector) => {
    Object.assign((globalThis as unknown as { watched: Watched }).watched, { awaited: selector, revealMs: 0 })
  }, `#f-${shown}`)
  await page.locator(`input[name="${choice}"][value="yes"]`).click({ force: true })
  return watched(page, ({ revealMs }) => revealMs)
}

type Scripts = ReadonlyMap<string, number>

/**
 * Returns the scripts of a page with their bytes with gzip: those that its HTML names, and all that a browser loads until it rests. Fields
 * of a form are used, which loads their lazy parts.
 */
async function scriptsOf(stage: Stage, slug: string): Promise<{ route: Scripts; all: Scripts }> {
  const context = await newBrowser(stage, { viewport: sizes.phone })
  try {
    const page = await context.newPage()
    const all = new Map<string, number>()
    page.on('response', async (answer) => {
      if (answer.request().resourceType() !== 'script') return
      all.set(new URL(answer.url()).pathname, gzipSync(await answer.body(), { level: 9 }).length)
    })
    const html = await (await page.goto(`/cms/page/${slug}`))!.text()
    await page.waitForLoadState('networkidle')
    for (const tab of await page.getByRole('tab').all()) await tab.click()
    await page.waitForLoadState('networkidle')
    return { route: new Map([...all].filter(([path]) => html.includes(path))), all }
  } finally {
    await context.close()
  }
}

const totalKB = (scripts: Scripts) => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024
