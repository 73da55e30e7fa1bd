import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import type { FormDescription } from '#ui/office/form-description.ts'

export type OwnRow = Awaited<ReturnType<typeof ownRow>>

/** The row of the person, in the context in which they read it (`atHome`). */
export const ownRow = async (home: Context) => {
  const row = await from(home, 'user').selectAll().where('user._id', '=', home.viewer.id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** What people say of themselves here; what they sign in with is changed where they prove who they are. */
const own: readonly string[] = ['firstname', 'lastname', 'address']

/** The collection of people, without what a person does not say of themselves; a citizen id is said once. */
export const aboutOwn = (home: Context, row: OwnRow) => {
  const collection = collectionOf(home, 'user')
  const asked = row.citizen ? own : [...own, 'citizen']
  return { collection, without: Object.keys(collection.fields).filter((name) => !asked.includes(name)) }
}

/** What the page needs of the form. */
export const asOwnForm = ({ sections, hidden, conflict, problems, revision }: FormDescription) => ({
  ...{ sections, hidden, problems, revision },
  ...(conflict && { conflict }),
})
