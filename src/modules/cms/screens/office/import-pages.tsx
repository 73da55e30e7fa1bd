import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { FileReport } from '../../import-export/screen/file-report.tsx'
import { ReadFiles } from '../../import-export/screen/read-files.tsx'
import type { action, loader } from './import-pages.server.ts'

export { action, loader } from './import-pages.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The import of pages: a file is read and reviewed, and the selected items are imported. */
export default function ImportPages() {
  const { heading, crumbs, here, file, files, words } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const way = file ? [...crumbs, { href: here, label: heading }] : crumbs
  return (
    <div className={part.page}>
      <Crumbs links={way} label={words.crumbs} />
      <div className={part.head}>
        <h1>{file ? file.name : heading}</h1>
      </div>
      {problem && <Banner kind="problem">{problem}</Banner>}
      {file ? <FileReport file={file} words={words} /> : <ReadFiles files={files} here={here} words={words} />}
    </div>
  )
}
