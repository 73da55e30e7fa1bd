import { createContext } from 'react'
import type { Page } from '#domain/page/page.ts'

/** Parses pasted text. Null if it is no part of a page; the person is then told. */
type AskPaste = (text: string) => Promise<{ part: 'object' | 'row'; page: Page } | null>

export const Pasting = createContext<AskPaste>(() => Promise.resolve(null))
