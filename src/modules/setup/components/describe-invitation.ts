import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { roleLabels } from '#modules/user/public-api.ts'
import type { Context } from '#platform/context.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { rolesToGive } from '#platform/identity/site-roles/site-staff.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { setupWords as words } from '../words.ts'

type InvitationDraft = Record<'email' | 'firstname' | 'lastname' | 'role', string>

/** The form that invites staff to the site. */
export const describeInvitation = (
  ctx: Context,
  { written, issues }: { written: InvitationDraft; issues: readonly Issue[] },
): FormDescription => {
  const { locale } = ctx
  const here = { href: href('/setup/admin'), label: words.staff[locale] }
  const field = (name: keyof InvitationDraft, kind: FieldDescription['kind']): FieldDescription => {
    const problem = issues.find((issue) => issue.field === name)?.[locale]
    const label = words[name][locale]
    return { ...{ name, label, kind, value: written[name], isRequired: true, span: 3 }, ...(problem && { problem }) }
  }
  const choices = rolesToGive(ctx).map((role) => ({ value: role, label: roleLabels[role][locale] }))
  return {
    ...{ heading: words.invite[locale], crumbs: [here], cancel: { ...here, label: words.cancel[locale] }, locale },
    ...{ revision: JSON.stringify(written), save: { label: words.send[locale] } },
    sections: [
      {
        title: words.invite[locale],
        text: words.inviteText[locale],
        fields: [
          field('email', 'email'),
          { ...field('role', 'choice'), choices },
          field('firstname', 'text'),
          field('lastname', 'text'),
        ],
      },
    ],
    problems: issues.map((issue) => ({ name: issue.field, label: labelOf(issue.field, locale), text: issue[locale] })),
    words: formWordsIn(locale),
  }
}

const labelOf = (name: string, locale: Context['locale']) =>
  name in words ? words[name as keyof InvitationDraft][locale] : name
