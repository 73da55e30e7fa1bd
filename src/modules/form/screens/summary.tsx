import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import part from '#ui/office/controls/part.module.css'
import { Charts } from '#ui/office/record/chart/charts.tsx'
import { RelatedCard } from '#ui/office/record/related-card.tsx'
import { FormHead } from '../office/form-head.tsx'
import styles from '../office/office.module.css'
import type { loader } from './summary.server.ts'

export { loader } from './summary.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** What people answered in a form. */
export default function FormSummary() {
  const { crumbs, heading, total, tabs, words, charts, related, note } = useLoaderData<typeof loader>()
  return (
    <div className={part.page}>
      <FormHead {...{ crumbs, heading, total, tabs, words }} />
      <p className={part.muted}>{words.counted}</p>
      <div className={styles.summary}>
        {note && <Banner kind="notice">{note}</Banner>}
        <Charts charts={charts} />
        {related.map((one) => (
          <RelatedCard key={one.title} related={one} form={Form} />
        ))}
      </div>
    </div>
  )
}
