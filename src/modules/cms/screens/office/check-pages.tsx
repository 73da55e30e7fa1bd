import { Form, Link, type MetaFunction, useLoaderData } from 'react-router'
import { FollowedRun } from '#platform/office/screens/list/bulk/run/followed-run.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { StatePanel } from '#ui/office/state/state.tsx'
import styles from '../../page-audit/check.module.css'
import { FindingList } from '../../page-audit/finding-list.tsx'
import type { loader } from './check-pages.server.ts'

export { action, loader } from './check-pages.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** The problems on the site's pages, worst first. */
export default function CheckPages() {
  const { heading, crumbs, run, said, empty, pages, words } = useLoaderData<typeof loader>()
  return (
    <div className={part.page}>
      <Crumbs links={crumbs} label={words.crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
        <div className={part.acts}>
          <Form method="post">
            <Button type="submit" look="primary" icon="clipboard-check" disabled={run?.isRunning}>
              {said ? words.again : words.check}
            </Button>
          </Form>
        </div>
      </div>
      {run && <FollowedRun run={run} />}
      {said && <p className={styles.note}>{said}</p>}
      {empty && !run && <StatePanel state={{ kind: 'empty', title: words.noneYet, text: empty }} />}
      {said && pages.length === 0 && (
        <StatePanel state={{ kind: 'empty', title: words.allGood, text: words.allGoodText }} />
      )}
      {pages.map((page) => (
        <PageFindings key={page._id} page={page} />
      ))}
    </div>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function PageFindings({ page: { title, href, tally, findings, more } }: { page: Loaded['pages'][number] }) {
  const { words } = useLoaderData<typeof loader>()
  return (
    <section className={styles.page}>
      <h2>
        <Link className={part.link} to={href}>
          {title}
        </Link>
        <span className={styles.tally}>{tally}</span>
      </h2>
      <FindingList findings={findings} words={words} />
      {more && <p className={styles.note}>{more}</p>}
    </section>
  )
}
