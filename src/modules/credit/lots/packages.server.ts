import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

const packages = (ctx: Context) =>
  from(ctx, 'credit_package').select([
    ...(['credit_package._id', 'credit_package.name', 'credit_package.price'] as const),
    ...(['credit_package.credits', 'credit_package.days'] as const),
  ])

/** The packages that learners can buy, the cheapest first. */
export const packagesForSale = (ctx: Context) =>
  packages(ctx).where('credit_package.active', '=', true).orderBy('credit_package.price').limit(50).execute()

/** A package that the viewer may read: any for a job, also one that is no longer for sale. */
export const packageOf = (ctx: Context, _id: string) =>
  packages(ctx).where('credit_package._id', '=', _id).executeTakeFirst()
