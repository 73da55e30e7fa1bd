import { z } from 'zod'

/** An address that a page may link to: of this site, a place in the page, or https; nothing that runs. */
export const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*|[?#]\S*)$/)

/** A path of this site, where anyone who is sent on stays on it. */
export const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u)

/** A file that a page shows: of this site, or over https. */
export const fileAddress = z
  .string()
  .max(1000)
  .regex(/^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/)
