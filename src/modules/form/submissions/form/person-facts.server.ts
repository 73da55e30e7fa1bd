import type { FormDefinition } from '#domain/form/definition.ts'
import type { FormFacts } from '#domain/form/judge.ts'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

/** What the judge knows about the viewer: today, and the values that fields of the form take from the session (specification L161). */
export async function factsOf(ctx: Context, { fields, sets }: FormDefinition): Promise<FormFacts> {
  const paths = new Set([...fields, ...sets.flatMap((set) => set.fields)].map(({ session }) => session).filter(Boolean))
  const session = paths.size === 0 ? {} : await sessionValues(ctx)
  return {
    today: bangkokDay(ctx.now),
    session: Object.fromEntries(Object.entries(session).filter(([path]) => paths.has(path))),
  }
}

/** Texts of the viewer's own record. Visitors have none. */
async function sessionValues(ctx: Context): Promise<Record<string, string>> {
  const { viewer, site } = ctx
  if (viewer.id === '') return {}
  const own = { 'user._id': viewer.id, 'user.role': viewer.role, 'user.name': viewer.name }
  if (viewer.home !== site._id) return own
  const row = await from(ctx, 'user')
    .select(['user.firstname', 'user.lastname', 'user.email', 'user.phone', 'user.username'])
    .where('user._id', '=', viewer.id)
    .executeTakeFirst()
  const read = Object.entries(row ?? {}).map(([name, value]) => [`user.${name}`, String(value ?? '')])
  return { ...own, ...Object.fromEntries(read) }
}
