import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { DesignEditor } from '../../components/editor/design-editor.tsx'
import type { action, loader } from './design.server.ts'

export { action, loader } from './design.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The editor of an e-mail template. */
export default function EmailDesignScreen() {
  const { heading, crumbs, crumbsLabel, saved, ...editor } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={crumbsLabel} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      {acted?.problem && <Banner kind="problem">{acted.problem}</Banner>}
      {(acted?.done ?? saved) && !acted?.problem && <Banner kind="done">{acted?.done ?? saved}</Banner>}
      <DesignEditor key={editor.version} {...editor} />
    </div>
  )
}
