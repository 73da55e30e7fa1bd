import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { DraftPage } from '#platform/office/draft/draft-page.tsx'
import { FlowEditor } from '../components/editor/flow-editor.tsx'
import type { action, loader } from './steps.server.ts'

export { action, loader } from './steps.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The editor of a flow. */
export default function EditFlow() {
  const { described, saved } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const conflict = acted && 'conflict' in acted ? acted.conflict : undefined
  const { words, flow, crumbs } = described
  return (
    <DraftPage {...{ crumbs, words, acted, saved }} name={flow.name}>
      <FlowEditor
        key={flow.version}
        described={described}
        version={conflict?.version ?? flow.version}
        isReplacing={conflict !== undefined}
      />
    </DraftPage>
  )
}
