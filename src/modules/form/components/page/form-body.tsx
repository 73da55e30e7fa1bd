import { use, useMemo } from 'react'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import { type Around, Rows } from '#platform/content/page/view/page-view.tsx'
import { FormPageContext } from '../state/form-context.ts'
import { useFormState } from '../state/use-form-state.ts'
import { DataSetCopies } from './data-set.tsx'
import { type FormPart, formTabs } from './form-parts.ts'
import styles from './form-view.module.css'
import { TabList } from '../tabs/tab-list.tsx'

interface FormBodyProps {
  rows: readonly RowViewModel[]
  around: Around | undefined
}

/** The rows of a form. With a script only the current tab is rendered; without one all are, under their names. */
export function FormBody({ rows, around }: FormBodyProps) {
  const page = use(FormPageContext)!
  const tabs = useMemo(() => formTabs(rows, page.definition), [rows, page.definition])
  const isReady = useFormState((state) => state.isReady, false)
  const current = useFormState((state) => state.tab, 0)
  if (tabs.length === 1) return <Parts parts={tabs[0]!.parts} around={around} />
  if (!isReady)
    return tabs.map((tab) => (
      <section key={tab.name}>
        <h2 className={`wrap ${styles.section}`}>{tab.name}</h2>
        <Parts parts={tab.parts} around={around} />
      </section>
    ))
  return (
    <>
      <TabList tabs={tabs} current={current} />
      <div
        key={current}
        className={styles.panel}
        role="tabpanel"
        id="form-panel"
        aria-labelledby={`form-tab-${current}`}
        tabIndex={0}
      >
        <Parts parts={tabs[current]?.parts ?? []} around={around} />
      </div>
    </>
  )
}

function Parts({ parts, around }: { parts: readonly FormPart[]; around: Around | undefined }) {
  return parts.map(({ key, set, rows }) =>
    set ? (
      <DataSetCopies key={key} set={set} rows={rows} around={around} />
    ) : (
      <Rows key={key} rows={rows} around={around} />
    ),
  )
}
