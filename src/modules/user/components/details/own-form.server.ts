import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { cellOf } from '#platform/office/screens/description/cell.ts'
import type { FormDescription } from '#ui/office/form-description.ts'

export type OwnRow = Awaited<ReturnType<typeof ownRow>>

/** The row of the person, in the context in which they read it (`atHome`). */
export const ownRow = async (home: Context) => {
  const row = await from(home, 'user').selectAll().where('user._id', '=', home.viewer.id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** What people say of themselves here; what they sign in with is changed where they prove who they are. */
const own: readonly string[] = ['firstname', 'lastname', 'address', 'fields']

/** The collection of people, without what a person does not say of themselves; a citizen id is said once. */
export const aboutOwn = (home: Context, row: OwnRow) => {
  const collection = collectionOf(home, 'user')
  const asked = row.citizen ? own : [...own, 'citizen']
  return { collection, without: Object.keys(collection.fields).filter((name) => !asked.includes(name)) }
}

/** What the page needs of the form; of the site's own fields those that it shows here. */
export const asOwnForm = (home: Context, { sections, hidden, conflict, problems, revision }: FormDescription) => ({
  sections: sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ name }) => !elsewhereOn(home).has(name)) }))
    .filter(({ fields }) => fields.length > 0),
  ...{ hidden, problems, revision },
  ...(conflict && { conflict }),
})

const elsewhereOn = ({ site }: Context) =>
  new Set((site.personFields ?? []).flatMap(({ key, inProfile }) => (inProfile ? [] : [`fields.${key}`])))

/** What the academy says of the person in the site's own fields, which the person only reads. */
export const readOnlyFields = (home: Context, row: OwnRow) => {
  const { parts = {} } = collectionOf(home, 'user').fields['fields']!
  const shown = (home.site.personFields ?? []).filter(({ person, inProfile }) => person === 'read' && inProfile)
  return shown.flatMap(({ key, label }) => {
    const cell = cellOf(home, { value: row.fields[key], field: parts[key]!, labels: new Map(), isRecord: true })
    return cell.isMuted ? [] : [{ name: label[home.locale], value: cell.text }]
  })
}
