/** What a learner wrote that is no draft at the server yet, on the device that he wrote it with. */
export interface KeptDraft {
  text: string
  /** The draft that it was written on. */
  version: number | null
  /** What was on its way when nobody answered any more; the server may have it. */
  unsure: string | null
}

export interface Shelf {
  read: () => KeptDraft | null
  keep: (draft: KeptDraft) => void
  forget: () => void
}

const prefix = 'hand-in '

/** The place on the device for an attempt of an enrolment at a lesson; what is left there of earlier attempts is cleared away. */
export const shelfFor = (of: { keptAs: string; attempt: number }): Shelf => {
  const mine = `${prefix}${of.keptAs} ${of.attempt}`
  quietly(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${prefix}${of.keptAs} `) && key !== mine) localStorage.removeItem(key)
  })
  return {
    read: () => quietly(() => read(localStorage.getItem(mine))) ?? null,
    keep: (draft) => quietly(() => localStorage.setItem(mine, JSON.stringify(draft))),
    forget: () => quietly(() => localStorage.removeItem(mine)),
  }
}

function read(text: string | null): KeptDraft | null {
  const kept = text === null ? null : (JSON.parse(text) as KeptDraft | null)
  return typeof kept?.text === 'string' ? kept : null
}

/** A browser that keeps nothing for pages loses only what waited when it was closed. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
