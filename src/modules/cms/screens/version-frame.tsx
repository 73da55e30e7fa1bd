import type { ReactNode } from 'react'
import { type MetaFunction, useLoaderData } from 'react-router'
import { DraftFace } from '../components/versions/draft-face.tsx'
import styles from '../components/versions/marks.module.css'
import type { loader } from './version-frame.server.ts'

export { headers, loader } from './version-frame.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.page.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** A version beside another. Changed, added and removed parts are framed. */
export default function VersionFrame() {
  const { page, said, words, marks } = useLoaderData<typeof loader>()
  const around = (id: string, shown: ReactNode) => {
    const mark = marks[id]
    if (!mark) return shown
    return (
      <div className={styles[mark]} data-part={id}>
        {shown}
      </div>
    )
  }
  return <DraftFace page={page} words={words} said={said} empty={null} around={around} />
}
