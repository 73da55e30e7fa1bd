import type { Page } from '@playwright/test'
import type { Locale } from '#domain/locale/locale.ts'
import { findings, structureOf } from '../../../tests/journeys/support/axe.ts'
import type { Faults } from './faults.ts'
import { linesOn } from './reading.ts'
import type { IsForeign } from './words.ts'
import { excerpt, wrongIn } from './wrong-text.ts'

/** What all who look share: what they met, which structures were looked at, and the words of the product. */
export interface Looking {
  faults: Faults
  structures: Set<string>
  isForeign: IsForeign
  /** Screens at a size in a language that were looked at. */
  looks: number
}

/** Who looks, in which language and on which sizes of a screen. */
export interface Eye {
  looking: Looking
  who: string
  lang: Locale
  on: readonly { width: number; height: number }[]
}

/** Looks at the screen that is there. */
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

/** How many pixels one would have to move the page sideways. */
export const widerBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}

/** An address with its ids taken out: rows of the same screen are one. */
const routeless = (address: string) => address.replaceAll(/[0-9a-f]{24}/g, '…')

/** What is built like something that axe has seen at this size is not shown to it again. */
async function seenWrong(page: Page, { structures }: Looking): Promise<string[]> {
  const structure = page.viewportSize()!.width + (await structureOf(page))
  if (structures.has(structure)) return []
  structures.add(structure)
  return findings(page, { hasPictures: true })
}
