import { createContext } from 'react'
import type { Page } from '#domain/page/page.ts'

/** Reads what is pasted; null, and the person is told, where it is no part of a page. */
type AskPaste = (text: string) => Promise<{ part: 'object' | 'row'; page: Page } | null>

export const Pasting = createContext<AskPaste>(() => Promise.resolve(null))
