import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import type { FormField } from '#domain/form/definition.ts'
import type { Page } from '#domain/page/page.ts'
import { openForm } from '../open-form.server.ts'
import { submitForm } from '../submit-form.server.ts'

let n = 0

/** Publishes a form of tests. Returns its `_id`. */
export async function publishTestForm(
  admin: Context,
  of: { fields: readonly TestField[]; sets?: readonly TestSet[]; post?: object },
): Promise<string> {
  n += 1
  const row = { type: 'form' as const, title: `แบบฟอร์ม ${n}`, slug: `form-of-tests-${n}`, status: true }
  return (await create(admin, 'post', { ...row, builder: formPage(of), ...of.post }))._id
}

export type TestField = Partial<Omit<FormField, 'id'>> & { name: string }
interface TestSet {
  name: string
  limit: number
  fields: readonly TestField[]
}

/** Opens a form and sends it, as the page does. */
export async function openAndSend(
  ctx: Context,
  { postID, answers, more = {} }: { postID: string; answers: Record<string, unknown>; more?: object },
) {
  const { version, key, token } = await openForm(ctx, postID)
  return submitForm(ctx, { postID, version, key, token, answers, ...more })
}

/** Returns the stored page of a form of tests. */
export function formPage({ fields, sets = [] }: { fields: readonly TestField[]; sets?: readonly TestSet[] }): Page {
  const rows = [
    rowOf('fields', fields),
    ...sets.map(({ name, limit, fields: own }) => ({
      ...rowOf(name, own),
      ...{ dataMode: 'set' as const, dataSetName: name, dataSetLimit: limit, dataSetTitle: name },
    })),
  ]
  return { version: 1, rows }
}

const rowOf = (id: string, fields: readonly TestField[]): Page['rows'][number] => ({
  ...{ id: `row-${id}`, gapSize: 24 },
  columns: [
    {
      ...{ id: `column-${id}`, col: 12, alignment: 'left' as const },
      objects: fields.map(({ type = 'input', ...props }, at) => ({
        ...{
          id: `field-${id}-${props.name}-${fields.findIndex(({ name }) => name === props.name) === at ? 0 : at}`,
          type: `form-${type}`,
          version: 1,
        },
        props: { label: props.name, ...props } as never,
      })),
    },
  ],
})
