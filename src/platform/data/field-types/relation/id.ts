import { z } from 'zod'

/** The `_id` of a row. */
export const id = z.string().regex(/^[0-9a-f]{24}$/)
