import type { Page } from '@playwright/test'
import type { CleanupStack } from '../../bench/cleanup-stack.ts'
import { type Finding, skipped } from '../scorecard.ts'
import { cutTexts } from './cut.ts'
import { Faults } from './faults.ts'
import { addressOf, widerBy } from './look.ts'
import { publicPaths } from './paths.ts'
import { newBrowser, openStage, pageOf, type Person, sizes, type Stage, whyNoBrowser } from './stage.ts'
import { excerpt } from './wrong-text.ts'

const claims = {
  zoom: 'cut or wider than the screen at 200 % zoom',
  spacing: 'the same with the text spacing of WCAG 1.4.12',
}

/** The text spacing that WCAG 1.4.12 requires as a minimum. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const desk = [
  ...['/lesson/dashboard', '/lesson/add', '/enroll/dashboard', '/student/dashboard', '/order/dashboard'],
  ...['/user/dashboard', '/cms/content', '/note/home'],
]
const own = ['/user/profile', '/user/identity', '/user/calendar']

/** Checks the main screens at double size, and with wider spacing of lines, letters and words. */
export const verifyZoom = async (traces: CleanupStack): Promise<Finding[]> => {
  const why = whyNoBrowser()
  if (why) return Object.values(claims).map((claim) => skipped(claim, why))
  const stage = await openStage(traces)
  const faults = new Faults()
  const visits: [Person, string[]][] = [
    [{ name: 'visitor', role: 'guest' }, await publicPaths(stage.url)],
    [{ name: 'somchai', role: 'user' }, own],
    [{ name: 'admin', role: 'admin' }, desk],
  ]
  for (const [who, paths] of visits) await visitLarge(stage, { who, paths, faults })
  const looked = `${visits.flatMap(([, paths]) => paths).length} screens`
  return (['zoom', 'spacing'] as const).map((kind) => faults.line(claims[kind], { kind, looked }))
}

async function visitLarge(stage: Stage, of: { who: Person; paths: string[]; faults: Faults }) {
  const context = await newBrowser(stage, { bypassCSP: true })
  const page = await pageOf(context, of.who)
  const large = await newBrowser(stage, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })
  await large.addCookies(await context.cookies())
  const zoomed = await large.newPage()
  for (const path of of.paths) {
    await page.setViewportSize(sizes.desktop)
    await page.goto(path)
    const usual = new Set(await cutTexts(page))
    const judge = (judged: Page, kind: 'zoom' | 'spacing') => noteLost(judged, { kind, usual, ...of })
    await zoomed.goto(path)
    await judge(zoomed, 'zoom')
    await page.addStyleTag({ content: spacing })
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport)
      await judge(page, 'spacing')
    }
  }
  await Promise.all([context.close(), large.close()])
}

/** Reports unreadable content, except content that is cut off by default, such as the other slides of a show. */
async function noteLost(
  page: Page,
  { kind, usual, who, faults }: { kind: 'zoom' | 'spacing'; usual: Set<string>; who: Person; faults: Faults },
) {
  const where = `${who.name}, ${page.viewportSize()!.width} px, ${addressOf(page)}`
  const beyond = await widerBy(page)
  if (beyond > 0) faults.note({ kind, says: `${addressOf(page)} is ${beyond} px wider`, where })
  for (const text of await cutTexts(page))
    if (!usual.has(text)) faults.note({ kind, says: `“${excerpt(text)}” is cut`, where })
}
