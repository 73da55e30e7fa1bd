import { z } from 'zod'

/** A URL that a page may link to: a path of this site, an anchor of the page, or https. Scripts are refused. */
export const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*|[?#]\S*)$/)

/** A path of this site. A redirect to it stays on the site. */
export const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u)

/** The URL of a file that a page shows: of this site, or over https. */
export const fileAddress = z
  .string()
  .max(1000)
  .regex(/^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/)
