import { memo, use, useMemo } from 'react'
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

/** The same rows are not rendered again: React would throw away fields of the server that have no script yet, with what was typed. */
const SameRows = memo(Rows)
const SameCopies = memo(DataSetCopies)

/** The rows of a form. With a script only the current tab is rendered; without one all are, under their names. */
export const FormBody = memo(function FormBody({ rows, around }: FormBodyProps) {
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
})

function Parts({ parts, around }: { parts: readonly FormPart[]; around: Around | undefined }) {
  return parts.map(({ key, set, rows }) =>
    set ? (
      <SameCopies key={key} set={set} rows={rows} around={around} />
    ) : (
      <SameRows key={key} rows={rows} around={around} />
    ),
  )
}
