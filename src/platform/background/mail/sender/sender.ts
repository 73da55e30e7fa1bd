import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'

/** The sender of the site's mail: that of its configuration, or by default an address at its host name. */
export const senderOf = async (ctx: Context): Promise<{ name: string; address: string }> => {
  const set = await from(ctx, 'configuration')
    .select(['configuration.email_from_name', 'configuration.email_from_email'])
    .executeTakeFirst()
  const name = (set?.email_from_name ?? ctx.site.siteName).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return { name, address: set?.email_from_email ?? `no-reply@${ctx.site.hostname || 'localhost'}` }
}

/** The domain of an address, in lower case. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
