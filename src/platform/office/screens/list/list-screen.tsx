import { type ReactNode, useEffect } from 'react'
import { Form, useActionData, useFetcher, useLoaderData, useNavigate, useNavigation, useSubmit } from 'react-router'
import type { ListDescription } from '#ui/office/description.ts'
import type { CellChange } from '#ui/office/list/cell-edit/cell-edit.tsx'
import { type ListWays, ListView } from '#ui/office/list/list.tsx'
import { Outcome } from '#ui/office/controls/banner.tsx'
import type { action, loader } from '../list.server.ts'
import { FollowedRun } from './bulk/run/followed-run.tsx'
import { ImportScreen } from './import/import-screen.tsx'

/** The derived list of a collection. `children` appear above it, for screens that add content. */
export function ListScreen({ children }: { children?: ReactNode }) {
  const { list, importing } = useLoaderData<typeof loader>()
  if (importing) return <ImportScreen importing={importing} />
  return list && <Shown list={list}>{children}</Shown>
}

function Shown({ list, children }: { list: ListDescription; children: ReactNode }) {
  const { done, run } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const ways = useListWays()
  const counted = useCounted(list)
  const refused = acted && 'problem' in acted ? acted : null
  return (
    <ListView description={{ ...list, ...counted }} form={Form} ways={ways}>
      <Outcome {...{ done, refused }} form={Form} />
      {run && !refused && <FollowedRun run={run} />}
      {children}
    </ListView>
  )
}

/** Figures and charts that load after the page. The previous ones stay until then. */
function useCounted({ counting }: ListDescription) {
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => void (counting && load(counting.href)), [counting, load])
  return counting && data?.counted
}

/** Navigates the list to another address, and saves its cells. */
export function useListWays(): ListWays {
  const navigate = useNavigate()
  const submit = useSubmit()
  const { state } = useNavigation()
  const cell = useFetcher<typeof action>()
  const sent = cell.formData
  const edited = cell.data && 'edited' in cell.data ? cell.data.edited : null
  return {
    go: (href, how) => void navigate(href, { preventScrollReset: true, replace: how === 'typed' }),
    isBusy: state === 'loading',
    pending: sent ? changeIn(sent) : null,
    refused: edited?.problem ? { ...edited, problem: edited.problem } : null,
    move: (fields) => {
      const form = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      void submit(form, { method: 'post', preventScrollReset: true, replace: true })
    },
    save: ({ _id, field, value, version }) =>
      void cell.submit({ intent: 'cell', _id, field, version, [field]: value }, { method: 'post' }),
  }
}

const changeIn = (form: FormData): CellChange => {
  const field = String(form.get('field'))
  return { _id: String(form.get('_id')), field, value: String(form.get(field)), version: Number(form.get('version')) }
}
