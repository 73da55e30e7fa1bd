import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { FlowEditor } from '../components/editor/flow-editor.tsx'
import { FlowConflict } from '../components/editor/panels/save-form.tsx'
import type { action, loader } from './steps.server.ts'

export { action, loader } from './steps.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The editor of a flow. */
export default function EditFlow() {
  const { described, saved } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  const conflict = acted && 'conflict' in acted ? acted.conflict : undefined
  const problems = acted && 'problems' in acted ? acted.problems : []
  const { words, flow, crumbs } = described
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {words.edit} {flow.name}
        </h1>
      </div>
      {conflict && <FlowConflict conflict={conflict} words={words} />}
      {problems.length > 0 && (
        <Banner kind="problem">
          <ul>
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      {saved && !acted && <Banner kind="done">{saved}</Banner>}
      <FlowEditor
        key={flow.version}
        described={described}
        version={conflict?.version ?? flow.version}
        isReplacing={conflict !== undefined}
      />
    </div>
  )
}
