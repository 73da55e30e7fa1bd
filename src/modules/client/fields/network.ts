import { isIP } from 'node:net'
import { z } from 'zod'
import { entriesOf } from '#platform/data/collection/field-builders.ts'

/** An IP address, or a network as `203.0.113.0/24`. */
const network = z
  .string()
  .max(50)
  .trim()
  .refine((text) => {
    const [address = '', bits, ...more] = text.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    return (
      isIP(address) !== 0 &&
      more.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    )
  })
export const networks = entriesOf(network)

/** The origin of browser pages: scheme, host and port only. */
const origin = z
  .string()
  .max(300)
  .trim()
  .refine((text) => URL.parse(text)?.origin === text && /^https?:/.test(text))
export const origins = entriesOf(origin)
