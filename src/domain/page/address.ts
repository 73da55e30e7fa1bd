import { z } from 'zod'

/** An address that a page may link to: of this site, a place in the page, or https; nothing that runs. */
export const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*|[?#]\S*)$/)
