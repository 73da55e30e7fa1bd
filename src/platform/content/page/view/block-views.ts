import { createContext } from 'react'
import type { Views } from '../block.ts'

/** The views that the application collected from its modules. */
export const BlockViews = createContext<Views>({})
