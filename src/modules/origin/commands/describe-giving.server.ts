import type { Issue } from '#domain/validation/issue.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { words } from '#platform/office/screens/words.ts'
import type { Node } from '#platform/site/site-tree/nodes.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { addressOf, type Family } from '../families.ts'
import { adminWords } from '../words.ts'
import type { Giving } from './give-role.server.ts'
import { offeredOn } from './person-roles.server.ts'
import { nameOf } from './site-rows.server.ts'

export const readGiving = (form: FormData): Giving => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return { email: text('email'), role: text('role'), firstname: text('firstname'), lastname: text('lastname') }
}

/** The form that gives a person a role on a site, by e-mail. */
export const describeGiving = (
  ctx: Context,
  of: { family: Family; node: Node; giving?: Giving; issues?: readonly Issue[] },
): FormDescription => {
  const { family, node, giving, issues = [] } = of
  const { locale } = ctx
  const said = inLocale(adminWords, locale)
  const offered = offeredOn(ctx, node)
  const here = addressOf(ctx, family, { screen: 'admin', id: node._id })
  const fields = fieldsOf(ctx, { offered, giving }).map((field) => {
    const problem = issues.find((issue) => issue.field === field.name)?.[locale]
    return problem ? { ...field, problem } : field
  })
  return {
    heading: said.give,
    crumbs: [{ href: here, label: nameOf(ctx, node) }],
    ...{ revision: 'new', locale, action: here },
    sections: [
      {
        ...{ title: said.give, text: said.giveText },
        fields,
      },
    ],
    save: { label: said.give },
    cancel: { href: here, label: words.cancel[locale] },
    problems: issues.map((issue) => ({
      name: issue.field,
      label: fields.find(({ name }) => name === issue.field)?.label ?? issue.field,
      text: issue[locale],
    })),
    words: formWordsIn(locale),
  }
}

function fieldsOf(
  { locale }: Context,
  of: { offered: readonly Role[]; giving: Giving | undefined },
): FieldDescription[] {
  const said = inLocale(adminWords, locale)
  const { offered, giving } = of
  return [
    { name: 'email', label: said.email, kind: 'email', isRequired: true, span: 3, value: giving?.email ?? '' },
    {
      ...{ name: 'role', label: said.role, kind: 'choice', isRequired: true, span: 3 },
      value: giving?.role ?? offered[0] ?? '',
      choices: offered.map((value) => ({ value, label: roleLabels[value][locale] })),
    },
    { name: 'firstname', label: said.firstname, kind: 'text', span: 3, value: giving?.firstname ?? '' },
    { name: 'lastname', label: said.lastname, kind: 'text', span: 3, value: giving?.lastname ?? '' },
  ]
}
