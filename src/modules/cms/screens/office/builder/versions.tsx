import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { VersionsView } from '../../../components/versions/versions-view.tsx'
import styles from '../../../components/versions/versions.module.css'
import type { action, loader } from './versions.server.ts'

export { action, loader } from './versions.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.head }]

/** The earlier versions of a page, two versions side by side, and the restore button. */
export default function Versions() {
  const shown = useLoaderData<typeof loader>()
  const problems = useActionData<typeof action>()?.problems
  return (
    <div className={styles.page}>
      {problems && (
        <Banner kind="problem">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      )}
      <VersionsView shown={shown} />
    </div>
  )
}
