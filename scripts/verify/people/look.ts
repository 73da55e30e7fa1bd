import type { Page } from '@playwright/test'
import type { Locale } from '#domain/locale/locale.ts'
import { findings, structureOf } from '../../../tests/journeys/support/axe.ts'
import type { Faults } from './faults.ts'
import { linesOn } from './reading.ts'
import type { IsForeign } from './words.ts'
import { excerpt, wrongIn } from './wrong-text.ts'

/** The shared state of all checks: the problems, the checked structures, and the texts of the product. */
export interface Looking {
  faults: Faults
  structures: Set<string>
  isForeign: IsForeign
  /** Number of screens checked, by size and language. */
  looks: number
}

/** The viewer, the language and the screen sizes. */
export interface Eye {
  looking: Looking
  who: string
  lang: Locale
  on: readonly { width: number; height: number }[]
}

/** Checks the present screen. */
export const look = async (page: Page, { looking, who, lang, on }: Eye) => {
  for (const viewport of on) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const where = `${who}, ${viewport.width} px, ${lang}, ${addressOf(page)}`
    const note = (kind: string, says: string) => looking.faults.note({ kind, says, where })
    for (const says of await seenWrong(page, looking)) note('axe', says)
    const beyond = await widerBy(page)
    if (beyond > 0) note('wide', `${routeless(addressOf(page))} is ${beyond} px wider than ${viewport.width}`)
    for (const line of await linesOn(page)) {
      if (looking.isForeign(line, lang)) note('foreign', `“${excerpt(line)}” in ${lang}`)
      for (const says of wrongIn(line, lang)) note('wrong', says)
    }
    looking.looks++
  }
}

/** Returns by how many pixels the page overflows sideways. */
export const widerBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}

/** Returns a URL without its ids, so that rows of the same screen count as one. */
const routeless = (address: string) => address.replaceAll(/[0-9a-f]{24}/g, '…')

/** Runs axe, but not again on a structure that it has already checked at this size. */
async function seenWrong(page: Page, { structures }: Looking): Promise<string[]> {
  const structure = page.viewportSize()!.width + (await structureOf(page))
  if (structures.has(structure)) return []
  structures.add(structure)
  return findings(page, { hasPictures: true })
}
