import { createContext } from 'react'
import type { Views } from '../block.ts'

/** The views that the application gathered from its modules, for the page that shows them. */
export const BlockViews = createContext<Views>({})
