import type { FlowStep } from '#domain/flow/step.ts'
import { pathsIn } from '#domain/flow/placeholder.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'

const maxForms = 20
const maxNames = 100

interface StoredRows {
  rows?: { columns?: { objects?: { type?: string; props?: Record<string, unknown> }[] }[] }[]
}

/** The names of form fields that placeholders may use: those of the site's forms, and those that the steps use already. */
export async function formFields(ctx: Context, steps: readonly FlowStep[]): Promise<string[]> {
  const forms = await from(ctx, 'post')
    .select('post.builder')
    .where('post.type', '=', 'form')
    .orderBy('post.updatedAt', 'desc')
    .limit(maxForms)
    .execute()
  const used = pathsIn(steps).flatMap((path) => (path.startsWith('form.') ? [path.slice('form.'.length)] : []))
  const names = forms.flatMap(({ builder }) => namesIn(builder as StoredRows | null))
  return [...new Set([...names, ...used])].toSorted().slice(0, maxNames)
}

const namesIn = (page: StoredRows | null): string[] =>
  (page?.rows ?? [])
    .flatMap(({ columns = [] }) => columns)
    .flatMap(({ objects = [] }) => objects)
    .flatMap(({ type, props }) => {
      const name = props?.['name']
      return type?.startsWith('form-') && typeof name === 'string' && name !== '' ? [name] : []
    })
