import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { LayoutEditor } from '../../components/editor/layout-editor.tsx'
import type { action, loader } from './design.server.ts'

export { action, loader } from './design.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The editor of a certificate's layout. */
export default function DesignTemplate() {
  const loaded = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const { heading, crumbs, words, isSaved, current } = loaded
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>
          {words.design} {heading}
        </h1>
      </div>
      {problem && <Banner kind="problem">{problem}</Banner>}
      {isSaved && !problem && <Banner kind="done">{words.saved}</Banner>}
      <LayoutEditor key={current} {...loaded} />
    </div>
  )
}
