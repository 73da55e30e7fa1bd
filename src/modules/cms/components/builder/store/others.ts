import { createContext, use } from 'react'
import type { Editor } from '#platform/content/page/draft/presence.ts'

/** Others who have the page open. */
export const Others = createContext<readonly Editor[]>([])

/** The names of the people at each part of the page. */
export const useNamesAt = (): ReadonlyMap<string, string> => {
  const at = new Map<string, string>()
  for (const { name, part } of use(Others))
    if (part !== null) at.set(part, at.has(part) ? `${at.get(part)!}, ${name}` : name)
  return at
}
