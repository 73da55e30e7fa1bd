/** What a learner wrote that the server does not have as a draft yet, stored on their device. */
export interface KeptDraft {
  text: string
  /** The draft on which it is based. */
  version: number | null
  /** The text of a save without a response. The server may have it. */
  unsure: string | null
}

export interface Shelf {
  read: () => KeptDraft | null
  keep: (draft: KeptDraft) => void
  forget: () => void
}

const prefix = 'hand-in '

/** The device's storage for an attempt of an enrolment at a lesson. It clears what earlier attempts left. */
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

/** Without storage, only what waited when the browser closed is lost. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
