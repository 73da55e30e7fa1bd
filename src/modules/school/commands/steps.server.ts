import { normalizeEmail, emailIssue } from '#domain/validation/email.ts'
import { readHostName } from '#domain/validation/host-name/host-name.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { acceptedChange } from '#platform/data/collection/writing/accept.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { readForm } from '#platform/office/screens/save/read-form.ts'
import { takenIssue } from '#platform/site/site-tree/add-site.ts'
import { hostNameIssues } from '#platform/site/site-tree/issues.ts'
import { ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { wizardWords } from '../words.ts'

export const steps = ['place', 'name', 'look', 'plugins', 'admin', 'content'] as const
export type StepName = (typeof steps)[number]

/** The configuration fields of a step. The other fields are the wizard's own. */
export const configured: Record<StepName, readonly string[]> = {
  place: [],
  name: ['siteName', 'siteNameEn'],
  look: ['siteLogo', 'siteStyle', 'siteSubStyle'],
  plugins: ['plugins', 'defaultPlugin'],
  admin: [],
  content: [],
}
export const ownFields: Record<StepName, readonly string[]> = {
  place: ['parent', 'from'],
  name: ['hostname'],
  look: [],
  plugins: [],
  admin: ['email', 'firstname', 'lastname'],
  content: ['sample'],
}

/** The submitted values, by field. */
export type StepsDraft = Record<string, unknown>

/** The submitted form of a step. */
export const readStep = (ctx: Context, { step, form }: { step: StepName; form: FormData }): StepsDraft => {
  const read = readForm(ctx, collectionOf(ctx, 'configuration'), { form, row: {} })
  const own = ownFields[step].map(
    (name) =>
      [
        name,
        String(form.get(name) ?? '')
          .trim()
          .slice(0, 300),
      ] as const,
  )
  return {
    ...Object.fromEntries(configured[step].map((name) => [name, read[name] ?? null])),
    ...Object.fromEntries(own),
  }
}

/** The errors of a step's values so far. Empty if it is done. */
export const stepIssues = async (ctx: Context, { step, written }: { step: StepName; written: StepsDraft }) => {
  const given = configured[step].map((name) => [name, written[name] ?? null] as const)
  const own = await check[step](ctx, written)
  return [...codecIssues(ctx, Object.fromEntries(given)), ...own]
}

function codecIssues(ctx: Context, given: StepsDraft): readonly Issue[] {
  try {
    const present = Object.entries(given).filter(([name, value]) => value !== null || name.startsWith('siteName'))
    acceptedChange(ctx, collectionOf(ctx, 'configuration'), Object.fromEntries(present))
    return []
  } catch (error) {
    if (error instanceof RequestError) return error.issues
    throw error
  }
}

const check: Record<StepName, (ctx: Context, written: StepsDraft) => Promise<Issue[]>> = {
  async place(ctx, { parent, from }) {
    const all = await ownedNodes(ctx)
    const isPlace = all.some(({ _id, siteType }) => _id === parent && siteType !== 'unit')
    const isSchool =
      !from || all.some(({ _id, kind, siteType }) => _id === from && kind === 'school' && siteType === 'unit')
    return [...(isPlace ? [] : [issue('parent')]), ...(isSchool ? [] : [issue('from')])]
  },
  async name(ctx, { hostname }) {
    const read = readHostName(String(hostname ?? ''))
    if ('fault' in read) return [hostname ? hostNameIssues[read.fault] : hostNameIssues.missing]
    const taken = await takenIssue(ctx, read.name)
    return taken ? [taken] : []
  },
  look: async () => [],
  plugins: async () => [],
  async admin(_ctx, { email, firstname }) {
    if (!email) return []
    const wrong = emailIssue('email', normalizeEmail(String(email)))
    const nameless = firstname ? [] : [issue('firstname')]
    return [...(wrong ? [wrong] : []), ...nameless]
  },
  async content(_ctx, { sample, plugins, from }) {
    if (sample !== 'yes' && sample !== 'no' && sample !== 'file') return [issue('sample')]
    const has = (name: string) => Array.isArray(plugins) && plugins.includes(name)
    const canSample = has('lesson') && has('category') && !from
    return sample === 'yes' && !canSample ? [{ field: 'sample', code: 'needs', ...wizardWords.sampleNeeds }] : []
  },
}

const issue = (field: string): Issue => ({ field, code: 'required', ...wizardWords.choose })
