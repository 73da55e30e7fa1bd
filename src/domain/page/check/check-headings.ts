import type { Found, Placed } from './finding.ts'

/**
 * Checks the order of headings: at most one of level 1, none empty, and no skipped level. The page title is above them
 * all.
 */
export function checkHeadings(placed: readonly Placed[]): Found[] {
  const headings = placed.flatMap(({ objectId, fact }) => (fact.is === 'heading' ? [{ objectId, ...fact }] : []))
  const titles = headings.filter(({ level }) => level === 1)
  const found: Found[] =
    titles.length > 1 ? [{ code: 'many-titles', objectId: titles[1]!.objectId, values: { n: titles.length } }] : []
  let before = 1
  for (const { objectId, level, text } of headings) {
    if (text.trim() === '') found.push({ code: 'empty-heading', objectId })
    const wanted = before + 1
    if (level > wanted) found.push({ code: 'heading-skips', objectId, values: { text, before, level, wanted } })
    before = level
  }
  return found
}
