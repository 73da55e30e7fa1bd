import type { SittingSection, SittingSlot } from '../../protocol.ts'

/** A page of questions. A section that goes on from the page before repeats its title without its instruction. */
export interface Page {
  sections: SittingSection[]
}

/** Splits a paper into pages of `perPage` slots, text alone included, as the server counts them. 0 is one page. */
export function pagesOf(sections: readonly SittingSection[], perPage: number): Page[] {
  const all = sections.flatMap((section) => section.slots)
  const size = perPage || Math.max(1, all.length)
  return Array.from({ length: Math.max(1, Math.ceil(all.length / size)) }, (_, page) => {
    const slots = all.slice(page * size, (page + 1) * size)
    return { sections: sections.flatMap((section) => partOf(section, slots)) }
  })
}

function partOf(section: SittingSection, slots: readonly SittingSlot[]): SittingSection[] {
  const own = section.slots.filter((slot) => slots.includes(slot))
  if (own.length === 0) return []
  return [{ ...section, slots: own, instruction: own[0] === section.slots[0] ? section.instruction : '' }]
}

/** Returns the index of the page that has a slot. */
export const pageWith = (pages: readonly Page[], slot: string) =>
  pages.findIndex(({ sections }) => sections.some(({ slots }) => slots.some((one) => one.slot === slot)))
